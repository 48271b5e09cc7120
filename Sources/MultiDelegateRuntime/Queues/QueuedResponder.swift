/// A delegate that responds to one call on a forwarder, and the queue that it is called on, if any.
///
/// `Delegate` is the type that is called: `any P`, or a composition of several protocols.
///
/// - Lifetime: keeps its delegate alive. The last strong reference may be released by the caller or on
///   the queue, so the delegate's `deinit` may run on any thread.
@_spi(GeneratedCode)
public struct QueuedResponder<Reference: QueuedDelegateReference, Delegate> {
  @usableFromInline let delegate: Delegate
  @usableFromInline let registration: Registration<Reference>
  @usableFromInline let bit: RequirementBit

  /// Whether it is a forwarder that is called only for its event streams, and is no responder.
  @usableFromInline let isStream: Bool

  @inlinable
  init(
    _ delegate: Delegate,
    registeredAs registration: Registration<Reference>,
    handling bit: RequirementBit,
    isStream: Bool
  ) {
    self.delegate = delegate
    self.registration = registration
    self.bit = bit
    self.isStream = isStream
  }

  /// Whether the delegate is still registered for the call, and if it is a forwarder, whether the call
  /// still finds something there.
  @inlinable var isDue: Bool {
    registration.handles(bit) && (registration.forwarder == nil || isForwarderDue)
  }

  @usableFromInline var isForwarderDue: Bool { goal != nil }

  /// What the call finds on the queue: a responder, streams of a forwarder, or nothing.
  private var goal: ForwardedGoal? {
    guard registration.handles(bit) else { return nil }
    guard let forwarder = registration.forwarder,
      let requirement: Reference.Requirement = bit.requirement()
    else { return .responder }
    return registration.search(forwarder.delegates, for: requirement, isOnQueue: true)
  }

  // Safety of the responders that are sent to a queue below: whoever registers a delegate on a queue
  // promises that it is used there only, and it is read there only. Any thread may use the rest, because
  // the bits of a registration are atomic.

  /// Runs `call` on the delegate's queue after all earlier work there, or at once if there is no queue.
  ///
  /// It never waits. With a queue it never runs `call` at once, even if the caller is on that queue.
  /// The delegate is not called if by then its registration on the queue has been removed, or no longer
  /// handles the requirement.
  ///
  /// - Lifetime: keeps the delegate, and what `call` has captured, alive until then.
  /// - Ordering: calls run in the order in which they were enqueued.
  /// - Complexity: O(1), and an allocation.
  @inlinable
  public func enqueue(_ call: @escaping @Sendable (Delegate) -> Void) {
    guard let queue = registration.queue else { return call(delegate) }
    nonisolated(unsafe) let responder = self
    queue.async { if unsafe responder.isDue { call(unsafe responder.delegate) } }
  }

  /// Enqueues `call` as ``enqueue(_:)`` does, and tells `outcome` whether it was made.
  func enqueue(_ call: @escaping @Sendable (Delegate) -> Void?, telling outcome: RoundOutcome) {
    // A call that only streams hear does not count.
    guard let queue = registration.queue else {
      let answer: Void? = call(delegate)
      return outcome.finishCall(isStream ? nil : answer)
    }
    nonisolated(unsafe) let responder = self
    queue.async {
      guard let goal = unsafe responder.goal else { return outcome.finishCall(nil) }
      let answer: Void? = call(unsafe responder.delegate)
      outcome.finishCall(goal == .responder ? answer : nil)
    }
  }

  /// Runs `call` on the delegate's queue after all earlier work there, and waits for its answer.
  ///
  /// It runs `call` at once if the delegate was registered without a queue, or if the caller is on the
  /// queue already. Removing the delegate does not cancel a call that waits.
  ///
  /// Two queues that wait for each other deadlock. So does a queue that waits for a queue that targets
  /// it.
  ///
  /// - Thread safety: blocks the calling thread, with no lock held, until the queue has done its
  ///   earlier work and the call.
  /// - Returns: the result of `call`.
  /// - Throws: the error of `call`, with its type.
  /// - Complexity: O(1), apart from the wait.
  @inlinable
  public func perform<Answer, Failure>(
    _ call: (Delegate) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    guard let queue = registration.queue, !queue.isCurrent else { return try call(delegate) }
    // `sync` of a queue rethrows errors without their type.
    var result: Result<Answer, Failure>?
    queue.sync { result = Result { () throws(Failure) in try call(delegate) } }
    guard let result else { preconditionFailure("a queue has not run a synchronous call") }
    return try result.get()
  }
}
/// Whether any call that a round has enqueued is made, which is known after the turn of the last one.
// Safety: the closure never changes, and the word is atomic.
final class RoundOutcome: AtomicWord, @unchecked Sendable {
  // The word is the number of calls that wait for their turn or were made, and one more while the round
  // itself goes on. So it is 0 in the end only if none was made.

  private let otherwise: @Sendable () -> Void

  /// Makes an outcome that runs `otherwise` as soon as it is known that no call was made.
  init(otherwise: @escaping @Sendable () -> Void) {
    self.otherwise = otherwise
    super.init(1)
  }

  /// Waits for one more call.
  func expectCall() { increment() }

  /// Ends the wait for one call or for the round; a call was made if `answer` is not nil.
  func finishCall(_ answer: Void?) {
    if answer == nil, decrement() == 0 { otherwise() }
  }
}

extension Sequence {
  /// Runs `call` on the queue of each responder, and runs `otherwise` if no call is made.
  ///
  /// Generated code calls it where a requirement has a `default`. A call is not made if its delegate
  /// was removed before its turn on the queue or no longer handles the requirement. It counts as not
  /// made if it returns nil, because the delegate lacks an optional requirement.
  ///
  /// - Thread safety: `otherwise` runs where the last call would have run. Without responders, it runs
  ///   at once on the caller's thread. No lock is held meanwhile.
  /// - Lifetime: keeps the delegates, and what the closures have captured, alive until then.
  /// - Complexity: O(*n*) in the number of responders, and two more allocations.
  @_spi(GeneratedCode)
  public func enqueue<Reference, Delegate>(
    _ call: @escaping @Sendable (Delegate) -> Void?,
    otherwise: @escaping @Sendable () -> Void
  )
  where
    Element == QueuedResponder<Reference, Delegate>,
    Reference: QueuedDelegateReference
  {
    let outcome = RoundOutcome(otherwise: otherwise)
    for responder in self {
      outcome.expectCall()
      responder.enqueue(call, telling: outcome)
    }
    outcome.finishCall(nil)
  }
}

/// A type whose values are sent to the queue of a delegate or to the task of a concurrent call.
///
/// Generated code mentions it with the types of arguments and answers, at the spec's line that names
/// them. If a type is not `Sendable`, the compiler reports it there: `Player` in `Sent<Player>`.
@_spi(GeneratedCode)
public enum Sent<Value: Sendable & ~Copyable> {
  /// Checks a value whose type has no name, such as that of a `some` parameter.
  ///
  /// - Complexity: O(1).
  public static func check(_ value: borrowing Value) {}
}
