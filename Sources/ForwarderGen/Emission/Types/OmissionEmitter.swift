/// Writes the default implementations of optional requirements.
///
/// If the dispatch combines several answers, the default answer is neutral or empty. If one answer may
/// count alone, it is the requirement's `default`.
enum OmissionEmitter {
  static func emit(
    _ optional: [ResolvedRequirement],
    of declaration: ResolvedProtocol,
    _ writer: inout SwiftWriter
  ) {
    let head = declaration.head
    writer.doc("Default implementations of the optional requirements of `\(head.path)`.")
    for attribute in head.attributes
    where attribute.limitsUse && attribute.isAllowed(on: head.access) {
      writer.line(attribute.text)
    }
    let extended = DeclarationHead(
      "extension \(head.escapedPath)",
      isolation: declaration.isolation.ofExtension
    )
    writer.block(extended) { writer in
      for (index, requirement) in optional.enumerated() {
        if index > 0 { writer.blank() }
        writer.conditional(requirement.condition) { emit(requirement, access: head.access, &$0) }
      }
    }
  }

  private static func emit(
    _ requirement: ResolvedRequirement,
    access: AccessLevel,
    _ writer: inout SwiftWriter
  ) {
    let signature = Signature(requirement, names: LocalNames(avoiding: requirement.words))
    var head = requirement.memberHead(signature.declaration, access: access)
    head.modifiers += requirement.declaration.modifiers.filter { $0.kind == .mutating }.map(\.text)
    guard let accessors = requirement.declaration.accessors, !accessors.isPlainGetter else {
      emit(head, answerOf: requirement, with: signature, &writer)
      return
    }
    writer.userLine("\(head.text) {", at: requirement.location)
    writer.indented { writer in
      writer.userLine(
        "\(accessors.isGetterMutating ? "mutating " : "")get\(accessors.getterEffects.text) {"
      )
      writer.indented { emitAnswer(of: requirement, signature, &$0) }
      writer.line("}")
      if accessors.isSettable {
        writer.line(accessors.isSetterNonmutating ? "nonmutating set {}" : "set {}")
      }
    }
    writer.line("}")
  }

  private static func emit(
    _ head: DeclarationHead,
    answerOf requirement: ResolvedRequirement,
    with signature: Signature,
    _ writer: inout SwiftWriter
  ) {
    let isEmpty = requirement.isNotification || !hasAnswer(requirement)
    writer.userLine("\(head.text) {\(isEmpty ? "}" : "")", at: requirement.location)
    if isEmpty { return }
    writer.indented { emitAnswer(of: requirement, signature, &$0) }
    writer.line("}")
  }

  private static func hasAnswer(_ requirement: ResolvedRequirement) -> Bool {
    requirement.declaration.value != nil || requirement.fallback != nil
  }

  private static func emitAnswer(
    of requirement: ResolvedRequirement,
    _ signature: Signature,
    _ writer: inout SwiftWriter
  ) {
    if let answer = requirement.dispatch.neutralAnswer {
      let text = answer.text(with: signature.parameters)
      writer.line(answer == .absent ? text : requirement.declaration.valueMark + text)
    } else if let fallback = requirement.fallback {
      writer.userLine(fallback.text, at: requirement.fallbackLocation)
    }
  }
}
