/// Writes the declaration of a protocol that the spec declares here.
enum ProtocolEmitter {
  static func emit(_ declaration: ResolvedProtocol, _ writer: inout SwiftWriter) {
    guard let outerType = declaration.head.outerType else {
      emitProtocol(declaration, &writer)
      return
    }
    writer.userLine("extension \(outerType) {", at: declaration.location)
    writer.endUserText()
    writer.indented { emitProtocol(declaration, &$0) }
    writer.line("}")
  }

  private static func emitProtocol(_ declaration: ResolvedProtocol, _ writer: inout SwiftWriter) {
    var head = declaration.head.text
    switch declaration.isolation {
    case .globalActor(let actor) where declaration.head.globalActor == nil:
      head = "\(actor) \(head)"
    case .nonisolated where !declaration.head.isNonisolated:
      let attributes = declaration.head.attributes.map { "\($0.text) " }.joined()
      head = "\(attributes)nonisolated \(declaration.head.textBehindAttributes)"
    default: break
    }
    let isEmpty = declaration.requirements.isEmpty && declaration.associatedTypes.isEmpty
    writer.userLine(
      isEmpty ? "\(head) {}" : "\(head) {",
      at: declaration.location,
      doc: declaration.doc
    )
    writer.indented { writer in
      for type in declaration.associatedTypes { writer.userLine(type.text, at: type.location) }
      for requirement in declaration.requirements {
        if requirement.doc != nil { writer.blank() }
        writer.conditional(requirement.condition) { writer in
          writer.userLine(requirement.text, at: requirement.location, doc: requirement.doc)
          if requirement.condition != nil { writer.endUserText() }
        }
      }
    }
    writer.endUserText()
    if !isEmpty { writer.line("}") }
  }
}
