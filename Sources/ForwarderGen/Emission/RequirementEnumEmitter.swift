/// Writes the enum of a forwarder's requirements.
struct RequirementEnumEmitter {
  private let style: ForwarderStyle

  init(_ style: ForwarderStyle) {
    self.style = style
  }

  func emit(_ requirements: [ResolvedRequirement], _ writer: inout SwiftWriter) {
    let access = style.access
    writer.doc("The requirements of \(style.quotedNames).")
    style.emitAttributes(&writer)
    let head = "nonisolated \(access)enum \(style.forwarder.requirementName):"
    if requirements.isEmpty {
      // Swift gives no raw type to an enum without cases.
      writer.type(head, ["\(FileEmitter.runtime).DelegateRequirement"]) { writer in
        writer.line("\(access)static var notifications: [Self] { [] }")
        writer.line("\(access)var rawValue: Int { switch self {} }")
        writer.line("\(access)init?(rawValue: Int) { nil }")
      }
      return
    }
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
