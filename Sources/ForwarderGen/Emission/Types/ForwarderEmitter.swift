/// Writes a forwarder class and what belongs to it.
struct ForwarderEmitter {
  private let style: ForwarderStyle
  private let requirements: [ResolvedRequirement]
  private let doc: String?

  /// The requirements whose documentation is in their protocol.
  private let documented: Set<ObjectIdentifier>

  /// Makes an emitter of `forwarder`, of the protocol `declaration` or of several, which implements
  /// `forwarded`.
  init(
    _ forwarder: Forwarder,
    forwarding forwarded: [ResolvedRequirement],
    of declaration: ResolvedProtocol? = nil,
    in form: PlatformForm
  ) {
    requirements = forwarded.map {
      $0.written(in: form, asObject: forwarder.isObject(in: form))
    }
    style = ForwarderStyle(forwarder, forwarding: requirements, in: form)
    // The documentation of a protocol's own declaration is not repeated.
    let own = declaration.flatMap { $0.declared.parsed.place == .elsewhere ? nil : $0 }
    doc = own == nil ? forwarder.options.doc : nil
    documented = Set((own?.declared.requirements ?? []).map { ObjectIdentifier($0) })
  }

  /// All declarations of a forwarder that has one form.
  var parts: [SwiftWriter.Part] {
    [emitClass, emitEnum] + events + selectors + [emitRegistry, emitReference]
      + helpers
  }

  /// The declarations of each form.
  var formParts: [SwiftWriter.Part] {
    [emitClass] + selectors + [emitReference]
  }

  /// The declarations that all forms share.
  var sharedParts: [SwiftWriter.Part] { [emitEnum] + events + [emitRegistry] + helpers }

  // MARK: Beside the class

  private func emitEnum(_ writer: inout SwiftWriter) {
    RequirementEnumEmitter(style).emit(requirements, &writer)
  }

  private func emitRegistry(_ writer: inout SwiftWriter) {
    ReferenceEmitter(style).emitRegistry(&writer)
  }

  private func emitReference(_ writer: inout SwiftWriter) {
    ReferenceEmitter(style.inside).emitReference(requirements, &writer)
  }

  private var events: [SwiftWriter.Part] {
    style.forwarder.options.hasEvents ? [EventEmitter(style, requirements).emitEnum] : []
  }

  private var selectors: [SwiftWriter.Part] {
    guard style.hasSelectors else { return [] }
    return [{ SelectorEmitter(style).emit(requirements, &$0) }]
  }

  private var helpers: [SwiftWriter.Part] {
    var parts: [SwiftWriter.Part] = []
    if let acceptance = style.acceptance { parts += AcceptanceEmitter(acceptance, style).roleParts }
    if let name = style.forwarder.refinementName {
      parts.append { RefinementEmitter(style).emit(named: name, &$0) }
    }
    if style.hasClaims { parts.append { ClaimingEmitter(style).emit(requirements, &$0) } }
    for requirement in requirements {
      guard case .reduce(let combiner, _) = requirement.dispatch else { continue }
      parts.append { writer in
        writer.conditional(requirement.condition) {
          ReductionEmitter(requirement, by: combiner, in: style).emit(&$0)
        }
      }
    }
    if style.forwarder.options.hasQueues {
      parts.append { QueueingEmitter(style.inside).emit(&$0) }
    }
    if style.refusesValues { parts.append { ValueEmitter(style.inside).emitRefusal(&$0) } }
    if style.takesValues {
      parts.append { ValueEmitter(style.inside).emitRetaining(&$0) }
      parts.append { ValueEmitter(style).emitBox(requirements, &$0) }
    }
    return parts
  }

  // MARK: The class

  private func emitClass(_ writer: inout SwiftWriter) {
    if let doc {
      writer.userDoc(doc)
      writer.doc("")
    }
    writer.doc("Passes the calls of \(style.quotedNames) on to any number of delegates.")
    writer.doc("")
    writer.doc("Generated from `\(writer.specName)`.")
    style.emitAttributes(&writer)
    let forwarder = style.forwarder
    style.emitObjectiveCName(of: forwarder.className, &writer)
    let bases =
      (style.isObject ? ["NSObject"] : []) + style.conformances + style.runtimeConformances
    let head = style.head(
      "class \(forwarder.className)\(style.parameters)",
      isolation: forwarder.isolation,
      modifiers: ["final"],
      inheriting: bases,
      where: forwarder.whereClause
    )
    writer.type(head) { writer in
      emitMembers(&writer)
      let sendsToQueues = forwarder.options.hasQueues
      if requirements.contains(where: {
        $0.callsConcurrently || sendsToQueues && $0.declaration.sendsToQueue
      }) {
        writer.blank()
        writer.line("// `Sent` makes the compiler report types that cannot be sent elsewhere.")
      }
      for requirement in requirements {
        writer.blank()
        writer.conditional(requirement.condition) { writer in
          RequirementEmitter(
            requirement,
            in: style,
            isDocumented: !documented.contains(ObjectIdentifier(requirement.declared))
          )
          .emit(&writer)
        }
      }
    }
  }

  private func emitMembers(_ writer: inout SwiftWriter) {
    let property = style.forwarder.delegatesProperty
    writer.doc(
      "The delegates in the order in which they are called, held weakly unless added `retaining:`."
    )
    if style.sendsDelegates {
      writer.doc("")
      writer.doc("They are `Sendable`, because some requirements are called outside the actor.")
    }
    let isShared = style.delegatesAreSendable && (style.isOnActor || style.sendsDelegates)
    let isolation: Isolation = isShared ? .nonisolated : .unstated
    if needsRegistryInInitializer {
      let head = style.registryHead("let \(property): \(style.registryType)", isolation: isolation)
      writer.line(head.text)
    } else {
      emitProperty(style.registryHead("let \(property) =", isolation: isolation), &writer) {
        "\(style.registryType)()"
      }
    }
    writer.blank()
    emitNonisolatedProperty(&writer)
    writer.doc("What any thread may ask about the delegates.")
    let forwarded = style.head("let \(Forwarder.forwardedProperty) =", isolation: .nonisolated)
    emitProperty(forwarded, &writer) {
      let isOnActor = style.hasNonisolatedPart && style.isOnActor ? "onActor: true" : ""
      return "\(FileEmitter.runtime).ForwardedDelegates<\(style.referenceType)>(\(isOnActor))"
    }
    writer.blank()
    emitInitializer(&writer)
    if style.hasSelectors { SelectorEmitter(style).emitResponse(&writer) }
    if !style.acceptedObjectiveC.isEmpty { SelectorEmitter(style).emitConformance(&writer) }
    if style.forwarder.options.hasEvents {
      writer.blank()
      EventEmitter(style, requirements).emitMethod(&writer)
    }
  }

  /// Whether the initializer has to make the registry, because it needs it for another property.
  private var needsRegistryInInitializer: Bool { style.sharesRegistry || style.hasNonisolatedPart }

  /// Writes a stored property and its value, on the next line if need be.
  private func emitProperty(
    _ head: DeclarationHead,
    _ writer: inout SwiftWriter,
    _ value: () -> String
  ) {
    if writer.lineIfFits("\(head.text) \(value())") { return }
    writer.line(head.text)
    writer.indented { $0.line(value()) }
  }

  /// Writes the property that is used outside the actor, if there is one.
  private func emitNonisolatedProperty(_ writer: inout SwiftWriter) {
    let declaration: Code = "let \(style.forwarder.nonisolatedProperty):"
    let (head, type): (DeclarationHead, String)
    if style.sharesRegistry {
      writer.line(
        "// Safety: members that may run outside the actor call only members that may do so, too."
      )
      writer.line("// The compiler checks the delegates if the protocol states its actor.")
      head = DeclarationHead(declaration, isUnchecked: true, access: .private)
      type = style.registryType
    } else if style.hasNonisolatedPart {
      let property = style.forwarder.delegatesProperty
      writer.doc(
        "The part of `\(property)` that any thread may use, to remove a delegate in its `deinit`."
      )
      head = style.registryHead(declaration, isolation: .nonisolated)
      type = "\(FileEmitter.runtime).NonisolatedDelegates<\(style.referenceType)>"
    } else {
      return
    }
    if !writer.lineIfFits("\(head.text) \(type)") {
      writer.line(head.text)
      writer.indented { $0.line(type) }
    }
    writer.blank()
  }

  private func emitInitializer(_ writer: inout SwiftWriter) {
    let property = style.forwarder.delegatesProperty
    writer.doc("Makes a forwarder without delegates.")
    writer.block(style.head("init()", modifiers: style.isObject ? ["override"] : [])) { writer in
      if needsRegistryInInitializer {
        writer.line("\(property) = \(style.registryType)()")
        let part = style.sharesRegistry ? property : ".init(\(property))"
        writer.line("\(style.forwarder.nonisolatedProperty) = \(part)")
      }
      if style.isObject { writer.line("super.init()") }
      writer.line("\(property).attach(to: self)")
    }
  }
}

extension SwiftWriter {
  /// Writes the attribute of a declaration that exists only for its message, which consists of
  /// `lines`.
  mutating func unavailable(_ lines: [String]) {
    block("@available(", closing: ")") { writer in
      writer.line("*,")
      writer.line("unavailable,")
      writer.block("message: \"\"\"", closing: "  \"\"\"") { writer in
        for line in lines.dropLast() { writer.line("\(line) \\") }
        for line in lines.suffix(1) { writer.line(line) }
      }
    }
  }
}
