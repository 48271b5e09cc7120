extension CompositeMerger {
  /// Reports requirements of different protocols whose cases would have one name.
  func checkCaseNames(_ diagnostics: inout Diagnostics) {
    var cases: [String: [ResolvedRequirement]] = [:]
    for requirement in merged.map(\.requirement) {
      let earlier = cases[requirement.caseName] ?? []
      cases[requirement.caseName, default: []].append(requirement)
      guard let other = earlier.first(where: { !$0.isAlternative(to: requirement) }) else {
        continue
      }
      report(
        .inheritedCaseNameTaken(requirement.caseName),
        about: [other, requirement],
        .earlierCase(requirement.caseName),
        &diagnostics
      )
    }
  }

  /// Reports a requirement that is called like the forwarder's registry.
  func checkRegistryName(_ diagnostics: inout Diagnostics) {
    let name = parsed.registryName
    for requirement in merged.map(\.requirement)
    where requirement.declaration.isCalled(likeRegistry: name) {
      report(.namedLikeRegistry(name), about: [requirement], .earlierDeclaration(), &diagnostics)
    }
  }

  /// Reports a `default` that would mean something else here than where it was written.
  func checkDefaults(_ diagnostics: inout Diagnostics) {
    let members = Set(merged.map(\.requirement.declaration.name.name) + [parsed.registryName])
    for shared in merged {
      let requirement = shared.requirement
      // What is a member there as well has been reported there.
      let declared = table.protocols[shared.source]
      let hidden =
        members
        .subtracting(declared.requirements.map(\.declaration.name.name))
        .subtracting([declared.parsed.registryName])
        .subtracting(requirement.declaration.parameters.compactMap { $0.name?.name })
      let words = requirement.fallback?.freeWords ?? []
      guard let word = words.first(where: { hidden.contains($0.name) }) else { continue }
      diagnostics.report(
        .inheritedDefaultNamesMember(word.name),
        at: parsed.forwarder.position,
        notes: [
          Diagnostic.Note(location: requirement.fallbackLocation, message: .inheritedDefault())
        ]
      )
    }
  }

  /// Reports `message` where the forwarder is named, with a note at each of `requirements`.
  func report(
    _ message: DiagnosticMessage,
    about requirements: [ResolvedRequirement],
    _ note: DiagnosticMessage,
    _ diagnostics: inout Diagnostics
  ) {
    diagnostics.report(
      message,
      at: parsed.forwarder.position,
      notes: requirements.map { Diagnostic.Note(location: $0.location, message: note) }
    )
  }
}
