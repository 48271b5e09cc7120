/// `canImport(FoundationXML)`: when something is there at all.
struct Condition: Equatable, Sendable {
  /// As written, on one line.
  let text: String

  /// In `os(macOS) && DEBUG`, `os(macOS)` and `DEBUG`: all of them hold where the condition does.
  ///
  /// Empty where something is a choice, or is negated as a whole.
  let conjuncts: [String]
  let position: SourcePosition

  /// The condition under which `declaration` exists: `stated`, and no platform where it is
  /// unavailable.
  static func joining(
    _ stated: Condition?,
    availabilityOf declaration: RequirementDeclaration
  ) -> Condition? {
    declaration.attributes.reduce(stated) { condition, attribute in
      guard let platform = attribute.unavailablePlatform else { return condition }
      let others = declaration.attributes.filter { $0.unavailablePlatform == nil }
      return conditions(without: platform) { name in
        others.contains { $0.kind == .available && $0.text.contains(name) }
      }
      .reduce(condition) { joining($0, $1, at: attribute.position) }
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

  /// The condition that holds wherever a declaration exists that `@available` makes unavailable on
  /// `platform`.
  ///
  /// Extensions of applications are no platform: the same code is compiled for both.
  private static func conditions(
    without platform: String,
    isStated: (String) -> Bool
  ) -> [String] {
    switch platform {
    case "macOS", "OSX": return ["!os(macOS)"]
    case "iOS":
      // visionOS and Mac Catalyst have from iOS what they do not state themselves.
      let catalyst = "targetEnvironment(macCatalyst)"
      return [isStated("macCatalyst") ? "(!os(iOS) || \(catalyst))" : "!os(iOS)"]
        + (isStated("visionOS") ? [] : ["!os(visionOS)"])
    case "macCatalyst": return ["!targetEnvironment(macCatalyst)"]
    case "tvOS", "watchOS", "visionOS": return ["!os(\(platform))"]
    default: return []
    }
  }
}
