@testable import SpecForwarders

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
