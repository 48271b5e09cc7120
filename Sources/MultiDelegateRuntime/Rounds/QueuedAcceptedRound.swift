#if canImport(Dispatch)
/// The delegates that respond to one call on a composite's forwarder and conform to the protocol
/// that the requirement is of, and their queues.
///
/// A ``QueuedDelegateRound`` in everything else.
///
/// - Complexity: O(1) per delegate, and one weak load; nothing is allocated.
@_spi(GeneratedCode)
public struct QueuedAcceptedRound<
  Reference: AcceptingDelegateReference & QueuedDelegateReference & ~Copyable,
  Delegate
>: Sequence, IteratorProtocol {
  @usableFromInline var round: DelegateRound<Reference>
  @usableFromInline let accepted: AcceptedProtocol<Reference, Delegate>.Type

  @inlinable
  init(
    _ round: DelegateRound<Reference>,
    as accepted: AcceptedProtocol<Reference, Delegate>.Type
  ) {
    self.round = round
    self.accepted = accepted
  }

  /// The next delegate that is alive and responds.
  ///
  /// - Complexity: O(1) and one weak load per registration that is passed.
  @inlinable
  public mutating func next() -> QueuedResponder<Reference, Delegate>? {
    round.next(as: accepted)
      .map { QueuedResponder($0, registeredAs: round.registration, handling: round.bit) }
  }
}
#endif
