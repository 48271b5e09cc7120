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
