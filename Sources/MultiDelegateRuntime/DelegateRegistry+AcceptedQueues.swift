#if canImport(Dispatch)
public import Dispatch

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
  public func queuedResponders<Accepted>(
    to requirement: Requirement,
    as accepted: AcceptedProtocol<Reference, Accepted>.Type
  ) -> QueuedAcceptedRound<Reference, Accepted> {
    QueuedAcceptedRound(round(asking: Question(requirement), canStop: true), as: accepted)
  }

  /// The first delegate that responds to `requirement`, which is of an accepted protocol, to be
  /// called on its queue.
  ///
  /// - Complexity: O(1) when the first delegate responds, O(*n*) at worst.
  @inlinable
  public func firstQueuedResponder<Accepted>(
    to requirement: Requirement,
    as accepted: AcceptedProtocol<Reference, Accepted>.Type
  ) -> QueuedResponder<Reference, Accepted>? {
    var round = queuedResponders(to: requirement, as: accepted)
    return round.next()
  }
}

/// Registrations on a queue, where delegates are any objects: these calls throw when one conforms
/// to none of the protocols, and nothing has changed then.
extension DelegateRegistry
where Reference: SelectiveDelegateReference & QueuedDelegateReference & ~Copyable {
  /// Registers `delegate` behind all others, to be called on `queue` for those of the requirements
  /// in `handling` that are of protocols it conforms to, without keeping it alive.
  ///
  /// In everything else as for delegates whose protocols the compiler knows.
  ///
  /// - Precondition: `queue` is not one of the global queues, which keep no order.
  /// - Returns: whether the registration is new; false when there was one on this queue already.
  /// - Throws: when `delegate` conforms to none of the protocols.
  /// - Complexity: amortized O(1), and a cast for each protocol; O(*n*) in the number of registered
  ///   delegates during a call.
  @discardableResult
  public func add(
    _ delegate: Delegate,
    on queue: DispatchQueue,
    handling: Handling
  ) throws(DelegateConformanceError) -> Bool {
    try check([delegate])
    return addQueued(delegate, on: queue, handling)
  }
}

extension DelegateRegistry
where
  Reference: SelectiveDelegateReference & CompleteDelegateReference & QueuedDelegateReference
    & ~Copyable
{
  /// Registers `delegate` behind all others, to be called on `queue` for the requirements of all
  /// protocols that it conforms to, without keeping it alive.
  ///
  /// - Precondition: `queue` is not one of the global queues, which keep no order.
  /// - Returns: whether the registration is new; false when there was one on this queue already.
  /// - Throws: when `delegate` conforms to none of the protocols.
  /// - Complexity: amortized O(1), and a cast for each protocol; O(*n*) in the number of registered
  ///   delegates during a call.
  @discardableResult
  public func add(
    _ delegate: Delegate,
    on queue: DispatchQueue
  ) throws(DelegateConformanceError) -> Bool {
    try add(delegate, on: queue, handling: .all)
  }
}
#endif
