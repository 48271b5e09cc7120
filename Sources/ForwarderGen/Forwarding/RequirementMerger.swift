/// Puts the requirements of a protocol together with those that it inherits.
struct RequirementMerger {
  private var merged: [ResolvedRequirement] = []
  private var caseNames: [String: [ResolvedRequirement]] = [:]

  /// The requirements of the protocols at `bases`, in order, and of the one at `position`, each once.
  ///
  /// One that is declared again by a protocol that inherits it counts where it is declared last.
  static func requirements(
    at position: Int,
    inheriting bases: [Int],
    in table: ProtocolTable,
    _ diagnostics: inout Diagnostics
  ) -> [ResolvedRequirement] {
    let declared = table.protocols[position]
    let isolation = table.isolation(of: position)
    var merger = RequirementMerger()
    // From the last to the first, so that of equal ones the most derived stays.
    for source in [position] + bases.reversed() {
      let new = table.protocols[source].requirements
        .filter { requirement in !merger.merged.contains { $0.replaces(requirement) } }
        .map { $0.stated(as: table.isolation(of: source), in: isolation) }
      let isFromValues = source != position && !table.isClassBound(at: source)
      merger.merged = new.map { $0.inherited(fromValues: isFromValues) } + merger.merged
    }
    merger.checkCaseNames(of: declared, &diagnostics)
    merger.checkRegistryName(of: declared, &diagnostics)
    merger.checkDefaults(of: declared, inheriting: bases.map { table.protocols[$0] }, &diagnostics)
    if case .globalActor(let actor) = isolation {
      for base in bases where table.isolation(of: base) == .unstated {
        diagnostics.report(
          .unclearIsolation(table.protocols[base].head.path, actor),
          at: declared.head.namePosition
        )
      }
    }
    return merger.merged
  }

  /// Reports requirements of different protocols whose cases would have one name.
  private mutating func checkCaseNames(
    of declared: DeclaredProtocol,
    _ diagnostics: inout Diagnostics
  ) {
    for requirement in merged {
      let earlier = caseNames[requirement.caseName] ?? []
      caseNames[requirement.caseName, default: []].append(requirement)
      guard let other = earlier.first(where: { !$0.isAlternative(to: requirement) }) else {
        continue
      }
      // Within one protocol this has been reported already.
      let own = declared.requirements
      if own.contains(other), own.contains(requirement) { continue }
      diagnostics.report(
        .inheritedCaseNameTaken(requirement.caseName),
        at: declared.head.namePosition,
        notes: [other, requirement]
          .map { Diagnostic.Note(location: $0.location, message: .earlierCase($0.caseName)) }
      )
    }
  }
}

extension RequirementMerger {
  /// Reports an inherited requirement that is called like the forwarder's registry.
  private func checkRegistryName(of declared: DeclaredProtocol, _ diagnostics: inout Diagnostics) {
    if declared.parsed.forwarder == .none { return }
    let name = declared.parsed.registryName
    for requirement in merged where requirement.declaration.isCalled(likeRegistry: name) {
      // Its own has been reported already.
      if declared.requirements.contains(requirement) { continue }
      diagnostics.report(
        .namedLikeRegistry(name),
        at: declared.head.namePosition,
        notes: [Diagnostic.Note(location: requirement.location, message: .earlierDeclaration())]
      )
    }
  }
}

extension RequirementMerger {
  /// Reports a `default` of a base that would mean something else here than where it was written.
  private func checkDefaults(
    of declared: DeclaredProtocol,
    inheriting bases: [DeclaredProtocol],
    _ diagnostics: inout Diagnostics
  ) {
    if declared.parsed.forwarder == .none { return }
    let members = Set(merged.map(\.declaration.name.name) + [declared.parsed.registryName])
    for base in bases {
      // What is a member there as well has been reported there.
      let strangers = members.subtracting(base.requirements.map(\.declaration.name.name))
        .subtracting([base.parsed.registryName])
      for requirement in base.requirements where merged.contains(where: requirement.isSame(as:)) {
        let parameters = requirement.declaration.parameters.compactMap { $0.name?.name }
        let hidden = strangers.subtracting(parameters)
        let words = requirement.fallback?.freeWords ?? []
        guard let word = words.first(where: { hidden.contains($0.name) }) else { continue }
        diagnostics.report(
          .inheritedDefaultNamesMember(word.name),
          at: declared.head.namePosition,
          notes: [
            Diagnostic.Note(location: requirement.fallbackLocation, message: .inheritedDefault())
          ]
        )
      }
    }
  }
}

extension ResolvedRequirement {
  /// Whether it is declared where `other` is.
  fileprivate func isSame(as other: ResolvedRequirement) -> Bool { other.location == location }

  /// The requirement as a protocol inherits it.
  func inherited(fromValues isInheritedFromValues: Bool) -> Self {
    var requirement = self
    requirement.isInheritedFromValues = isInheritedFromValues
    return requirement
  }

  /// Whether it stands in for `other`, which a base declares, wherever that is there.
  fileprivate func replaces(_ other: ResolvedRequirement) -> Bool {
    declaration.signature == other.declaration.signature
      && (condition == nil || condition?.text == other.condition?.text)
  }

  /// The requirement with its isolation stated, where `isolation`, that of the protocol which
  /// declares it, is not that of the protocol whose forwarder implements it.
  func stated(as isolation: Isolation, in forwarder: Isolation) -> Self {
    let isStated =
      declaration.attributes.contains(where: \.isGlobalActor)
      || declaration.modifiers.contains { $0.name == "nonisolated" }
    if isStated || isolation == forwarder { return self }
    var requirement = self
    switch (isolation, forwarder) {
    case (.globalActor(let actor), _): requirement.statedIsolation = actor
    // What states nothing may be on the actor that is the module's default.
    case (.nonisolated, .globalActor), (.nonisolated, .unstated):
      requirement.statedIsolation = "nonisolated"
    default: break
    }
    return requirement
  }
}
