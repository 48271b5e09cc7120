@testable import SpecForwarders

/// A requirement of `Model.delegates.json`, named as its case in the generated enums is.
enum ModelRequirement: Int, CaseIterable {
  case heard, cost, name, title, level
  case mayRetry, mayClose, mayLeave, mirror, verdict, refine
  case notice, balance, tags, polish, tally, save, saveAll, weigh
  case hint
  case survey

  private static let names = allCases.map { "\($0)" }

  /// "mayRetry".
  var name: String { Self.names[rawValue] }

  /// The protocols that have it: one of them is enough to be called, and two are not called twice.
  var parts: ModelPart {
    switch self {
    case .heard: [.basis, .sink]
    case .cost, .name, .title, .level: [.basis]
    case .mayRetry, .mayClose, .mayLeave, .mirror, .verdict, .refine: [.advice]
    case .notice, .balance, .tags, .polish, .tally, .save, .saveAll, .weigh: [.sink]
    case .hint: [.hint]
    case .survey: [.survey]
    }
  }

  /// Whether an adopter may leave it out.
  var isOptional: Bool { self == .mayLeave || self == .hint }

  /// Whether no caller waits for such a call on a queue.
  var isEnqueued: Bool { self == .heard || self == .notice }
}

extension ModelRequirement {
  /// Calls it on `forwarder`.
  func call(on forwarder: any ModelForwarder, _ number: Int) -> ModelAnswer {
    do {
      return try attempt(on: forwarder, number)
    } catch let failure as ModelFailure {
      return .failure(by: failure.number)
    } catch {
      return .failure(by: nil)
    }
  }

  private func attempt(on forwarder: any ModelForwarder, _ number: Int) throws -> ModelAnswer {
    switch self {
    case .heard: forwarder.heard(number)
    case .cost: return .number(forwarder.cost(number))
    case .name: return .number(forwarder.name(number))
    case .title: return .number(forwarder.title(number))
    case .level: return .number(forwarder.level)
    case .mayRetry: return .truth(forwarder.mayRetry(number))
    case .mayClose: return .truth(forwarder.mayClose(number))
    case .mayLeave: return .truth(forwarder.mayLeave(number))
    case .mirror: return .number(forwarder.mirror(number))
    case .verdict: return .number(forwarder.verdict(number))
    case .refine: return .number(forwarder.refine(number))
    case .notice: forwarder.notice(number)
    case .balance: return .number(forwarder.balance(number))
    case .tags: return .list(forwarder.tags(number))
    case .polish: return .number(forwarder.polish(number))
    case .tally:
      var number = number
      forwarder.tally(&number)
      return .number(number)
    case .save: try forwarder.save(number)
    case .saveAll: try forwarder.saveAll(number)
    case .weigh: return .number(try forwarder.weigh(number))
    case .hint: return .number((forwarder as? any ModelHint)?.hint(number))
    case .survey: return .number((forwarder as? any ModelSurvey)?.survey(number))
    }
    return .nothing
  }
}

/// What a participant has for each of them.
extension Participant {
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
