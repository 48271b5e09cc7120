#if canImport(Dispatch)
/// A delegate that responds to one call on a forwarder, and the queue that it is called on, if any.
///
/// A `Delegate` is what is called: `any P`, or a composition of several protocols.
///
/// - Lifetime: keeps its delegate alive. Whoever lets go of a delegate last ends its life; that may
///   be the caller, so its `deinit` may run on any thread.
@_spi(GeneratedCode)
public struct QueuedResponder<Reference: QueuedDelegateReference, Delegate> {
  @usableFromInline let delegate: Delegate
  @usableFromInline let registration: Registration<Reference>
  @usableFromInline let bit: RequirementBit

  @inlinable
  init(
    _ delegate: Delegate,
    registeredAs registration: Registration<Reference>,
    handling bit: RequirementBit
  ) {
    self.delegate = delegate
    self.registration = registration
    self.bit = bit
  }

  /// Carries a responder across to its queue.
  @usableFromInline
  struct Delivery: @unchecked Sendable {
    // Safety: who registers a delegate on a queue promises that it is used there only, and there
    // only it is taken out. The rest of it any thread may use: what changes in a registration is
    // atomic.
    @usableFromInline let responder: QueuedResponder

    @inlinable
    init(responder: QueuedResponder) {
      self.responder = responder
    }

    /// Whether the delegate is still registered for the call.
    @inlinable var isDue: Bool { responder.registration.handles(responder.bit) }

    @inlinable
    func make(_ call: (Delegate) -> Void) {
      if isDue { call(responder.delegate) }
    }
  }

  /// Has `call` made on the delegate's queue, behind everything that waits there; at once if the
  /// delegate was registered without a queue.
  ///
  /// Never waits, and never calls at once where there is a queue, not even from that very queue.
  /// The delegate is not called if by then it has been removed from the queue, or handles the
  /// requirement no more.
  ///
  /// - Lifetime: keeps the delegate, and what `call` has captured, alive until then.
  /// - Ordering: calls are made in the order in which they came to the queue.
  /// - Complexity: O(1), and an allocation.
  @inlinable
  public func enqueue(_ call: @escaping @Sendable (Delegate) -> Void) {
    guard let queue = registration.queue else { return call(delegate) }
    let delivery = Delivery(responder: self)
    queue.async { delivery.make(call) }
  }

  /// Makes `call` as ``enqueue(_:)`` does, and tells `outcome` whether it was made.
  func enqueue(_ call: @escaping @Sendable (Delegate) -> Void?, telling outcome: RoundOutcome) {
    guard let queue = registration.queue else { return outcome.finishCall(call(delegate)) }
    let delivery = Delivery(responder: self)
    queue.async { outcome.finishCall(delivery.isDue ? call(delivery.responder.delegate) : nil) }
  }

  /// Makes `call` on the delegate's queue, behind everything that waits there, and waits for its
  /// answer; at once if the delegate was registered without a queue, or the caller is on it
  /// already.
  ///
  /// The call has begun when the round comes to the delegate: removing that does not take it back.
  ///
  /// Two queues that wait for each other wait for ever. So does a queue for one that targets it.
  ///
  /// - Thread safety: waits on the calling thread, with no lock held, until the queue has done what
  ///   was on it before, and the call.
  /// - Returns: what `call` returns.
  /// - Throws: what `call` throws, with its type.
  /// - Complexity: O(1), besides the waiting.
  @inlinable
  public func perform<Answer, Failure>(
    _ call: (Delegate) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    guard let queue = registration.queue, !queue.isCurrent else { return try call(delegate) }
    // What a queue's own `sync` rethrows has lost its type.
    var result: Result<Answer, Failure>?
    queue.sync { result = Result { () throws(Failure) in try call(delegate) } }
    guard let result else { preconditionFailure("a queue has not done what it was waited for") }
    return try result.get()
  }
}
#endif
