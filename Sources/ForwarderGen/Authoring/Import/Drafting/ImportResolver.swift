/// Turns protocols that were found into an imported spec.
///
/// The resolver leaves out what the generator refuses, and repeats until the generator accepts the
/// rest. Members go first, then the protocols whose adopters need those members. A protocol whose
/// base is left out has the base's requirements itself, and what is wrong with them.
struct ImportResolver {
  private let found: FoundProtocols
  private var imported: Set<Int>
  private var refusals: [Int: ImportDraft.Refusal] = [:]
  private var refusedMembers: [ImportDraft.Origin: DiagnosticMessage] = [:]

  /// The result of importing the protocols called `names`.
  ///
  /// - Parameters:
  ///   - names: what was asked for.
  ///   - found: what the files declare.
  ///   - sources: the files.
  ///   - reports: what is wrong with each of `sources`.
  /// - Returns: a spec, and what is not in it, or everything that is wrong.
  static func result(
    importing names: [String],
    of found: FoundProtocols,
    in sources: [SourceText],
    _ reports: [Diagnostics]
  ) -> ImportResult {
    var diagnostics = reports.flatMap(\.all)
    // Where a file could not be read, what is not found may be in there.
    let isComplete = diagnostics.isEmpty
    var positions: [Int] = []
    for name in names {
      let named = found.positions(of: name)
      positions += named.filter { !positions.contains($0) }
      if named.isEmpty, isComplete {
        diagnostics.append(found.unknown(name, in: sources.map(\.path)))
      } else if named.count > 1 {
        diagnostics.append(found.ambiguous(name, at: named))
      }
    }
    guard diagnostics.isEmpty else {
      return ImportResult(diagnostics: diagnostics.sorted { $0.location < $1.location })
    }
    let (spec, omissions) = resolve(positions, of: found)
    return ImportResult(spec: spec, omissions: omissions)
  }

  /// The spec of the protocols at `positions`, in this order, and what had to be left out.
  static func resolve(
    _ positions: [Int],
    of found: FoundProtocols
  ) -> (spec: ImportedSpec, omissions: [ImportOmission]) {
    var resolver = ImportResolver(found: found, imported: Set(positions))
    let drafts = resolver.drafts(of: positions)
    let byPosition = Dictionary(uniqueKeysWithValues: drafts.map { ($0.position, $0) })
    var imports: [ImportedModule] = []
    for draft in drafts {
      for part in found.included(in: draft.position, importing: resolver.imported) {
        imports += found[part].imports.filter { !imports.contains($0) }
      }
    }
    let omissions = positions.flatMap { position in
      byPosition[position]?.omissions
        ?? resolver.refusals[position]?.omissions(of: found[position].path) ?? []
    }
    return (ImportedSpec(imports: imports, protocols: drafts.map(\.imported)), omissions)
  }

  private init(found: FoundProtocols, imported: Set<Int>) {
    self.found = found
    self.imported = imported
  }

  /// Drafts what can be generated; ends, since every round but the last refuses something.
  private mutating func drafts(of positions: [Int]) -> [ImportDraft] {
    while true {
      var isRefused = false
      var drafts: [ImportDraft] = []
      for position in positions where imported.contains(position) {
        do {
          drafts.append(
            try ImportDraft(position, of: found, importing: imported, without: refusedMembers)
          )
        } catch {
          refuse(position, error)
          isRefused = true
        }
      }
      if isRefused { continue }
      takeNames(&drafts)
      // All reasons are looked for, before a protocol is left out for the first ones.
      if refuses(drafts) { continue }
      let refused = drafts.filter { !$0.refusal.reasons.isEmpty }
      if refused.isEmpty { return drafts }
      for draft in refused { refuse(draft.position, draft.refusal) }
    }
  }

  private mutating func refuse(_ position: Int, _ refusal: ImportDraft.Refusal) {
    imported.remove(position)
    refusals[position, default: ImportDraft.Refusal()].reasons += refusal.reasons
  }

  /// Whether the generator refuses something of `drafts`, which is remembered.
  private mutating func refuses(_ drafts: [ImportDraft]) -> Bool {
    let refusals = ImportCheck.refusals(in: drafts)
    for (draft, refusals) in zip(drafts, refusals) {
      for (position, message) in refusals {
        if let requirement = draft.requirements.first(where: { $0.position == position }) {
          refusedMembers[requirement.origin] = refusedMembers[requirement.origin] ?? message
        } else {
          let type = draft.associatedTypes.first { $0.declaration.name.position == position }
          let reason = ImportDraft.Refusal.Reason(
            requirement: type?.item.declaration,
            message: message
          )
          refuse(draft.position, ImportDraft.Refusal(reasons: [reason]))
        }
      }
    }
    return refusals.contains { !$0.isEmpty }
  }

  /// Names cases, bases first, so that no two requirements that share a forwarder share a name.
  private func takeNames(_ drafts: inout [ImportDraft]) {
    let order = drafts.indices.sorted {
      (drafts[$0].bases.count, $0) < (drafts[$1].bases.count, $1)
    }
    var named: [Int] = []
    for index in order {
      let position = drafts[index].position
      // All that come together with it in some forwarder.
      let families = drafts.filter { $0.position == position || $0.bases.contains(position) }
        .map { $0.bases.union([$0.position]) }
      let relatives = named.filter { other in
        families.contains { $0.contains(drafts[other].position) }
      }
      drafts[index].takeNames(minding: relatives.map { drafts[$0] })
      named.append(index)
    }
  }
}

extension ImportDraft.Refusal {
  fileprivate func omissions(of path: String) -> [ImportOmission] {
    reasons.map { reason in
      ImportOmission(
        protocolName: path,
        requirement: reason.requirement,
        isWholeProtocol: true,
        reason: reason.message
      )
    }
  }
}
