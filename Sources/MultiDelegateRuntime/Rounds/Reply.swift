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
public final class Reply<Answer>: AnyReply, @unchecked Sendable {
  // Safety: `place` is written by whoever settles the reply, and read when all replies are settled.
  @usableFromInline let place: UnsafeMutablePointer<Answer?>

  @inlinable
  init(in round: ReplyRound<Answer>, at place: UnsafeMutablePointer<Answer?>) {
    unsafe self.place = place
    super.init(in: round)
  }

  /// Settles the reply.
  ///
  /// - Complexity: O(1), apart from what happens after the last reply of a round.
  @inlinable
  public func answer(_ answer: Answer) {
    guard settle() else { return }
    unsafe place.pointee = answer
    round.close()
  }

  /// The last answer of the delegates before, if they are asked in order.
  @inlinable public var former: Answer? {
    unsafe unsafeDowncast(round, to: ReplyRound<Answer>.self).former
  }
}

/// A reply, whatever the type of the answer.
@_spi(GeneratedCode)
public class AnyReply: AtomicWord, @unchecked Sendable {
  // The word is 0 until the reply is settled.

  @usableFromInline final let round: AnyReplyRound

  @inlinable
  init(in round: AnyReplyRound) {
    self.round = round
    super.init(0)
  }

  // Nothing else refers to the reply, so nothing settles it at the same time.
  @inlinable
  deinit { if value == 0 { round.close() } }

  /// - Returns: whether the reply was open.
  @inlinable
  final func settle() -> Bool { exchange(1) == 0 }
}
