/// Puts the requirements of a protocol together with those that it inherits.
enum RequirementMerger {
  /// The requirements of the protocols at `bases`, in order, and of the one at `position`, each
  /// once, as the forwarder of that one has them.
  ///
  /// One that is declared again by a protocol that inherits it counts where it is declared last.
  static func requirements(
    at position: Int,
    inheriting bases: [Int],
    in table: ProtocolTable
  ) -> [SourcedRequirement] {
    let isolation = table.isolation(of: position)
    var merged: [SourcedRequirement] = []
    // From the last to the first, so that of equal ones the most derived stays.
    for source in [position] + bases.reversed() {
      let isFromValues = source != position && !table.isClassBound(at: source)
      merged =
        table.protocols[source].requirements
        .filter { requirement in !merged.contains { $0.requirement.replaces(requirement) } }
        .map { requirement in
          let stated = requirement.stated(as: table.isolation(of: source), in: isolation)
          return SourcedRequirement(
            requirement: stated.inherited(fromValues: isFromValues),
            source: source
          )
        } + merged
    }
    return merged
  }
}

extension ResolvedRequirement {
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
