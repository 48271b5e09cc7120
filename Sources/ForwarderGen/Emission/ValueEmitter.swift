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
    let head = "\(actor)\(style.access)func add\(generics)("
    let result = ") -> \(style.delegateType)\(clause) {"
    let value = "retaining value: some \(style.protocolName)\(style.arguments)"
    writer.block(scope) { writer in
      writer.doc("Registers a value, which is kept until the object that stands for it is removed.")
      writer.doc("")
      writer.doc("- Returns: that object.")
      writer.line("@discardableResult")
      writer.block(head, closing: result) { writer in
        writer.line("\(value),")
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
      guard style.needsHandling else { return }
      // It exists only for its message. Without it, the compiler asks for an object.
      writer.blank()
      writer.doc("Not available: say which requirements `value` handles.")
      writer.line(
        "@available(*, unavailable, message: \"say which requirements it handles: 'handling: .all'\")"
      )
      writer.line("@discardableResult")
      writer.block(head, closing: result) { $0.line(value) }
      writer.indented { $0.line("add(retaining: value, handling: .all)") }
      writer.line("}")
    }
  }

  private func emitBox(_ requirements: [ResolvedRequirement], _ writer: inout SwiftWriter) {
    let forwarder = style.forwarder
    writer.doc("Stands for a value among the delegates of a `\(forwarder.name)`.")
    style.emitAttributes(on: .private, &writer)
    let head = "\(style.isolation)private final class \(forwarder.valueName)\(style.parameters):"
    let adopted = style.hasClaims ? style.forwarder.claimingName : style.protocolName
    writer.type(head, [style.conformance(to: adopted)], forwarder.whereClause) { writer in
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
      for requirement in requirements where requirement.isClaimed {
        writer.blank()
        writer.conditional(requirement.condition) { emitClaim(to: requirement, of: name, &$0) }
      }
    }
  }

  /// Writes that the property called `name` claims what it claims.
  private func emitClaim(
    to requirement: ResolvedRequirement,
    of name: String,
    _ writer: inout SwiftWriter
  ) {
    let names = LocalNames(avoiding: requirement.words)
    let claim = ClaimSignature(requirement, names: names)
    let value = value(called: name, in: requirement)
    let claimant = "(\(value) as? any \(style.claimingType))"
    let question = "\(claim.mark)\(claimant)?\(claim.member(over: names.answer)) ?? false"
    requirement.emitClaim(access: .internal, question, &writer)
  }

  /// The property called `name`, with `self.` where the requirement has that word.
  private func value(called name: String, in requirement: ResolvedRequirement) -> String {
    requirement.words.isDisjoint(with: ["value", "carried"]) ? name : "self.\(name)"
  }

  /// Writes `requirement` as a call on the property called `name`.
  private func emit(
    _ requirement: ResolvedRequirement,
    of name: String,
    _ writer: inout SwiftWriter
  ) {
    let signature = Signature(requirement, names: LocalNames(avoiding: requirement.words))
    let value = value(called: name, in: requirement)
    let effects = requirement.declaration.callMarks
    writer.userLine(
      "\(requirement.memberPrefix(access: .internal))\(signature.declaration) {",
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
