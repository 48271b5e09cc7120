extension CompositeMerger {
  /// The type that a delegate is called as for `shared`; nil for a type that every delegate has.
  func role(of shared: Shared, _ diagnostics: inout Diagnostics) -> Int? {
    let owners = shared.owners.map(\.position)
    if required.contains(where: { owners.contains($0.position) }) { return nil }
    // One that all who have the requirement are, by inheritance.
    if let common = owners.first(where: { inherit(owners, $0) }) { return common }
    if inherit(owners, shared.sourced.source) { return shared.sourced.source }
    report(
      .sharedByAccepted(
        shared.requirement.signature,
        (shared.owners[0].name, shared.owners[1].name)
      ),
      about: [shared.requirement] + shared.repetitions,
      &diagnostics
    )
    return nil
  }

  /// Whether each protocol of `heirs` is `base`, or inherits it.
  private func inherit(_ heirs: [Int], _ base: Int) -> Bool {
    heirs.allSatisfy { $0 == base || table.lineages[$0].bases.contains(base) }
  }

  /// `MultiTableAsTableEditing`.
  func className(of position: Int) -> String {
    parsed.forwarder.name + "As" + joinedName(of: position)
  }

  /// In `Outer.Delegate`, `OuterDelegate`.
  private func joinedName(of position: Int) -> String {
    table.protocols[position].head.names.joined()
  }

  /// The types on which the requirements of accepted protocols are called, as `forwarded` has them:
  /// the protocols themselves, then bases that they share.
  func roles(of forwarded: [ResolvedRequirement]) -> [AcceptedRole] {
    var positions = accepted.map(\.position)
    for source in merged.map(\.sourced.source) where !positions.contains(source) {
      positions.append(source)
    }
    var properties: Set = ["delegate"]
    return positions.compactMap { position in
      let requirements = forwarded.filter { $0.acceptedRole == className(of: position) }
      if requirements.isEmpty { return nil }
      let itself = accepted.first { $0.position == position }
      let heirs = accepted.filter { inherit([$0.position], position) }
      let name = itself?.name ?? table.protocols[position].head.escapedPath
      return AcceptedRole(
        protocolName: name,
        type: table.objectType(of: position, as: name),
        className: className(of: position),
        property: property(for: position, &properties),
        origins: (itself.map { [$0] } ?? heirs).map(\.type),
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
