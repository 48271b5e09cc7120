/// All protocols that a run knows, by name, and what they inherit.
struct ProtocolTable {
  /// The protocols that a name may stand for: none, the one that it means, or several.
  typealias Lookup = [Int]

  /// The protocols, in the order in which the specs were given, references last.
  let protocols: [DeclaredProtocol]
  private var positions: [String: [Int]] = [:]

  /// Where those in Swift files are, by their places there.
  private var positionsInFiles: [ProtocolPlace: [Int]] = [:]

  /// What the names after the `:` of each protocol stand for.
  private(set) var lookups: [[Lookup]] = []
  private(set) var lineages: [Lineage]
  private(set) var isolations: [Isolation]

  init(_ protocols: [DeclaredProtocol]) {
    self.protocols = protocols
    lineages = protocols.map { _ in Lineage() }
    isolations = protocols.map { _ in .unstated }
    for (position, declared) in protocols.enumerated() {
      positions[declared.head.path, default: []].append(position)
      if let place = declared.parsed.use?.place {
        positionsInFiles[place, default: []].append(position)
      }
    }
    lookups = protocols.map { declared in
      declared.head.inherited.map { find($0.name, inheritedBy: declared) }
    }
    let bases = lookups.map { $0.compactMap(\.only).unique }
    let order = InheritanceOrder(of: bases)
    for position in order.positions {
      lineages[position] = Lineage(of: position, in: self, ordered: order)
      isolations[position] = isolation(of: protocols[position], inheriting: bases[position])
    }
  }

  /// Finds what `name`, or `Module.Name`, stands for: in a composite of the target, or where `heir` inherits it.
  ///
  /// What a protocol in a Swift file inherits from its own module is known from there. Elsewhere, a protocol of the
  /// target hides those of the targets it depends on, as in Swift, and those in the types around the heir come before
  /// others. The path of a spec tells its module: `Sources/Module/…`.
  func find(_ name: String, inheritedBy heir: DeclaredProtocol? = nil) -> Lookup {
    let inFiles = (heir?.parsed.use?.places(ofBase: name) ?? [])
      .flatMap { positionsInFiles[$0] ?? [] }
    if !inFiles.isEmpty { return choice(among: inFiles, for: heir) }
    let paths = heir?.head.path.paths(called: name) ?? [name]
    if let found = paths.lazy.compactMap({ positions[$0] }).first {
      return choice(among: found, for: heir)
    }
    let names = name.pathNames
    guard let module = names.first, names.count > 1 else { return [] }
    // A name with its own module distinguishes a base from the protocol itself, so it is another module's.
    let found = (positions[names.dropFirst().joined(separator: ".")] ?? [])
      .filter { position in
        protocols[position].location != heir?.location
          && protocols[position].parsed.use?.module.map { $0 == module } ?? true
      }
    let inModule = found.filter { protocols[$0].source.folder.contains(Substring(module)) }
    return choice(among: inModule.isEmpty ? found : inModule, for: heir)
  }

  func positions(composedBy composites: [CompositeSpec]) -> [Int] {
    composites.flatMap { $0.required + $0.accepted }.flatMap { find($0.text) }
  }

  /// The protocols that the one at `position` inherits, and itself.
  func family(of position: Int) -> [Int] { lineages[position].bases + [position] }

  /// Whether the protocol at `position`, or one that it inherits, declares answers that can be claimed.
  private func declaresClaims(at position: Int) -> Bool {
    family(of: position).contains { protocols[$0].requirements.contains(where: \.isClaimed) }
  }

  /// Chooses the protocol that hides the others.
  ///
  /// A reference inherits those of references, since its target does not depend on this one, and first those in its
  /// own folder, which are of its own target.
  private func choice(among found: [Int], for heir: DeclaredProtocol?) -> Lookup {
    var candidates = found
    func prefer(_ isPreferred: (DeclaredProtocol) -> Bool) {
      let preferred = candidates.filter { isPreferred(protocols[$0]) }
      if !preferred.isEmpty { candidates = preferred }
    }
    if let heir, heir.isReference {
      prefer(\.isReference)
      prefer { $0.source.folder == heir.source.folder }
    } else {
      prefer { !$0.isReference }
    }
    // Where one is declared once per condition, the heir inherits the one that is there with it.
    if let heir {
      prefer { $0.parsed.options.condition?.text == heir.parsed.options.condition?.text }
    }
    return candidates
  }

  /// Whether a forwarder states that its conformance to the protocol at `position` is on its actor.
  ///
  /// It does where a protocol exists elsewhere, states no isolation, and inherits one on an actor: the compiler infers
  /// the actor if that protocol's module is in the Swift 6 language mode, and none in Swift 5, and an isolated
  /// conformance fits both. So it does where a protocol on the main actor inherits one that is where the module is by
  /// default. Swift has no isolated conformance to protocols that are `Sendable`.
  func isolatesConformance(to position: Int) -> Bool {
    let lineage = lineages[position]
    if lineage.isSendable { return false }
    if lineage.bases.contains(where: { canIsolate($0, for: position) }) { return true }
    return family(of: position)
      .contains { position in
        let declared = protocols[position]
        return declared.parsed.place != .here && declared.head.globalActor == nil
          && isolations[position].isOnActor
      }
  }

  /// Whether requirements of the protocol at `position` are where its module is by default, which no spec states.
  func leavesIsolationOpen(at position: Int) -> Bool {
    isolations[position] == .unstated
      && protocols[position].requirements.contains { $0.declaration.isolation == .unstated }
  }

  /// Whether a class on the main actor, which adopts the protocol at `heir`, can conform to the one at `base` there,
  /// wherever that leaves its requirements: on no actor, `async` ones would take the delegates off theirs.
  func canIsolate(_ base: Int, for heir: Int) -> Bool {
    isolations[heir] == .mainActor && !lineages[heir].isSendable && leavesIsolationOpen(at: base)
      && !declaresClaims(at: base)
      && !protocols[base].requirements.contains { $0.declaration.effects.isAsync }
  }

  /// The conformances to bases that a class on `isolation` states, which adopts the protocols at `positions`, called
  /// as in `names`, or as ``names(ofBasesOf:)`` has it.
  ///
  /// This concerns modules whose default is the main actor. If a member of a nonisolated base is on an actor, the
  /// compiler would infer that the class conforms to the base on the main actor, which the conformance to the heir
  /// could not use. Bases on the class's own actor that are inherited through such a base are stated as well: otherwise
  /// the compiler takes the class's members for them to be nonisolated. In all modules, it concerns bases that may be
  /// on no actor.
  func baseConformances(
    of positions: [Int],
    on isolation: Isolation,
    names: [Int: String] = [:]
  ) -> [BaseConformance] {
    if isolation == .nonisolated { return [] }
    let bases = positions.flatMap(family)
    let onNoActor = bases.filter { position in
      isolations[position] == .nonisolated
        && protocols[position].requirements.contains(where: \.declaration.namesActor)
    }
    let inherited = Set(onNoActor.flatMap { lineages[$0].bases })
      .filter { isolation.isOnActor && isolations[$0] == isolation }
    let open = isolation.isOnActor ? bases.filter(leavesIsolationOpen) : []
    let names = names.merging(self.names(ofBasesOf: bases)) { stated, _ in stated }
    return bases.unique
      .filter { onNoActor.contains($0) || inherited.contains($0) || open.contains($0) }
      .map { position in
        let stated: Isolation =
          switch isolations[position] {
          case .nonisolated: .nonisolated
          case .unstated where leavesIsolationOpen(at: position): isolation
          default: .unstated
          }
        let name = names[position] ?? protocols[position].head.escapedPath
        return BaseConformance(name: name, isolation: stated)
      }
  }

  /// What the bases of the protocols at `heirs` are called where that is not their own name: as the first heir calls
  /// them, with the module where a module's own protocol hides a base.
  func names(ofBasesOf heirs: [Int]) -> [Int: String] {
    var names: [Int: String] = [:]
    for heir in heirs {
      for (base, lookup) in zip(protocols[heir].head.inherited, lookups[heir]) {
        guard let position = lookup.only else { continue }
        // Outside of the types that the heir is in, what is nested there has its whole name.
        let isNested = protocols[position].head.path.hasSuffix(".\(base.name)")
        if names[position] == nil, !isNested { names[position] = base.text }
      }
    }
    return names
  }

  /// On which actor the members of `declared` are, whose `bases` are in ``isolations`` already.
  ///
  /// A protocol without a stated isolation has that of the first base that is on an actor: Swift 6 infers this, and
  /// generated code states it for Swift 5. Otherwise a protocol from elsewhere has none, even if the module's default
  /// is an actor, nor has one with queues. Any other gets that default together with its forwarder.
  private func isolation(of declared: DeclaredProtocol, inheriting bases: [Int]) -> Isolation {
    if let actor = declared.head.globalActor { return .globalActor(actor.text) }
    if declared.head.isNonisolated { return .nonisolated }
    for base in bases {
      if case .globalActor = isolations[base] { return isolations[base] }
    }
    let isOnNone = declared.parsed.place.isElsewhere || declared.parsed.options.hasQueues
    return isOnNone ? .nonisolated : .unstated
  }
}

extension ProtocolTable {
  /// The protocols in which the forwarders of the protocols at `bases` let delegates claim answers: who claims from an
  /// heir's forwarder can then claim the same from the base's, unless that is less accessible.
  ///
  /// An isolated class conforms to a `nonisolated` claiming protocol as to any base, see
  /// ``baseConformances(of:on:names:)``: it states the isolation if a claim is asked for on an actor. A protocol that
  /// another one refines is not listed: the compiler would infer its actor for an heir that is on none.
  func claimingProtocols(of bases: [Int], access: AccessLevel) -> [BaseConformance] {
    let claiming = bases.compactMap { base -> (Int, AccessLevel, BaseConformance)? in
      let declared = protocols[base]
      guard declaresClaims(at: base), let forwarder = declared.forwarderName,
        forwarder.access >= access, !declared.isReference || forwarder.access >= .public
      else { return nil }
      let claimed = requirements(at: base).map { $0[0] }.filter(\.isClaimed)
      if claimed.isEmpty { return nil }
      let isStated = isolations[base] == .nonisolated && claimed.contains(where: \.namesActor)
      let conformance = BaseConformance(
        name: Keyword.escaped("\(forwarder.name)Claiming"),
        isolation: isStated ? .nonisolated : .unstated
      )
      return (base, forwarder.access, conformance)
    }
    let unrefined = claiming.filter { base, access, _ in
      !claiming.contains { other in lineages[other.0].bases.contains(base) && access >= other.1 }
    }
    return unrefined.map(\.2)
  }
}

extension ProtocolTable.Lookup {
  /// The only protocol that the name can stand for.
  var only: Int? { count == 1 ? self[0] : nil }
}

extension ProtocolTable {
  /// The requirements of the protocol at `position`, after those that it inherits, in order, as its forwarder has them.
  ///
  /// One that an heir declares again counts where it is declared last; those that do not count come after it.
  func requirements(at position: Int) -> [[ResolvedRequirement]] {
    var seen = SeenUnderConditions<Int>(protocols[position].requirements.count)
    var merged: [[ResolvedRequirement]] = []
    var families: [[Int]] = []
    // From the last to the first, so that of equal ones the most derived stays.
    for source in family(of: position).reversed() {
      var family: [Int] = []
      for requirement in protocols[source].requirements
      where !requirement.isObjectiveC || !requirement.declaration.isUnavailable {
        let resolved =
          ResolvedRequirement(requirement, of: source, adoptedBy: lineages[source].adopters)
          .stated(as: isolations[source], in: isolations[position])
        let condition = requirement.condition?.text
        if let counted = seen.covering(requirement.identity, under: condition) {
          merged[counted].append(resolved)
          continue
        }
        seen.insert(merged.count, called: requirement.identity, under: condition)
        family.append(merged.count)
        merged.append([resolved])
      }
      families.append(family)
    }
    return families.reversed().joined().map { merged[$0] }
  }

  /// Those among `merged` that a protocol inherits from two protocols, neither of which inherits the other, and which
  /// decide differently about them.
  func disputes(
    among merged: [[ResolvedRequirement]]
  ) -> [(ResolvedRequirement, ResolvedRequirement)] {
    merged
      .flatMap { all in
        all.indices.dropFirst()
          .filter { index in
            let other = all[index]
            let isDecidedAgain = all[..<index]
              .contains { lineages[$0.source].bases.contains(other.source) }
            return !isDecidedAgain && !all[0].declared.isDecided(like: other.declared)
          }
          .map { (all[$0], all[0]) }
      }
  }
}

extension ResolvedRequirement {
  /// The requirement with its isolation stated, where `isolation`, that of the protocol which declares it, is not that
  /// of the protocol whose forwarder implements it, unless it says itself where it runs: Swift allows only one.
  func stated(as isolation: Isolation, in forwarder: Isolation) -> ResolvedRequirement {
    let declaration = declared.declaration
    let saysItself =
      declaration.isolation != .unstated || declaration.isConcurrent || declaration.isOnParameter
    if saysItself || isolation == forwarder { return self }
    switch (isolation, forwarder) {
    // A protocol without a stated isolation may be on the module's default actor.
    case (.globalActor, _), (.nonisolated, .globalActor), (.nonisolated, .unstated):
      return changing { $0.statedIsolation = isolation }
    default: return self
    }
  }
}
