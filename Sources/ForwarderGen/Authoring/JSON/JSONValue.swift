import ForwarderGen

/// A JSON value that is to be written; unlike a `JSONNode`, it stands nowhere yet.
indirect enum JSONValue: Equatable, Sendable {
  struct Member: Equatable, Sendable {
    let key: String
    let value: JSONValue
  }

  case boolean(Bool)
  /// A text that is written as it is: a number, or a value of an existing file.
  case written(String)
  case string(String)
  case array([JSONValue])
  case object([Member])
}

extension JSONValue {
  static func object(of members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { Member(key: $0, value: $1) })
  }
}

extension JSONValue {
  /// The text of a file that holds the value.
  func fileText() -> String { text(behind: "", style: JSONStyle()) + "\n" }

  /// The value as a person would lay it out who begins it after `line`: on that line where it
  /// fits, otherwise with a line for each element or member.
  ///
  /// An array of objects has lines in any case, so that a change of one is a change of its line.
  func text(behind line: String, style: JSONStyle) -> String {
    if line.count + oneLine.count < JSONStyle.width, !holdsObjectInArray { return oneLine }
    let space = String(line.prefix { $0 == " " || $0 == "\t" })
    let inner = space + style.indentation
    let end = style.newline + space
    switch self {
    case .array(let elements) where !elements.isEmpty:
      let lines = elements.map { inner + $0.text(behind: inner, style: style) }
      return "[\(Self.joined(lines, style))\(end)]"
    case .object(let members) where !members.isEmpty:
      let lines = members.map { member in
        let start = "\(inner)\(member.key.quotedForJSON): "
        return start + member.value.text(behind: start, style: style)
      }
      return "{\(Self.joined(lines, style))\(end)}"
    case .boolean, .written, .string, .array, .object: return oneLine
    }
  }

  /// The whole value on one line: `{ "import": "FoundationXML", "if": "os(Linux)" }`.
  private var oneLine: String {
    switch self {
    case .boolean(let value): "\(value)"
    case .written(let text): text
    case .string(let text): text.quotedForJSON
    case .array(let elements): "[\(elements.map(\.oneLine).joined(separator: ", "))]"
    case .object([]): "{}"
    case .object(let members):
      "{ \(members.map { "\($0.key.quotedForJSON): \($0.value.oneLine)" }.joined(separator: ", ")) }"
    }
  }

  private var holdsObjectInArray: Bool {
    switch self {
    case .boolean, .written, .string: false
    case .array(let elements):
      elements.contains { element in
        if case .object(let members) = element {
          !members.isEmpty
        } else {
          element.holdsObjectInArray
        }
      }
    case .object(let members): members.contains { $0.value.holdsObjectInArray }
    }
  }

  /// The lines, each after a line break, with commas between them.
  private static func joined(_ lines: [String], _ style: JSONStyle) -> String {
    lines.map { style.newline + $0 }.joined(separator: ",")
  }
}
