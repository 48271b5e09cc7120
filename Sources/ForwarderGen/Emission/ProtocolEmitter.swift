/// Writes the declaration of a protocol that the spec declares here.
enum ProtocolEmitter {
  static func emit(_ declaration: ResolvedProtocol, _ writer: inout SwiftWriter) {
    let head = declaration.head.text
    let isEmpty = declaration.requirements.isEmpty
    writer.userLine(
      isEmpty ? "\(head) {}" : "\(head) {",
      at: declaration.head.position,
      doc: declaration.doc
    )
    writer.indented { writer in
      for requirement in declaration.requirements {
        if requirement.doc != nil { writer.blank() }
        writer.userLine(requirement.text, at: requirement.position, doc: requirement.doc)
      }
    }
    writer.endUserText()
    if !isEmpty { writer.line("}") }
  }
}
