/// How a round reads the delegate that it calls from a ``DelegateReference``.
///
/// The runtime reads the delegate as it was added, with ``WholeDelegate``. For a composite, the
/// generator writes one subclass for each protocol that is accepted. It reads the weak reference that
/// is typed as this protocol, so a call costs what any other does: one weak load, and no cast.
///
/// No object of such a class is ever made. It is a class, and not a protocol with `Reference` as an
/// associated type, since associated types have to be copyable (SE-0427).
@_spi(GeneratedCode)
open class DelegateReader<Reference: DelegateReference & ~Copyable, Delegate> {
  /// The delegate, or nil when it has been deallocated or does not conform to the protocol.
  ///
  /// - Lifetime: what it returns is kept alive for as long as the caller has it.
  /// - Thread safety: called by rounds on whatever thread a call is made, with no lock held. It reads
  ///   one weak reference and nothing else.
  /// - Complexity: O(1): one weak load.
  open class func delegate(of reference: borrowing Reference) -> Delegate? { nil }

  /// The same of `provided`, which a provider has named and which has no reference.
  class func delegate(from provided: Reference.Delegate) -> Delegate? {
    delegate(of: Reference(provided))
  }
}

/// Reads the delegate as it was added.
@_spi(GeneratedCode)
public final class WholeDelegate<Reference: DelegateReference & ~Copyable>:
  DelegateReader<Reference, Reference.Delegate>
{
  /// The delegate, or nil when it has been deallocated.
  ///
  /// - Complexity: O(1): one weak load.
  @inlinable
  override public class func delegate(of reference: borrowing Reference) -> Reference.Delegate? {
    reference.delegate
  }

  override class func delegate(from provided: Reference.Delegate) -> Reference.Delegate? {
    provided
  }
}
