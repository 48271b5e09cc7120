@testable import SpecForwarders

/// Notes every call, reacts to it, and answers as its ``Conduct`` says.
///
/// Has the members of all protocols, which stand beside the requirements; its subclasses adopt some of these.
class Participant {
  let number: Int
  let log: ModelLog
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
}
