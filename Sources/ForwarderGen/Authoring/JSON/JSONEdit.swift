/// An edit of a JSON value in a file.
///
/// Kept values keep their author's layout, including the space between elements.
indirect enum JSONEdit: Equatable, Sendable {
  /// The new value in an array, or at a key of an object.
  struct Item: Equatable, Sendable {
    /// Which element or member of the original it is; nil for a new one.
    let origin: Int?

    /// The key of a new member.
    let key: String?
    let value: JSONEdit
  }

  /// Nothing: it stays.
  case kept(JSONNode)
  case new(JSONValue)
  /// The array or object is to have these elements or members.
  case list(JSONNode, [Item])
}

extension JSONEdit {
  /// The array or object `node` with the elements or members `items`; kept, if that is how it is.
  static func list(of node: JSONNode, _ items: [Item]) -> JSONEdit {
    let isSame =
      items.map(\.origin) == node.parts.indices.map { $0 }
      && items.allSatisfy { if case .kept = $0.value { true } else { false } }
    return isSame ? .kept(node) : .list(node, items)
  }

  /// The object `node` with other values at some of its keys, and new members behind those that
  /// come before them in `order`.
  static func object(
    _ node: JSONNode,
    replacing values: [String: JSONEdit],
    adding members: [JSONValue.Member],
    order: [String]
  ) -> JSONEdit {
    guard case .object(let present) = node.value else { return .kept(node) }
    var keys = present.map(\.key.text)
    var items = present.enumerated()
      .map { index, member in
        let value = values[member.key.text] ?? .kept(member.value)
        return Item(origin: index, key: nil, value: value)
      }
    for member in members {
      let earlier = Set(order.prefix { $0 != member.key })
      let place = keys.lastIndex { earlier.contains($0) }.map { $0 + 1 } ?? keys.count
      keys.insert(member.key, at: place)
      items.insert(Item(origin: nil, key: member.key, value: .new(member.value)), at: place)
    }
    return .list(of: node, items)
  }
}

extension JSONNode {
  /// Where each element of an array, or each member of an object from its key on, stands.
  var parts: [Range<SourcePosition>] {
    switch value {
    case .null, .boolean, .number, .string: []
    case .array(let elements): elements.map { $0.position..<$0.end }
    case .object(let members): members.map { $0.key.quotePosition..<$0.value.end }
    }
  }
}
