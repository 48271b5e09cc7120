/// A listener that counts its calls.
///
/// A scenario can check that it makes the calls that it measures.
package protocol CountingListener: Listener, Echoing {
  var calls: Int { get }
}
