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

/// The result of importing protocols.
struct ImportResult: Equatable, Sendable {
  var spec = ImportedSpec()

  /// The requested parts that are not in the spec, in the order of the protocols.
  var omissions: [ImportOmission] = []

  /// The mistakes in the files and in the requested names, sorted by place.
  var diagnostics: [Diagnostic] = []
}

/// Something that exists and cannot be forwarded, and is left out of the imported spec.
struct ImportOmission: Equatable, Sendable {
  /// `XMLParserDelegate`.
  let protocolName: String

  /// The requirement as it is declared; nil if it is the protocol's head that is at fault.
  let requirement: String?

  /// Whether the protocol is left out for it: without a requirement that every adopter has to have,
  /// the forwarder would be no adopter.
  let isWholeProtocol: Bool

  /// Why, as ``Generator`` would say it.
  let reason: DiagnosticMessage
}

/// Holds an imported spec against the generator, so that whatever is imported can be generated.
///
/// The drafts go the way of a spec, from the stage on at which its Swift is parsed.
enum ImportCheck {
  /// The generator's messages about `drafts`: for each draft, with the places in it.
  static func refusals(
    in drafts: [ImportDraft]
  ) -> [[(position: SourcePosition, message: DiagnosticMessage)]] {
    // In a text without lines, a column says where something is.
    let source = SourceText(path: "", bytes: [])
    var reports = drafts.map { _ in Diagnostics(of: source) }
    let specs = drafts.indices.map { spec(of: drafts[$0], in: source, &reports[$0]) }
    _ = SpecResolver.resolve(specs, references: [], &reports)
    return reports.map { report in
      report.all.filter { $0.message.kind != .undecidedDefault }
        .map { (SourcePosition(offset: $0.location.column - 1), $0.message) }
    }
  }

  private static func spec(
    of draft: ImportDraft,
    in source: SourceText,
    _ diagnostics: inout Diagnostics
  ) -> ParsedSpec {
    let foundation = ImportDeclaration(text: "import Foundation", module: "Foundation")
    let condition = condition(draft.condition, at: draft.head.position, &diagnostics)
    let parsed = ParsedProtocol(
      head: draft.head,
      place: .elsewhere,
      forwarder: .derived,
      requirements: draft.requirements.map { requirement(of: $0, &diagnostics) },
      associatedTypes: draft.associatedTypes.map(\.declaration),
      isComplete: true,
      delegatesProperty: draft.delegatesProperty.map {
        DelegatesProperty(accessPosition: draft.head.position, name: $0)
      },
      hasQueues: false,
      hasEvents: false,
      condition: condition,
      doc: nil
    )
    return ParsedSpec(
      source: source,
      // A file with an Objective-C protocol always imports something.
      imports: [
        ParsedImport(declaration: foundation, position: draft.head.position, condition: nil)
      ],
      markers: .absent,
      protocols: [parsed],
      composites: []
    )
  }

  private static func requirement(
    of drafted: DraftedRequirement,
    _ diagnostics: inout Diagnostics
  ) -> ParsedRequirement {
    let position = drafted.position
    let name = drafted.item.name.map { EmbeddedText($0, at: position.offset) }
    return ParsedRequirement(
      declaration: drafted.declaration,
      text: drafted.item.declaration,
      // Only an emitter reads the body.
      body: "",
      words: [],
      position: position,
      dispatch: Stated(drafted.answer.dispatch),
      fallback: Stated(drafted.answer.fallback),
      name: Stated(name),
      isOptional: drafted.item.isOptional,
      event: nil,
      through: .absent,
      errors: .absent,
      concurrently: nil,
      condition: nil,
      doc: nil
    )
  }

  /// The condition `text` of what stands at `position`.
  private static func condition(
    _ text: String?,
    at position: SourcePosition,
    _ diagnostics: inout Diagnostics
  ) -> Condition? {
    do {
      return try text.map { text throws(DeclarationError) in
        try DeclarationParser.condition(EmbeddedText(text, at: position.offset))
      }
    } catch {
      diagnostics.report(error.message, at: position)
      return nil
    }
  }
}
