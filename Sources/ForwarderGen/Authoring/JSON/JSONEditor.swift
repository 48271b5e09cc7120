/// Writes the text of a file anew in which some values have changed.
struct JSONEditor {
  private let source: SourceText
  private let style: JSONStyle

  /// The text of `source`, whose value is `root`, when `edit` has become of that.
  static func text(
    of source: SourceText,
    _ root: JSONNode,
    _ edit: JSONEdit,
    style: JSONStyle
  ) -> String {
    let editor = JSONEditor(source: source, style: style)
    let before = source.text(from: SourcePosition(offset: 0), to: root.position)
    let after = source.text(from: root.end, to: SourcePosition(offset: source.bytes.count))
    return before + editor.text(of: edit, behind: lastLine(of: before)) + after
  }

  private func text(of edit: JSONEdit, behind line: String, at key: String? = nil) -> String {
    switch edit {
    case .kept(let node): return source.text(from: node.position, to: node.end)
    case .new(let value): return value.text(behind: line, at: key, style: style)
    case .list(let node, let items):
      let wasOneLine = !source.text(from: node.position, to: node.end).holdsNewline
      guard !node.parts.isEmpty, !items.isEmpty else {
        return value(of: edit).text(behind: line, at: key, style: style)
      }
      let text = spacedAsBefore(node, items, behind: line)
      // A value that no longer fits on its line gets a new layout.
      if wasOneLine, text.holdsNewline || line.count + text.count >= JSONStyle.width {
        return value(of: edit).text(behind: line, at: key, style: style)
      }
      return text
    }
  }

  /// The list with its own space between neighbours that stay neighbours, and the like between
  /// others.
  private func spacedAsBefore(
    _ node: JSONNode,
    _ items: [JSONEdit.Item],
    behind line: String
  ) -> String {
    let gaps = gaps(of: node)
    let usual = usualSpace(among: gaps)
    var text = gaps[0]
    var previous: Int?
    for (index, item) in items.enumerated() {
      if index > 0 {
        if let origin = item.origin, origin > 0 {
          text += previous == origin - 1 ? gaps[origin] : "," + Self.space(in: gaps[origin])
        } else {
          text += "," + usual
        }
      }
      let key = key(of: item, in: node)
      text += introduction(to: item, in: node)
      text += self.text(of: item.value, behind: Self.lastLine(of: line + text), at: key)
      previous = item.origin
    }
    return text + (gaps.last ?? "")
  }

  /// The text before each part of a list and behind the last one, with the brackets.
  private func gaps(of node: JSONNode) -> [String] {
    let parts = node.parts
    let starts = [node.position] + parts.map(\.upperBound)
    let ends = parts.map(\.lowerBound) + [node.end]
    return zip(starts, ends).map { source.text(from: $0, to: $1) }
  }

  /// The space that a new part of a list has before it.
  private func usualSpace(among gaps: [String]) -> String {
    if let gap = gaps.dropLast().first(where: \.holdsNewline) {
      return style.newline + Self.lastLine(of: gap)
    }
    return gaps.count > 2 ? Self.space(in: gaps[1]) : " "
  }

  /// The key that an object's member stands at.
  private func key(of item: JSONEdit.Item, in node: JSONNode) -> String? {
    guard case .object(let members) = node.value else { return nil }
    return item.key ?? item.origin.map { members[$0].key.text }
  }

  /// The text before the value of an object's member: its key and a colon.
  private func introduction(to item: JSONEdit.Item, in node: JSONNode) -> String {
    guard case .object(let members) = node.value else { return "" }
    guard let origin = item.origin else { return "\((item.key ?? "").quotedForJSON): " }
    let member = members[origin]
    return source.text(from: member.key.quotePosition, to: member.value.position)
  }

  // MARK: Values

  /// The new value without its layout.
  ///
  /// Strings and numbers are kept as they are written.
  private func value(of edit: JSONEdit) -> JSONValue {
    switch edit {
    case .kept(let node): return value(of: node)
    case .new(let value): return value
    case .list(let node, let items):
      guard case .object(let members) = node.value else {
        return .array(items.map { value(of: $0.value) })
      }
      return .object(
        items.map { item in
          let key = item.origin.map { members[$0].key.text } ?? item.key ?? ""
          return JSONValue.Member(key: key, value: value(of: item.value))
        }
      )
    }
  }

  private func value(of node: JSONNode) -> JSONValue {
    switch node.value {
    case .array(let elements): .array(elements.map { value(of: $0) })
    case .object(let members):
      .object(members.map { JSONValue.Member(key: $0.key.text, value: value(of: $0.value)) })
    case .null, .boolean, .number, .string:
      .written(source.text(from: node.position, to: node.end))
    }
  }

  // MARK: Text

  /// The text behind the comma of a gap.
  private static func space(in gap: String) -> String {
    String(gap.drop { $0 != "," }.dropFirst())
  }

  private static func lastLine(of text: String) -> String {
    let start = text.utf8.lastIndex(of: UInt8(ascii: "\n")).map { text.utf8.index(after: $0) }
    return String(text[(start ?? text.startIndex)...])
  }
}

extension String {
  fileprivate var holdsNewline: Bool { utf8.contains(UInt8(ascii: "\n")) }
}

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

/// How the text of a JSON file is laid out.
struct JSONStyle: Equatable, Sendable {
  /// How many columns a line may have, unless a single string takes more.
  static let width = 100

  /// The indentation of one level of nesting.
  var indentation = "  "
  var newline = "\n"

  /// The keys whose arrays have a line for each element, however short.
  var listKeys: Set<String> = []
}

extension JSONStyle {
  /// The style that the author of `source` has; of a file on one line, the usual one.
  init(of source: SourceText, listKeys: Set<String> = []) {
    self.init(listKeys: listKeys)
    let text = source.bytes
    guard let end = text.firstIndex(of: UInt8(ascii: "\n")) else { return }
    if text[..<end].last == UInt8(ascii: "\r") { newline = "\r\n" }
    let space = text[(end + 1)...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    if !space.isEmpty { indentation = String(decoding: space, as: UTF8.self) }
  }
}
