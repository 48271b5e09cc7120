/// Writes a forwarder class and what belongs to it.
struct ForwarderEmitter {
  private let style: ForwarderStyle
  private let doc: String?

  /// Where the protocol is in the table that documents its own requirements.
  private let documented: Int?

  /// Makes an emitter of `forwarder`, of the protocol `declaration` or of several, which implements `forwarded`.
  init(
    _ forwarder: Forwarder,
    forwarding forwarded: [ResolvedRequirement],
    of declaration: ResolvedProtocol? = nil,
    in form: PlatformForm
  ) {
    style = ForwarderStyle(forwarder, forwarding: forwarded, in: form)
    // The documentation of a protocol's own declaration is not repeated.
    let own = declaration.flatMap { $0.declared.parsed.place == .elsewhere ? nil : $0 }
    doc = own == nil ? forwarder.options.doc : nil
    documented = own?.position
  }

  /// All declarations of a forwarder that has one form.
  var parts: [Lines] {
    [forwarderClass, requirementEnum] + events + selectors + [registry, reference] + helpers
  }

  /// The declarations of each form.
  var formParts: [Lines] { [forwarderClass] + selectors + [reference] }

  /// The declarations that all forms share.
  var sharedParts: [Lines] { [requirementEnum] + events + [registry] + helpers }

  // MARK: Beside the class

  private var requirementEnum: Lines { RequirementEnumEmitter(style: style).lines }
  private var registry: Lines { ReferenceEmitter(style: style).registry }
  private var reference: Lines { ReferenceEmitter(style: style.inside).reference }
  private var eventEmitter: EventEmitter { EventEmitter(style: style) }
  private var events: [Lines] { style.forwarder.options.hasEvents ? [eventEmitter.eventEnum] : [] }
  private var selectors: [Lines] {
    style.hasSelectors ? [SelectorEmitter(style: style).selectors] : []
  }

  private var helpers: [Lines] {
    var parts: [Lines] = []
    if let acceptance = style.acceptance {
      parts += AcceptanceEmitter(composition: acceptance, style: style).roleParts
    }
    if let name = style.forwarder.refinementName {
      parts.append(RefinementEmitter(style: style).lines(named: name))
    }
    if style.hasClaims { parts.append(ClaimingEmitter(style: style).lines) }
    for requirement in style.requirements {
      guard let helper = FunctionHelper(requirement, in: style) else { continue }
      parts.append(under(requirement.condition) { helper.lines })
    }
    if style.forwarder.options.hasQueues {
      parts.append(QueueingEmitter(style: style.inside).lines)
    }
    if style.takesValues {
      parts.append(ValueEmitter(style: style.inside).retaining)
      parts.append(ValueEmitter(style: style).boxes)
    }
    return parts
  }

  // MARK: The class

  @Lines private var forwarderClass: Lines {
    let forwarder = style.forwarder
    let head = "\(forwarder.isolation.prefix)\(style.access)final class \(forwarder.className)"
    Lines { writer in
      documentation(
        user: doc,
        "Passes the calls of \(style.quotedNames) on to any number of delegates.",
        "Generated from `\(writer.specName)`."
      )
      .write(&writer)
    }
    style.attributes()
    style.objectiveCName
    block(
      head: "\(head)\(style.parameters)",
      inheriting: (style.isObject ? ["NSObject"] : []) + style.conformances
        + style.runtimeConformances,
      where: forwarder.whereClause
    ) {
      members
      let sendsToQueues = forwarder.options.hasQueues
      let sends = style.requirements.contains {
        $0.isSentElsewhere(in: forwarder.isolation) || sendsToQueues && $0.sendsToQueue
      }
      if sends {
        Lines.blank
        "// `Sent` makes the compiler report types that cannot be sent elsewhere."
        if style.requirements.contains(where: { !$0.unchecked.isEmpty }) {
          "// Safety: the spec promises that any thread may use what is `nonisolated(unsafe)`."
        }
      }
      for requirement in style.requirements {
        Lines.blank
        under(requirement.condition) { member(for: requirement) }
      }
    }
  }

  /// The implementation of one requirement.
  private func member(for requirement: ResolvedRequirement) -> Lines {
    let round = RoundEmitter(requirement, in: style)
    let signature = Signature(
      requirement,
      passing: round.calls.parameters,
      replacing: round.replacements
    )
    return requirement.member(
      requirement.memberHead(signature.declaration, access: style.forwarder.access),
      doc: requirement.source == documented ? nil : requirement.doc,
      summary: requirement.summary
    ) {
      if let event = requirement.eventCase {
        eventEmitter.sending(event, of: requirement, from: round.registry)
      }
      round.body(calling: signature.member)
    } setter: {
      // A pipeline does not change a value that is set.
      round.setter(of: Signature(requirement).member)
    }
  }

  @Lines private var members: Lines {
    delegates
    Lines.blank
    documentation("The part of the delegates that any thread may use.")
    let part = "\(KnownNames.runtime).NonisolatedDelegates<\(style.referenceType)>()"
    "nonisolated \(style.access)let \(Forwarder.nonisolatedProperty) = \(rest: "\(part)")"
    Lines.blank
    documentation("Makes a forwarder without delegates.")
    block("\(style.access)\(style.isObject ? "override " : "")init() {") {
      if style.isObject { "super.init()" }
      "\(style.forwarder.options.registryName).attach(to: self)"
    }
    if style.hasSelectors {
      Lines.blank
      SelectorEmitter(style: style).response
    }
    if !style.acceptedObjectiveC.isEmpty {
      Lines.blank
      SelectorEmitter(style: style).conformance
    }
    if style.forwarder.options.hasEvents {
      Lines.blank
      eventEmitter.method
    }
  }

  @Lines private var delegates: Lines {
    let options = style.forwarder.options
    let (property, unchecked) = (options.registryName, options.uncheckedRegistryName)
    let registry: Code = "\(style.registryType)()"
    if style.sharesRegistry {
      "// Safety: members that may run outside the actor call only members that may do so, too."
      "// The compiler checks the delegates if the protocol states its actor."
      "@safe nonisolated(unsafe) private let \(unchecked) = \(rest: registry)"
      Lines.blank
    }
    documentation(
      "The delegates in the order in which they are called, held weakly unless added `retaining:`."
    )
    if style.sendsDelegates {
      "///"
      documentation("They are `Sendable`, because some requirements are called outside the actor.")
    }
    if style.sharesRegistry {
      "\(style.registryAccess)var \(property): \(style.registryType) { \(unchecked) }"
    } else {
      let isShared = style.delegatesAreSendable && (style.isOnActor || style.sendsDelegates)
      let isolation = isShared ? "nonisolated " : ""
      "\(isolation)\(style.registryAccess)let \(property) = \(rest: registry)"
    }
  }
}
