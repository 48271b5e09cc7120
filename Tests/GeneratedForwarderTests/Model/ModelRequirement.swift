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
