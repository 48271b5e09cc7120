/// Writes the enum of a forwarder's requirements.
struct RequirementEnumEmitter {
  let style: ForwarderStyle

  func emit(_ requirements: [ResolvedRequirement], _ writer: inout SwiftWriter) {
    let conditions = requirements.compactMap { $0.condition?.text }
    if requirements.isEmpty {
      emitEmpty(&writer)
    } else if conditions.count == requirements.count {
      writer.line("#if \(String(alternatives: conditions))")
      emitCases(requirements, &writer)
      writer.line("#else")
      emitEmpty(&writer)
      writer.line("#endif")
    } else {
      emitCases(requirements, &writer)
    }
  }

  private func emitEnum(
    inheriting inherited: [String],
    _ writer: inout SwiftWriter,
    _ body: SwiftWriter.Part
  ) {
    style.declare(
      "nonisolated \(style.access)enum \(style.forwarder.requirementName)",
      inheriting: inherited + ["\(KnownNames.runtime).DelegateRequirement"],
      doc: "The requirements of \(style.quotedNames).",
      &writer,
      body
    )
  }

  private var notifications: String { "\(style.access)static var notifications: [Self] {" }

  /// Writes an enum without cases, to which Swift gives no raw type.
  private func emitEmpty(_ writer: inout SwiftWriter) {
    emitEnum(inheriting: [], &writer) { writer in
      writer.line("\(notifications) [] }")
      writer.line("\(style.access)var signature: Swift.String { switch self {} }")
      writer.line("\(style.access)var rawValue: Swift.Int { switch self {} }")
      writer.line("\(style.access)init?(rawValue: Swift.Int) { nil }")
    }
  }

  private func emitCases(_ requirements: [ResolvedRequirement], _ writer: inout SwiftWriter) {
    emitEnum(inheriting: ["Swift.Int"], &writer) { writer in
      for requirement in requirements {
        writer.conditional(requirement.condition) { writer in
          let name = requirement.declaration.compoundName
          let dispatch = requirement.declared.dispatch.name.rawValue
          writer.doc("`\(name)`, with the dispatch `\(dispatch)`.")
          writer.line("case \(requirement.declared.escapedCaseName)")
        }
      }
      writer.blank()
      emitNotifications(requirements.filter(\.isNotification), &writer)
      writer.blank()
      emitSignatures(of: requirements, &writer)
    }
    writer.blank()
    emitHandling(requirements, &writer)
  }

  /// Writes a set of each requirement, so that `handling: .` completes to them.
  private func emitHandling(_ requirements: [ResolvedRequirement], _ writer: inout SwiftWriter) {
    let set = "\(KnownNames.runtime).DelegateHandling"
    let type = style.forwarder.requirementName
    style.declare("nonisolated extension \(set)<\(type)>", &writer) { writer in
      // The runtime has a set of all requirements with each of these names.
      for requirement in requirements where !Self.namesOfSets.contains(requirement.caseName) {
        writer.conditional(requirement.condition) { writer in
          writer.doc("Only `\(requirement.declaration.compoundName)`.")
          let name = requirement.declared.escapedCaseName
          writer.line("\(style.access)static var \(name): Self { Self(only: .\(name)) }")
        }
      }
    }
  }

  private static let namesOfSets = ["all", "notifications"]

  private func emitSignatures(of requirements: [ResolvedRequirement], _ writer: inout SwiftWriter) {
    writer.block("\(style.access)var signature: Swift.String {") { writer in
      writer.line("switch self {")
      for requirement in requirements {
        writer.conditional(requirement.condition, inSwitch: true) { writer in
          let text = SwiftWriter.escaped(requirement.nameAndTypes)
          writer.line("case \(requirement.caseReference):", continued: "\"\(text)\"")
        }
      }
      writer.line("}")
    }
  }

  private func emitNotifications(
    _ requirements: [ResolvedRequirement],
    _ writer: inout SwiftWriter
  ) {
    let names = requirements.unconditionalCases
    let list: Code = "[\(array: names)]"
    if names.count == requirements.count {
      return writer.line("\(notifications) \(body: [list]) }")
    }
    writer.block("\(notifications)") { writer in
      writer.line("var notifications: [Self] = \(list)")
      writer.conditionalCases(of: requirements) { "notifications.append(\($0))" }
      writer.line("return notifications")
    }
  }
}

extension [ResolvedRequirement] {
  /// The cases of those that are always there.
  var unconditionalCases: [Code] {
    filter { $0.condition == nil }.map { Code($0.caseReference) }
  }
}

extension SwiftWriter {
  /// Writes a statement about the case of each of `requirements` that is under a condition.
  mutating func conditionalCases(
    of requirements: [ResolvedRequirement],
    _ statement: (_ name: String) -> Code
  ) {
    for requirement in requirements where requirement.condition != nil {
      conditional(requirement.condition) { $0.line(statement(requirement.caseReference)) }
    }
  }
}

extension ResolvedRequirement {
  /// The name and what distinguishes overloads in its forwarder: `tune(_:) (Int) async`.
  fileprivate var nameAndTypes: String {
    let declaration = declared.declaration
    let result = isOverloadedByResult ? " -> \(declaration.value?.text ?? "()")" : ""
    return declaration.nameAndTypes + result
  }

  /// `.downloadDidStart`.
  var caseReference: String { ".\(declared.escapedCaseName)" }
}
