#if canImport(Dispatch)
/// The delegates that respond to one call on a forwarder, in registration order, and their queues.
///
/// It is a ``DelegateRound`` that returns each delegate with its queue. A delegate that is registered
/// on several queues is returned once for each.
///
/// - Complexity: O(1) per delegate, one weak load each, and no allocation.
@_spi(GeneratedCode)
public struct QueuedDelegateRound<
  Reference: QueuedDelegateReference,
  Delegate,
  Reader: DelegateReader<Reference, Delegate>
>: Sequence, IteratorProtocol {
  @usableFromInline var round: DelegateRound<Reference, Delegate, Reader>

  @inlinable
  init(_ round: DelegateRound<Reference, Delegate, Reader>) {
    self.round = round
  }

  /// The next delegate that is alive and responds.
  ///
  /// - Complexity: O(1) and one weak load per registration that is passed.
  @inlinable
  public mutating func next() -> QueuedResponder<Reference, Delegate>? {
    round.next()
      .map { QueuedResponder($0, registeredAs: round.registration, handling: round.bit) }
  }
}

extension DelegateRegistry where Reference: QueuedDelegateReference {
  /// The delegates that respond to `requirement` now, as ``responders(to:as:)`` finds them, each to
  /// be called on its queue.
  ///
  /// Generated code loops over them.
  ///
  /// - Complexity: O(1), and nothing is allocated.
  @inlinable
  @_spi(GeneratedCode)
  public func queuedResponders<Called, Reader: DelegateReader<Reference, Called>>(
    to requirement: Requirement,
    as reader: Reader.Type
  ) -> QueuedDelegateRound<Reference, Called, Reader> {
    QueuedDelegateRound(responders(to: requirement, as: reader))
  }

  /// The delegates that respond to `requirement` now, as ``queuedResponders(to:as:)`` finds them.
  @inlinable
  @_spi(GeneratedCode)
  public func queuedResponders(
    to requirement: Requirement
  ) -> QueuedDelegateRound<Reference, Delegate, WholeDelegate<Reference>> {
    queuedResponders(to: requirement, as: WholeDelegate.self)
  }

  /// The first delegate that responds to `requirement` now, to be called on its queue.
  ///
  /// - Complexity: O(1) when the first delegate responds, O(*n*) at worst.
  @inlinable
  @_spi(GeneratedCode)
  public func firstQueuedResponder<Called, Reader: DelegateReader<Reference, Called>>(
    to requirement: Requirement,
    as reader: Reader.Type
  ) -> QueuedResponder<Reference, Called>? {
    var round = queuedResponders(to: requirement, as: reader)
    return round.next()
  }

  /// The first delegate that responds to `requirement` now, to be called on its queue.
  @inlinable
  @_spi(GeneratedCode)
  public func firstQueuedResponder(
    to requirement: Requirement
  ) -> QueuedResponder<Reference, Delegate>? {
    firstQueuedResponder(to: requirement, as: WholeDelegate.self)
  }
}
#endif
