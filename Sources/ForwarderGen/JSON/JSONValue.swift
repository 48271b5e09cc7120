/// A JSON value that is to be written.
///
/// Unlike a `JSONNode` it stands nowhere yet.
indirect enum JSONValue: Equatable, Sendable {
  /// One `"key": value` of an object.
  struct Member: Equatable, Sendable {
    let key: String
    let value: JSONValue
  }

  case boolean(Bool)
  /// As it is to stand: a number, or what stands in a file already.
  case written(String)
  case string(String)
  case array([JSONValue])
  /// In the order in which they are written.
  case object([Member])
}

// MARK: - Text

extension JSONValue {
  /// The text of a file that holds the value: indented by two spaces, ending in a newline.
  ///
  /// The same value gives the same bytes on every machine.
  var fileText: String { text(indentation: "") + "\n" }

  private func text(indentation: String) -> String {
    switch self {
    case .boolean(let value): return "\(value)"
    case .written(let text): return text
    case .string(let value): return Self.quoted(value)
    case .array(let elements):
      if elements.allSatisfy(\.isScalar) {
        return "[\(elements.map { $0.text(indentation: "") }.joined(separator: ", "))]"
      }
      let lines = elements.map { $0.text(indentation: indentation + "  ") }
      return Self.block("[", lines, closing: "]", indentation: indentation)
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map {
        "\(Self.quoted($0.key)): \($0.value.text(indentation: indentation + "  "))"
      }
      return Self.block("{", lines, closing: "}", indentation: indentation)
    }
  }

  private var isScalar: Bool {
    switch self {
    case .boolean, .written, .string: true
    case .array, .object: false
    }
  }

  private static func block(
    _ opening: String,
    _ lines: [String],
    closing: String,
    indentation: String
  ) -> String {
    let inside = lines.map { "\(indentation)  \($0)" }.joined(separator: ",\n")
    return "\(opening)\n\(inside)\n\(indentation)\(closing)"
  }

  /// `text` as a JSON string; letters outside ASCII stay as they are.
  static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\"", "\\": escaped += "\\\(scalar)"
      case "\n": escaped += "\\n"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }
}
