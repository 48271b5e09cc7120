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
