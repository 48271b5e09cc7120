/// A way to read the delegate to call from a ``DelegateReference``.
///
/// ``WholeDelegate`` reads the delegate as it was added. For a composite, the generator writes one
/// reader for each accepted protocol. It reads the weak reference whose type is this protocol. So a
/// call costs the same as any other: one weak load, and no cast.
@_spi(GeneratedCode)
public protocol DelegateReader<Reference, Delegate> {
  /// The type of the reference.
  associatedtype Reference: DelegateReference

  /// The type that the round calls.
  associatedtype Delegate

  /// The delegate, or nil if it has been deallocated or does not conform to the protocol.
  ///
  /// - Lifetime: the result is a strong reference.
  /// - Thread safety: rounds call it on the thread of the call, with no lock held. It reads only one
  ///   weak reference.
  /// - Complexity: O(1): one weak load.
  static func delegate(of reference: Reference) -> Delegate?

  /// The delegate from `provided`, which a provider has returned and which has no reference.
  static func delegate(from provided: Reference.Delegate) -> Delegate?
}

extension DelegateReader {
  /// Makes a reference to `provided`, and reads that.
  public static func delegate(from provided: Reference.Delegate) -> Delegate? {
    delegate(of: Reference(provided))
  }
}

/// Reads the delegate as it was added.
@_spi(GeneratedCode)
public enum WholeDelegate<Reference: DelegateReference>: DelegateReader {
  /// The delegate, or nil if it has been deallocated.
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
