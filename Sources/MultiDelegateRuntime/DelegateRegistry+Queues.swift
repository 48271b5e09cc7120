#if canImport(Dispatch)
public import Dispatch

/// Registrations on a queue, for protocols with `"queues": true`.
///
/// A delegate may be registered on any number of queues, and without one besides; each of these is
/// a registration of its own, with its place and its handling, and hears every call. The calls that
/// name no queue mean
///
/// - the registration without a queue: `add(_:handling:)`, `add(retaining:handling:)` and
///   `add(contentsOf:handling:)`;
/// - all registrations of a delegate, which keep their queues: `remove(_:)`, and those that move
///   delegates, `insert` and `replaceAll(with:)`. Only of a delegate that has none they make one,
///   which has no queue.
extension DelegateRegistry where Reference: QueuedDelegateReference & ~Copyable {
  /// Registers `delegate` behind all others, to be called on `queue` for the requirements in
  /// `handling`, without keeping it alive.
  ///
  /// This promises that `delegate` is used on `queue` only, which is why it need not be `Sendable`.
  /// On a concurrent queue, calls are barriers: one at a time, and in order.
  ///
  /// A delegate that is registered on this queue already keeps its place and takes the new
  /// handling, also for calls that wait.
  ///
  /// - Precondition: `queue` is not one of the global queues, which keep no order.
  /// - Returns: whether the registration is new; false when there was one on this queue already.
  /// - Complexity: amortized O(1); O(*n*) in the number of registered delegates during a call.
  @discardableResult
  public func add(_ delegate: Delegate, on queue: DispatchQueue, handling: Handling) -> Bool {
    addQueued(delegate, on: queue, handling)
  }

  // Under a name of its own, for the calls that refuse delegates first.
  func addQueued(_ delegate: Delegate, on queue: DispatchQueue, _ handling: Handling) -> Bool {
    withNewcomer(delegate, on: CallQueue(queue), handling) { newcomer in
      change { $0.add(newcomer, handling: handling) }
    } ?? false
  }

  /// Removes the registration of `delegate` on `queue`, and leaves its others alone.
  ///
  /// Calls that wait on the queue for their turn are not made any more. Works from the delegate's
  /// own `deinit`; the answer is then false.
  ///
  /// - Returns: whether `delegate` was registered on `queue`.
  /// - Complexity: amortized O(1), however many others are registered.
  @discardableResult
  public func remove(_ delegate: Delegate, on queue: DispatchQueue) -> Bool {
    let key = RegistrationKey.delegate(
      Reference.identity(of: delegate),
      on: CallQueue(queue).identity
    )
    return change { $0.remove(key) }?.isAlive ?? false
  }

  // MARK: Rounds

  /// The delegates that respond to `requirement` now, in order, each to be called on its queue;
  /// only the first of them while ``stopsAtFirstResponder`` is set.
  ///
  /// Generated code loops over them.
  ///
  /// - Complexity: O(1), and nothing is allocated.
  @inlinable
  public func queuedResponders(to requirement: Requirement) -> QueuedDelegateRound<Reference> {
    QueuedDelegateRound(responders(to: requirement))
  }

  /// The first delegate that responds to `requirement` now, to be called on its queue.
  ///
  /// - Complexity: O(1) when the first delegate responds, O(*n*) at worst.
  @inlinable
  public func firstQueuedResponder(
    to requirement: Requirement
  ) -> QueuedResponder<Reference, Delegate>? {
    var round = queuedResponders(to: requirement)
    return round.next()
  }
}

extension DelegateRegistry
where Reference: CompleteDelegateReference & QueuedDelegateReference & ~Copyable {
  /// Registers `delegate` behind all others, to be called on `queue` for all requirements, without
  /// keeping it alive.
  ///
  /// This promises that `delegate` is used on `queue` only, which is why it need not be `Sendable`.
  /// On a concurrent queue, calls are barriers: one at a time, and in order.
  ///
  /// A delegate that is registered on this queue already keeps its place.
  ///
  /// - Precondition: `queue` is not one of the global queues, which keep no order.
  /// - Returns: whether the registration is new; false when there was one on this queue already.
  /// - Complexity: amortized O(1); O(*n*) in the number of registered delegates during a call.
  @discardableResult
  public func add(_ delegate: Delegate, on queue: DispatchQueue) -> Bool {
    add(delegate, on: queue, handling: .all)
  }
}
#endif
