/// Writes the enum of a forwarder's requirements.
struct RequirementEnumEmitter {
  let style: ForwarderStyle

  private var requirements: [ResolvedRequirement] { style.requirements }

  @Lines var lines: Lines {
    let conditions = requirements.compactMap { $0.condition?.text }
    if requirements.isEmpty {
      emptyEnum
    } else if conditions.count == requirements.count {
      "#if \(String(alternatives: conditions))"
      caseEnum
      "#else"
      emptyEnum
      "#endif"
    } else {
      caseEnum
    }
  }

  private func declaration(inheriting inherited: [String], @Lines _ body: () -> Lines) -> Lines {
    style.declaration(
      "nonisolated \(style.access)enum \(style.forwarder.requirementName)",
      inheriting: inherited + ["\(KnownNames.runtime).DelegateRequirement"],
      doc: "The requirements of \(style.quotedNames).",
      body
    )
  }

  /// An enum without cases, to which Swift gives no raw type.
  private var emptyEnum: Lines {
    declaration(inheriting: []) {
      "\(style.access)static var notifications: [Self] { [] }"
      "\(style.access)var signature: Swift.String { switch self {} }"
      "\(style.access)var rawValue: Swift.Int { switch self {} }"
      "\(style.access)init?(rawValue: Swift.Int) { nil }"
    }
  }

  @Lines private var caseEnum: Lines {
    declaration(inheriting: ["Swift.Int"]) {
      each(requirements) { requirement in
        let name = requirement.declaration.compoundName
        let dispatch = requirement.declared.dispatch.name.rawValue
        documentation("`\(name)`, with the dispatch `\(dispatch)`.")
        "case \(requirement.declared.escapedCaseName)"
      }
      Lines.blank
      notifications
      Lines.blank
      block("\(style.access)var signature: Swift.String {") {
        "switch self {"
        each(requirements, inSwitch: true) { requirement in
          let text = SwiftWriter.escaped(requirement.nameAndTypes)
          "case \(requirement.caseReference): \(rest: "\"\(text)\"")"
        }
        "}"
      }
    }
    Lines.blank
    handling
  }

  /// A set of each requirement, so that `handling: .` completes to them.
  private var handling: Lines {
    let set = "\(KnownNames.runtime).DelegateHandling<\(style.forwarder.requirementName)>"
    return style.declaration("nonisolated extension \(set)") {
      // The runtime has a set of all requirements with each of these names.
      each(requirements.filter { !["all", "notifications"].contains($0.caseName) }) { requirement in
        let name = requirement.declared.escapedCaseName
        documentation("Only `\(requirement.declaration.compoundName)`.")
        "\(style.access)static var \(name): Self { Self(only: .\(name)) }"
      }
    }
  }

  @Lines private var notifications: Lines {
    let notifications = requirements.filter(\.isNotification)
    let cases = notifications.unconditionalCases
    let property = "\(style.access)static var notifications: [Self]"
    if cases.count == notifications.count {
      "\(property) { \(body: ["[\(array: cases)]"]) }"
    } else {
      block("\(property) {") {
        "var notifications: [Self] = [\(array: cases)]"
        conditionalCases(of: notifications) { "notifications.append(\($0))" }
        "return notifications"
      }
    }
  }
}

/// A statement about the case of each of `requirements` that is under a condition.
func conditionalCases(
  of requirements: [ResolvedRequirement],
  _ statement: (_ name: String) -> Code
) -> Lines {
  each(requirements.filter { $0.condition != nil }) { statement($0.caseReference) }
}

extension [ResolvedRequirement] {
  /// The cases of those that are always there.
  var unconditionalCases: [Code] {
    filter { $0.condition == nil }.map { Code($0.caseReference) }
  }
}

extension ResolvedRequirement {
  /// The name and what distinguishes overloads in its forwarder: `tune(_:) (Int) async`.
  fileprivate var nameAndTypes: String {
    let declaration = declared.declaration
    var text = declaration.compoundName
    if !declaration.parameters.isEmpty {
      text += " ("
      text += String(listing: declaration.parameters) { $0 += $1.type.text }
      text += ")"
    }
    if declaration.effects.isAsync { text += " async" }
    if isOverloadedByResult { text += " -> \(declaration.value?.text ?? "()")" }
    return text
  }

  /// `.downloadDidStart`.
  var caseReference: String { ".\(declared.escapedCaseName)" }
}
