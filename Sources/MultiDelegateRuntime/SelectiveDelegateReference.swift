/// A reference to an object that conforms to at least one protocol of a composite.
///
/// Generated code adopts it where a composite requires nothing of its delegates: every object can
/// be handed to the calls that add one, which throw when it conforms to none of the protocols.
public protocol SelectiveDelegateReference: AcceptingDelegateReference, ~Copyable {
  /// Throws unless `delegate` conforms to one of the protocols.
  ///
  /// - Thread safety: called on the thread that adds, with no lock held, before anything changes.
  /// - Throws: an error that names the delegate's type and the protocols.
  /// - Complexity: O(1) in the number of delegates: at most a cast for each protocol.
  static func check(_ delegate: Delegate) throws(DelegateConformanceError)
}
