/// `canImport(FoundationXML)`: when something is there at all.
struct Condition: Equatable, Sendable {
  /// As written, on one line.
  let text: String

  /// In `os(macOS) && DEBUG`, `os(macOS)` and `DEBUG`: all of them hold where the condition does.
  ///
  /// Empty where something is a choice, or is negated as a whole.
  let conjuncts: [String]
  let position: SourcePosition

  /// What has to hold for `declaration` to be there, besides `stated`: that the platform is none where it
  /// is unavailable.
  static func joining(
    _ stated: Condition?,
    availabilityOf declaration: RequirementDeclaration
  ) -> Condition? {
    declaration.attributes.reduce(stated) { condition, attribute in
      guard let platform = attribute.unavailablePlatform else { return condition }
      return platforms(called: platform)
        .reduce(condition) { joining($0, "!\($1)", at: attribute.position) }
    }
  }

  private static func joining(
    _ condition: Condition?,
    _ conjunct: String,
    at position: SourcePosition
  ) -> Condition {
    guard let condition else {
      return Condition(text: conjunct, conjuncts: [conjunct], position: position)
    }
    if condition.conjuncts.contains(conjunct) { return condition }
    // It may be a choice.
    let text = condition.conjuncts.isEmpty ? "(\(condition.text))" : condition.text
    return Condition(
      text: "\(text) && \(conjunct)",
      conjuncts: (condition.conjuncts.isEmpty ? [text] : condition.conjuncts) + [conjunct],
      position: condition.position
    )
  }

  /// What is unavailable where `@available` says `name`.
  ///
  /// Extensions of applications are none: the same code is compiled for both.
  private static func platforms(called name: String) -> [String] {
    switch name {
    case "macOS", "OSX": ["os(macOS)"]
    // What visionOS does not state it has from iOS.
    case "iOS": ["os(iOS)", "os(visionOS)"]
    case "macCatalyst": ["targetEnvironment(macCatalyst)"]
    case "tvOS", "watchOS", "visionOS": ["os(\(name))"]
    default: []
    }
  }
}
