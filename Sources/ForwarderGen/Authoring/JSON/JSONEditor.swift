import ForwarderGen

/// Adds values to the text of a JSON file.
///
/// What is there keeps its author's layout, including the space between elements.
struct JSONEditor {
  private struct Addition {
    /// The index of the element or member that it comes after.
    let neighbor: Int
    let key: String?
    let value: JSONValue
  }

  private let source: SourceText
  private let root: JSONNode
  private let style: JSONStyle

  /// By the place of the array or object.
  private var additions: [SourcePosition: [Addition]] = [:]

  /// Edits `source`, whose value is `root`.
  init(_ source: SourceText, _ root: JSONNode) {
    self.source = source
    self.root = root
    style = JSONStyle(of: source)
  }

  /// Adds `value` to the end of the array `node`.
  mutating func append(_ value: JSONValue, to node: JSONNode) {
    let addition = Addition(neighbor: node.parts.count - 1, key: nil, value: value)
    additions[node.position, default: []].append(addition)
  }

  /// Adds `member` to the object `node`, after the members that come before it in `order`.
  mutating func insert(_ member: JSONValue.Member, into node: JSONNode, order: [String]) {
    let earlier = order.prefix { $0 != member.key }
    let parts = node.parts
    let neighbor = parts.lastIndex { $0.key.map(earlier.contains) ?? false } ?? parts.count - 1
    let addition = Addition(neighbor: neighbor, key: member.key, value: member.value)
    additions[node.position, default: []].append(addition)
  }

  var text: String {
    let before = source.text(from: SourcePosition(offset: 0), to: root.position)
    let after = source.text(from: root.end, to: SourcePosition(offset: source.bytes.count))
    return before + text(of: root, behind: Self.lastLine(of: before)) + after
  }

  private func text(of node: JSONNode, behind line: String) -> String {
    let before = source.text(from: node.position, to: node.end)
    let isChanged = additions.keys.contains { node.position <= $0 && $0 < node.end }
    if !isChanged { return before }
    if !node.parts.isEmpty {
      let text = spacedAsBefore(node, behind: line)
      let fits = !text.holdsNewline && line.count + text.count < JSONStyle.width
      if fits || before.holdsNewline { return text }
    }
    // What no longer fits on its line gets a new layout.
    return value(of: node).text(behind: line, style: style)
  }

  /// The array or object with its own space between neighbours that stay neighbours, and the like
  /// between others.
  private func spacedAsBefore(_ node: JSONNode, behind line: String) -> String {
    let parts = node.parts
    let gaps = zip([node.position] + parts.map(\.value.end), parts.map(\.start) + [node.end])
      .map { source.text(from: $0, to: $1) }
    let added = Dictionary(grouping: additions[node.position] ?? [], by: \.neighbor)
    var text = ""
    for (index, part) in parts.enumerated() {
      text += added[index - 1] == nil ? gaps[index] : "," + Self.space(in: gaps[index])
      text += source.text(from: part.start, to: part.value.position)
      text += self.text(of: part.value, behind: Self.lastLine(of: line + text))
      for addition in added[index] ?? [] {
        text += "," + usualSpace(among: gaps)
        text += addition.key.map { "\($0.quotedForJSON): " } ?? ""
        let line = Self.lastLine(of: line + text)
        text += addition.value.text(behind: line, style: style)
      }
    }
    return text + (gaps.last ?? "")
  }

  /// The space that a new part has before it.
  private func usualSpace(among gaps: [String]) -> String {
    if let gap = gaps.dropLast().first(where: \.holdsNewline) {
      return style.newline + Self.lastLine(of: gap)
    }
    return gaps.count > 2 ? Self.space(in: gaps[1]) : " "
  }

  /// The new value without its layout; strings and numbers stay as they are written.
  private func value(of node: JSONNode) -> JSONValue {
    let isObject = if case .object = node.value { true } else { false }
    if !isObject, node.elements == nil {
      return .written(source.text(from: node.position, to: node.end))
    }
    var members = node.parts.map { ($0.key ?? "", value(of: $0.value)) }
    for addition in (additions[node.position] ?? []).reversed() {
      members.insert((addition.key ?? "", addition.value), at: addition.neighbor + 1)
    }
    return isObject ? .object(of: members) : .array(members.map(\.1))
  }

  /// The text after the comma of a gap.
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

extension JSONNode {
  /// The elements of an array, or the members of an object, and where each begins.
  fileprivate var parts: [(key: String?, start: SourcePosition, value: JSONNode)] {
    switch value {
    case .null, .boolean, .number, .string: []
    case .array(let elements): elements.map { (nil, $0.position, $0) }
    case .object(let members): members.map { ($0.key.text, $0.key.quotePosition, $0.value) }
    }
  }
}

struct JSONStyle: Equatable, Sendable {
  /// How many columns a line may have, unless a single string takes more.
  static let width = 100
  var indentation = "  "
  var newline = "\n"
}

extension JSONStyle {
  /// The style that the author of `source` has; of a file on one line, the usual one.
  fileprivate init(of source: SourceText) {
    self.init()
    let text = source.bytes
    guard let end = text.firstIndex(of: UInt8(ascii: "\n")) else { return }
    if text[..<end].last == UInt8(ascii: "\r") { newline = "\r\n" }
    let space = text[(end + 1)...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    if !space.isEmpty { indentation = String(decoding: space, as: UTF8.self) }
  }
}
