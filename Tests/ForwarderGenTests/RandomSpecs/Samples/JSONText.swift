/// JSON to be written.
indirect enum JSONText: Sendable {
  case string(String)
  case array([JSONText])

  /// The members in order; those that are nil are left out.
  case object([(key: String, value: JSONText?)])

  /// A word of JSON's own, such as `true`.
  case literal(String)

  var text: String {
    switch self {
    case .string(let text): Self.quoted(text)
    case .literal(let text): text
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ",\n") + "]"
    case .object(let members):
      "{ "
        + members.compactMap { key, value in value.map { "\(Self.quoted(key)): \($0.text)" } }
        .joined(separator: ", ") + " }"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
