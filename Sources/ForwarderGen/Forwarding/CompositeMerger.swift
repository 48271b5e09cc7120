/// Puts the requirements of a composite's protocols together.
struct CompositeMerger {
  /// A requirement, and which of the composite's protocols have it.
  struct Shared {
    var requirement: ResolvedRequirement

    /// Where the protocol is that declares it.
    let source: Int

    /// The one that it was found in first comes first.
    var owners: [ComposedProtocol]

    /// The other declarations of the same.
    var repetitions: [ResolvedRequirement] = []
  }

  let parsed: ParsedComposite
  let required: [ComposedProtocol]
  let accepted: [ComposedProtocol]
  let lineages: [Int: Lineage]
  let table: ProtocolTable
  private(set) var merged: [Shared] = []

  init(
    _ parsed: ParsedComposite,
    of required: [ComposedProtocol],
    _ accepted: [ComposedProtocol],
    _ lineages: [Int: Lineage],
    in table: ProtocolTable
  ) {
    self.parsed = parsed
    self.required = required
    self.accepted = accepted
    self.lineages = lineages
    self.table = table
  }

  // MARK: Requirements

  /// The requirements of all the protocols, in their order and each once.
  ///
  /// - Parameters:
  ///   - isolation: where the forwarder is.
  ///   - isObject: whether the forwarder is an `NSObject`.
  ///   - diagnostics: those of the composite's spec.
  /// - Returns: what the forwarder implements.
  mutating func requirements(
    on isolation: Isolation,
    asObject isObject: Bool,
    _ diagnostics: inout Diagnostics
  ) -> [ResolvedRequirement] {
    for composed in required + accepted {
      for requirement in requirements(of: composed, on: isolation) {
        add(requirement, of: composed, &diagnostics)
      }
    }
    for index in merged.indices {
      merged[index].requirement.acceptedRole = role(of: merged[index], &diagnostics)
        .map { className(of: $0) }
    }
    checkCaseNames(&diagnostics)
    checkRegistryName(&diagnostics)
    checkDefaults(&diagnostics)
    let requirements = merged.map(\.requirement)
    guard isObject else { return requirements }
    return ObjectMembers.overridden(
      by: requirements,
      own: [],
      of: parsed.forwarder.position,
      on: isolation,
      &diagnostics
    )
  }

  /// What `composed` requires, with what it inherits, as a forwarder on `isolation` has it.
  private func requirements(
    of composed: ComposedProtocol,
    on isolation: Isolation
  ) -> [ResolvedRequirement] {
    var unheard = Diagnostics(of: table.protocols[composed.position].source)
    let requirements = RequirementMerger.requirements(
      at: composed.position,
      inheriting: lineages[composed.position]?.bases ?? [],
      in: table,
      &unheard
    )
    let own = table.isolation(of: composed.position)
    return requirements.map { requirement in
      let source = source(of: requirement, in: composed)
      let requirement =
        requirement.statedIsolation == nil
        ? requirement.stated(as: own, in: isolation) : requirement
      return requirement.inherited(fromValues: !table.isClassBound(at: source))
    }
  }

  /// Where the protocol is that declares `requirement`, which `composed` has.
  private func source(of requirement: ResolvedRequirement, in composed: ComposedProtocol) -> Int {
    let bases = lineages[composed.position]?.bases ?? []
    return bases.first { base in
      table.protocols[base].requirements.contains { $0.location == requirement.location }
    } ?? composed.position
  }

  private mutating func add(
    _ requirement: ResolvedRequirement,
    of composed: ComposedProtocol,
    _ diagnostics: inout Diagnostics
  ) {
    let signature = requirement.declaration.signature
    let earlier = merged.firstIndex { shared in
      shared.requirement.declaration.signature == signature
        && !shared.requirement.isAlternative(to: requirement)
    }
    guard let earlier else {
      let source = source(of: requirement, in: composed)
      merged.append(Shared(requirement: requirement, source: source, owners: [composed]))
      return
    }
    let shared = merged[earlier]
    merged[earlier].owners.append(composed)
    if shared.requirement.location == requirement.location { return }
    merged[earlier].repetitions.append(requirement)
    let names = (shared.owners[0].name, composed.name)
    let message: DiagnosticMessage? =
      if !shared.requirement.isDeclared(like: requirement) {
        .sharedDeclaration(signature, names)
      } else if !shared.requirement.isDispatched(like: requirement) {
        .sharedDispatch(signature, names)
      } else {
        nil
      }
    guard let message else { return }
    report(message, about: [shared.requirement, requirement], .earlierDeclaration(), &diagnostics)
  }
}

extension ResolvedRequirement {
  /// Whether one implementation can stand for both, which have the same signature.
  fileprivate func isDeclared(like other: ResolvedRequirement) -> Bool {
    declaration.value?.text == other.declaration.value?.text
      && declaration.effects.text == other.declaration.effects.text
      && declaration.accessors?.isSettable == other.declaration.accessors?.isSettable
      && declaration.isMutating == other.declaration.isMutating
      && declaration.generics?.text == other.declaration.generics?.text
      && declaration.whereClause?.text == other.declaration.whereClause?.text
  }

  /// Whether both are forwarded in the same way.
  fileprivate func isDispatched(like other: ResolvedRequirement) -> Bool {
    dispatch == other.dispatch && fallback?.text == other.fallback?.text
      && isOptional == other.isOptional && caseName == other.caseName
  }
}
