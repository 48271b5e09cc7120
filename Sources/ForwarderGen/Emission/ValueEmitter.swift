/// Writes how a value becomes a delegate: kept by the registry, in an object that is asked in its
/// place.
struct ValueEmitter {
  private let style: ForwarderStyle

  init(_ style: ForwarderStyle) {
    self.style = style
  }

  func emit(_ requirements: [ResolvedRequirement], _ writer: inout SwiftWriter) {
    emitRetaining(&writer)
    writer.blank()
    emitBox(requirements, &writer)
  }

  /// `any TintDelegate`.
  private var valueType: String { "any \(style.protocolName)\(style.arguments)" }

  private func emitRetaining(_ writer: inout SwiftWriter) {
    let forwarder = style.forwarder
    let handling = style.needsHandling ? "" : " = .all"
    let actor = style.isOnActor ? style.isolation : ""
    style.emitAttributes(&writer)
    let (scope, generics) =
      forwarder.generics.isEmpty
      ? ("extension \(FileEmitter.runtime).DelegateRegistry<\(forwarder.referenceName)> {", "")
      : (
        "extension \(FileEmitter.runtime).DelegateRegistry where Reference: ~Copyable {",
        style.parameters
      )
    let clause = generics.isEmpty ? "" : " where Reference == \(style.referenceType)"
    writer.block(scope) { writer in
      writer.doc("Registers a value, which is kept until the object that stands for it is removed.")
      writer.doc("")
      writer.doc("- Returns: that object.")
      writer.line("@discardableResult")
      writer.block(
        "\(actor)\(style.access)func add\(generics)(",
        closing: ") -> \(style.delegateType)\(clause) {"
      ) { writer in
        writer.line("retaining value: some \(style.protocolName)\(style.arguments),")
        writer.line(
          "handling: \(FileEmitter.runtime).DelegateHandling<\(forwarder.requirementName)>\(handling)"
        )
      }
      writer.indented { writer in
        writer.line(
          "let delegate: \(style.delegateType) = \(forwarder.valueName)\(style.arguments)(value)"
        )
        writer.line("add(retaining: delegate, handling: handling)")
        writer.line("return delegate")
      }
      writer.line("}")
    }
  }

  private func emitBox(_ requirements: [ResolvedRequirement], _ writer: inout SwiftWriter) {
    let forwarder = style.forwarder
    writer.doc("Stands for a value among the delegates of a `\(forwarder.name)`.")
    style.emitAttributes(&writer)
    let head = "\(style.isolation)private final class \(forwarder.valueName)\(style.parameters):"
    writer.block(head, style.protocolName + forwarder.whereClause) { writer in
      let isCarried =
        style.isSharedByMembers
        || style.isOnActor && requirements.contains(where: \.mayRunElsewhere)
      let name = isCarried ? "carried.value" : "value"
      if isCarried {
        writer.line("// Safety: what leaves the actor is called by members that are not on it.")
        writer.block("nonisolated private struct Carried: @unchecked Sendable {") { writer in
          writer.line("let value: \(valueType)")
        }
        writer.blank()
        writer.line("nonisolated private let carried: Carried")
      } else {
        writer.line("private let value: \(valueType)")
      }
      writer.blank()
      writer.block("init(_ value: \(valueType)) {") { writer in
        writer.line(isCarried ? "carried = Carried(value: value)" : "self.value = value")
      }
      for requirement in requirements {
        writer.blank()
        writer.conditional(requirement.condition) { emit(requirement, of: name, &$0) }
      }
    }
  }

  /// Writes `requirement` as a call on the property called `name`.
  private func emit(
    _ requirement: ResolvedRequirement,
    of name: String,
    _ writer: inout SwiftWriter
  ) {
    let signature = Signature(requirement, names: LocalNames(avoiding: requirement.words))
    let isHidden = !requirement.words.isDisjoint(with: ["value", "carried"])
    let value = isHidden ? "self.\(name)" : name
    let effects = requirement.declaration.callMarks
    writer.userLine(
      "\(requirement.memberPrefix(access: ""))\(signature.declaration) {",
      at: requirement.location
    )
    writer.indented { writer in
      guard let accessors = requirement.declaration.accessors, !accessors.isPlainGetter else {
        writer.endUserText()
        writer.line("\(effects)\(value)\(signature.member)")
        return
      }
      writer.line("get\(accessors.getterEffects.text) {")
      writer.endUserText()
      writer.indented { $0.line("\(effects)\(value)\(signature.member)") }
      writer.line("}")
      if accessors.isSettable {
        let mark = requirement.declaration.safetyMark
        writer.block("set {") { $0.line("\(mark)\(value)\(signature.member) = newValue") }
      }
    }
    writer.line("}")
  }
}
