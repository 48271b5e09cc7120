/// A round over delegates, which can go on after the call that began it.
@_spi(GeneratedCode)
public protocol ResponderRound: Sequence, IteratorProtocol {
  /// The number of registrations that are left.
  var registrationsLeft: Int { get }

  /// Releases the delegates that the round has passed.
  mutating func releasePassed()
}

extension ResponderRound {
  /// The first delegate; nil for none.
  ///
  /// - Complexity: O(1) when the first registered delegate responds, O(*n*) at worst.
  @inlinable public var first: Element? {
    var round = self
    return round.next()
  }

  /// Asks all delegates at once, and combines their answers when they have all answered.
  ///
  /// - Parameters:
  ///   - type: the type of the answers.
  ///   - actor: the actor of the caller.
  ///   - ask: calls a delegate with a handler that answers the reply.
  ///   - then: is called exactly once, with the answers in the order of the delegates: before this
  ///     returns if all replies are settled by then, otherwise where the last one is settled.
  /// - Complexity: O(*n*) in the number of delegates, and an allocation for each.
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  @inlinable
  public func askAtOnce<Answer>(
    for type: Answer.Type,
    on actor: isolated (any Actor)? = #isolation,
    _ ask: (Element, consuming DelegateReply<Answer>) -> Void,
    then: @escaping ([Answer]) -> Void
  ) {
    askAtOnce(for: type, goingOnAt: actor, ask, then: then)
  }

  /// The same where systems are so old that there are no actors.
  @inlinable
  @_disfavoredOverload
  public func askAtOnce<Answer>(
    for type: Answer.Type,
    goingOnAt actor: AnyObject? = nil,
    _ ask: (Element, consuming DelegateReply<Answer>) -> Void,
    then: @escaping ([Answer]) -> Void
  ) {
    let round = ReplyRound<Answer>(on: actor, expecting: registrationsLeft) { then($0.answers) }
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
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  @inlinable
  public func askInOrder<Answer>(
    for type: Answer.Type,
    on actor: isolated (any Actor)? = #isolation,
    _ ask: @escaping (Element, consuming DelegateReply<Answer>) -> Void,
    until isDecisive: @escaping (Answer) -> Bool = { _ in false },
    then: @escaping ([Answer]) -> Void
  ) {
    askInOrder(for: type, goingOnAt: actor, ask, until: isDecisive, then: then)
  }

  /// The same where systems are so old that there are no actors.
  @inlinable
  @_disfavoredOverload
  public func askInOrder<Answer>(
    for type: Answer.Type,
    goingOnAt actor: AnyObject? = nil,
    _ ask: @escaping (Element, consuming DelegateReply<Answer>) -> Void,
    until isDecisive: @escaping (Answer) -> Bool = { _ in false },
    then: @escaping ([Answer]) -> Void
  ) {
    let questions = SuccessiveQuestions(self, ask, until: isDecisive, then: then)
    let round = ReplyRound<Answer>(on: actor, expecting: registrationsLeft) {
      questions.run(in: $0)
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

extension QueuedDelegateRound: ResponderRound {
  /// The number of registrations that are left.
  @inlinable public var registrationsLeft: Int { round.registrationsLeft }

  /// Releases the delegates of a provider that the round has passed.
  ///
  /// - Complexity: O(*n*) in the number of those that it has not passed.
  public mutating func releasePassed() { round.releasePassed() }
}

/// The part of a round that asks a delegate when the one before it has answered.
@_spi(GeneratedCode)
public final class SuccessiveQuestions<Responders: ResponderRound, Answer> {
  // Safety: one thread at a time goes on with a round. A provider or an observer that runs meanwhile cannot
  // let it go on, because it leaves only where a delegate has been asked.
  @exclusivity(unchecked)
  @usableFromInline var responders: Responders
  @usableFromInline let ask: (Responders.Element, consuming DelegateReply<Answer>) -> Void
  @usableFromInline let isDecisive: (Answer) -> Bool
  @usableFromInline let then: ([Answer]) -> Void

  @inlinable
  init(
    _ responders: Responders,
    _ ask: @escaping (Responders.Element, consuming DelegateReply<Answer>) -> Void,
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
    while !(round.noteLast().map(isDecisive) ?? false), askNext(in: round) {
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
