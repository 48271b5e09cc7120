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

  /// The member of the reference that makes an object of a value, to be called on a queue.
  var representation: Lines {
    let function = "\(style.access)static func delegate"
    let value: Code = "representing value: any \(constraint)"
    return block("\(function)(\(list: [value])) -> \(style.aliasedDelegateType) {") { box }
  }

  /// A call that adds a value, with `others` as its last parameters.
  @Lines private func call(with others: [Code], @Lines _ body: () -> Lines) -> Lines {
    let parameters: [Code] =
      ["retaining value: some \(constraint)", "at place: Place? = nil"] + others
    // Only an actor has to be stated here.
    let function = "\(style.actor)\(style.registryAccess)func add\(style.parameters)"
    let isGeneric = !style.parameters.isEmpty
    "@discardableResult"
    block(
      head: "\(function)(\(list: parameters)) -> \(style.delegateType)",
      where: isGeneric ? " where Reference == \(style.referenceType)" : "",
      body
    )
  }

  /// The call that adds a value.
  @Lines var retaining: Lines {
    let forwarder = style.forwarder
    let reference = forwarder.generics.isEmpty ? "<\(forwarder.referenceName)>" : ""
    style.attributes(on: forwarder.delegatesAccess)
    block("extension \(KnownNames.runtime).DelegateRegistry\(reference) {") {
      documentation(
        "Registers a value and retains it until the object that represents it is removed.",
        "- Returns: that object; `value` itself if it is an object."
      )
      call(with: ["handling: Handling\(style.needsHandling ? "" : " = .all")"]) {
        let addition: Code = ".value(value) { \(body: [box]) }"
        "add(\(list: [addition, "at: place", "handling: handling"]))"
      }
      if style.needsHandling {
        // It exists only for its message. Without it, the compiler asks for an object.
        Lines.blank
        documentation("Not available, because the requirements that `value` handles are missing.")
        block("@available(", closing: ")") {
          "*,"
          "unavailable,"
          "message: \"pass 'handling:' with the requirements it implements; '.all' only if it has them all\""
        }
        call(with: []) { "add(retaining: value, handling: .all)" }
      }
    }
  }

  /// The class of the objects that represent values.
  var boxes: Lines {
    let (forwarder, requirements) = (style.forwarder, style.requirements)
    let adopted =
      style.baseConformances + style.claimingConformances
      + [style.conformance(to: style.hasClaims ? forwarder.claimingName : style.protocolName)]
      + (style.sharesRegistry ? ["Swift.Sendable"] : [])
    // It differs from all requirements and parameters, so that it needs no `self.`. A parameter may be called
    // `self`, too.
    let names = LocalNames(avoiding: requirements.flatMap { $0.words })
    let property = names.name("value", "wrapped")
    return style.declaration(
      "\(forwarder.isolation.prefix)private final class \(forwarder.valueName)\(style.parameters)",
      inheriting: adopted,
      where: forwarder.whereClause,
      doc: "An object that represents a value among the delegates of a `\(forwarder.name)`.",
      on: .private
    ) {
      "\(isSent ? "nonisolated " : "")private let \(property): any \(constraint)"
      Lines.blank
      block("init(_ value: any \(constraint)) {") { "self.\(property) = value" }
      for requirement in requirements {
        Lines.blank
        under(requirement.condition) { member(of: requirement, on: property) }
      }
      for text in style.textsOfValues {
        let isolation = style.isolationOfTexts
        let isReadable = isolation == .unstated || isSent || forwarder.isSendable
        Lines.blank
        block("\(isolation.prefix)var \(text.rawValue): Swift.String {") {
          isReadable ? "\(property).\(text.rawValue)" : "Swift.String(describing: Self.self)"
        }
      }
      for requirement in requirements.filter(\.isClaimed) {
        let claim = ClaimSignature(requirement)
        let claimant = "(\(property) as? any \(style.claimingType))"
        Lines.blank
        under(requirement.condition) {
          requirement.claim(access: .internal) {
            "\(claim.mark)\(claimant)?\(claim.member) ?? false"
          }
        }
      }
    }
  }

  /// `requirement` as a call on the value.
  private func member(of requirement: ResolvedRequirement, on value: String) -> Lines {
    let signature = Signature(requirement)
    let declaration = requirement.declaration
    return requirement.member(requirement.memberHead(signature.declaration, access: .internal)) {
      "\(declaration.callMarks)\(value)\(signature.member)"
    } setter: {
      "\(declaration.safetyMark)\(value)\(signature.member) = newValue"
    }
  }
}

/// Writes the registry's name and the weak reference that it holds.
struct ReferenceEmitter {
  let style: ForwarderStyle

  /// The names of the registry and, where it needs one, of the delegates' type.
  @Lines var registry: Lines {
    let forwarder = style.forwarder
    let name = "\(style.registryAccess)typealias \(forwarder.registryName)\(style.parameters)"
    let registry = "\(KnownNames.runtime).DelegateRegistry<\(style.referenceType)>"
    documentation("The delegates of a `\(forwarder.name)`.")
    style.attributes(on: forwarder.delegatesAccess)
    Lines { writer in
      if writer.lineIfFits("\(name) = \(registry)\(forwarder.whereClause)") { return }
      writer.line("\(name) =")
      writer.indented { $0.line("\(registry)", where: forwarder.whereClause) }
    }
    if forwarder.needsAlias {
      let name = "\(style.access)typealias \(forwarder.aliasName)\(style.parameters)"
      Lines.blank
      documentation("A delegate of a `\(forwarder.name)`.")
      style.attributes()
      "\(name) = \(style.delegateType)\(forwarder.whereClause)"
    }
  }

  /// The weak reference to a delegate.
  @Lines var reference: Lines {
    let forwarder = style.forwarder
    style.declaration(
      "nonisolated \(style.access)struct \(forwarder.referenceName)\(style.parameters)",
      inheriting: style.referenceProtocols.map { "\(KnownNames.runtime).\($0)" }
        + (style.delegatesAreSendable ? ["Swift.Sendable"] : []),
      where: forwarder.whereClause,
      doc: "A weak reference to a delegate of a `\(forwarder.name)`."
    ) { members }
    // For a composition, the Swift 5 language mode would infer that it may leave the actor.
    let isOneProtocol = forwarder.composition?.isOneProtocol ?? forwarder.isClassBound
    if style.hasNonisolatedPart || style.sharesRegistry, !isOneProtocol {
      Lines.blank
      "@available(*, unavailable)"
      "extension \(forwarder.referenceName): Swift.Sendable {}"
    }
  }

  @Lines private var members: Lines {
    let (access, type) = (style.access, style.aliasedDelegateType)
    let optional = style.takesAnyObject ? "\(type)?" : "(\(type))?"
    let accepting = style.acceptance.map { AcceptanceEmitter(composition: $0, style: style) }
    "\(access)typealias Requirement = \(style.forwarder.requirementName)"
    Lines.blank
    "\(access)private(set) weak var delegate: \(optional)"
    if let accepting { accepting.properties }
    Lines.blank
    block("\(access)init(_ delegate: \(optional)) {") {
      "self.delegate = delegate"
      if let accepting { accepting.initialization }
    }
    Lines.blank
    let delegate: Code = "of delegate: \(type)"
    block("\(access)static func identity(\(list: [delegate])) -> Swift.ObjectIdentifier {") {
      "Swift.ObjectIdentifier(delegate)"
    }
    if style.forwarder.options.hasQueues, style.takesValues {
      Lines.blank
      ValueEmitter(style: style).representation
    }
    if style.hasSelectors {
      Lines.blank
      SelectorEmitter(style: style).answer
    }
    if let accepting { accepting.conformance }
  }
}
