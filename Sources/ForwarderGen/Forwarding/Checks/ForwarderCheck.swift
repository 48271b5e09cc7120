/// Checks what one forwarder has from several protocols: those of a composite, or a protocol and those that it
/// inherits; mistakes in a single protocol have been reported there.
struct ForwarderCheck {
  let table: ProtocolTable

  /// The protocols of a composite, or the bases of ``own``.
  let protocols: [Int]

  /// The protocol that the forwarder is for; nil for a composite.
  var own: Int?

  /// Where the forwarder, or the protocol that it is for, is named.
  let position: SourcePosition
  let isolation: Isolation

  /// Nil if there is no forwarder.
  let options: ForwarderOptions?

  /// What the forwarder implements, after reports of what it cannot.
  func requirements(
    of merged: [ResolvedRequirement],
    _ diagnostics: inout Diagnostics
  ) -> [ResolvedRequirement] {
    if !protocols.isEmpty { checkCaseNames(of: merged, &diagnostics) }
    var forwarded = merged.knowingOverloads
    guard let options else { return forwarded }
    checkProperties(options, besides: merged, &diagnostics)
    checkDefaults(of: merged, besides: options.ownMembers, &diagnostics)
    checkHandlers(of: forwarded, &diagnostics)
    if options.hasQueues { checkQueues(for: forwarded, &diagnostics) }
    forwarded = forwarded.map { requirement in
      let unchecked = options.unchecked.positions(in: requirement.declaration)
      return unchecked.isEmpty
        ? requirement : requirement.changing { $0.unchecked.formUnion(unchecked) }
    }
    guard let leftOut = options.leftOutOfEvents else { return forwarded }
    if !forwarded.isEmpty, !forwarded.contains(where: \.isEvent) {
      diagnostics.report(.noEvents, at: position)
    }
    return forwarded.map { $0.withEvent(without: leftOut) }
  }

  /// Reports requirements whose rounds would end on another actor than that of the caller's handler.
  private func checkHandlers(
    of requirements: [ResolvedRequirement],
    _ diagnostics: inout Diagnostics
  ) {
    for requirement in requirements {
      guard let handler = requirement.handler, let actor = handler.actor else { continue }
      let own = requirement.isolation(in: isolation)
      // The module's default may be that actor.
      if own == .unstated || own.actor == actor.text { continue }
      let name = requirement.declaration.parameters[handler.index].title
      let message = DiagnosticMessage.handlerOffActor(name, actor.text)
      report([DeclarationError(message, at: actor.position)], in: requirement, &diagnostics)
    }
  }

  /// Reports `errors` in `requirement` at their places, or where the forwarder is, if it only inherits that.
  func report(
    _ errors: [DeclarationError],
    in requirement: ResolvedRequirement,
    _ diagnostics: inout Diagnostics
  ) {
    if requirement.source == own { return diagnostics.report(errors) }
    let note = requirement.note(.isHere("the other declaration"))
    for error in errors { diagnostics.report(error.message, at: position, notes: [note]) }
  }

  /// Reports requirements whose cases would have one name.
  private func checkCaseNames(of merged: [ResolvedRequirement], _ diagnostics: inout Diagnostics) {
    var cases = SeenUnderConditions<ResolvedRequirement>()
    for new in merged {
      let name = new.caseName
      let condition = new.condition?.text
      let earlier = cases.insert(new, called: name, under: condition)
      guard let earlier, earlier.source != new.source else { continue }
      // Another case name would not help a property and something else of its name.
      let members = [earlier, new].map(\.declaration)
      let isOneName = members.allSatisfy { $0.isCalled(likeProperty: members[0].name.name) }
      diagnostics.report(
        isOneName && members.contains(where: \.isProperty)
          ? .propertyAndOther(members[0].name.name) : .inheritedCaseNameTaken(name),
        at: position,
        notes: [earlier, new].map { $0.note(.earlierCase(name)) }
      )
    }
  }

  /// Reports requirements that are called like the registry.
  private func checkProperties(
    _ options: ForwarderOptions,
    besides merged: [ResolvedRequirement],
    _ diagnostics: inout Diagnostics
  ) {
    let properties = options.registryProperties
    for requirement in merged {
      let declaration = requirement.declaration
      guard let name = properties.first(where: declaration.isCalled(likeProperty:)),
        otherOptions(of: requirement.source)?.ownMembers.contains(name) != true
      else { continue }
      let error = DeclarationError(.namedLikeRegistry(name), at: declaration.name.position)
      report([error], in: requirement, &diagnostics)
    }
  }

  /// Reports each `default` that means a member of the forwarder here, and a text that names nothing.
  private func checkDefaults(
    of merged: [ResolvedRequirement],
    besides ownMembers: [String],
    _ diagnostics: inout Diagnostics
  ) {
    let members = Set(merged.map(\.declaration.name.name) + ownMembers)
    for requirement in merged {
      guard let fallback = requirement.fallback, !fallback.freeWords.isEmpty else { continue }
      let parameters = requirement.declaration.parameters.compactMap { $0.name?.name }
      let words = fallback.freeWords.filter { !parameters.contains($0.name) }
      var hidden = words.filter { members.contains($0.name) }.unique(by: \.name)
      let source = requirement.source
      if !hidden.isEmpty, let other = otherOptions(of: source) {
        let requirements = table.family(of: source).flatMap { table.protocols[$0].requirements }
        let known = requirements.map(\.declaration.name.name) + other.ownMembers
        hidden.removeAll { known.contains($0.name) }
      }
      let isOwn = source == own
      for word in hidden {
        if isOwn {
          diagnostics.report(.defaultNamesMember(word.name), at: word.position)
        } else {
          let place = requirement.fallbackLocation
          let note = Diagnostic.Note(location: place, message: .isHere("the 'default'"))
          let message = DiagnosticMessage.inheritedDefaultNamesMember(word.name)
          diagnostics.report(message, at: position, notes: [note])
        }
      }
      if isOwn, hidden.isEmpty, !words.isEmpty, requirement.answered.value?.isText == true,
        let name = fallback.nameAlone
      {
        diagnostics.report(.unknownDefault(name), at: fallback.position)
      }
    }
  }

  /// The options of another forwarder that is asked the same: that of the protocol at `source`.
  private func otherOptions(of source: Int) -> ForwarderOptions? {
    let parsed = table.protocols[source].parsed
    return source == own || parsed.forwarder == .none ? nil : parsed.options
  }
}

extension ForwarderOptions {
  /// The names of members that a forwarder has besides those of its protocol.
  fileprivate var ownMembers: [String] {
    registryProperties + [Forwarder.nonisolatedProperty, "responds"]
  }
}
