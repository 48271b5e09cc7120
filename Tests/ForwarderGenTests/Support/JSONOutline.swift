@testable import ForwarderGen

extension JSONNode {
  /// The value in one line of its own notation, without places: `{a: [1, "b"]}`.
  var outline: String {
    switch value {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let text): text
    case .string(let text): "\"\(text.text)\""
    case .array(let elements): "[\(elements.map(\.outline).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\($0.key.text): \($0.value.outline)" }.joined(separator: ", "))}"
    }
  }
}
