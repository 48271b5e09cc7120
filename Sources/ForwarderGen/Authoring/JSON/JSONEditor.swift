import ForwarderGen

/// Adds values at the ends of arrays and objects in the text of a JSON file.
///
/// What is there keeps its author's layout, including the space between elements.
struct JSONEditor {
  private let source: SourceText
  private let root: JSONNode
  private let style: JSONStyle

  /// By the place of the array or object; those to an object have a key.
  private var additions: [SourcePosition: [(key: String?, value: JSONValue)]] = [:]

  init(_ source: SourceText, _ root: JSONNode) {
    self.source = source
    self.root = root
    style = JSONStyle(of: source)
  }

  /// Adds `value` to the array `node`, or under `key` to the object `node`.
  mutating func append(_ value: JSONValue, under key: String? = nil, to node: JSONNode) {
    additions[node.position, default: []].append((key, value))
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

  /// The array or object with its own space between its parts, and the like before new ones.
  private func spacedAsBefore(_ node: JSONNode, behind line: String) -> String {
    let parts = node.parts
    let gaps = zip([node.position] + parts.map(\.value.end), parts.map(\.start) + [node.end])
      .map { source.text(from: $0, to: $1) }
    var text = ""
    for (gap, part) in zip(gaps, parts) {
      text += gap + source.text(from: part.start, to: part.value.position)
      text += self.text(of: part.value, behind: Self.lastLine(of: line + text))
    }
    for (key, value) in additions[node.position] ?? [] {
      text += "," + usualSpace(among: gaps) + (key.map { "\($0.quotedForJSON): " } ?? "")
      text += value.text(behind: Self.lastLine(of: line + text), style: style)
    }
    return text + (gaps.last ?? "")
  }

  /// The space that a new part has before it, after the comma.
  private func usualSpace(among gaps: [String]) -> String {
    if let gap = gaps.dropLast().first(where: \.holdsNewline) {
      return style.newline + Self.lastLine(of: gap)
    }
    return gaps.count > 2 ? String(gaps[1].drop { $0 != "," }.dropFirst()) : " "
  }

  /// The new value without its layout; strings and numbers stay as they are written.
  private func value(of node: JSONNode) -> JSONValue {
    let isObject = if case .object = node.value { true } else { false }
    if !isObject, node.elements == nil {
      return .written(source.text(from: node.position, to: node.end))
    }
    let members =
      node.parts.map { ($0.key ?? "", value(of: $0.value)) }
      + (additions[node.position] ?? []).map { ($0.key ?? "", $0.value) }
    return isObject ? .object(of: members) : .array(members.map(\.1))
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
