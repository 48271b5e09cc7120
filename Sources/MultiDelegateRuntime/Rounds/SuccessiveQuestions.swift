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
