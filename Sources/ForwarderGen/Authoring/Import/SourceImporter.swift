import ForwarderGen

/// Writes into a spec what it has to say about protocols of Swift files, or of modules' interfaces.
///
///     spec + items → Generator → fix-its → spec + entries → … → spec without fix-its
///
/// The generator says what is missing. Nothing is written about what needs no decision.
struct SourceImporter {
  private let names: [String]
  private let files: SwiftFiles
  private let sources: [SourceText]
  private let references: [SourceText]

  /// The spec at `path`, a new one if `spec` is nil, with the protocols called `names`, such as `Outer.Delegate`.
  ///
  /// They are in `sources`, which have the paths that the spec finds. Also among `files` are those of their
  /// target, and others that the spec names. The protocols of `references` may be inherited. Throws everything
  /// that keeps the protocols from being forwarded.
  static func merge(
    _ names: [String],
    from sources: [SourceText],
    in files: SwiftFiles,
    into spec: SourceText?,
    at path: String,
    references: [SourceText] = []
  ) throws(Merge.Refusal) -> Merge {
    if !files.diagnostics.isEmpty { throw Merge.Refusal(diagnostics: files.diagnostics) }
    let importer = SourceImporter(
      names: names.map(\.withoutBackTicks),
      files: files,
      sources: sources,
      references: references
    )
    var spec = spec ?? SwiftItems.emptySpec(at: path)
    let items = try importer.items(missingIn: spec)
    // A mistake in the user's own text is reported at its place there. Composites may name what is imported.
    let present = importer.findings(in: spec).diagnostics
    spec = SwiftItems.adding(items, to: spec)
    var (fixIts, diagnostics) = importer.findings(in: spec)
    let left = Set(diagnostics.map(\.message))
    let mistakes = present.filter {
      $0.fixIt == nil && $0.location.path == path && left.contains($0.message)
    }
    if !mistakes.isEmpty { throw Merge.Refusal(diagnostics: mistakes) }
    var added: [FixIt] = []
    var rounds: Set<[String]> = []
    while !fixIts.isEmpty {
      // The same is proposed again if no entry can answer it: two requirements may have one name.
      let round = fixIts.map { "\($0.item.protocolName): \($0.entry.text)" }
      guard rounds.insert(round).inserted else { throw Merge.Refusal(diagnostics: diagnostics) }
      spec = SwiftItems.adding([], fixIts, to: spec)
      added += fixIts
      (fixIts, diagnostics) = importer.findings(in: spec)
    }
    if !diagnostics.isEmpty { throw Merge.Refusal(diagnostics: diagnostics) }
    return Merge(
      text: String(decoding: spec.bytes, as: UTF8.self),
      added: added.map { "\($0.entry.subject) of \($0.item.protocolName)" }.unique
    )
  }

  /// The names of the protocols that `sources` declare; throws what is wrong with the files.
  static func names(declaredBy sources: [SourceText]) throws(Merge.Refusal) -> [String] {
    let files = SwiftFiles(sources)
    if !files.diagnostics.isEmpty { throw Merge.Refusal(diagnostics: files.diagnostics) }
    return files.protocols.map(\.path).unique
  }

  static func onlyName(declaredBy sources: [SourceText]) throws(Merge.Refusal) -> String {
    let names = try names(declaredBy: sources)
    if names.count == 1 { return names[0] }
    let location = sources[0].location(of: SourcePosition(offset: 0))
    throw Merge.Refusal(
      diagnostics: [Diagnostic(location: location, message: .unclearImport(names))]
    )
  }

  // MARK: Items

  private var given: [SwiftFiles.File] {
    sources.compactMap { try? files.file(at: $0.path).get() }
  }

  /// The items for the protocols and for what they inherit from other files, as far as `spec` has none.
  private func items(missingIn spec: SourceText) throws(Merge.Refusal) -> [SwiftItems.Item] {
    let read = DecodedSpecs([spec])
    let mistakes = read.reports[0].all
    guard let decoded = read.specs[0], mistakes.isEmpty else {
      throw Merge.Refusal(diagnostics: mistakes.sorted { $0.location < $1.location })
    }
    var refusals: [Diagnostic] = []
    var items: [SwiftItems.Item] = []
    func add(_ found: FoundProtocol, hasForwarder: Bool) {
      if items.contains(where: { $0.name == found.path }) { return }
      let path = found.location.path
      items.append(SwiftItems.Item(name: found.path, declared: path, hasForwarder: hasForwarder))
    }
    for name in names {
      let declaring = given.filter { !$0.positions(ofPath: name).isEmpty }
      guard declaring.count == 1 else {
        refusals.append(refusal(of: name, declaredIn: declaring))
        continue
      }
      let (protocols, positions) = (declaring[0].protocols, declaring[0].positions(ofPath: name))
      add(protocols[positions[0]], hasForwarder: true)
      for heir in positions.flatMap({ protocols.ownLineage(of: $0).sorted() }) {
        for base in protocols.ownBases(of: heir)
        where protocols[base].location.path != protocols[heir].location.path {
          add(protocols[base], hasForwarder: false)
        }
      }
    }
    let others = DecodedSpecs(references).specs.compactMap(\.self)
    items.removeAll { item in
      if let place = others.lazy.compactMap({ $0.place(of: item) }).first {
        // A refusal of a base counts as one of this protocol.
        if item.hasForwarder {
          let message = DiagnosticMessage.itemTwice(item.name, in: place.path)
          refusals.append(Diagnostic(location: place, message: message))
        }
        return true
      }
      guard let present = decoded.protocols.first(where: { $0.path == item.name }) else {
        return false
      }
      if !present.stands(for: item, in: spec) {
        let place = spec.location(of: present.head?.quotePosition ?? SourcePosition(offset: 0))
        let message = DiagnosticMessage.importedDeclaredOtherwise(
          item.name,
          spec.naming(item.declared)
        )
        refusals.append(Diagnostic(location: place, message: message))
      }
      return true
    }
    if !refusals.isEmpty { throw Merge.Refusal(diagnostics: refusals) }
    for index in items.indices { items[index].declared = spec.naming(items[index].declared) }
    return items
  }

  /// The message for a name that no protocol in the given files has, placed at the nearest one, or
  /// that protocols in several files have.
  private func refusal(of name: String, declaredIn declaring: [SwiftFiles.File]) -> Diagnostic {
    let locations = declaring.map { $0.protocols[$0.positions(ofPath: name)[0]].location }
    if let first = locations.first {
      let others = locations.dropFirst()
      return Diagnostic(
        location: first,
        message: .protocolInSeveralFiles(name),
        notes: others.map {
          Diagnostic.Note(location: $0, message: .isHere("the other declaration"))
        }
      )
    }
    let known = given.flatMap(\.declarations.protocols)
    return .unknownProtocol(name, among: known.map { ($0.path, $0.location) }, in: sources)
  }

  // MARK: Entries

  private func findings(in spec: SourceText) -> (fixIts: [FixIt], diagnostics: [Diagnostic]) {
    let decoded = DecodedSpecs([spec], references: references)
    let diagnostics = Generator.resolve(decoded, beside: files).diagnostics
    // Of what is said about one requirement, the first counts, with the name of its case.
    var fixIts: [FixIt] = []
    var places: [FixIt: Int] = [:]
    for fixIt in diagnostics.compactMap(\.fixIt) {
      if let place = places[fixIt.undecided] {
        fixIts[place].entry.name = fixIts[place].entry.name ?? fixIt.entry.name
      } else {
        places[fixIt.undecided] = fixIts.count
        fixIts.append(fixIt)
      }
    }
    // Only the author can fill in what the import left open.
    let mistakes = diagnostics.filter { !$0.message.isUndecidedDefault }
    return (fixIts, mistakes.map(\.noteForImport))
  }
}

extension Spec {
  /// Where the spec has an item about the protocol of `item`, whose `declared` is its file's path.
  fileprivate func place(of item: SwiftItems.Item) -> SourceLocation? {
    let own = protocols.first { own in
      guard own.path == item.name, own.head != nil else { return false }
      if case .file(let path) = own.place { return source.opening(path.text) == item.declared }
      // What a module declares is in no file of a target.
      return own.place == .target && !OutputName.isInterface(item.declared)
    }
    return own?.head.map { source.location(of: $0.quotePosition) }
  }
}

extension Diagnostic {
  /// The message for a `name` that none of `known` has, placed at the nearest one, or else in the
  /// first of `sources`.
  static func unknownProtocol(
    _ name: String,
    among known: [(name: String, location: SourceLocation)],
    in sources: [SourceText]
  ) -> Diagnostic {
    let nearest = DiagnosticMessage.nearestProtocol(to: name, among: known.map(\.name))
    return Diagnostic(
      location: known.first { $0.name == nearest }?.location
        ?? SourceLocation(path: sources.first?.path ?? "", line: 1, column: 1),
      message: .unknownProtocol(name, known: known.map(\.name))
    )
  }

  /// The same, with what an import can do about a base that no spec declares.
  fileprivate var noteForImport: Diagnostic {
    guard message.isUnknownBase else { return self }
    var diagnostic = self
    diagnostic.notes.append(Note(location: location, message: .baseOfImport))
    return diagnostic
  }
}

/// The result of an import into a spec, which may be new.
struct Merge: Equatable, Sendable {
  struct Refusal: Error, Equatable {
    /// Sorted by place.
    let diagnostics: [Diagnostic]
  }

  let text: String

  /// The requirements with new entries, each with its protocol: `parser(_:foundCharacters:) of XMLParserDelegate`.
  let added: [String]
}

extension ProtocolSpec {
  /// `Outer.Delegate`, also where the item has a whole head.
  var path: String? {
    guard let head else { return nil }
    if place.isFile { return head.text.withoutBackTicks }
    return (try? DeclarationParser.protocolHead(head))?.path ?? head.text
  }

  /// Whether it is about the protocol that `item` would be about in `spec`.
  fileprivate func stands(for item: SwiftItems.Item, in spec: SourceText) -> Bool {
    switch place {
    // It is the only one of its name.
    case .target: true
    case .file(let path): !item.hasForwarder || spec.opening(path.text) == item.declared
    default: false
    }
  }
}
