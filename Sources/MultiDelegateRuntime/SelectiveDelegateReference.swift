/// A reference to an object that conforms to at least one protocol of a composite.
///
/// Generated code adopts it where a composite requires nothing of its delegates: every object can
/// be handed to the calls that add one, which throw when it conforms to none of the protocols.
public protocol SelectiveDelegateReference: AcceptingDelegateReference, ~Copyable {
  /// Throws unless `delegate` conforms to one of the protocols.
  static func check(_ delegate: Delegate) throws(DelegateConformanceError)
}
