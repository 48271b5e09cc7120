/// Writes the code that makes a value a delegate: the registry keeps it in an object that passes calls on.
struct ValueEmitter {
  let style: ForwarderStyle

  /// Whether the value is called outside the actor of the object that represents it.
  private var isSent: Bool { style.sendsDelegates || style.sharesRegistry }

  /// `TintDelegate`, and `Sendable` where delegates have to be that.
  private var constraint: String {
    "\(style.protocolName)\(style.arguments)" + (isSent ? " & Swift.Sendable" : "")
  }

  /// `MultiTintDelegateValue(value)`: the object of a value.
  private var box: Code { "\(style.forwarder.valueName)\(style.arguments)(value)" }

  /// Writes the member of the reference that makes an object of a value, to be called on a queue.
  func emitRepresentation(_ writer: inout SwiftWriter) {
    let function = "\(style.access)static func delegate"
    let value: Code = "representing value: any \(constraint)"
    writer.block("\(function)(\(list: [value])) -> \(style.aliasedDelegateType) {") {
      $0.line(box)
    }
  }

  /// Writes a call that adds a value, with `others` as its last parameters.
  private func emitCall(
    with others: [Code],
    _ writer: inout SwiftWriter,
    _ body: SwiftWriter.Part
  ) {
    let parameters: [Code] =
      ["retaining value: some \(constraint)", "at place: Place? = nil"] + others
    // Only an actor has to be stated here.
    let function = "\(style.actor)\(style.registryAccess)func add\(style.parameters)"
    let isGeneric = !style.parameters.isEmpty
    writer.line("@discardableResult")
    writer.declaration(
      "\(function)(\(list: parameters)) -> \(style.delegateType)",
      where: isGeneric ? " where Reference == \(style.referenceType)" : "",
      body
    )
  }

  /// Writes the call that adds a value.
  func emitRetaining(_ writer: inout SwiftWriter) {
    let forwarder = style.forwarder
    style.emitAttributes(on: forwarder.delegatesAccess, &writer)
    let reference = forwarder.generics.isEmpty ? "<\(forwarder.referenceName)>" : ""
    let handling: Code = "handling: Handling\(style.needsHandling ? "" : " = .all")"
    writer.block("extension \(KnownNames.runtime).DelegateRegistry\(reference) {") { writer in
      writer.doc(
        "Registers a value and retains it until the object that represents it is removed.",
        "- Returns: that object; `value` itself if it is an object."
      )
      emitCall(with: [handling], &writer) { writer in
        let addition: Code = ".value(value) { \(body: [box]) }"
        writer.line("add(\(list: [addition, "at: place", "handling: handling"]))")
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
      + [style.conformance(to: style.hasClaims ? forwarder.claimingName : style.protocolName)]
      + (style.sharesRegistry ? ["Swift.Sendable"] : [])
    style.declare(
      "\(forwarder.isolation.prefix)private final class \(forwarder.valueName)\(style.parameters)",
      inheriting: adopted,
      where: forwarder.whereClause,
      doc: "An object that represents a value among the delegates of a `\(forwarder.name)`.",
      on: .private,
      &writer
    ) { writer in
      // It differs from all requirements and parameters, so that it needs no `self.`. A parameter may be called
      // `self`, too.
      let names = LocalNames(avoiding: requirements.flatMap { $0.words })
      let property = names.name("value", "wrapped")
      writer.line("\(isSent ? "nonisolated " : "")private let \(property): any \(constraint)")
      writer.blank()
      writer.block("init(_ value: any \(constraint)) {") { $0.line("self.\(property) = value") }
      for requirement in requirements {
        writer.blank()
        writer.conditional(requirement.condition) { emit(requirement, on: property, &$0) }
      }
      for text in style.textsOfValues {
        writer.blank()
        let isolation = style.isolationOfTexts
        let isReadable = isolation == .unstated || isSent || forwarder.isSendable
        writer.block("\(isolation.prefix)var \(text.property): Swift.String {") { writer in
          writer.line(
            isReadable ? "\(property).\(text.property)" : "Swift.String(describing: Self.self)"
          )
        }
      }
      for requirement in requirements where requirement.isClaimed {
        writer.blank()
        writer.conditional(requirement.condition) { writer in
          let claim = ClaimSignature(requirement)
          let claimant = "(\(property) as? any \(style.claimingType))"
          let question: Code = "\(claim.mark)\(claimant)?\(claim.member) ?? false"
          requirement.emitClaim(access: .internal, question, &writer)
        }
      }
    }
  }

  /// Writes `requirement` as a call on the value.
  private func emit(
    _ requirement: ResolvedRequirement,
    on value: String,
    _ writer: inout SwiftWriter
  ) {
    let signature = Signature(requirement)
    let declaration = requirement.declaration
    let head = requirement.memberHead(signature.declaration, access: .internal)
    requirement.emitMember(head, &writer) { writer in
      writer.line("\(declaration.callMarks)\(value)\(signature.member)")
    } setter: { writer in
      writer.line("\(declaration.safetyMark)\(value)\(signature.member) = newValue")
    }
  }
}

/// Writes the registry's name and the weak reference that it holds.
struct ReferenceEmitter {
  let style: ForwarderStyle

  /// Writes the names of the registry and, where it needs one, of the delegates' type.
  func emitRegistry(_ writer: inout SwiftWriter) {
    emitRegistryName(&writer)
    let forwarder = style.forwarder
    guard forwarder.needsAlias else { return }
    writer.blank()
    writer.doc("A delegate of a `\(forwarder.name)`.")
    style.emitAttributes(&writer)
    let name = "\(style.access)typealias \(forwarder.aliasName)\(style.parameters)"
    writer.line("\(name) = \(style.delegateType)\(forwarder.whereClause)")
  }

  private func emitRegistryName(_ writer: inout SwiftWriter) {
    let forwarder = style.forwarder
    writer.doc("The delegates of a `\(forwarder.name)`.")
    style.emitAttributes(on: forwarder.delegatesAccess, &writer)
    let name = "\(style.registryAccess)typealias \(forwarder.registryName)\(style.parameters) ="
    let registry = "\(KnownNames.runtime).DelegateRegistry<\(style.referenceType)>"
    if writer.lineIfFits("\(name) \(registry)\(forwarder.whereClause)") { return }
    writer.line("\(name)")
    writer.indented { $0.line("\(registry)", where: forwarder.whereClause) }
  }

  /// Writes the weak reference to a delegate.
  func emitReference(_ requirements: [ResolvedRequirement], _ writer: inout SwiftWriter) {
    let forwarder = style.forwarder
    style.declare(
      "nonisolated \(style.access)struct \(forwarder.referenceName)\(style.parameters)",
      inheriting: style.referenceProtocols.map { "\(KnownNames.runtime).\($0)" }
        + (style.delegatesAreSendable ? ["Swift.Sendable"] : []),
      where: forwarder.whereClause,
      doc: "A weak reference to a delegate of a `\(forwarder.name)`.",
      &writer
    ) { emitMembers(requirements, &$0) }
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
    let (access, type) = (style.access, style.aliasedDelegateType)
    let accepting = style.acceptance.map { AcceptanceEmitter(composition: $0, style: style) }
    writer.line("\(access)typealias Requirement = \(style.forwarder.requirementName)")
    writer.blank()
    let optional = style.takesAnyObject ? "\(type)?" : "(\(type))?"
    writer.line("\(access)private(set) weak var delegate: \(optional)")
    accepting?.emitProperties(&writer)
    writer.blank()
    writer.block("\(access)init(_ delegate: \(optional)) {") { writer in
      writer.line("self.delegate = delegate")
      accepting?.emitInitialization(&writer)
    }
    writer.blank()
    let identity = "\(access)static func identity"
    let delegate: Code = "of delegate: \(type)"
    writer.block("\(identity)(\(list: [delegate])) -> Swift.ObjectIdentifier {") {
      $0.line("Swift.ObjectIdentifier(delegate)")
    }
    if style.forwarder.options.hasQueues, style.takesValues {
      writer.blank()
      ValueEmitter(style: style).emitRepresentation(&writer)
    }
    if style.hasSelectors { SelectorEmitter(style: style).emitAnswer(&writer) }
    accepting?.emitConformance(requirements, &writer)
  }
}
