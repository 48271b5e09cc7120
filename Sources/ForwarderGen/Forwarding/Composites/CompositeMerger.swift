/// Puts the requirements of a composite's protocols together.
struct CompositeMerger {
  /// A requirement, and which of the composite's protocols have it.
  struct Shared {
    let requirement: ResolvedRequirement

    /// The one that it was found in first comes first.
    var owners: [ComposedProtocol]

    /// The other declarations of the same.
    var repetitions: [ResolvedRequirement] = []
  }

  let parsed: CompositeSpec
  let required: [ComposedProtocol]
  let accepted: [ComposedProtocol]
  let table: ProtocolTable

  /// What bases are called where that is not their own name.
  let namesOfBases: [Int: String]
  private(set) var merged: [Shared] = []

  /// Where each requirement is in ``merged``, by what tells it from others.
  private(set) var places = SeenUnderConditions<Int>()

  /// The requirements of all the protocols for a forwarder on `isolation`, in their order, each once and with its role.
  mutating func merge(
    on isolation: Isolation,
    _ diagnostics: inout Diagnostics
  ) -> [ResolvedRequirement] {
    for composed in required + accepted {
      let known = table.requirements(at: composed.position)
      // The run's own have been asked what two of their bases decide differently about.
      let isAsked = !table.protocols[composed.position].isReference
      for (first, second) in table.disputes(among: isAsked ? [] : known) {
        let names = (first.declared.protocolName, second.declared.protocolName)
        let message = DiagnosticMessage.sharedDispatch(first.signature, names.0, names.1, in: nil)
        report(message, about: [first, second], &diagnostics)
      }
      let own = table.isolations[composed.position]
      for requirement in known.map({ $0[0] }) {
        let isStated = requirement.statedIsolation != .unstated
        let stated = isStated ? requirement : requirement.stated(as: own, in: isolation)
        add(stated, of: composed, &diagnostics)
      }
    }
    return merged.map { shared in
      let role = role(of: shared, &diagnostics).map { className(of: $0) }
      return shared.requirement.changing { $0.acceptedRole = role }
    }
  }

  private mutating func add(
    _ requirement: ResolvedRequirement,
    of composed: ComposedProtocol,
    _ diagnostics: inout Diagnostics
  ) {
    let signature = requirement.signature
    let condition = requirement.condition?.text
    // No class has two properties of one name.
    let identity = requirement.declaration.isProperty ? signature : requirement.identity
    guard let earlier = places.meeting(identity, under: condition) else {
      places.insert(merged.count, called: identity, under: condition)
      return merged.append(Shared(requirement: requirement, owners: [composed]))
    }
    let shared = merged[earlier]
    merged[earlier].owners.append(composed)
    if shared.requirement.location == requirement.location { return }
    merged[earlier].repetitions.append(requirement)
    let names = (shared.owners[0].name, composed.name)
    let message: DiagnosticMessage
    if !shared.requirement.isDeclared(like: requirement) {
      message = .sharedDeclaration(signature, names.0, names.1)
    } else if !shared.requirement.declared.isDecided(like: requirement.declared) {
      message = .sharedDispatch(signature, names.0, names.1, in: nil)
    } else {
      return
    }
    report(message, about: [shared.requirement, requirement], &diagnostics)
  }

  func report(
    _ message: DiagnosticMessage,
    about requirements: [ResolvedRequirement],
    _ diagnostics: inout Diagnostics
  ) {
    diagnostics.report(
      message,
      at: parsed.forwarder.position,
      notes: requirements.map { $0.note(.isHere("the other declaration")) }
    )
  }
}

extension ResolvedRequirement {
  /// Whether one implementation can stand for both, which have the same signature.
  fileprivate func isDeclared(like other: ResolvedRequirement) -> Bool {
    let condition = other.declared.condition
    let (one, other) = (declared.declaration, other.declared.declaration)
    return one.value?.text == other.value?.text && one.effects.text == other.effects.text
      && one.accessors?.isSettable == other.accessors?.isSettable
      && one.isMutating == other.isMutating && one.generics?.text == other.generics?.text
      && one.whereClause?.text == other.whereClause?.text
      && condition?.text == declared.condition?.text
  }
}

extension CompositeMerger {
  /// The type that a delegate is called as for `shared`; nil for a type that every delegate has.
  func role(of shared: Shared, _ diagnostics: inout Diagnostics) -> Int? {
    let owners = shared.owners.map(\.position)
    if required.contains(where: { owners.contains($0.position) }) { return nil }
    // One that all who have the requirement are, by inheritance.
    if let common = owners.first(where: { inherit(owners, $0) }) { return common }
    let source = shared.requirement.source
    if inherit(owners, source) { return source }
    report(
      .sharedByAccepted(shared.requirement.signature, shared.owners[0].name, shared.owners[1].name),
      about: [shared.requirement] + shared.repetitions,
      &diagnostics
    )
    return nil
  }

  /// Whether each protocol of `heirs` is `base`, or inherits it.
  private func inherit(_ heirs: [Int], _ base: Int) -> Bool {
    heirs.allSatisfy { table.family(of: $0).contains(base) }
  }

  /// `MultiTableAsTableEditing`.
  func className(of position: Int) -> String {
    parsed.forwarder.name + "As" + joinedName(of: position)
  }

  /// Of `Outer.Delegate`, `OuterDelegate`.
  private func joinedName(of position: Int) -> String {
    swiftName(of: position).withoutBackTicks.filter { $0 != "." }
  }

  /// `TableEditing`, or `Kit.TableEditing`, as it stands in Swift outside of all types.
  private func swiftName(of position: Int) -> String {
    let composed = (required + accepted).first { $0.position == position }
    return composed?.name ?? namesOfBases[position] ?? table.protocols[position].head.escapedPath
  }

  /// The types on which the requirements of accepted protocols are called, as `forwarded` has them: the protocols
  /// themselves, then bases that they share.
  func roles(of forwarded: [ResolvedRequirement]) -> [AcceptedRole] {
    let positions = (accepted.map(\.position) + merged.map(\.requirement.source)).unique
    var properties: Set = ["delegate"]
    return positions.compactMap { position in
      let className = className(of: position)
      let requirements = forwarded.filter { $0.acceptedRole == className }
      if requirements.isEmpty { return nil }
      let itself = accepted.filter { $0.position == position }
      let heirs = accepted.filter { inherit([$0.position], position) }
      let name = swiftName(of: position)
      return AcceptedRole(
        protocolName: name,
        type: table.objectType(of: position, as: name),
        className: className,
        property: property(for: position, &properties),
        origins: (itself.isEmpty ? heirs : itself).map(\.type),
        requirements: requirements
      )
    }
  }

  /// `tableEditing` for `TableEditing`, unless that is among `taken`.
  private func property(for position: Int, _ taken: inout Set<String>) -> String {
    let name = joinedName(of: position)
    let capitals = name.prefix { $0.isUppercase }.count
    // In `URLSessionDelegate`, `S` begins a word.
    let start = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
    var property = name.prefix(start).lowercased() + name.dropFirst(start)
    while !taken.insert(property).inserted { property += "_" }
    return property
  }
}
