/// Writes the declaration of a protocol that the spec declares here.
struct ProtocolEmitter {
  private let declaration: ResolvedProtocol
  private let form: PlatformForm

  init(_ declaration: ResolvedProtocol, in form: PlatformForm) {
    self.declaration = declaration
    self.form = form
  }

  /// The protocol and, if it has optional requirements, their default implementations.
  var parts: [SwiftWriter.Part] {
    guard declaration.isDeclaredHere else { return [] }
    let omitted = requirements.map { $0.written(in: form, asObject: false) }.filter(\.isOptional)
    if omitted.isEmpty { return [emit] }
    return [emit, { OmissionEmitter.emit(omitted, of: declaration, &$0) }]
  }

  private func emit(_ writer: inout SwiftWriter) {
    guard let outerType = declaration.head.outerType else {
      emitProtocol(&writer)
      return
    }
    writer.userLine("extension \(outerType) {", at: declaration.location)
    writer.indented { emitProtocol(&$0) }
    writer.line("}")
  }

  private func emitProtocol(_ writer: inout SwiftWriter) {
    let isEmpty = requirements.isEmpty && declaration.associatedTypes.isEmpty
    writer.userLine(
      isEmpty ? "\(head.text) {}" : "\(head.text) {",
      at: declaration.location,
      doc: declaration.doc
    )
    writer.indented { writer in
      for type in declaration.associatedTypes { writer.userLine(type.text, at: type.location) }
      for requirement in requirements {
        if requirement.doc != nil { writer.blank() }
        writer.conditional(requirement.condition) { writer in
          writer.userLine(text(of: requirement), at: requirement.location, doc: requirement.doc)
        }
      }
    }
    if !isEmpty { writer.line("}") }
  }

  /// Its requirements.
  ///
  /// Only an Objective-C protocol may have unavailable ones.
  private var requirements: [ResolvedRequirement] {
    declaration.requirements.filter { !isPlain || !$0.declaration.isUnavailable }
  }

  /// Whether an Objective-C protocol is written as one of Swift's.
  private var isPlain: Bool { form == .swift && declaration.head.isObjectiveC }

  /// The head, with its isolation if another protocol decides that.
  private var head: DeclarationHead {
    let stated = declaration.head
    var head = DeclarationHead(
      Code(isPlain ? stated.plainTextBehindAttributes : stated.textBehindAttributes),
      attributes: stated.attributes.filter { !isPlain || $0.kind != .objc }.map(\.text)
    )
    switch declaration.isolation {
    // An actor is the first attribute.
    case .globalActor(let actor) where stated.globalActor == nil:
      head.attributes.insert(actor, at: 0)
    case .nonisolated where !stated.isNonisolated: head.isolation = .nonisolated
    default: break
    }
    return head
  }

  private func text(of requirement: ResolvedRequirement) -> String {
    guard declaration.head.isObjectiveC else { return requirement.text }
    let (attributes, stated) = (
      requirement.declaration.attributes, requirement.declaration.modifiers
    )
    var head = DeclarationHead(
      Code(requirement.body),
      attributes: attributes.map(\.text),
      modifiers: stated.map(\.text)
    )
    if form == .swift {
      head.attributes = attributes.filter { $0.kind != .objc }.map(\.text)
      head.modifiers = stated.filter { $0.kind != .optional }.map(\.text)
    } else if requirement.written(in: form, asObject: true).isOptionalMember {
      // Both have to be there, whichever way the spec says it.
      if !attributes.contains(.objc) {
        head.attributes.append("@objc")
      }
      if !stated.contains(.optional) { head.modifiers.append("optional") }
    }
    return head.text
  }
}
