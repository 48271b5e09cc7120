/// Puts the requirements of a protocol together with those that it inherits.
enum RequirementMerger {
  /// The requirements of the protocol at `position`, behind those that it inherits, in order and
  /// each once, as its forwarder has them.
  ///
  /// One that is declared again by a protocol that inherits it counts where it is declared last.
  static func requirements(at position: Int, in table: ProtocolTable) -> [SourcedRequirement] {
    let isolation = table.isolations[position]
    var seen: [String: SeenUnderConditions<Void>] = [:]
    var families: [[SourcedRequirement]] = []
    // From the last to the first, so that of equal ones the most derived stays.
    for source in [position] + table.lineages[position].bases.reversed() {
      var family: [SourcedRequirement] = []
      for requirement in table.protocols[source].requirements
      where !(requirement.isObjectiveC && requirement.declaration.isUnavailable) {
        let condition = requirement.condition?.text
        if seen[requirement.signature]?.covering(condition) != nil { continue }
        seen[requirement.signature, default: SeenUnderConditions()].insert((), under: condition)
        family.append(
          SourcedRequirement(
            requirement: ResolvedRequirement(requirement)
              .stated(as: table.isolations[source], in: isolation)
              .adopted(by: table.lineages[source].adopters),
            source: source
          )
        )
      }
      families.append(family)
    }
    return families.reversed().flatMap { $0 }
  }
}

extension ResolvedRequirement {
  /// The requirement of a protocol that `adopters` can adopt.
  fileprivate func adopted(by adopters: Adopters) -> Self {
    var requirement = self
    requirement.adopters = adopters
    return requirement
  }

  /// The requirement with its isolation stated, where `isolation`, that of the protocol which
  /// declares it, is not that of the protocol whose forwarder implements it.
  ///
  /// A requirement that says itself where it runs is left as it is: Swift allows only one isolation.
  func stated(as isolation: Isolation, in forwarder: Isolation) -> Self {
    let declaration = declared.declaration
    let isStated =
      declaration.isolation != .unstated || declaration.isConcurrent || declaration.isOnParameter
    if isStated || isolation == forwarder { return self }
    var requirement = self
    switch (isolation, forwarder) {
    case (.globalActor, _): requirement.statedIsolation = isolation
    // A protocol without a stated isolation may be on the module's default actor.
    case (.nonisolated, .globalActor), (.nonisolated, .unstated):
      requirement.statedIsolation = .nonisolated
    default: break
    }
    return requirement
  }
}

/// A requirement, and the protocol that declares it.
struct SourcedRequirement: Sendable {
  var requirement: ResolvedRequirement

  /// Where the protocol is in the table.
  let source: Int
}
