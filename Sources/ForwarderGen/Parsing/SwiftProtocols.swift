/// Makes parsed protocols of those that specs name in Swift files, and of what they decide about them.
struct SwiftProtocols {
  /// A protocol that a spec uses.
  struct Use: Equatable {
    /// The file's path as the spec states it.
    let path: EmbeddedText

    /// The same as the tool opens it.
    let opened: String
    let file: SwiftFiles.File

    /// Where it is among the protocols of the file.
    let position: Int

    /// The name that the spec gives.
    let name: EmbeddedText

    /// Whether the spec names the file, too.
    let namesFile: Bool

    /// How the spec `source` would name the file at `opened`; nil if it need not.
    func path(toFileAt opened: String, seenFrom source: SourceText) -> String? {
      if !namesFile { return nil }
      return opened == self.opened ? path.text : source.naming(opened)
    }
  }

  /// The items of several specs, by the protocols that they are about.
  struct Items {
    fileprivate struct Key: Hashable {
      let opened: String
      let path: String
    }

    fileprivate var places: [Key: SourceLocation] = [:]
  }

  private let files: SwiftFiles
  private let source: SourceText

  /// The items so far, of earlier specs, too.
  private(set) var items: Items

  /// The protocols that have been used so far.
  private(set) var uses: [Use] = []

  /// Makes one for the spec `source`, behind specs with `items`.
  init(_ files: SwiftFiles, namedIn source: SourceText, behind items: Items) {
    self.files = files
    self.source = source
    self.items = items
  }

  /// The protocols that `item` names, in the only file that declares them; one without a head, after a
  /// report, if there is no such file.
  mutating func parse(_ item: ProtocolSpec, _ diagnostics: inout Diagnostics) -> [ParsedProtocol] {
    guard let name = item.head else { return [.unclear(item)] }
    let path = name.text.withoutBackTicks
    guard let index = files.index else {
      diagnostics.report(.nameWithoutPlace(path), at: name.quotePosition)
      return [.unclear(item)]
    }
    let opened = files.paths(declaring: path)
    let paths = opened.map { source.naming($0) }
    guard paths.count == 1 else {
      diagnostics.report(
        paths.isEmpty
          ? .unknownProtocolInTarget(path, known: index.protocolNames)
          : .protocolInFiles(path, paths),
        at: name.quotePosition
      )
      return [.unclear(item)]
    }
    let text = EmbeddedText(paths[0], at: name.start.offset)
    return parse(item, in: text, opened: opened[0], &diagnostics)
  }

  /// The protocols that `item` names in the file at `path`, of which there are several under different
  /// conditions; one without a head, after a report, where there is none.
  mutating func parse(
    _ item: ProtocolSpec,
    in path: EmbeddedText,
    opened known: String? = nil,
    _ diagnostics: inout Diagnostics
  ) -> [ParsedProtocol] {
    let opened = known ?? source.opening(path.text)
    guard let name = item.head, let file = file(at: path, opened, with: name, &diagnostics),
      let positions = positions(of: name, in: file, path, &diagnostics)
    else { return [.unclear(item)] }
    guard isFirst(name, in: opened, &diagnostics) else { return [] }
    for position in positions {
      // Reported before each of them is read.
      guard file.protocols.lineage(of: position).count > ParsedProtocol.maximumBases + 1,
        let head = try? file.protocols[position].head.get()
      else { continue }
      diagnostics.report(.tooManyBases(ParsedProtocol.maximumBases), at: head.namePosition)
      return [.unclear(item)]
    }
    uses += positions.map {
      Use(
        path: path,
        opened: opened,
        file: file,
        position: $0,
        name: name,
        namesFile: item.place != .target
      )
    }
    var item = item
    if OutputName.isInterface(path.text) { item.place = .file(path) }
    let protocols = SwiftProtocolReader(file, positions, &diagnostics)
      .protocols(
        of: SpecItem(protocolName: name.text, newItem: nil, position: name.quotePosition),
        decidedBy: item,
        &diagnostics
      )
    return protocols.isEmpty ? [.unclear(item)] : protocols
  }

  /// Whether no earlier item is about the protocol called `name` in the file at `opened`.
  private mutating func isFirst(
    _ name: EmbeddedText,
    in opened: String,
    _ diagnostics: inout Diagnostics
  ) -> Bool {
    let key = Items.Key(opened: opened, path: name.text.withoutBackTicks)
    guard let earlier = items.places[key] else {
      items.places[key] = source.location(of: name.quotePosition)
      return true
    }
    let note = Diagnostic.Note(location: earlier, message: .earlierItem)
    diagnostics.report(.itemTwice(name.text), at: name.quotePosition, notes: [note])
    return false
  }

  private func file(
    at path: EmbeddedText,
    _ opened: String,
    with protocolName: EmbeddedText,
    _ diagnostics: inout Diagnostics
  ) -> SwiftFiles.File? {
    switch files.file(at: opened) {
    case .success(let file): return file
    case .failure(.unclear): return nil
    case .failure(.outside):
      diagnostics.report(.swiftFileOutside(path.text), at: path.quotePosition)
    case .failure(.unreadable(let reason)):
      func name(_ path: String) -> String? { path.split(separator: "/").last?.lowercased() }
      let alike = files.index?.sources.map(\.path).first { name($0) == name(opened) }
      let other = otherPath(declaring: protocolName) ?? alike.flatMap(shownPath)
      diagnostics.report(.unreadSwiftFile(opened, reason, or: other), at: path.quotePosition)
    }
    return nil
  }

  /// How the spec would name the file that declares the protocol called `name`; nil for none.
  private func otherPath(declaring name: EmbeddedText) -> String? {
    files.paths(declaring: name.text.withoutBackTicks).first.flatMap(shownPath)
  }

  /// How the spec would name the file at `path`; nil if only one of both paths is absolute.
  private func shownPath(_ path: String) -> String? {
    if path.hasPrefix("/") != source.path.hasPrefix("/") { return nil }
    return source.naming(path)
  }

  /// Where the protocols called `name` are among those of `file`; nil, after a report, for none.
  private func positions(
    of name: EmbeddedText,
    in file: SwiftFiles.File,
    _ path: EmbeddedText,
    _ diagnostics: inout Diagnostics
  ) -> [Int]? {
    let words = name.text.split { " \t:<".contains($0) }
    if let keyword = words.firstIndex(of: "protocol"), keyword + 1 < words.count {
      diagnostics.report(.headOfFile(String(words[keyword + 1])), at: name.quotePosition)
      return nil
    }
    let positions = file.positions(ofPath: name.text.withoutBackTicks)
    if positions.isEmpty, words.count > 1 {
      let head = name.text.prefix { $0 != ":" && $0 != "<" }
      let meant = head.split { " \t".contains($0) }.last ?? words[0]
      diagnostics.report(.headOfFile(String(meant)), at: name.quotePosition)
      return nil
    }
    if positions.isEmpty {
      let known = file.declarations.protocols.map(\.path)
      diagnostics.report(
        .unknownProtocolInFile(
          name.text,
          path.text,
          known: known,
          or: otherPath(declaring: name)
        ),
        at: name.quotePosition
      )
      return nil
    }
    return positions
  }
}

extension ParsedProtocol {
  /// A protocol of which nothing is known, and that has been reported: whatever is missing may be it.
  fileprivate static func unclear(_ spec: ProtocolSpec) -> ParsedProtocol {
    ParsedProtocol(place: spec.place)
  }
}
