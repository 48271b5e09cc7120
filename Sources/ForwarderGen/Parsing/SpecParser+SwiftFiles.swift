/// A protocol of a Swift file that a spec uses.
struct UsedProtocol: Equatable, Sendable {
  /// The path that the spec states, of its file or that of an heir.
  let path: EmbeddedText

  let protocols: FoundProtocols

  /// The position of the protocol among them.
  var position: Int

  /// The name that the spec gives, to it or to an heir.
  let name: EmbeddedText

  /// Whether the spec names the file, too.
  let namesFile: Bool

  var found: FoundProtocol { protocols[position] }
  var file: SourceDeclarations? { protocols.files[found.location.path] }
  var place: ProtocolPlace { ProtocolPlace(of: found) }

  /// The name of its module, if that is known.
  var module: String? { protocols.types.names[found.module] }

  /// The places of what it inherits under `name`, if its own module declares that.
  func places(ofBase name: String) -> [ProtocolPlace] {
    protocols.ownBases(of: position, called: name).sorted()
      .map { ProtocolPlace(of: protocols[$0]) }.unique
  }

  /// How the spec `source` would name the file at `opened`; nil if it need not.
  func path(toFileAt opened: String, seenFrom source: SourceText) -> String? {
    if !namesFile { return nil }
    return opened == found.location.path ? path.text : source.naming(opened)
  }
}

/// A protocol, and the Swift file or the target that it is in.
struct ProtocolPlace: Hashable {
  let place: String
  let path: String
}

extension ProtocolPlace {
  init(of found: FoundProtocol) { self.init(place: found.location.path, path: found.path) }
}

extension SpecParser {
  private var source: SourceText { diagnostics.source }

  /// The protocols that `item` names, in the only file of the target that declares them; nil, after a
  /// report, if there is no such file.
  mutating func parse(inTarget item: ProtocolSpec) -> [ParsedProtocol]? {
    guard let name = item.head else { return nil }
    let path = name.text.withoutBackTicks
    guard let index = files.index else {
      diagnostics.report(.nameWithoutPlace(path), at: name.quotePosition)
      return nil
    }
    let opened = files.paths(declaring: path, forSpecAt: source.path)
    if opened.isEmpty, files.isUnclear(whatDeclares: path) { return nil }
    let paths = opened.map { source.naming($0) }
    if paths.count == 1 {
      let text = EmbeddedText(paths[0], at: name.start.offset)
      return parse(item, in: text, openedAs: opened[0])
    }
    let known = files.protocols.map(\.path) + index.protocolNames
    diagnostics.report(
      paths.isEmpty
        ? .unknownProtocolInTarget(path, known: known) : .protocolInFiles(path, paths),
      at: name.quotePosition
    )
    return nil
  }

  /// The protocols that `item` names in the file at `path`, of which there are several under different
  /// conditions; nil, after a report, where there is none.
  mutating func parse(
    _ item: ProtocolSpec,
    in path: EmbeddedText,
    openedAs opened: String
  ) -> [ParsedProtocol]? {
    guard let name = item.head, let file = file(at: path, opened, with: name),
      let positions = positions(of: name, in: file, path)
    else { return nil }
    guard isFirst(name, in: opened) else { return [] }
    for position in positions {
      // Reported before each of them is read.
      guard file.protocols.ownLineage(of: position).count > ParsedProtocol.maximumBases + 1,
        let head = try? file.protocols[position].head.get()
      else { continue }
      diagnostics.report(.tooManyBases(ParsedProtocol.maximumBases), at: head.namePosition)
      return nil
    }
    let use = UsedProtocol(
      path: path,
      protocols: file.protocols,
      position: positions[0],
      name: name,
      namesFile: item.place != .target
    )
    var item = item
    if OutputName.isInterface(path.text) { item.place = .file(path) }
    let protocols = SwiftProtocolReader.protocols(
      at: positions,
      usedAs: use,
      about: SpecItem(protocolName: name.text, newItem: nil, position: name.quotePosition),
      decidedBy: item,
      &diagnostics
    )
    return protocols.isEmpty ? nil : protocols
  }

  /// Whether no earlier item is about the protocol called `name` in the file at `opened`.
  private mutating func isFirst(_ name: EmbeddedText, in opened: String) -> Bool {
    let place = ProtocolPlace(place: opened, path: name.text.withoutBackTicks)
    guard let earlier = items[place] else {
      items[place] = source.location(of: name.quotePosition)
      return true
    }
    let note = Diagnostic.Note(location: earlier, message: .isHere("the other item"))
    diagnostics.report(.itemTwice(name.text), at: name.quotePosition, notes: [note])
    return false
  }

  private mutating func file(
    at path: EmbeddedText,
    _ opened: String,
    with protocolName: EmbeddedText
  ) -> SwiftFiles.File? {
    switch files.file(at: opened) {
    case .success(let file): return file
    case .failure(.unclear): break
    case .failure(.outside):
      diagnostics.report(.swiftFileOutside(path.text), at: path.quotePosition)
    case .failure(.unreadable(let reason)):
      let other = otherPath(declaring: protocolName)
      diagnostics.report(.unreadSwiftFile(opened, reason, or: other), at: path.quotePosition)
    }
    return nil
  }

  /// How the spec would name the file that declares the protocol called `name`; nil for none, and if only
  /// one of both paths is absolute.
  private func otherPath(declaring name: EmbeddedText) -> String? {
    let paths = files.paths(declaring: name.text.withoutBackTicks, forSpecAt: source.path)
    guard let path = paths.first, path.hasPrefix("/") == source.path.hasPrefix("/") else {
      return nil
    }
    return source.naming(path)
  }

  /// Where the protocols called `name` are among those of `file`; nil, after a report, for none.
  private mutating func positions(
    of name: EmbeddedText,
    in file: SwiftFiles.File,
    _ path: EmbeddedText
  ) -> [Int]? {
    let positions = file.positions(ofPath: name.text.withoutBackTicks)
    if !positions.isEmpty { return positions }
    let known = file.declarations.protocols.map(\.path)
    let other = otherPath(declaring: name)
    diagnostics.report(
      .unknownProtocolInFile(name.text, path.text, known: known, or: other),
      at: name.quotePosition
    )
    return nil
  }
}
