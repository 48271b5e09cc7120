/// Adds items and entries about protocols of Swift files to the text of a spec.
enum SwiftItems {
  /// The lists whose items have a line each, so that a change of one is a change of its line.
  private static let listKeys: Set<String> = [
    SpecFileKey.protocols.rawValue, SpecFileKey.composites.rawValue,
    ProtocolKey.requirements.rawValue,
  ]

  /// An item of `protocols`.
  struct Item: Equatable, Sendable {
    /// `Outer.Delegate`.
    let name: String

    /// The path of its file.
    let declared: String
    let hasForwarder: Bool

    /// The item without entries.
    fileprivate func json(adding requirements: [JSONValue] = []) -> JSONValue {
      let members: [JSONValue.Member?] = [
        JSONValue.Member(ProtocolKey.protocol, name),
        JSONValue.Member(ProtocolKey.declared, declared),
        hasForwarder ? nil : JSONValue.Member(ProtocolKey.forwarder, .boolean(false)),
        requirements.isEmpty
          ? nil : JSONValue.Member(ProtocolKey.requirements, .array(requirements)),
      ]
      return .object(members.compactMap(\.self))
    }
  }

  /// A spec at `path` that says nothing, but where its `schema` is.
  static func emptySpec(at path: String, schema: String? = nil) -> SourceText {
    let named = schema.map {
      [JSONValue.Member(key: IgnoredKey.schema.rawValue, value: .string($0))]
    }
    let spec = JSONValue.object(
      (named ?? []) + [
        JSONValue.Member(SpecFileKey.version, .written(SpecDecoder.formatVersion))
      ]
    )
    return SourceText(path: path, text: spec.fileText())
  }

  /// `spec` with `items` behind its own.
  static func adding(_ items: [Item], to spec: SourceText) -> SourceText {
    edited(spec, adding: items.map { $0.json() }) { _ in nil }
  }

  /// `spec` with the entries of `fixIts`, and with the items that they take.
  static func adding(_ fixIts: [FixIt], to spec: SourceText) -> SourceText {
    var items: [Item] = []
    for item in fixIts.map(\.item) {
      guard let path = item.newItem?.path, !items.contains(where: { $0.name == item.protocolName })
      else { continue }
      items.append(Item(name: item.protocolName, declared: path, hasForwarder: false))
    }
    func entries(of name: String) -> [JSONValue] {
      fixIts.filter { $0.item.protocolName.withoutBackTicks == name }.compactMap(\.json)
    }
    return edited(spec, adding: items.map { $0.json(adding: entries(of: $0.name)) }) { item in
      guard let name = item[ProtocolKey.protocol.rawValue]?.text?.withoutBackTicks else {
        return nil
      }
      let own = fixIts.filter { $0.item.protocolName.withoutBackTicks == name }
      if own.isEmpty { return nil }
      let entries = own.compactMap(\.json)
      let key = ProtocolKey.requirements.rawValue
      var values: [String: JSONEdit] = [:]
      var members = own.compactMap(\.member)
      if entries.isEmpty, item[key] == nil {
        // Only the item itself changes.
      } else if let list = item[key] {
        let present = list.elements(with: own)
        values[key] = JSONEdit.list(of: list, present + entries.map(JSONEdit.Item.init))
      } else {
        members.append(JSONValue.Member(ProtocolKey.requirements, .array(entries)))
      }
      let order = ProtocolKey.allCases.map(\.rawValue)
      return JSONEdit.object(item, replacing: values, adding: members, order: order)
    }
  }

  /// How many entries each item of `spec` has, by its protocol.
  static func entryCounts(in spec: SourceText) -> [String: Int] {
    var diagnostics = Diagnostics(of: spec)
    let items = JSONParser.parse(spec, &diagnostics)?[SpecFileKey.protocols.rawValue]?.elements
    var counts: [String: Int] = [:]
    for item in items ?? [] {
      guard let name = item[ProtocolKey.protocol.rawValue]?.text?.withoutBackTicks else { continue }
      counts[name, default: 0] += item[ProtocolKey.requirements.rawValue]?.elements?.count ?? 0
    }
    return counts
  }

  /// `spec` with `new` behind its items, of which some may become another one.
  private static func edited(
    _ spec: SourceText,
    adding new: [JSONValue],
    _ edit: (JSONNode) -> JSONEdit?
  ) -> SourceText {
    var diagnostics = Diagnostics(of: spec)
    guard let root = JSONParser.parse(spec, &diagnostics) else { return spec }
    let key = SpecFileKey.protocols.rawValue
    var values: [String: JSONEdit] = [:]
    var members: [JSONValue.Member] = []
    if let list = root[key] {
      let present = (list.elements ?? []).enumerated()
        .map { JSONEdit.Item(origin: $0, key: nil, value: edit($1) ?? .kept($1)) }
      let items = present + new.map(JSONEdit.Item.init)
      // A list in which an item changed is another one.
      values[key] = .list(list, items)
    } else if !new.isEmpty {
      members.append(JSONValue.Member(SpecFileKey.protocols, .array(new)))
    }
    let order = SpecFileKey.allCases.map(\.rawValue)
    let whole = JSONEdit.object(root, replacing: values, adding: members, order: order)
    let style = JSONStyle(of: spec, listKeys: listKeys)
    return SourceText(path: spec.path, text: JSONEditor.text(of: spec, root, whole, style: style))
  }
}

extension JSONEdit.Item {
  /// A new element of a list.
  fileprivate init(_ value: JSONValue) {
    self.init(origin: nil, key: nil, value: .new(value))
  }
}

extension JSONNode {
  /// The elements of a list of entries, with the names that `fixIts` give to some.
  fileprivate func elements(with fixIts: [FixIt]) -> [JSONEdit.Item] {
    (elements ?? []).enumerated()
      .map { index, entry in
        let place = entry[RequirementKey.requirement.rawValue]?.position
        let members = fixIts.filter { $0.item.position == place }.compactMap(\.name)
        let order = RequirementKey.allCases.map(\.rawValue)
        return JSONEdit.Item(
          origin: index,
          key: nil,
          value: .object(entry, replacing: [:], adding: members, order: order)
        )
      }
  }
}

extension FixIt {
  /// The entry that it adds.
  fileprivate var json: JSONValue? {
    guard case .entry(let entry) = change else { return nil }
    return .object(entry.members.map { JSONValue.Member($0.key, .written($0.value)) })
  }

  /// The key that it adds to an entry that is there.
  fileprivate var name: JSONValue.Member? {
    guard case .name(let name) = change else { return nil }
    return JSONValue.Member(RequirementKey.name, name)
  }

  /// The keys that it adds to the item itself.
  fileprivate var member: JSONValue.Member? {
    guard case .delegatesProperty(let name) = change else { return nil }
    return JSONValue.Member(ProtocolKey.delegatesProperty, name)
  }
}

extension JSONValue.Member {
  init(_ key: some SpecKey, _ value: JSONValue) {
    self.init(key: key.rawValue, value: value)
  }

  /// A member whose value is `text`.
  init(_ key: some SpecKey, _ text: String) {
    self.init(key: key.rawValue, value: .string(text))
  }
}
