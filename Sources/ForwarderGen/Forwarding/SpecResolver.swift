/// Turns the parsed specs of a run into forwarders, in two steps, since a protocol may inherit one of a later spec:
/// first every protocol's own requirements, then what each has by inheritance.
struct SpecResolver {
  private let table: ProtocolTable

  /// Whether all files could be read, so that a name that is not in ``table`` is nowhere.
  private let isComplete: Bool
  private var names = TypeNames()

  /// The protocols that composites name.
  private let composed: Set<Int>
  private var count = ForwardedCount()

  /// Resolves `specs`, of which nil could not be read; `reports` has their diagnostics, then those of `references`.
  ///
  /// A reference is held to what it says itself, and to what its protocols inherit as far as the run forwards them.
  /// Its forwarders and composites are checked where they are generated.
  static func resolve(
    _ specs: [ParsedSpec?],
    references: [ParsedSpec?],
    _ reports: inout [Diagnostics]
  ) -> [ResolvedSpec?] {
    let files = specs + references
    var protocols: [DeclaredProtocol] = []
    // Where those of each file are.
    var places: [Range<Int>] = []
    for (index, file) in files.enumerated() {
      let start = protocols.count
      if let file {
        let isReference = index >= specs.count
        protocols += declared(in: file, at: index, isReference: isReference, &reports[index])
      }
      places.append(start..<protocols.count)
    }
    RepeatedForwarders.check(protocols, &reports)
    let table = ProtocolTable(protocols)
    let composites = specs.compactMap(\.self).flatMap(\.composites)
    var resolver = SpecResolver(
      table: table,
      isComplete: files.allSatisfy { $0?.protocols.allSatisfy { $0.head != nil } ?? false },
      composed: Set(table.positions(composedBy: composites))
    )
    let imports = SwiftImports(for: table)
    let resolved = specs.enumerated()
      .map { index, spec -> ResolvedSpec? in
        guard var spec else { return nil }
        spec.imports += imports.imports(for: spec, at: places[index])
        return resolver.resolve(spec, at: places[index], &reports[index])
      }
    for position in resolver.forwardedReferences {
      resolver.checkBases(of: position, &reports[protocols[position].fileIndex])
    }
    return resolved
  }

  // MARK: Own requirements

  static func declared(
    in spec: ParsedSpec,
    at fileIndex: Int,
    isReference: Bool,
    _ diagnostics: inout Diagnostics
  ) -> [DeclaredProtocol] {
    spec.protocols.compactMap { parsed in
      let requirements = RequirementResolver.requirements(of: parsed, &diagnostics)
      guard let head = parsed.head else { return nil }
      diagnostics.report(ShapeCheck.errors(in: head))
      return DeclaredProtocol(
        parsed,
        head: head,
        in: spec,
        requirements: requirements,
        fileIndex: fileIndex,
        isReference: isReference
      )
    }
  }

  // MARK: Inheritance

  private mutating func resolve(
    _ spec: ParsedSpec,
    at own: Range<Int>,
    _ diagnostics: inout Diagnostics
  ) -> ResolvedSpec {
    let protocols = own.map { resolve(at: $0, &diagnostics) }
    let composites = spec.composites.compactMap { composite in
      CompositeResolver(composite, in: table, isComplete: isComplete, &diagnostics)
        .resolve(taking: &names, counting: &count, &diagnostics)
    }
    return ResolvedSpec(
      source: spec.source,
      imports: spec.imports,
      protocols: protocols,
      composites: composites
    )
  }

  private mutating func resolve(
    at position: Int,
    _ diagnostics: inout Diagnostics
  ) -> ResolvedProtocol {
    let declared = table.protocols[position]
    let lineage = table.lineages[position]
    checkBases(of: position, &diagnostics)
    let forwarder = ForwarderResolver(at: position, in: table).resolve(&diagnostics)
    let name = declared.head.namePosition
    let fits = count.add(requirementsOf: [position], in: table, at: name, &diagnostics)
    let merged = fits ? table.requirements(at: position) : []
    if fits, forwarder != nil || composed.contains(position) {
      checkDisputes(among: merged, of: position, &diagnostics)
    }
    let forwarded = ForwarderCheck(
      table: table,
      protocols: lineage.bases,
      own: position,
      position: name,
      isolation: table.isolations[position],
      options: forwarder?.options
    )
    .requirements(of: merged.map { $0[0] }, &diagnostics)
    let family = table.family(of: position).map { table.protocols[$0].parsed }
    declared.parsed.options.checkParameters(of: family, &diagnostics)
    checkIsolation(of: position, &diagnostics)
    takeNames(of: declared, &diagnostics)
    return ResolvedProtocol(
      declared: declared,
      position: position,
      isolation: table.isolations[position],
      forms: table.forms(of: position),
      forwarder: forwarder,
      forwarded: forwarded
    )
  }

  private mutating func takeNames(of declared: DeclaredProtocol, _ diagnostics: inout Diagnostics) {
    // A base that only Swift files name may be another module's, and has no forwarder.
    if declared.parsed.item?.newItem != nil { return }
    let condition = declared.parsed.options.condition
    let head = declared.head
    let isNew = names.take(head.path, under: condition, at: head.namePosition, &diagnostics)
    if case .head(let stated) = declared.parsed.forwarder {
      names.take(stated.name, under: condition, at: stated.position, &diagnostics)
    } else if isNew, let (name, _) = declared.forwarderName {
      // A name that derives from a taken one is not reported again.
      names.take(name, under: condition, at: head.namePosition, &diagnostics)
    }
  }

  /// Reports what the protocol at `position` cannot inherit.
  private func checkBases(of position: Int, _ diagnostics: inout Diagnostics) {
    for refusal in table.lineages[position].refusals
    where isComplete || !refusal.message.isUnknownBase {
      diagnostics.report(refusal)
    }
  }

  /// Reports what two bases of the protocol at `position`, whose requirements are `merged`, decide differently
  /// about.
  private func checkDisputes(
    among merged: [[ResolvedRequirement]],
    of position: Int,
    _ diagnostics: inout Diagnostics
  ) {
    let head = table.protocols[position].head
    // What has a forwarder has been asked itself.
    let asked = table.lineages[position].bases.filter { table.protocols[$0].forwarderName != nil }
      .map { table.lineages[$0].bases }
    for (first, second) in table.disputes(among: merged)
    where !asked.contains(where: { $0.contains(first.source) && $0.contains(second.source) }) {
      let names = (first.declared.protocolName, second.declared.protocolName)
      diagnostics.report(
        .sharedDispatch(first.signature, names.0, names.1, in: head.path),
        at: head.namePosition,
        notes: [first, second].map { $0.note(.isHere("the other declaration")) }
      )
    }
  }

  /// The protocols of references that the run's own inherit or compose.
  ///
  /// A reference may inherit what this run was not given, such as a protocol of a target that only
  /// its own target depends on. That is a mistake only if a forwarder of this run lacks requirements.
  private var forwardedReferences: [Int] {
    let own = table.protocols.indices.filter { !table.protocols[$0].isReference }
    let forwarded = Set((own + composed).flatMap(table.family))
    return forwarded.filter { table.protocols[$0].isReference }.sorted()
  }

  /// Reports bases that leave the isolation of requirements open, if the protocol at `position` states one.
  ///
  /// They are on the actor that is the module's default, if there is one. If queues are the reason,
  /// `ForwarderCheck` reports them.
  private func checkIsolation(of position: Int, _ diagnostics: inout Diagnostics) {
    let declared = table.protocols[position]
    let actor: String?
    if case .globalActor(let name) = table.isolations[position] {
      actor = name
    } else if declared.head.isNonisolated, !declared.parsed.options.hasQueues {
      actor = nil
    } else {
      return
    }
    for base in table.lineages[position].bases
    where table.leavesIsolationOpen(at: base) && !table.canIsolate(base, for: position) {
      diagnostics.report(
        .unclearIsolation(table.protocols[base].head.path, actor),
        at: declared.head.namePosition
      )
    }
  }
}
