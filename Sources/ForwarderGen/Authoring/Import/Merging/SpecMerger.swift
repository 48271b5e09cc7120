/// Merges an import into a spec, and keeps the user's words, order and layout.
///
/// Protocols that were not imported stay as they are, and no module is removed from `imports`,
/// because other protocols may need it.
struct SpecMerger {
  private let imported: ImportedSpec
  private let source: SourceText
  private let root: JSONNode
  private let spec: Spec
  private let parsed: ParsedSpec
  private var addedModules: [String] = []
  private var changes: [ProtocolChanges] = []

  /// A spec that consists of `imported` alone.
  static func newSpec(of imported: ImportedSpec) -> Merge {
    Merge(
      text: imported.text,
      addedModules: imported.imports.map(\.text),
      protocols: imported.protocols.map { changes(by: $0) }
    )
  }

  /// The spec `source` with `imported` in it.
  ///
  /// - Throws: what is wrong with the spec; nothing is merged into one that has mistakes.
  static func merge(
    _ imported: ImportedSpec,
    into source: SourceText
  ) throws(Merge.Refusal) -> Merge {
    var diagnostics = Diagnostics(of: source)
    let root = JSONParser.parse(source, &diagnostics)
    let spec = root.flatMap { SpecDecoder.decode($0, &diagnostics) }
    // Protocols in Swift files are not merged.
    let parsed = spec.map { spec in
      var repeated = spec
      repeated.protocols.removeAll { $0.place.isFile }
      return SpecParser.parse(repeated, beside: SwiftFiles(), &diagnostics).spec
    }
    guard let root, let spec, let parsed, diagnostics.all.isEmpty else {
      throw Merge.Refusal(diagnostics: diagnostics.all.sorted { $0.location < $1.location })
    }
    var merger = SpecMerger(
      imported: imported,
      source: source,
      root: root,
      spec: spec,
      parsed: parsed
    )
    let edit = try merger.merged()
    let style = JSONStyle(of: source, listKeys: ImportedSpec.listKeys)
    return Merge(
      text: JSONEditor.text(of: source, root, edit, style: style),
      addedModules: merger.addedModules,
      protocols: merger.changes
    )
  }

  private mutating func merged() throws(Merge.Refusal) -> JSONEdit {
    let imports = importItems()
    let protocols = try protocolItems()
    var values: [String: JSONEdit] = [:]
    var members: [JSONValue.Member] = []
    for (key, items) in [(SpecFileKey.imports, imports), (.protocols, protocols)] {
      if let list = root[key.rawValue] {
        values[key.rawValue] = .list(of: list, items)
      } else if !items.isEmpty {
        members.append(JSONValue.Member(key, .array(items.compactMap(\.value.newValue))))
      }
    }
    let order = SpecFileKey.allCases.map(\.rawValue)
    return .object(root, replacing: values, adding: members, order: order)
  }

  // MARK: Imports

  private mutating func importItems() -> [JSONEdit.Item] {
    let nodes = root[SpecFileKey.imports.rawValue]?.elements ?? []
    let present = parsed.imports.map(\.declaration.module)
    var wanted: [ImportedModule] = []
    var names: [String] = []
    for module in imported.imports {
      // Under which conditions a module is imported is up to the user.
      if names.contains(module.name), present.contains(module.name) { continue }
      wanted.append(module)
      names.append(module.name)
    }
    let existing = present.enumerated()
      .map { MergedItem(existing: $0, imported: names.firstIndex(of: $1)) }
    return MergedItem.sequence(existing, importedCount: wanted.count)
      .map { item in
        if let index = item.existing {
          return JSONEdit.Item(origin: index, key: nil, value: .kept(nodes[index]))
        }
        let module = wanted[item.imported ?? 0]
        addedModules.append(module.text)
        return JSONEdit.Item(origin: nil, key: nil, value: .new(module.json))
      }
  }

  // MARK: Protocols

  private mutating func protocolItems() throws(Merge.Refusal) -> [JSONEdit.Item] {
    let wanted = imported.protocols.map(\.path)
    let nodes = root[SpecFileKey.protocols.rawValue]?.elements ?? []
    let existing = counterparts(wanted).enumerated()
      .map { MergedItem(existing: $0, imported: $1) }
    for case (let item, let number?) in zip(spec.protocols, existing.map(\.imported))
    where item.place != .elsewhere {
      throw refusal(of: item, wanted[number])
    }
    return MergedItem.sequence(existing, importedCount: wanted.count)
      .map { item in
        JSONEdit.Item(origin: item.existing, key: nil, value: edit(of: item, nodes))
      }
  }

  /// For each protocol of the file the number of its counterpart among `wanted`, if it has one.
  ///
  /// A protocol may exist under several conditions. Each of its items is paired with the one of the
  /// same condition, and the rest is paired in order.
  private func counterparts(_ wanted: [String]) -> [Int?] {
    let paths = spec.protocols.map(\.path)
    var counterparts: [Int?] = paths.map { _ in nil }
    var taken: Set<Int> = []
    for minds in [true, false] {
      for (index, path) in paths.enumerated() where counterparts[index] == nil {
        let condition = spec.protocols[index].condition?.text
        counterparts[index] = wanted.indices.first { number in
          wanted[number] == path && !taken.contains(number)
            && (!minds || imported.protocols[number].condition == condition)
        }
        if let number = counterparts[index] { taken.insert(number) }
      }
    }
    return counterparts
  }

  private mutating func edit(of item: MergedItem, _ nodes: [JSONNode]) -> JSONEdit {
    guard let number = item.imported else { return .kept(nodes[item.existing ?? 0]) }
    guard let index = item.existing else {
      changes.append(Self.changes(by: imported.protocols[number]))
      return .new(imported.protocols[number].json)
    }
    let (edit, change) = ProtocolMerger.merge(
      imported.protocols[number],
      into: spec.protocols[index],
      at: nodes[index],
      of: source
    )
    changes.append(change)
    return edit
  }

  /// Why a protocol is not imported that the spec declares itself, or reads from a Swift file: it
  /// repeats no module's.
  private func refusal(of spec: ProtocolSpec, _ name: String) -> Merge.Refusal {
    let location = source.location(of: spec.head?.start ?? root.position)
    return Merge.Refusal(diagnostics: [
      Diagnostic(
        location: location,
        message: spec.place.isFile ? .importedOfSwiftFile(name) : .importedDeclaredHere(name),
        notes: []
      )
    ])
  }

  /// The changes if `imported` is new.
  private static func changes(by imported: ImportedProtocol) -> ProtocolChanges {
    ProtocolChanges(
      name: imported.path,
      isNew: true,
      added: imported.requirements.map(\.identity.name)
    )
  }
}

extension JSONEdit {
  /// The value, if it is new.
  fileprivate var newValue: JSONValue? {
    if case .new(let value) = self { return value }
    return nil
  }
}

/// The result of an import into a spec, which may be new.
struct Merge: Equatable, Sendable {
  /// Why a spec cannot take an import.
  struct Refusal: Error, Equatable {
    /// Sorted by place.
    let diagnostics: [Diagnostic]
  }

  /// The text of the whole spec.
  let text: String

  /// `public import Foundation`.
  var addedModules: [String] = []
  var protocols: [ProtocolChanges] = []
}

/// An item of a merged list: what the file has, what the import has, or both.
struct MergedItem: Equatable, Sendable {
  /// The number of the file's item.
  let existing: Int?

  /// The number of the import's item.
  let imported: Int?

  /// The order of a merged list.
  ///
  /// Known elements keep the order of the file. A new element follows the element that it follows
  /// in the import. A first element goes before the next one that the file has.
  ///
  /// - Parameters:
  ///   - existing: the items of the file that stay, each with its counterpart in the import.
  ///   - importedCount: how many items the import has.
  /// - Returns: all items of both.
  static func sequence(_ existing: [MergedItem], importedCount: Int) -> [MergedItem] {
    var items = existing
    let known = Set(existing.compactMap(\.imported))
    for imported in 0..<importedCount where !known.contains(imported) {
      let place =
        if imported > 0 {
          items.lastIndex { $0.imported == imported - 1 }.map { $0 + 1 }
        } else {
          known.min().flatMap { first in items.firstIndex { $0.imported == first } }
        }
      items.insert(MergedItem(existing: nil, imported: imported), at: place ?? items.count)
    }
    return items
  }
}
