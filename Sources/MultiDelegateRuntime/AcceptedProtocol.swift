/// One of the protocols that a composite accepts: how a round comes from a registration to what it
/// calls.
///
/// Written by the generator for each, as a class that nobody makes an object of. It says which of
/// the references that a registration holds is the one to read, so a call on a delegate that
/// conforms to the protocol costs what any other does: one weak load, and no cast.
///
/// (A class, since the protocol that this would otherwise be had to have an associated type that
/// cannot be copied.)
open class AcceptedProtocol<Reference: AcceptingDelegateReference & ~Copyable, Delegate> {
  /// The delegate, or nil when it does not conform to the protocol or has died.
  open class func delegate(of reference: borrowing Reference) -> Delegate? { nil }
}
