/// A listener that knows how often it was called, so that no scenario measures calls that it does
/// not make.
package protocol CountingListener: Listener, Echoing {
  var calls: Int { get }
}
