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
    RequirementEnumEmitter(style: style).emit(requirements, &writer)
  }

  private func emitRegistry(_ writer: inout SwiftWriter) {
    ReferenceEmitter(style: style).emitRegistry(&writer)
  }

  private func emitReference(_ writer: inout SwiftWriter) {
    ReferenceEmitter(style: style.inside).emitReference(requirements, &writer)
  }

  private var events: [SwiftWriter.Part] {
    style.forwarder.options.hasEvents ? [eventEmitter.emitEnum] : []
  }

  private var eventEmitter: EventEmitter { EventEmitter(style: style, requirements: requirements) }

  private var selectors: [SwiftWriter.Part] {
    guard style.hasSelectors else { return [] }
    return [{ SelectorEmitter(style: style).emit(requirements, &$0) }]
  }

  private var helpers: [SwiftWriter.Part] {
    var parts: [SwiftWriter.Part] = []
    if let acceptance = style.acceptance {
      parts += AcceptanceEmitter(composition: acceptance, style: style).roleParts
    }
    if let name = style.forwarder.refinementName {
      parts.append { RefinementEmitter(style: style).emit(named: name, &$0) }
    }
    if style.hasClaims { parts.append { ClaimingEmitter(style: style).emit(requirements, &$0) } }
    for requirement in requirements {
      guard let helper = FunctionHelper(requirement, in: style) else { continue }
      parts.append { $0.conditional(requirement.condition, helper.emit) }
    }
    if style.forwarder.options.hasQueues {
      parts.append { QueueingEmitter(style: style.inside).emit(&$0) }
    }
    if style.takesValues {
      parts.append { ValueEmitter(style: style.inside).emitRetaining(&$0) }
      parts.append { ValueEmitter(style: style).emitBox(requirements, &$0) }
    }
    return parts
  }

  // MARK: The class

  private func emitClass(_ writer: inout SwiftWriter) {
    let task = "Passes the calls of \(style.quotedNames) on to any number of delegates."
    // The name of a file may have newlines.
    let paragraphs = [task, "Generated from `\(writer.specName)`."].map { writer.wrapped($0) }
    writer.userDoc(([doc].compactMap(\.self) + paragraphs).joined(separator: "\n\n"))
    style.emitAttributes(&writer)
    let forwarder = style.forwarder
    style.emitObjectiveCName(of: forwarder.className, &writer)
    writer.declaration(
      "\(forwarder.isolation.prefix)\(style.access)final class \(forwarder.className)\(style.parameters)",
      inheriting: (style.isObject ? ["NSObject"] : []) + style.conformances
        + style.runtimeConformances,
      where: forwarder.whereClause
    ) { writer in
      emitMembers(&writer)
      let sendsToQueues = forwarder.options.hasQueues
      if requirements.contains(where: {
        $0.isSentElsewhere(in: forwarder.isolation) || sendsToQueues && $0.sendsToQueue
      }) {
        writer.blank()
        writer.line("// `Sent` makes the compiler report types that cannot be sent elsewhere.")
        if requirements.contains(where: { !$0.unchecked.isEmpty }) {
          writer.line(
            "// Safety: the spec promises that any thread may use what is `nonisolated(unsafe)`."
          )
        }
      }
      for requirement in requirements {
        writer.blank()
        writer.conditional(requirement.condition) { writer in
          emit(requirement, &writer)
        }
      }
    }
  }

  /// Writes the implementation of one requirement.
  private func emit(_ requirement: ResolvedRequirement, _ writer: inout SwiftWriter) {
    let round = RoundEmitter(requirement, in: style)
    let signature = Signature(requirement, replacing: round.replacements)
    let head = requirement.memberHead(signature.declaration, access: style.forwarder.access)
    let summary = writer.wrapped(requirement.summary)
    let isDocumented = documented.contains(ObjectIdentifier(requirement.declared))
    let doc = isDocumented ? nil : requirement.doc.map { "\($0)\n\n\(summary)" }
    requirement.emitMember(head, doc: doc ?? summary, &writer) { writer in
      if let event = requirement.eventCase {
        eventEmitter.emitSending(event, of: requirement, from: round.registry, &writer)
      }
      round.emit(signature.member, &writer)
    } setter: { writer in
      // A pipeline does not change a value that is set.
      round.emitSetting(Signature(requirement).member, &writer)
    }
  }

  private func emitMembers(_ writer: inout SwiftWriter) {
    emitDelegates(&writer)
    writer.blank()
    writer.doc("The part of the delegates that any thread may use.")
    writer.line(
      "nonisolated \(style.access)let \(Forwarder.nonisolatedProperty) =",
      continued: "\(KnownNames.runtime).NonisolatedDelegates<\(style.referenceType)>()"
    )
    writer.blank()
    writer.doc("Makes a forwarder without delegates.")
    writer.block("\(style.access)\(style.isObject ? "override " : "")init() {") { writer in
      if style.isObject { writer.line("super.init()") }
      writer.line("\(style.forwarder.delegatesProperty).attach(to: self)")
    }
    if style.hasSelectors { SelectorEmitter(style: style).emitResponse(&writer) }
    if !style.acceptedObjectiveC.isEmpty { SelectorEmitter(style: style).emitConformance(&writer) }
    if style.forwarder.options.hasEvents {
      writer.blank()
      eventEmitter.emitMethod(&writer)
    }
  }

  private func emitDelegates(_ writer: inout SwiftWriter) {
    let (property, unchecked) =
      (style.forwarder.delegatesProperty, style.forwarder.uncheckedProperty)
    if style.sharesRegistry {
      writer.line(
        "// Safety: members that may run outside the actor call only members that may do so, too."
      )
      writer.line("// The compiler checks the delegates if the protocol states its actor.")
      writer.line(
        "@safe nonisolated(unsafe) private let \(unchecked) =",
        continued: "\(style.registryType)()"
      )
      writer.blank()
    }
    writer.doc(
      "The delegates in the order in which they are called, held weakly unless added `retaining:`."
    )
    if style.sendsDelegates {
      writer.line("///")
      writer.doc("They are `Sendable`, because some requirements are called outside the actor.")
    }
    let access = style.registryAccess
    if style.sharesRegistry {
      return writer.line("\(access)var \(property): \(style.registryType) { \(unchecked) }")
    }
    let isShared = style.delegatesAreSendable && (style.isOnActor || style.sendsDelegates)
    writer.line(
      "\(isShared ? "nonisolated " : "")\(access)let \(property) =",
      continued: "\(style.registryType)()"
    )
  }
}
