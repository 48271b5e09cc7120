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
    [emitClass] + descriptions + [emitEnum] + events + selectors + [emitRegistry, emitReference]
      + helpers
  }

  /// The declarations of each form.
  var formParts: [SwiftWriter.Part] {
    [emitClass] + descriptions + selectors + [emitReference]
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

  private var descriptions: [SwiftWriter.Part] { style.ownTexts.isEmpty ? [] : [emitDescription] }

  private func emitDescription(_ writer: inout SwiftWriter) {
    let forwarder = style.forwarder
    style.emitAttributes(&writer)
    let head = DeclarationHead(
      "extension \(forwarder.className)",
      isolation: forwarder.isolation.ofExtension,
      inheriting: style.ownTexts.map { "Swift.\($0.rawValue)" }
    )
    writer.type(head) { writer in
      let isolation = style.isolationOfTexts
      let usesPart = style.hasNonisolatedPart || style.sharesRegistry
      let registry =
        isolation == .nonisolated && usesPart
        ? forwarder.nonisolatedProperty : forwarder.delegatesProperty
      for (index, text) in style.ownTexts.enumerated() {
        if index > 0 { writer.blank() }
        writer.doc("The type and the delegates, with the details of their registrations.")
        let property: Code = "var \(text.property): Swift.String"
        writer.block(style.head(property, isolation: isolation)) { writer in
          writer.line("\(registry).description(of: Self.self)")
        }
      }
    }
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
      (style.isObject ? ["NSObject"] : []) + style.conformances
      + ["\(FileEmitter.runtime).DelegateForwarder"]
    let head = style.head(
      "class \(forwarder.className)\(style.parameters)",
      isolation: forwarder.isolation,
      modifiers: ["final"],
      inheriting: bases,
      where: forwarder.whereClause
    )
    writer.type(head) { writer in
      emitMembers(&writer)
      if forwarder.options.hasQueues, requirements.contains(where: \.declaration.sendsToQueue) {
        writer.blank()
        writer.line(
          "// `SentToQueue` makes the compiler report types that cannot be sent to a queue."
        )
      }
      if requirements.contains(where: \.callsConcurrently) {
        writer.blank()
        writer.line(
          "// `SentToTask` makes the compiler report types that cannot be sent to a task."
        )
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
    let head = style.registryHead(
      "let \(property): \(style.registryType)",
      isolation: isShared ? .nonisolated : .unstated
    )
    writer.line(head.text)
    writer.blank()
    emitNonisolatedProperty(&writer)
    writer.doc("What another forwarder asks before it calls this one as its delegate.")
    let forwarded = style.head("let \(Forwarder.forwardedProperty)", isolation: .nonisolated)
    writer.line("\(forwarded.text) = \(FileEmitter.runtime).ForwardedDelegates()")
    writer.blank()
    emitInitializer(&writer)
    writer.blank()
    emitResponds(&writer)
    if style.hasSelectors { SelectorEmitter(style).emitResponse(&writer) }
    if !style.acceptedObjectiveC.isEmpty { SelectorEmitter(style).emitConformance(&writer) }
    if style.forwarder.options.hasEvents {
      writer.blank()
      EventEmitter(style, requirements).emitMethod(&writer)
    }
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

  /// Whether members that any thread may call use the registry's nonisolated part.
  private var asksPart: Bool { style.hasNonisolatedPart && style.isOnActor }

  private func emitResponds(_ writer: inout SwiftWriter) {
    writer.doc("Whether any of the delegates responds to `requirement`.")
    if asksPart {
      writer.doc("")
      writer.doc("Providers are not asked outside the actor: they count as responders.")
    }
    let head = style.head(
      "func responds(to requirement: \(style.forwarder.requirementName)) -> Swift.Bool",
      isolation: style.isOnActor ? .nonisolated : .unstated
    )
    if requirements.isEmpty {
      // There is no requirement to ask for, and the compiler warns that any statement here will
      // never be executed.
      writer.line("\(head.text) {}")
      return
    }
    let conditions = requirements.compactMap { $0.condition?.text }
    let mayBeEmpty = conditions.count == requirements.count
    writer.block(head) { writer in
      let registry =
        asksPart
        ? style.forwarder.nonisolatedProperty : style.registry(beside: ["requirement"])
      if mayBeEmpty { writer.line("#if \(String(alternatives: conditions))") }
      writer.line("\(registry).hasResponder(to: requirement)")
      if mayBeEmpty { writer.line("#endif") }
    }
  }

  /// Writes the unavailable initializer with delegates, for forwarders whose delegates need `handling:`.
  ///
  /// It exists only for its message. Without it, the compiler says that the call takes no arguments.
  private func emitUnavailableInitializer(_ writer: inout SwiftWriter) {
    let call = "\(style.forwarder.delegatesProperty).add(_:handling:)"
    writer.blank()
    writer.doc(
      "Not available, because each delegate is added with the requirements that it handles."
    )
    writer.unavailable([
      "add delegates with '\(call)',",
      "because a default implementation could answer for a delegate",
    ])
    let head = style.registryHead("init(weakly _: Any...)", modifiers: ["convenience"])
    writer.block(head) { $0.line("self.init()") }
  }

  private func emitInitializer(_ writer: inout SwiftWriter) {
    let property = style.forwarder.delegatesProperty
    let isObject = style.isObject
    if style.needsHandling {
      writer.doc(
        "Makes a forwarder without delegates. Each is added with the requirements that it handles."
      )
      writer.block(style.head("init()", modifiers: isObject ? ["override"] : [])) { writer in
        writer.line("\(property) = \(style.registryType)()")
        emitNonisolatedPart(of: property, &writer)
        if isObject { writer.line("super.init()") }
        writer.line("\(property).attach(to: self)")
      }
      emitUnavailableInitializer(&writer)
    } else {
      writer.doc("Makes a forwarder to `delegates`, without keeping them alive.")
      let (throwing, attempt) =
        style.isSelective ? (" throws(\(style.errorType))", "try ") : ("", "")
      if style.isSelective {
        writer.doc("")
        writer.doc("- Throws: if one of them conforms to none of the protocols.")
      }
      let head = style.head(
        Code("init(", list: ["weakly delegates: \(style.delegateType)..."], ")\(throwing)")
      )
      writer.block(head) { writer in
        writer.line("self.\(property) = \(attempt)\(style.registryType)(weakly: delegates)")
        emitNonisolatedPart(of: "self.\(property)", &writer)
        if isObject { writer.line("super.init()") }
        writer.line("self.\(property).attach(to: self)")
      }
    }
  }

  private func emitNonisolatedPart(of registry: String, _ writer: inout SwiftWriter) {
    if style.sharesRegistry {
      writer.line("\(style.forwarder.nonisolatedProperty) = \(registry)")
    } else if style.hasNonisolatedPart {
      writer.line("\(style.forwarder.nonisolatedProperty) = .init(\(registry))")
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
