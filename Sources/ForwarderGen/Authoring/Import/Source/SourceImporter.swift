/// Writes into a spec what it has to say about protocols of Swift files.
///
///     spec + items → Generator → fix-its → spec + entries → … → spec without fix-its
///
/// The generator says what is missing. Nothing is written about what needs no decision.
struct SourceImporter {
  private let names: [String]

  /// The files that were given, and others that the spec names.
  private let files: SwiftFiles

  /// The protocols of the files that were given.
  private let found: FoundProtocols

  /// What extensions in another of these files answer, by where the member is.
  private let implementedElsewhere: [SourceLocation: DefaultAnswer]
  private let references: [SourceText]

  /// The spec with the protocols called `names`.
  ///
  /// - Parameters:
  ///   - names: `DownloadDelegate`, or `Outer.Delegate`; none for the only protocol that there is.
  ///   - sources: the Swift files that declare them, with the paths that the spec at `path` finds.
  ///   - spec: the spec that is there; nil for a new one.
  ///   - path: where the spec is.
  ///   - others: more Swift files that the spec names.
  ///   - references: specs whose protocols may be inherited.
  /// - Returns: the spec's new text, and what is new in it.
  /// - Throws: everything that keeps the protocols from being forwarded.
  static func merge(
    _ names: [String],
    from sources: [SourceText],
    into spec: SourceText?,
    at path: String,
    beside others: SwiftFiles = SwiftFiles(),
    references: [SourceText] = []
  ) throws(Merge.Refusal) -> Merge {
    let importer = try SourceImporter(names, sources, beside: others, references: references)
    var spec = spec ?? SwiftItems.emptySpec(at: path)
    let items = try importer.items(missingIn: spec)
    // A mistake in the user's own text is reported at its place there.
    let mistakes = importer.findings(in: spec).diagnostics
      .filter { $0.fixIt == nil && $0.location.path == path }
    if !mistakes.isEmpty { throw Merge.Refusal(diagnostics: mistakes) }
    spec = SwiftItems.adding(items, to: spec)
    var added: [FixIt] = []
    while true {
      let (fixIts, diagnostics) = importer.findings(in: spec)
      if fixIts.isEmpty {
        if !diagnostics.isEmpty { throw Merge.Refusal(diagnostics: diagnostics) }
        break
      }
      let edited = SwiftItems.adding(fixIts, to: spec)
      // No message is reported twice.
      if edited == spec { throw Merge.Refusal(diagnostics: diagnostics) }
      spec = edited
      added += fixIts
    }
    return Merge(
      text: String(decoding: spec.bytes, as: UTF8.self),
      protocols: importer.changes(by: items, added, in: spec)
    )
  }

  private init(
    _ names: [String],
    _ sources: [SourceText],
    beside others: SwiftFiles,
    references: [SourceText]
  ) throws(Merge.Refusal) {
    let paths = Set(sources.map(\.path))
    files = SwiftFiles(
      sources + others.sources.map(\.source).filter { !paths.contains($0.path) },
      without: others.absent,
      of: others.index.map { [$0] } ?? [],
      about: others.names.union(names.map(\.withoutBackTicks))
    )
    if !files.diagnostics.isEmpty { throw Merge.Refusal(diagnostics: files.diagnostics) }
    let given = paths.sorted().compactMap { [files] in try? files.file(at: $0).get() }
    found = FoundProtocols.read(from: given.map(\.declarations))
    let byItself = given.flatMap(\.protocols.all).implementedMembers
    implementedElsewhere = found.all.implementedMembers.filter { byItself[$0.key] == nil }
    self.names =
      try names.isEmpty ? [Self.onlyName(in: found, of: sources)] : names.map(\.withoutBackTicks)
    self.references = references
  }

  /// The name of the only protocol among `found`.
  private static func onlyName(
    in found: FoundProtocols,
    of sources: [SourceText]
  ) throws(Merge.Refusal) -> String {
    var names: [String] = []
    for name in found.all.map(\.path) where !names.contains(name) { names.append(name) }
    if names.count == 1 { return names[0] }
    let location = sources[0].location(of: SourcePosition(offset: 0))
    let message = DiagnosticMessage.unclearImport(names)
    throw Merge.Refusal(diagnostics: [Diagnostic(location: location, message: message, notes: [])])
  }

  // MARK: Items

  /// The items for the protocols and for what they inherit from other files, as far as `spec` has
  /// none.
  private func items(missingIn spec: SourceText) throws(Merge.Refusal) -> [SwiftItems.Item] {
    let read = DecodedSpecs([spec])
    let mistakes = read.reports[0].all
    guard let decoded = read.specs[0], mistakes.isEmpty else {
      throw Merge.Refusal(diagnostics: mistakes.sorted { $0.location < $1.location })
    }
    var refusals: [Diagnostic] = []
    var items: [SwiftItems.Item] = []
    for name in names {
      let positions = found.positions(ofPath: name)
      let paths = Set(positions.map { found[$0].location.path })
      if paths.count == 1 {
        for position in positions { add(position, hasForwarder: true, to: &items) }
      } else {
        refusals.append(
          positions.isEmpty
            ? found.unknown(name, in: files.paths) : inSeveralFiles(name, positions)
        )
      }
    }
    for position in names.flatMap(found.positions(ofPath:)) {
      for heir in found.lineage(of: position).sorted() {
        for base in found[heir].inherited.compactMap({ found.base($0, of: heir) })
        where found[base].location.path != found[heir].location.path {
          add(base, hasForwarder: false, to: &items)
        }
      }
    }
    let others = DecodedSpecs(references).specs.compactMap(\.self)
    items.removeAll { item in
      if let place = others.lazy.compactMap({ $0.place(of: item) }).first {
        // A refusal of a base counts as one of this protocol.
        if item.hasForwarder {
          let message = DiagnosticMessage.itemElsewhere(item.name, place.path)
          refusals.append(Diagnostic(location: place, message: message, notes: []))
        }
        return true
      }
      guard let present = decoded.protocols.first(where: { $0.path == item.name }) else {
        return false
      }
      if case .file(let path) = present.place {
        let isMoved = SwiftFiles.path(of: path.text, namedIn: spec) != item.declared
        if isMoved, item.hasForwarder {
          let message = DiagnosticMessage.importedFromOtherFile(
            item.name,
            SwiftFiles.path(of: item.declared, seenFrom: spec)
          )
          let location = spec.location(of: path.quotePosition)
          refusals.append(Diagnostic(location: location, message: message, notes: []))
        }
        return true
      }
      // It is the only one of its name.
      if present.place == .target { return true }
      let location = spec.location(of: present.head?.quotePosition ?? SourcePosition(offset: 0))
      let message = DiagnosticMessage.importedDeclaredOtherwise(
        item.name,
        SwiftFiles.path(of: item.declared, seenFrom: spec)
      )
      refusals.append(Diagnostic(location: location, message: message, notes: []))
      return true
    }
    if !refusals.isEmpty { throw Merge.Refusal(diagnostics: refusals) }
    return items.map { item in
      SwiftItems.Item(
        name: item.name,
        declared: SwiftFiles.path(of: item.declared, seenFrom: spec),
        hasForwarder: item.hasForwarder
      )
    }
  }

  /// The message for a name that protocols in several files have.
  private func inSeveralFiles(_ name: String, _ positions: [Int]) -> Diagnostic {
    let notes = positions.dropFirst()
      .map {
        Diagnostic.Note(location: found[$0].location, message: .earlierDeclaration())
      }
    return Diagnostic(
      location: found[positions[0]].location,
      message: .protocolInSeveralFiles(name),
      notes: notes
    )
  }

  private func add(_ position: Int, hasForwarder: Bool, to items: inout [SwiftItems.Item]) {
    let (name, path) = (found[position].path, found[position].location.path)
    if items.contains(where: { $0.name == name }) { return }
    items.append(SwiftItems.Item(name: name, declared: path, hasForwarder: hasForwarder))
  }

  // MARK: Entries

  /// The entries that `spec` lacks, and what is wrong with it.
  private func findings(in spec: SourceText) -> (fixIts: [FixIt], diagnostics: [Diagnostic]) {
    let diagnostics = Generator.resolve([spec], references: references, beside: files).diagnostics
    var fixIts: [FixIt] = []
    for fixIt in diagnostics.compactMap(\.fixIt) + optionals(in: spec) {
      if let index = fixIts.firstIndex(where: { $0.isAboutSame(as: fixIt) }) {
        fixIts[index].merge(fixIt)
      } else {
        fixIts.append(fixIt)
      }
    }
    // Only the author can fill in what the import left open.
    let mistakes = diagnostics.filter { $0.message.kind != .undecidedDefault }
    return (fixIts, mistakes.map(\.noteForImport))
  }

  /// Entries for what extensions in other files implement.
  private func optionals(in spec: SourceText) -> [FixIt] {
    let read = DecodedSpecs([spec])
    var reports = read.reports.map { $0.beside(files.sources) }
    let parsed = SpecParser.parse(read.specs, ownCount: 1, beside: files, &reports)
    let source = reports[0].source
    return parsed.compactMap(\.self).flatMap(\.protocols).flatMap(\.requirements)
      .compactMap { requirement in
        guard case .missing(let missing) = requirement.site,
          let omitted = implementedElsewhere[source.location(of: requirement.position)]
        else { return nil }
        let answer = ProposedDispatch(
          of: requirement.declaration,
          omittedAs: omitted,
          at: missing.item.position
        )
        let entry = ProposedEntry(
          subject: missing.subject,
          dispatch: answer.dispatch?.text,
          fallback: answer.fallback?.text,
          isOptional: true,
          condition: missing.condition
        )
        return FixIt(item: missing.item, change: .entry(entry))
      }
  }

  // MARK: Changes

  /// The outcome for each protocol.
  private func changes(
    by items: [SwiftItems.Item],
    _ added: [FixIt],
    in spec: SourceText
  ) -> [ProtocolChanges] {
    let counts = SwiftItems.entryCounts(in: spec)
    var all = names
    let changed = items.map(\.name) + added.map(\.item.protocolName.withoutBackTicks)
    for name in changed where !all.contains(name) { all.append(name) }
    return all.map { name in
      let own = added.filter { $0.item.protocolName.withoutBackTicks == name }
      let entries = own.compactMap(\.entry)
      let isNew = items.contains { $0.name == name } || own.contains { $0.item.newItem != nil }
      return ProtocolChanges(
        name: name,
        counted: "decision",
        isNew: isNew,
        isHeadChanged: !isNew && entries.count < own.count,
        added: entries.map(\.subject),
        kept: (counts[name] ?? 0) - entries.count
      )
    }
  }
}

extension Spec {
  /// Where the spec has an item about the protocol of `item`, whose `declared` is its file's path.
  fileprivate func place(of item: SwiftItems.Item) -> SourceLocation? {
    protocols.lazy
      .compactMap { own -> SourceLocation? in
        guard own.path == item.name else { return nil }
        switch own.place {
        case .file(let path) where SwiftFiles.path(of: path.text, namedIn: source) == item.declared:
          break
        case .target: break
        default: return nil
        }
        return own.head.map { source.location(of: $0.quotePosition) }
      }
      .first
  }
}

extension Diagnostic {
  /// The same, with what an import can do about a base that no spec declares.
  fileprivate var noteForImport: Diagnostic {
    guard message.kind == .unknownBase else { return self }
    let note = Note(location: location, message: .baseOfImport())
    return Diagnostic(location: location, message: message, notes: notes + [note], fixIt: fixIt)
  }
}

extension [FoundProtocol] {
  /// What extensions answer for members, by where these are.
  fileprivate var implementedMembers: [SourceLocation: DefaultAnswer] {
    let implemented = flatMap(\.members).filter { !$0.implementedBy.isEmpty }
    return Dictionary(
      implemented.compactMap { member in
        member.location.map { ($0, member.answer() ?? .unclear) }
      },
      uniquingKeysWith: { $0 == $1 ? $0 : .unclear }
    )
  }
}

extension FixIt {
  /// The entry that it adds.
  fileprivate var entry: ProposedEntry? {
    if case .entry(let entry) = change { return entry }
    return nil
  }

  /// Whether both are about one requirement, or about one forwarder's `delegates`.
  fileprivate func isAboutSame(as other: FixIt) -> Bool {
    item.protocolName == other.item.protocolName && entry?.subject == other.entry?.subject
      && entry?.condition == other.entry?.condition
  }

  /// Adds what `other` says about the same requirement.
  fileprivate mutating func merge(_ other: FixIt) {
    guard var entry, let other = other.entry else { return }
    if other.isOptional, !entry.isOptional {
      // Without the other file, a default implementation was not known.
      (entry.dispatch, entry.fallback) = (other.dispatch, other.fallback)
    }
    entry.dispatch = entry.dispatch ?? other.dispatch
    entry.fallback = entry.fallback ?? other.fallback
    entry.name = entry.name ?? other.name
    entry.isOptional = entry.isOptional || other.isOptional
    change = .entry(entry)
  }
}
