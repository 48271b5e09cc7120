/// Who is called, and what the caller gets.
enum Dispatch: Equatable, Sendable {
  /// All responders; the first one's value.
  case broadcast
  /// The first responder only; its value.
  case first
  /// The responders until one answers something; that value.
  case firstNonNil
}

extension Dispatch {
  /// As a spec writes it.
  var text: String {
    switch self {
    case .broadcast: "broadcast"
    case .first: "first"
    case .firstNonNil: "firstNonNil"
    }
  }

  /// The dispatches that this version knows, by name.
  static let byName: [String: Dispatch] = [
    "broadcast": .broadcast, "first": .first, "firstNonNil": .firstNonNil,
  ]

  /// In the order in which messages list them.
  static let names = ["broadcast", "first", "firstNonNil"]

  /// The dispatches that the format has and this version refuses.
  static let unsupportedNames = [
    "last", "anyTrue", "allTrue", "reduce", "collect", "pipeline", "claimed",
  ]

  /// The names of those that fit a requirement whose value is of the type `value`; nil is void.
  static func names(fitting value: TypeSyntax?) -> [String] {
    guard let value else { return ["broadcast", "first"] }
    return value.isOptional ? ["broadcast", "first", "firstNonNil"] : ["broadcast", "first"]
  }
}
