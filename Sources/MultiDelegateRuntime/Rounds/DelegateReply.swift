/// The answer of one delegate that answers through a completion handler.
///
/// Each delegate gets a handler of its own, a closure in generated code that calls ``answer(_:)``. The
/// first call of that handler settles the reply. So does its release without a call, by a delegate that
/// was deallocated or forgets it: the delegate has not answered then. Whatever comes later changes
/// nothing.
///
/// - Thread safety: any thread may answer, or release the handler. Nothing is locked.
/// - Lifetime: keeps the round alive, and with it the caller's handler and the arguments of the call.
@_spi(GeneratedCode)
@safe
public final class DelegateReply<Answer>: AtomicWord, @unchecked Sendable {
  // The word is 0 until the reply is settled.
  // Safety: `place` is written by whoever settles the reply, and read when all replies are settled.

  @usableFromInline let round: ReplyRound<Answer>
  @usableFromInline let place: UnsafeMutablePointer<Answer?>

  @inlinable
  init(in round: ReplyRound<Answer>, at place: UnsafeMutablePointer<Answer?>) {
    self.round = round
    unsafe self.place = place
    super.init(0)
  }

  // Nothing else refers to the reply, so nothing settles it at the same time.
  @inlinable
  deinit { if value == 0 { round.close() } }

  /// Settles the reply.
  ///
  /// - Complexity: O(1), apart from what happens after the last reply of a round.
  @inlinable
  public func answer(_ answer: Answer) {
    guard exchange(1) == 0 else { return }
    unsafe place.pointee = answer
    round.close()
  }

  /// The last answer of the delegates before, if they are asked in order.
  @inlinable public var former: Answer? { unsafe round.former }
}
