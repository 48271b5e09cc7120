@testable import SpecForwarders

/// Notes every call, reacts to it, and answers as its ``Conduct`` says.
///
/// Has the members of all protocols; its subclasses adopt some of these.
class Participant {
  let number: Int
  private let log: ModelLog
  var conduct = Conduct()

  /// Its action during a call, before it returns.
  var onCall: ((Participant) -> Void)?

  init(_ number: Int, _ log: ModelLog) {
    self.number = number
    self.log = log
  }

  func hear(_ what: ModelRequirement, _ argument: Int) {
    log.note(number, what.name, argument, on: ModelQueue.current)
    onCall?(self)
  }

  func answer(_ what: ModelRequirement, _ argument: Int) -> Int {
    hear(what, argument)
    return Conduct.value(number, of: argument)
  }

  func optionalAnswer(_ what: ModelRequirement, _ argument: Int) -> Int? {
    let value = answer(what, argument)
    return conduct.answersNil ? nil : value
  }

  func truth(_ what: ModelRequirement, _ argument: Int) -> Bool {
    hear(what, argument)
    return conduct.answersTrue
  }

  func attempt(_ what: ModelRequirement, _ argument: Int) throws -> Int {
    let value = answer(what, argument)
    if conduct.fails { throw ModelFailure(number: number) }
    return value
  }

  // MARK: Basis

  func heard(_ number: Int) { hear(.heard, number) }
  func cost(_ number: Int) -> Int { answer(.cost, number) }
  func name(_ number: Int) -> Int { answer(.name, number) }
  func title(_ number: Int) -> Int { answer(.title, number) }

  func claimsTitle(_ number: Int, over answer: Int) -> Bool {
    log.note(self.number, "claims over", answer, on: ModelQueue.current)
    return conduct.claims
  }

  var level: Int {
    get { answer(.level, 0) }
    set {
      log.note(number, "is set to", newValue, on: ModelQueue.current)
      onCall?(self)
    }
  }

  // MARK: Advice

  func mayRetry(_ number: Int) -> Bool { truth(.mayRetry, number) }
  func mayClose(_ number: Int) -> Bool { truth(.mayClose, number) }
  func mirror(_ number: Int) -> Int? { optionalAnswer(.mirror, number) }
  func verdict(_ number: Int) -> Int { answer(.verdict, number) }
  func refine(_ number: Int) -> Int? { optionalAnswer(.refine, number) }

  // MARK: Sink

  func notice(_ number: Int) { hear(.notice, number) }
  func balance(_ number: Int) -> Int { answer(.balance, number) }
  func tags(_ number: Int) -> [Int] { [answer(.tags, number), self.number] }
  func polish(_ number: Int) -> Int { answer(.polish, number) }
  func tally(_ number: inout Int) { number = answer(.tally, number) }
  func save(_ number: Int) throws { _ = try attempt(.save, number) }
  func saveAll(_ number: Int) throws { _ = try attempt(.saveAll, number) }
  func weigh(_ number: Int) throws -> Int { try attempt(.weigh, number) }

  // MARK: Survey

  func survey(_ number: Int) -> Int { answer(.survey, number) }
}
