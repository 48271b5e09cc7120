public import MultiDelegateAtomics

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
public class AnyReply: @unchecked Sendable {
  /// Not 0 once the reply is settled.
  ///
  /// Accessed through ``word`` only.
  @usableFromInline final var isSettled: UInt = 0

  @usableFromInline final let round: AnyReplyRound

  @inlinable
  init(in round: AnyReplyRound) {
    self.round = round
  }

  // Nothing else refers to the reply, so nothing settles it at the same time.
  @inlinable
  deinit { if unsafe multidelegate_load_acquiring(word) == 0 { round.close() } }

  @inlinable final var word: UnsafeMutablePointer<UInt> {
    // The address of the first stored property of a class without a superclass.
    unsafe _getUnsafePointerToStoredProperties(self).assumingMemoryBound(to: UInt.self)
  }

  /// - Returns: whether the reply was open.
  @inlinable
  final func settle() -> Bool { unsafe multidelegate_exchange(word, 1) == 0 }
}

/// The replies of one call on a forwarder.
///
/// As long as the forwarder's method runs, it goes on by itself. After that, the round goes on where
/// the last open reply is settled: on the actor of the method, if that has one.
@_spi(GeneratedCode)
public class AnyReplyRound: @unchecked Sendable {
  // Safety: one thread at a time goes on with a round, and leaves it to another by `pending`. Others
  // settle replies, each once. Answers, arguments and the caller's handler need not be `Sendable`. They
  // are used on the actor of the method. Without one, they are used where the type of the delegate's
  // handler lets it answer: where the method was called, or anywhere, if the handler is `@Sendable`. In
  // that case generated code lets the compiler check what crosses over.

  /// The number of open replies, and one more while the round goes on.
  ///
  /// Accessed through ``word`` only.
  @usableFromInline final var pending: UInt = 1

  private let actor: (any Actor)?

  /// Goes on after the last open reply was settled.
  private let next: (AnyReplyRound) -> Void

  @usableFromInline
  init(on actor: (any Actor)?, next: @escaping (AnyReplyRound) -> Void) {
    self.actor = actor
    self.next = next
  }

  @inlinable final var word: UnsafeMutablePointer<UInt> {
    // The address of the first stored property of a class without a superclass.
    unsafe _getUnsafePointerToStoredProperties(self).assumingMemoryBound(to: UInt.self)
  }

  /// Whether a reply is open.
  @inlinable final var isOpen: Bool { unsafe multidelegate_load_acquiring(word) > 1 }

  /// Counts a reply that is settled.
  @inlinable
  final func close() {
    if unsafe multidelegate_subtract(word, 1) == 0 { goOn() }
  }

  /// Lets the round go on where the last reply is settled, if one is open.
  ///
  /// - Returns: whether none is, so that the caller goes on.
  @inlinable
  final func leave() -> Bool {
    if unsafe multidelegate_subtract(word, 1) > 0 { return false }
    unsafe multidelegate_store_releasing(word, 1)
    return true
  }

  /// Goes on after the method has returned.
  @usableFromInline
  final func goOn() {
    unsafe multidelegate_store_releasing(word, 1)
    guard let actor else { return next(self) }
    Task { await goOn(on: actor) }
  }

  private func goOn(on actor: isolated any Actor) { next(self) }
}

/// The same, with the answers.
@_spi(GeneratedCode)
@safe
public final class ReplyRound<Answer>: AnyReplyRound, @unchecked Sendable {
  // Safety: one thread at a time goes on with a round, and no foreign code runs while it reads or writes
  // these properties. Checking that at run time would cost several calls for each delegate.

  /// The answers that there is room for, in memory that does not move.
  @exclusivity(unchecked)
  @usableFromInline var block: UnsafeMutableBufferPointer<Answer?>

  /// The number of replies with a place in it.
  @exclusivity(unchecked)
  @usableFromInline var count = 0

  /// The blocks before, which are full: a provider has had more delegates than were expected.
  @exclusivity(unchecked)
  @usableFromInline var full: [UnsafeMutableBufferPointer<Answer?>] = unsafe []

  @inlinable
  init(
    on actor: (any Actor)?,
    expecting capacity: Int,
    next: @escaping (AnyReplyRound) -> Void
  ) {
    unsafe block = .allocate(capacity: capacity)
    super.init(on: actor, next: next)
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

  /// Opens a reply.
  @inlinable
  func open() -> Reply<Answer> {
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
      unsafe multidelegate_add(word, 1)
    } else {
      unsafe multidelegate_store_releasing(word, 2)
    }
    return unsafe Reply(in: self, at: place)
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

  /// The last answer, if no earlier reply is open.
  @inlinable var former: Answer? {
    for index in unsafe (0..<count).reversed() {
      if let answer = unsafe block[index] { return answer }
    }
    for index in unsafe full.indices.reversed() {
      if let answer = unsafe full[index].last(where: { $0 != nil }) { return answer }
    }
    return nil
  }
}

/// The part of a round that asks a delegate when the one before it has answered.
@_spi(GeneratedCode)
public final class SuccessiveQuestions<Responders: ResponderRound, Answer> {
  // Safety: one thread at a time goes on with a round. A provider or an observer that runs meanwhile cannot
  // let it go on, because it leaves only where a delegate has been asked.
  @exclusivity(unchecked)
  @usableFromInline var responders: Responders
  @usableFromInline let ask: (Responders.Element, consuming Reply<Answer>) -> Void
  @usableFromInline let isDecisive: (Answer) -> Bool
  @usableFromInline let then: ([Answer]) -> Void

  @inlinable
  init(
    _ responders: Responders,
    _ ask: @escaping (Responders.Element, consuming Reply<Answer>) -> Void,
    until isDecisive: @escaping (Answer) -> Bool,
    then: @escaping ([Answer]) -> Void
  ) {
    unsafe self.responders = responders
    self.ask = ask
    self.isDecisive = isDecisive
    self.then = then
  }

  /// Asks delegates until one has not answered when its call returns, and in the end gives the answers.
  ///
  /// It is a loop, so any number of delegates may answer at once.
  @inlinable
  func run(in round: ReplyRound<Answer>) {
    while !(round.former.map(isDecisive) ?? false), askNext(in: round) {
      if round.isOpen {
        // Otherwise the last delegate, and its handler, would keep each other alive.
        unsafe responders.releasePassed()
        if !round.leave() { return }
      }
    }
    then(round.answers)
  }

  /// - Returns: whether there is a further delegate.
  @inlinable
  func askNext(in round: ReplyRound<Answer>) -> Bool {
    guard let responder = unsafe responders.next() else { return false }
    ask(responder, round.open())
    return true
  }
}

/// A round over delegates, which can go on after the call that began it.
@_spi(GeneratedCode)
public protocol ResponderRound: Sequence, IteratorProtocol {
  /// The number of registrations that are left.
  var registrationsLeft: Int { get }

  /// Releases the delegates that the round has passed.
  mutating func releasePassed()
}

extension ResponderRound {
  /// Asks all delegates at once, and combines their answers when they have all answered.
  ///
  /// - Parameters:
  ///   - type: the type of the answers.
  ///   - actor: the actor of the caller.
  ///   - ask: calls a delegate with a handler that answers the reply.
  ///   - then: is called exactly once, with the answers in the order of the delegates: before this
  ///     returns if all replies are settled by then, otherwise where the last one is settled.
  /// - Complexity: O(*n*) in the number of delegates, and an allocation for each.
  @inlinable
  public func askAtOnce<Answer>(
    for type: Answer.Type,
    on actor: isolated (any Actor)? = #isolation,
    _ ask: (Element, consuming Reply<Answer>) -> Void,
    then: @escaping ([Answer]) -> Void
  ) {
    let round = ReplyRound<Answer>(on: actor, expecting: registrationsLeft) {
      then(unsafe unsafeDowncast($0, to: ReplyRound<Answer>.self).answers)
    }
    for responder in self { ask(responder, round.open()) }
    if round.leave() { then(round.answers) }
  }

  /// Asks the delegates one after the other, each when the one before it has answered.
  ///
  /// - Parameters:
  ///   - type: the type of the answers.
  ///   - actor: the actor of the caller.
  ///   - ask: calls a delegate with a handler that answers the reply.
  ///   - isDecisive: whether no further delegate is asked after an answer.
  ///   - then: is called exactly once, with the answers in order: before this returns if all replies
  ///     are settled by then, otherwise where the last one is settled.
  /// - Complexity: O(*n*) in the number of delegates, and an allocation for each.
  @inlinable
  public func askInOrder<Answer>(
    for type: Answer.Type,
    on actor: isolated (any Actor)? = #isolation,
    _ ask: @escaping (Element, consuming Reply<Answer>) -> Void,
    until isDecisive: @escaping (Answer) -> Bool = { _ in false },
    then: @escaping ([Answer]) -> Void
  ) {
    let questions = SuccessiveQuestions(self, ask, until: isDecisive, then: then)
    let round = ReplyRound<Answer>(on: actor, expecting: registrationsLeft) {
      questions.run(in: unsafe unsafeDowncast($0, to: ReplyRound<Answer>.self))
    }
    questions.run(in: round)
  }
}

extension DelegateRound: ResponderRound {
  /// The number of registrations that are left.
  @inlinable public var registrationsLeft: Int { end - position }

  /// Releases the delegates of a provider that the round has passed; it keeps no others.
  ///
  /// - Complexity: O(*n*) in the number of those that it has not passed.
  @inlinable
  public mutating func releasePassed() {
    if let left = provided { provided = Array(IteratorSequence(left)).makeIterator() }
  }
}

#if canImport(Dispatch)
extension QueuedDelegateRound: ResponderRound {
  /// The number of registrations that are left.
  @inlinable public var registrationsLeft: Int { round.registrationsLeft }

  /// Releases the delegates of a provider that the round has passed.
  ///
  /// - Complexity: O(*n*) in the number of those that it has not passed.
  public mutating func releasePassed() { round.releasePassed() }
}
#endif
