#if canImport(Dispatch)
/// Whether any call that a round has enqueued is made, which is known after the turn of the last one.
// Safety: the mutable state is read and written inside `lock` only.
final class RoundOutcome: @unchecked Sendable {
  private let lock = Lock()
  private let otherwise: @Sendable () -> Void
  private var wasCallMade = false

  /// The number of calls that wait for their turn, and one more while the round itself goes on.
  private var pending = 1

  /// Makes an outcome that runs `otherwise` as soon as it is known that no call was made.
  init(otherwise: @escaping @Sendable () -> Void) {
    self.otherwise = otherwise
  }

  /// Waits for one more call.
  func expectCall() {
    lock.withLock { pending += 1 }
  }

  /// Ends the wait for one call or for the round; a call was made if `answer` is not nil.
  func finishCall(_ answer: Void?) {
    let wasNoCallMade = lock.withLock {
      pending -= 1
      if answer != nil { wasCallMade = true }
      return pending == 0 && !wasCallMade
    }
    if wasNoCallMade { otherwise() }
  }
}

extension Sequence {
  /// Runs `call` on the queue of each responder, and runs `otherwise` if no call is made.
  ///
  /// Generated code calls it where a requirement has a `default`. A call is not made if its delegate
  /// was removed before its turn on the queue or no longer handles the requirement. It counts as not
  /// made if it returns nil, because the delegate lacks an optional requirement. So either at least one
  /// call is made, or `otherwise` runs.
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
#endif
