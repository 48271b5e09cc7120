import ForwarderGen

/// Adds items and entries about protocols of Swift files to the text of a spec.
enum SwiftItems {
  struct Item: Equatable, Sendable {
    let name: String
    var declared: String
    let hasForwarder: Bool

    fileprivate func json(with entries: [JSONValue]) -> JSONValue {
      var members: [(SpecKey, JSONValue)] = [
        (.protocol, .string(name)), (.declared, .string(declared)),
      ]
      if !hasForwarder { members.append((.forwarder, .boolean(false))) }
      if !entries.isEmpty { members.append((.requirements, .array(entries))) }
      return .object(of: members.map { ($0.rawValue, $1) })
    }
  }

  /// A spec at `path` that says nothing.
  static func emptySpec(at path: String) -> SourceText {
    let version = (SpecKey.version.rawValue, JSONValue.written(SpecDecoder.formatVersion))
    return SourceText(path: path, text: JSONValue.object(of: [version]).fileText())
  }

  /// `spec` with `items` and with the entries of `fixIts`, whose new items come after its own.
  static func adding(_ items: [Item], _ fixIts: [FixIt] = [], to spec: SourceText) -> SourceText {
    guard let root = spec.json(limits: .spec) else { return spec }
    var editor = JSONEditor(spec, root)
    let list = root[SpecKey.protocols.rawValue]
    let own = Dictionary(grouping: fixIts) { $0.item.protocolName.withoutBackTicks }
    for item in list?.elements ?? [] {
      let name = item[SpecKey.protocol.rawValue]?.text?.withoutBackTicks ?? ""
      add(own[name] ?? [], to: item, &editor)
    }
    var items = items
    for item in fixIts.map(\.item) {
      guard let path = item.newItem?.path, !items.contains(where: { $0.name == item.protocolName })
      else { continue }
      items.append(Item(name: item.protocolName, declared: path, hasForwarder: false))
    }
    let new = items.map { $0.json(with: own[$0.name]?.map(\.json) ?? []) }
    if let list {
      for value in new { editor.append(value, to: list) }
    } else if !new.isEmpty {
      editor.append(.array(new), under: SpecKey.protocols.rawValue, to: root)
    }
    return SourceText(path: spec.path, text: editor.text)
  }

  /// Adds what `fixIts` say to their item, which is at `node`.
  private static func add(_ fixIts: [FixIt], to node: JSONNode, _ editor: inout JSONEditor) {
    let entries = fixIts.map(\.json)
    let key = SpecKey.requirements.rawValue
    if let list = node[key] {
      for entry in entries { editor.append(entry, to: list) }
    } else if !entries.isEmpty {
      editor.append(.array(entries), under: key, to: node)
    }
  }
}

extension FixIt {
  fileprivate var json: JSONValue {
    .object(of: entry.members.map { ($0.key.rawValue, .written($0.value)) })
  }
}
