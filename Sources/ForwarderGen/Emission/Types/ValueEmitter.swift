/// Writes the code that makes a value a delegate: the registry keeps it in an object that passes calls on.
struct ValueEmitter {
  let style: ForwarderStyle

  /// Whether the value is called outside the actor of the object that represents it.
  private var isSent: Bool { style.sendsDelegates || style.sharesRegistry }

  /// `TintDelegate`, and `Sendable` where delegates have to be that.
  private var constraint: String {
    "\(style.protocolName)\(style.arguments)" + (isSent ? " & Swift.Sendable" : "")
  }

  /// Writes the member of the reference that makes an object of a value, to be called on a queue.
  func emitRepresentation(_ writer: inout SwiftWriter) {
    let head = style.head(
      Code(
        "func delegate(",
        list: ["representing value: any \(constraint)"],
        ") -> \(style.aliasedDelegateType)"
      ),
      modifiers: ["static"]
    )
    writer.block(head) { $0.line("\(style.forwarder.valueName)\(style.arguments)(value)") }
  }

  /// Writes a call that adds a value, with `others` as its last parameters.
  private func emitCall(
    with others: [String],
    _ writer: inout SwiftWriter,
    _ body: SwiftWriter.Part
  ) {
    let parameters = ["retaining value: some \(constraint)", "at place: Place? = nil"] + others
    // Only an actor has to be stated here.
    let isolation = style.isOnActor ? style.forwarder.isolation : .unstated
    let list = parameters.map { Code($0) }
    let declaration = Code("func add\(style.parameters)(", list: list, ") -> \(style.delegateType)")
    var head = style.registryHead(declaration, isolation: isolation)
    if !style.parameters.isEmpty { head.whereClause = " where Reference == \(style.referenceType)" }
    writer.line("@discardableResult")
    writer.block(head, body)
  }

  /// Writes the call that adds a value.
  func emitRetaining(_ writer: inout SwiftWriter) {
    let forwarder = style.forwarder
    style.emitAttributes(on: forwarder.delegatesAccess, &writer)
    let reference = forwarder.generics.isEmpty ? "<\(forwarder.referenceName)>" : ""
    let handling = "handling: Handling" + (style.needsHandling ? "" : " = .all")
    writer.block("extension \(KnownNames.runtime).DelegateRegistry\(reference) {") { writer in
      writer.doc(
        "Registers a value and retains it until the object that represents it is removed.",
        "- Returns: that object; `value` itself if it is an object."
      )
      emitCall(with: [handling], &writer) { writer in
        let box = "\(style.forwarder.valueName)\(style.arguments)(value)"
        let addition = Code(".value(value) {", body: [Code(box)], "}")
        writer.line(Code("add(", list: [addition, "at: place", "handling: handling"], ")"))
      }
      guard style.needsHandling else { return }
      // It exists only for its message. Without it, the compiler asks for an object.
      writer.blank()
      writer.doc("Not available, because the requirements that `value` handles are missing.")
      writer.block("@available(", closing: ")") { writer in
        writer.line("*,")
        writer.line("unavailable,")
        writer.line(
          "message: \"pass 'handling:' with the requirements it implements; '.all' only if it has them all\""
        )
      }
      emitCall(with: [], &writer) { $0.line("add(retaining: value, handling: .all)") }
    }
  }

  /// Writes the class of the objects that represent values.
  func emitBox(_ requirements: [ResolvedRequirement], _ writer: inout SwiftWriter) {
    let forwarder = style.forwarder
    let adopted =
      style.baseConformances + style.claimingConformances
      + [style.conformance(to: style.hasClaims ? style.forwarder.claimingName : style.protocolName)]
      + (style.sharesRegistry ? ["Swift.Sendable"] : [])
    let head = DeclarationHead(
      declaration: "class \(forwarder.valueName)\(style.parameters)",
      isolation: forwarder.isolation,
      access: .private,
      modifiers: ["final"],
      inherited: adopted,
      whereClause: forwarder.whereClause
    )
    let doc = "An object that represents a value among the delegates of a `\(forwarder.name)`."
    style.declare(head, doc: doc, on: .private, &writer) { writer in
      let property = property(besides: requirements)
      let retained = DeclarationHead(
        declaration: "let \(property): any \(constraint)",
        isolation: isSent ? .nonisolated : .unstated,
        access: .private
      )
      writer.line(retained.text)
      writer.blank()
      writer.block("init(_ value: any \(constraint)) {") { $0.line("self.\(property) = value") }
      for requirement in requirements {
        writer.blank()
        writer.conditional(requirement.condition) { emit(requirement, on: property, &$0) }
      }
      for text in style.textsOfValues {
        writer.blank()
        let isolation = style.isolationOfTexts
        let head = DeclarationHead(
          declaration: "var \(text.property): Swift.String",
          isolation: isolation
        )
        let isReadable = isolation == .unstated || isSent || style.forwarder.isSendable
        let answer =
          isReadable ? "\(property).\(text.property)" : "Swift.String(describing: Self.self)"
        writer.block(head) { $0.line(answer) }
      }
      for requirement in requirements where requirement.isClaimed {
        writer.blank()
        writer.conditional(requirement.condition) {
          emitClaim(to: requirement, on: property, &$0)
        }
      }
    }
  }

  /// The name of the property for the value.
  ///
  /// It differs from all requirements and parameters, so that it needs no `self.`. A parameter may
  /// be called `self`, too.
  private func property(besides requirements: [ResolvedRequirement]) -> String {
    LocalNames(avoiding: requirements.flatMap { $0.words }).name("value", "wrapped")
  }

  /// Writes the member that passes a claim of the value on.
  private func emitClaim(
    to requirement: ResolvedRequirement,
    on value: String,
    _ writer: inout SwiftWriter
  ) {
    let claim = ClaimSignature(requirement, names: LocalNames(avoiding: requirement.words))
    let claimant = "(\(value) as? any \(style.claimingType))"
    let question = "\(claim.mark)\(claimant)?" + claim.member + " ?? false"
    requirement.emitClaim(access: .internal, question, &writer)
  }

  /// Writes `requirement` as a call on the value.
  private func emit(
    _ requirement: ResolvedRequirement,
    on value: String,
    _ writer: inout SwiftWriter
  ) {
    let names = LocalNames(avoiding: requirement.words)
    let signature = Signature(requirement, requirement.declaration.passed(names))
    let effects = requirement.declaration.callMarks
    let head = requirement.memberHead(signature.declaration, access: .internal)
    requirement.emitMember(head, &writer) { writer in
      writer.line("\(effects)\(value)" + signature.member)
    } setter: { writer in
      let mark = requirement.declaration.safetyMark
      writer.line("\(mark)\(value)" + signature.member + " = newValue")
    }
  }
}

/// Writes the registry's name and the weak reference that it holds.
struct ReferenceEmitter {
  let style: ForwarderStyle

  /// Writes the names of the registry and, where it needs one, of the delegates' type.
  func emitRegistry(_ writer: inout SwiftWriter) {
    emitRegistryName(&writer)
    guard style.forwarder.needsAlias else { return }
    writer.blank()
    let name = "\(style.forwarder.aliasName)\(style.parameters)"
    writer.doc("A delegate of a `\(style.forwarder.name)`.")
    style.emitAttributes(&writer)
    let type = "\(style.delegateType)\(style.forwarder.whereClause)"
    writer.line(style.head("typealias \(name) = \(type)").text)
  }

  private func emitRegistryName(_ writer: inout SwiftWriter) {
    let forwarder = style.forwarder
    writer.doc("The delegates of a `\(forwarder.name)`.")
    style.emitAttributes(on: style.forwarder.delegatesAccess, &writer)
    let name = style.registryHead("typealias \(forwarder.registryName)\(style.parameters) =").text
    let registry = "\(KnownNames.runtime).DelegateRegistry<\(style.referenceType)>"
    if writer.lineIfFits("\(name) \(registry)\(forwarder.whereClause)") { return }
    writer.line(name)
    writer.indented { $0.line(Code(registry), where: forwarder.whereClause) }
  }

  /// Writes the weak reference to a delegate.
  func emitReference(_ requirements: [ResolvedRequirement], _ writer: inout SwiftWriter) {
    let forwarder = style.forwarder
    var conformances = style.referenceProtocols.map { "\(KnownNames.runtime).\($0)" }
    if style.delegatesAreSendable { conformances.append("Swift.Sendable") }
    let head = style.head(
      "struct \(forwarder.referenceName)\(style.parameters)",
      isolation: .nonisolated,
      inheriting: conformances,
      where: forwarder.whereClause
    )
    style.declare(head, doc: "A weak reference to a delegate of a `\(forwarder.name)`.", &writer) {
      emitMembers(requirements, &$0)
    }
    emitSharing(&writer)
  }

  /// Writes that the reference must not leave the actor: for a composition, the Swift 5 language mode
  /// would infer that it may.
  private func emitSharing(_ writer: inout SwiftWriter) {
    let forwarder = style.forwarder
    let isOneProtocol = forwarder.composition?.isOneProtocol ?? forwarder.isClassBound
    guard style.hasNonisolatedPart || style.sharesRegistry, !isOneProtocol else { return }
    writer.blank()
    writer.line("@available(*, unavailable)")
    writer.line("extension \(forwarder.referenceName): Swift.Sendable {}")
  }

  private func emitMembers(_ requirements: [ResolvedRequirement], _ writer: inout SwiftWriter) {
    let type = style.aliasedDelegateType
    let accepting = style.acceptance.map { AcceptanceEmitter(composition: $0, style: style) }
    let requirement = "typealias Requirement = \(style.forwarder.requirementName)"
    writer.line(style.head(Code(requirement)).text)
    writer.blank()
    let optional = style.takesAnyObject ? "\(type)?" : "(\(type))?"
    let property = style.head("var delegate: \(optional)", modifiers: ["private(set)", "weak"])
    writer.line(property.text)
    accepting?.emitProperties(&writer)
    writer.blank()
    writer.block(style.head("init(_ delegate: \(optional))")) { writer in
      writer.line("self.delegate = delegate")
      accepting?.emitInitialization(&writer)
    }
    writer.blank()
    let identity = style.head(
      Code("func identity(", list: ["of delegate: \(type)"], ") -> Swift.ObjectIdentifier"),
      modifiers: ["static"]
    )
    writer.block(identity) { $0.line("Swift.ObjectIdentifier(delegate)") }
    if style.forwarder.options.hasQueues, style.takesValues {
      writer.blank()
      ValueEmitter(style: style).emitRepresentation(&writer)
    }
    if style.hasSelectors { SelectorEmitter(style: style).emitAnswer(&writer) }
    accepting?.emitConformance(requirements, &writer)
  }
}
