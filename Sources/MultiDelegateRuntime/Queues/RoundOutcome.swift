#if canImport(Dispatch)
/// Whether a call that a round enqueued has been made to any delegate, which is known when the last
/// of them had its turn.
// Safety: the mutable state is read and written inside `lock` only.
final class RoundOutcome: @unchecked Sendable {
  private let lock = Lock()
  private let otherwise: @Sendable () -> Void
  private var wasCallMade = false

  /// The calls that have not had their turn, and the round itself while it goes on.
  private var pending = 1

  /// Runs `otherwise` when it is known that no call was made.
  init(otherwise: @escaping @Sendable () -> Void) {
    self.otherwise = otherwise
  }

  /// Waits for one more call.
  func expectCall() {
    lock.withLock { pending += 1 }
  }

  /// Ends the wait for one call, which was made unless `answer` is nil, or for the round itself.
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
  /// Has `call` made on the queue of each responder, and `otherwise` if it is made to none of them.
  ///
  /// Generated code calls it where a requirement has a `default`. A call is not made if its delegate
  /// was removed before its turn on the queue or no longer handles the requirement. It counts as not
  /// made if it answers nil, because the delegate lacks an optional requirement. So exactly one of the
  /// two happens: at least one call, or `otherwise`.
  ///
  /// - Thread safety: `otherwise` runs where the last call would have been made; where there is no
  ///   responder, at once on the thread of the caller. No lock is held meanwhile.
  /// - Lifetime: keeps the delegates, and what the closures have captured, alive until then.
  /// - Complexity: O(*n*) in the number of responders, and two allocations besides.
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
