#if canImport(Dispatch)
/// The delegates that respond to one call on a forwarder, in registration order, and their queues.
///
/// A ``DelegateRound`` whose delegates are not handed out themselves, because each may have to be
/// called somewhere else. One that is registered on several queues comes once for each.
///
/// - Complexity: O(1) per delegate, and one weak load; nothing is allocated.
@_spi(GeneratedCode)
public struct QueuedDelegateRound<Reference: QueuedDelegateReference & ~Copyable>:
  Sequence, IteratorProtocol
{
  @usableFromInline var round: DelegateRound<Reference>

  @inlinable
  init(_ round: DelegateRound<Reference>) {
    self.round = round
  }

  /// The next delegate that is alive and responds.
  ///
  /// - Complexity: O(1) and one weak load per registration that is passed.
  @inlinable
  public mutating func next() -> QueuedResponder<Reference, Reference.Delegate>? {
    round.next()
      .map { QueuedResponder($0, registeredAs: round.registration, handling: round.bit) }
  }
}
#endif
