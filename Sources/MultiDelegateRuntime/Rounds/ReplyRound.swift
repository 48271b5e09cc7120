/// The replies of one call on a forwarder.
///
/// As long as the forwarder's method runs, it goes on by itself. After that, the round goes on where
/// the last open reply is settled: on the actor of the method, if that has one.
@_spi(GeneratedCode)
@safe
public final class ReplyRound<Answer>: AtomicWord, @unchecked Sendable {
  // Safety: one thread at a time goes on with a round, and leaves it to another by the word. Others
  // settle replies, each once. Answers, arguments and the caller's handler need not be `Sendable`. They
  // are used on the actor of the method. Without one, they are used where the type of the delegate's
  // handler lets it answer: where the method was called, or anywhere, if the handler is `@Sendable`. In
  // that case generated code lets the compiler check what crosses over. No foreign code runs while the
  // round uses its variables, and to check that at run time would cost several calls for each delegate.

  // The word is the number of open replies, and one more while the round goes on. If the round has left and no
  // reply is open, it goes on where it finds 0, and the next reply sets the word.

  /// An `any Actor`, which is a type that older systems lack.
  @usableFromInline let actor: AnyObject?

  /// Goes on after the last open reply was settled.
  @usableFromInline let next: (ReplyRound) -> Void

  /// The answers that there is room for, in memory that does not move.
  @exclusivity(unchecked)
  @usableFromInline var block: UnsafeMutableBufferPointer<Answer?>

  /// The number of replies with a place in it.
  @exclusivity(unchecked)
  @usableFromInline var count = 0

  /// The blocks before, which are full: a provider has had more delegates than were expected.
  @exclusivity(unchecked)
  @usableFromInline var full: [UnsafeMutableBufferPointer<Answer?>] = unsafe []

  /// The last answer before the last reply, if delegates are asked in order.
  @exclusivity(unchecked)
  @usableFromInline var former: Answer?

  @inlinable
  init(on actor: AnyObject?, expecting capacity: Int, next: @escaping (ReplyRound) -> Void) {
    self.actor = actor
    self.next = next
    unsafe block = .allocate(capacity: capacity)
    super.init(1)
  }

  @inlinable
  deinit {
    for index in unsafe full.indices {
      unsafe full[index].deinitialize()
      unsafe full[index].deallocate()
    }
    unsafe block[..<count].deinitialize()
    unsafe block.deallocate()
  }

  /// Whether a reply is open.
  @inlinable var isOpen: Bool { value > 1 }

  /// Counts a reply that is settled.
  @inlinable
  func close() {
    if decrement() == 0 { goOn() }
  }

  /// Lets the round go on where the last reply is settled, if one is open.
  ///
  /// - Returns: whether none is, so that the caller goes on.
  @inlinable
  func leave() -> Bool { decrement() == 0 }

  /// Goes on after the method has returned.
  @usableFromInline
  func goOn() {
    guard #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *), let actor = actor as? any Actor
    else { return next(self) }
    Task { await goOn(on: actor) }
  }

  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  private func goOn(on actor: isolated any Actor) { next(self) }

  /// Opens a reply.
  @inlinable
  func open() -> DelegateReply<Answer> {
    if unsafe count == block.count {
      unsafe full.append(block)
      unsafe block = .allocate(capacity: 2 * count + 1)
      unsafe count = 0
    }
    let place = unsafe block.baseAddress.unsafelyUnwrapped + count
    unsafe place.initialize(to: nil)
    unsafe count += 1
    // As long as no reply is open, no other thread counts one.
    if isOpen {
      increment()
    } else {
      set(2)
    }
    return unsafe DelegateReply(in: self, at: place)
  }

  /// The answers, in the order of the delegates.
  ///
  /// They are complete when no reply is open.
  @inlinable var answers: [Answer] {
    var answers: [Answer] = []
    unsafe answers.reserveCapacity(count)
    for index in unsafe full.indices {
      unsafe Self.append(full[index].count, of: full[index], to: &answers)
    }
    unsafe Self.append(count, of: block, to: &answers)
    return answers
  }

  @inlinable
  static func append(
    _ count: Int,
    of block: UnsafeMutableBufferPointer<Answer?>,
    to answers: inout [Answer]
  ) {
    for index in 0..<count {
      if let answer = unsafe block[index] { answers.append(answer) }
    }
  }

  /// Notes the answer of the last reply, which is settled, as the former one for the next.
  ///
  /// - Returns: that answer; nil if there is none.
  @inlinable
  func noteLast() -> Answer? {
    guard unsafe count > 0, let answer = unsafe block[count - 1] else { return nil }
    unsafe former = answer
    return answer
  }
}

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
