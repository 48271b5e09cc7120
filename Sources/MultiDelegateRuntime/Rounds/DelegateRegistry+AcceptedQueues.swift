#if canImport(Dispatch)
/// Rounds on queues over delegates that conform to an accepted protocol.
extension DelegateRegistry
where Reference: AcceptingDelegateReference & QueuedDelegateReference & ~Copyable {
  /// The delegates that respond to `requirement`, which is of an accepted protocol, in order, each
  /// to be called on its queue; only the first of them while ``stopsAtFirstResponder`` is set.
  ///
  /// Generated code loops over them.
  ///
  /// - Complexity: O(1), and nothing is allocated.
  @inlinable
  @_spi(GeneratedCode)
  public func queuedResponders<Accepted>(
    to requirement: Requirement,
    as accepted: AcceptedProtocol<Reference, Accepted>.Type
  ) -> QueuedAcceptedRound<Reference, Accepted> {
    QueuedAcceptedRound(round(handling: RequirementBit(requirement), canStop: true), as: accepted)
  }

  /// The first delegate that responds to `requirement`, which is of an accepted protocol, to be
  /// called on its queue.
  ///
  /// - Complexity: O(1) when the first delegate responds, O(*n*) at worst.
  @inlinable
  @_spi(GeneratedCode)
  public func firstQueuedResponder<Accepted>(
    to requirement: Requirement,
    as accepted: AcceptedProtocol<Reference, Accepted>.Type
  ) -> QueuedResponder<Reference, Accepted>? {
    var round = queuedResponders(to: requirement, as: accepted)
    return round.next()
  }
}
#endif
