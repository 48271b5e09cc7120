/// Checks what one forwarder has from several protocols: those of a composite, or a protocol and those
/// that it inherits.
///
/// Mistakes in a single protocol have been reported at that protocol.
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
  let isObject: Bool

  /// What the forwarder implements, after reports of what it cannot.
  func requirements(
    of merged: [ResolvedRequirement],
    _ diagnostics: inout Diagnostics
  ) -> [ResolvedRequirement] {
    if !protocols.isEmpty {
      let properties = options?.registryProperties ?? []
      checkCaseNames(of: merged, &diagnostics)
      checkMemberNames(of: merged, &diagnostics)
      for name in properties { check(merged, besidesProperty: name, &diagnostics) }
      if !properties.isEmpty { checkDefaults(of: merged, besides: properties, &diagnostics) }
    }
    var forwarded = merged.knowingOverloads
    if isObject { forwarded = overridingObjectMembers(forwarded, &diagnostics) }
    guard let options else { return forwarded }
    checkHandlers(of: forwarded, &diagnostics)
    if options.hasQueues { checkQueues(for: forwarded, &diagnostics) }
    forwarded = forwarded.map { requirement in
      let unchecked = options.unchecked.positions(in: requirement.declaration)
      return unchecked.isEmpty
        ? requirement : requirement.changing { $0.unchecked.formUnion(unchecked) }
    }
    guard let leftOut = options.leftOutOfEvents else { return forwarded }
    EventCheck.check(forwarded, at: position, &diagnostics)
    return forwarded.withEvents(without: leftOut)
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
    let note = requirement.note(.earlierDeclaration)
    for error in errors { diagnostics.report(error.message, at: position, notes: [note]) }
  }

  /// Reports requirements whose cases would have one name.
  private func checkCaseNames(
    of merged: [ResolvedRequirement],
    _ diagnostics: inout Diagnostics
  ) {
    var cases = SeenUnderConditions<ResolvedRequirement>()
    for new in merged {
      let name = new.caseName
      let condition = new.condition?.text
      let earlier = cases.insert(new, called: name, under: condition)
      guard let earlier, earlier.source != new.source else { continue }
      let declarations = [earlier, new].map(\.declaration)
      // Another case name would not help two properties of one name.
      if declarations.allSatisfy(\.isProperty),
        declarations[0].name.name == declarations[1].name.name
      {
        continue
      }
      // The heir's comes first: another name in the base would be one for all of its heirs.
      let renamed = [new, earlier]
        .first { table.protocols[$0.source].source.path == diagnostics.source.path }
      let other = (renamed?.source == new.source ? earlier : new).declared
      let declared = renamed?.declared
      let fixIt = renamed.flatMap { fixItOfName(of: $0, besides: other, among: merged) }
      diagnostics.report(
        .inheritedCaseNameTaken(name),
        at: position,
        notes: [earlier, new]
          .map { one in
            guard fixIt == nil, let declared, one.source == renamed?.source else {
              return one.note(.earlierCase(name))
            }
            return diagnostics.note(
              .earlierCase(name, proposing: freeName(for: declared, besides: other, among: merged)),
              at: declared.decisionPosition
            )
          },
        fixIt: fixIt
      )
    }
  }

  /// The change that gives `one` another case name, where an entry says, or could say, what it is.
  private func fixItOfName(
    of one: ResolvedRequirement,
    besides other: DeclaredRequirement,
    among merged: [ResolvedRequirement]
  ) -> FixIt? {
    let declared = one.declared
    guard case .entry(let position) = declared.site,
      let item = table.protocols[one.source].parsed.item
    else { return declared.fixItOfName(besides: other) }
    return FixIt(
      item: SpecItem(protocolName: item.protocolName, newItem: nil, position: position),
      change: .name(freeName(for: declared, besides: other, among: merged))
    )
  }

  /// A name for the case of `requirement` that no other one has.
  private func freeName(
    for requirement: DeclaredRequirement,
    besides other: DeclaredRequirement,
    among merged: [ResolvedRequirement]
  ) -> String {
    let taken = Set(merged.map(\.caseName))
    let derived = CaseName.derived(from: requirement.declaration)
    if !taken.contains(derived) { return derived }
    return CaseName.alternative(for: requirement.declaration, besides: other.declaration) {
      !taken.contains($0)
    }
  }

  /// Reports two members of one name that no class can have both: a property and a method without
  /// parameters, or properties of different types.
  private func checkMemberNames(
    of merged: [ResolvedRequirement],
    _ diagnostics: inout Diagnostics
  ) {
    var members = SeenUnderConditions<ResolvedRequirement>()
    for new in merged {
      let declaration = new.declaration
      let name = declaration.name.name
      guard declaration.isCalled(likeProperty: name) else { continue }
      let condition = new.condition?.text
      let earlier = members.insert(new, called: name, under: condition)
      guard let earlier, earlier.source != new.source else { continue }
      let other = earlier.declaration
      if other.isFunction, declaration.isFunction { continue }
      diagnostics.report(
        other.isFunction == declaration.isFunction
          ? .propertiesOfTwoTypes(name, other.value?.text ?? "", declaration.value?.text ?? "")
          : .propertyAndMethod(name),
        at: position,
        notes: [earlier, new].map { $0.note(.earlierDeclaration) }
      )
    }
  }

  /// Reports requirements that are called like the forwarder's registry, or like its part off the
  /// actor.
  private func check(
    _ merged: [ResolvedRequirement],
    besidesProperty name: String,
    _ diagnostics: inout Diagnostics
  ) {
    for (requirement, source) in merged.map({ ($0, table.protocols[$0.source]) })
    where requirement.declaration.isCalled(likeProperty: name)
      && !source.parsed.registryProperties.contains(name)
    {
      diagnostics.report(
        .namedLikeRegistry(name),
        at: position,
        notes: [requirement.note(.earlierDeclaration)],
        fixIt: own.flatMap { table.protocols[$0].parsed.item }?
          .fixItOfRegistry(besides: merged.map(\.declaration))
      )
    }
  }

  /// Reports each `default` that would mean something else here than where it was written.
  private func checkDefaults(
    of merged: [ResolvedRequirement],
    besides properties: [String],
    _ diagnostics: inout Diagnostics
  ) {
    let members = Set(merged.map(\.declaration.name.name) + properties)
    for (requirement, source) in merged.map({ ($0, table.protocols[$0.source]) }) {
      guard let fallback = requirement.fallback else { continue }
      let hidden =
        members
        .subtracting(source.requirements.map(\.declaration.name.name))
        .subtracting(source.parsed.registryProperties)
        .subtracting(requirement.declaration.parameters.compactMap { $0.name?.name })
      guard let word = fallback.freeWords.first(where: { hidden.contains($0.name) }) else {
        continue
      }
      diagnostics.report(
        .inheritedDefaultNamesMember(word.name),
        at: position,
        notes: [
          Diagnostic.Note(location: requirement.fallbackLocation, message: .inheritedDefault)
        ]
      )
    }
  }
}
