#if canImport(Dispatch)
extension DelegateRegistry where Reference: QueuedDelegateReference & ~Copyable {
  /// The delegates that respond to `requirement` now, in order, each to be called on its queue;
  /// only the first of them while ``stopsAtFirstResponder`` is set.
  ///
  /// Generated code loops over them.
  ///
  /// - Complexity: O(1), and nothing is allocated.
  @inlinable
  @_spi(GeneratedCode)
  public func queuedResponders(to requirement: Requirement) -> QueuedDelegateRound<Reference> {
    QueuedDelegateRound(responders(to: requirement))
  }

  /// The first delegate that responds to `requirement` now, to be called on its queue.
  ///
  /// - Complexity: O(1) when the first delegate responds, O(*n*) at worst.
  @inlinable
  @_spi(GeneratedCode)
  public func firstQueuedResponder(
    to requirement: Requirement
  ) -> QueuedResponder<Reference, Delegate>? {
    var round = queuedResponders(to: requirement)
    return round.next()
  }
}
#endif
