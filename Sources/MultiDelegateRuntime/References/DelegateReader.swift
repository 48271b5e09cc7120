/// How a round reads the delegate that it calls from a ``DelegateReference``.
///
/// The runtime reads the delegate as it was added, with ``WholeDelegate``. For a composite, the
/// generator writes one reader for each protocol that is accepted. It reads the weak reference that
/// is typed as this protocol, so a call costs what any other does: one weak load, and no cast.
@_spi(GeneratedCode)
public protocol DelegateReader<Reference, Delegate> {
  /// The reference that this reads.
  associatedtype Reference: DelegateReference

  /// The type that the round calls.
  associatedtype Delegate

  /// The delegate, or nil when it has been deallocated or does not conform to the protocol.
  ///
  /// - Lifetime: the caller keeps the result alive for as long as it has it.
  /// - Thread safety: called by rounds on whatever thread a call is made, with no lock held. It reads
  ///   one weak reference and nothing else.
  /// - Complexity: O(1): one weak load.
  static func delegate(of reference: Reference) -> Delegate?

  /// The same of `provided`, which a provider has named and which has no reference.
  static func delegate(from provided: Reference.Delegate) -> Delegate?
}

extension DelegateReader {
  /// Makes a reference and reads that.
  public static func delegate(from provided: Reference.Delegate) -> Delegate? {
    delegate(of: Reference(provided))
  }
}

/// Reads the delegate as it was added.
@_spi(GeneratedCode)
public enum WholeDelegate<Reference: DelegateReference>: DelegateReader {
  /// The delegate, or nil when it has been deallocated.
  ///
  /// - Complexity: O(1): one weak load.
  @inlinable
  public static func delegate(of reference: Reference) -> Reference.Delegate? {
    reference.delegate
  }

  /// `provided`.
  ///
  /// - Complexity: O(1).
  public static func delegate(from provided: Reference.Delegate) -> Reference.Delegate? {
    provided
  }
}
