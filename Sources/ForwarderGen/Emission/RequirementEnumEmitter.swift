/// Writes the enum of a forwarder's requirements.
struct RequirementEnumEmitter {
  private let style: ForwarderStyle

  init(_ style: ForwarderStyle) {
    self.style = style
  }

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

  private var head: String {
    "nonisolated \(style.access)enum \(style.forwarder.requirementName):"
  }

  private func emitDocumentation(_ writer: inout SwiftWriter) {
    writer.doc("The requirements of \(style.quotedNames).")
    style.emitAttributes(&writer)
  }

  /// Writes an enum without cases, to which Swift gives no raw type.
  private func emitEmpty(_ writer: inout SwiftWriter) {
    let access = style.access
    emitDocumentation(&writer)
    writer.type(head, ["\(FileEmitter.runtime).DelegateRequirement"]) { writer in
      writer.line("\(access)static var notifications: [Self] { [] }")
      writer.line("\(access)var rawValue: Int { switch self {} }")
      writer.line("\(access)init?(rawValue: Int) { nil }")
    }
  }

  private func emitCases(_ requirements: [ResolvedRequirement], _ writer: inout SwiftWriter) {
    emitDocumentation(&writer)
    writer.type(head, ["Int", "\(FileEmitter.runtime).DelegateRequirement"]) { writer in
      for requirement in requirements {
        writer.conditional(requirement.condition) { writer in
          writer.line("case \(Keyword.escapedCase(requirement.caseName))")
        }
      }
      writer.blank()
      emitNotifications(requirements.filter(\.isNotification), &writer)
    }
  }

  private func emitNotifications(
    _ requirements: [ResolvedRequirement],
    _ writer: inout SwiftWriter
  ) {
    let head = "\(style.access)static var notifications: [Self]"
    let names = requirements.filter { $0.condition == nil }.map(\.caseReference)
    let conditional = requirements.filter { $0.condition != nil }
    if conditional.isEmpty {
      emit(names, after: head, &writer)
      return
    }
    writer.block("\(head) {") { writer in
      writer.line("var notifications: [Self] = [\(names.joined(separator: ", "))]")
      for requirement in conditional {
        writer.conditional(requirement.condition) { writer in
          writer.line("notifications.append(\(requirement.caseReference))")
        }
      }
      writer.line("return notifications")
    }
  }

  private func emit(_ names: [String], after head: String, _ writer: inout SwiftWriter) {
    if writer.lineIfFits("\(head) { [\(names.joined(separator: ", "))] }") { return }
    writer.block("\(head) {") { $0.list(names, after: "[", "]") }
  }
}

extension ResolvedRequirement {
  /// `.downloadDidStart`.
  var caseReference: String { ".\(Keyword.escapedCase(declared.caseName))" }
}
