#if canImport(Dispatch)
public import Dispatch

/// Registrations on a queue, for protocols with `"queues": true`.
///
/// A delegate may be registered on any number of queues, and without one besides; each of these is
/// a registration of its own, with its place and its handling, and hears every call. A call that
/// names a queue is about the registration on that queue. The calls that name no queue mean
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
  ///
  /// A delegate that is registered on this queue already keeps its place and takes the new
  /// handling, also for calls that wait.
  ///
  /// - Precondition: `queue` is not one of the global queues, which keep no order.
  /// - Ordering: on a concurrent queue, calls are barriers: one at a time, and in order. The one
  ///   exception are calls with an answer that are made *from* that queue. They run at once, on the
  ///   thread of the caller, since waiting for a barrier there would never end. Two of them can run
  ///   at the same time.
  /// - Returns: whether the registration is new; false when there was one on this queue already.
  /// - Complexity: amortized O(1); O(*n*) in the number of registered delegates during a call.
  @discardableResult
  public func add(
    _ delegate: Delegate,
    on queue: DispatchQueue,
    handling: Handling
  ) throws(Reference.Refusal) -> Bool {
    try add(delegate, on: CallQueue(queue), handling)
  }

  /// Registers `delegate` as ``add(_:on:handling:)`` does, and keeps it alive until this
  /// registration is removed.
  ///
  /// - Precondition: `queue` is not one of the global queues, which keep no order.
  /// - Returns: whether the registration is new; false when there was one on this queue already.
  /// - Complexity: amortized O(1); O(*n*) in the number of registered delegates during a call.
  @discardableResult
  public func add(
    retaining delegate: Delegate,
    on queue: DispatchQueue,
    handling: Handling
  ) throws(Reference.Refusal) -> Bool {
    try add(
      delegate,
      on: CallQueue(queue),
      handling,
      retaining: .init(delegate: delegate, value: nil)
    )
  }

  /// Registers `delegate` on `queue` right before the first registration of `anchor`, or moves its
  /// registration on that queue there, which takes `handling`.
  ///
  /// Placing and choosing the queue is one step, so no other thread can come between them.
  ///
  /// - Precondition: `queue` is not one of the global queues, which keep no order.
  /// - Returns: false when `anchor` is not registered; then nothing has changed.
  /// - Complexity: O(*n*) in the number of registered delegates.
  @discardableResult
  public func insert(
    _ delegate: Delegate,
    on queue: DispatchQueue,
    before anchor: Delegate,
    handling: Handling
  ) throws(Reference.Refusal) -> Bool {
    try insert(delegate, on: CallQueue(queue), .before, anchor, handling)
  }

  /// Registers `delegate` on `queue` right behind the last registration of `anchor`, or moves its
  /// registration on that queue there, which takes `handling`.
  ///
  /// - Precondition: `queue` is not one of the global queues, which keep no order.
  /// - Returns: false when `anchor` is not registered; then nothing has changed.
  /// - Complexity: O(*n*) in the number of registered delegates.
  @discardableResult
  public func insert(
    _ delegate: Delegate,
    on queue: DispatchQueue,
    after anchor: Delegate,
    handling: Handling
  ) throws(Reference.Refusal) -> Bool {
    try insert(delegate, on: CallQueue(queue), .after, anchor, handling)
  }

  /// Registers `delegate` on `queue` at `index`, or moves its registration on that queue there,
  /// which takes `handling`.
  ///
  /// Indices are those of an iteration over the registry; past the end is the end.
  ///
  /// - Precondition: `index` is not negative, and `queue` is not one of the global queues, which
  ///   keep no order.
  /// - Complexity: O(*n*) in the number of registered delegates.
  public func insert(
    _ delegate: Delegate,
    on queue: DispatchQueue,
    at index: Int,
    handling: Handling
  ) throws(Reference.Refusal) {
    try insert([delegate], on: CallQueue(queue), at: index, handling)
  }

  /// Removes the registration of `delegate` on `queue`, and leaves its others alone.
  ///
  /// Calls that wait on the queue for their turn are not made any more. Works from the delegate's
  /// own `deinit`; the answer is then false.
  ///
  /// - Returns: whether `delegate` was registered on `queue`; false for a global queue, on which
  ///   nothing can be registered.
  /// - Complexity: amortized O(1), however many others are registered.
  @discardableResult
  public func remove(_ delegate: Delegate, on queue: DispatchQueue) -> Bool {
    guard let queue = CallQueue.identity(of: queue) else { return false }
    let key = RegistrationKey.delegate(Reference.identity(of: delegate), on: queue)
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

extension DelegateRegistry
where Reference: CompleteDelegateReference & QueuedDelegateReference & ~Copyable {
  /// Registers `delegate` on `queue` as ``add(_:on:handling:)`` does, for all requirements.
  ///
  /// - Precondition: `queue` is not one of the global queues, which keep no order.
  /// - Returns: whether the registration is new; false when there was one on this queue already.
  /// - Complexity: amortized O(1); O(*n*) in the number of registered delegates during a call.
  @discardableResult
  public func add(
    _ delegate: Delegate,
    on queue: DispatchQueue
  ) throws(Reference.Refusal) -> Bool {
    try add(delegate, on: queue, handling: .all)
  }

  /// Registers `delegate` on `queue` as ``add(retaining:on:handling:)`` does, for all requirements.
  ///
  /// - Precondition: `queue` is not one of the global queues, which keep no order.
  /// - Returns: whether the registration is new; false when there was one on this queue already.
  /// - Complexity: amortized O(1); O(*n*) in the number of registered delegates during a call.
  @discardableResult
  public func add(
    retaining delegate: Delegate,
    on queue: DispatchQueue
  ) throws(Reference.Refusal) -> Bool {
    try add(retaining: delegate, on: queue, handling: .all)
  }

  /// Registers `delegate` on `queue` right before the first registration of `anchor`, for all
  /// requirements, or moves its registration on that queue there, which handles what it did.
  ///
  /// - Precondition: `queue` is not one of the global queues, which keep no order.
  /// - Returns: false when `anchor` is not registered; then nothing has changed.
  /// - Complexity: O(*n*) in the number of registered delegates.
  @discardableResult
  public func insert(
    _ delegate: Delegate,
    on queue: DispatchQueue,
    before anchor: Delegate
  ) throws(Reference.Refusal) -> Bool {
    try insert(delegate, on: CallQueue(queue), .before, anchor, nil)
  }

  /// Registers `delegate` on `queue` right behind the last registration of `anchor`, for all
  /// requirements, or moves its registration on that queue there, which handles what it did.
  ///
  /// - Precondition: `queue` is not one of the global queues, which keep no order.
  /// - Returns: false when `anchor` is not registered; then nothing has changed.
  /// - Complexity: O(*n*) in the number of registered delegates.
  @discardableResult
  public func insert(
    _ delegate: Delegate,
    on queue: DispatchQueue,
    after anchor: Delegate
  ) throws(Reference.Refusal) -> Bool {
    try insert(delegate, on: CallQueue(queue), .after, anchor, nil)
  }

  /// Registers `delegate` on `queue` at `index`, for all requirements, or moves its registration on
  /// that queue there, which handles what it did.
  ///
  /// - Precondition: `index` is not negative, and `queue` is not one of the global queues, which
  ///   keep no order.
  /// - Complexity: O(*n*) in the number of registered delegates.
  public func insert(
    _ delegate: Delegate,
    on queue: DispatchQueue,
    at index: Int
  ) throws(Reference.Refusal) {
    try insert([delegate], on: CallQueue(queue), at: index, nil)
  }
}
#endif
