/// Writes what an adopter answers that leaves optional requirements out.
///
/// The answer changes nothing where others answer too: nothing, or nil. Where it may count alone it
/// is the requirement's `default`.
enum OmissionEmitter {
  static func emit(_ declaration: ResolvedProtocol, _ writer: inout SwiftWriter) {
    let head = declaration.head
    let access = head.access == .internal ? "" : "\(head.access.rawValue) "
    writer.doc("The optional requirements of `\(head.name)`, for those who leave them out.")
    let isolation = head.isNonisolated ? "nonisolated " : ""
    writer.block("\(isolation)extension \(Keyword.escaped(head.name)) {") { writer in
      var isFirst = true
      for requirement in declaration.requirements where requirement.isOptional {
        if !isFirst { writer.blank() }
        isFirst = false
        emit(requirement, access: access, &writer)
      }
    }
  }

  private static func emit(
    _ requirement: ResolvedRequirement,
    access: String,
    _ writer: inout SwiftWriter
  ) {
    let names = LocalNames(avoiding: requirement.words)
    switch requirement.declaration {
    case .function(let function):
      let head = prefix(function.attributes, access) + Signature(function, names: names).declaration
      emit(head, answerOf: requirement, &writer)
    case .property(let property):
      let head = prefix(property.attributes, access) + property.declaration
      guard property.isSettable || property.getterEffects != .none else {
        emit(head, answerOf: requirement, &writer)
        return
      }
      writer.userLine("\(head) {", at: requirement.position)
      writer.indented { writer in
        writer.line("get\(property.getterEffects.text) {")
        writer.endUserText()
        writer.indented { emitAnswer(of: requirement, &$0) }
        writer.line("}")
        if property.isSettable { writer.line("set {}") }
      }
      writer.line("}")
    }
  }

  private static func prefix(_ attributes: [Attribute], _ access: String) -> String {
    attributes.map { "\($0.text) " }.joined() + access
  }

  private static func emit(
    _ head: String,
    answerOf requirement: ResolvedRequirement,
    _ writer: inout SwiftWriter
  ) {
    let isEmpty = requirement.isNotification || !hasAnswer(requirement)
    writer.userLine("\(head) {\(isEmpty ? "}" : "")", at: requirement.position)
    writer.endUserText()
    if isEmpty { return }
    writer.indented { emitAnswer(of: requirement, &$0) }
    writer.line("}")
  }

  private static func hasAnswer(_ requirement: ResolvedRequirement) -> Bool {
    requirement.declaration.value != nil || requirement.fallback != nil
  }

  private static func emitAnswer(
    of requirement: ResolvedRequirement,
    _ writer: inout SwiftWriter
  ) {
    guard let fallback = requirement.fallback else {
      writer.line("nil")
      return
    }
    writer.userLine(fallback.text, at: fallback.position)
    writer.endUserText()
  }
}
