/// One of the protocols that a composite accepts: how a round comes from a registration to what it
/// calls.
///
/// Written by the generator for each, as a class that nobody makes an object of. It says which of
/// the references that a registration holds is the one to read, so a call on a delegate that
/// conforms to the protocol costs what any other does: one weak load, and no cast.
///
/// It is a class, and not a protocol with `Reference` as an associated type, since associated types
/// have to be copyable (SE-0427).
@_spi(GeneratedCode)
open class AcceptedProtocol<Reference: AcceptingDelegateReference & ~Copyable, Delegate> {
  /// The delegate, or nil when it does not conform to the protocol or has died.
  ///
  /// - Lifetime: what it returns is kept alive for as long as the caller has it.
  /// - Thread safety: called by rounds on whatever thread a call is made, with no lock held. It reads
  ///   one weak reference and nothing else.
  /// - Complexity: O(1): one weak load.
  open class func delegate(of reference: borrowing Reference) -> Delegate? { nil }
}
