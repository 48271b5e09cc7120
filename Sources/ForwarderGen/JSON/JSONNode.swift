/// A JSON value and where it stands.
package struct JSONNode: Equatable, Sendable {
  package enum Value: Equatable, Sendable {
    case null
    case boolean(Bool)
    /// As written.
    case number(String)
    case string(EmbeddedText)
    case array([JSONNode])
    case object([JSONMember])
  }

  package let value: Value
  package let position: SourcePosition

  /// Behind its last byte.
  package let end: SourcePosition

  /// The kind of the value, for messages: "a string".
  var typeName: String {
    switch value {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONNode {
  /// The value of the first member called `key`; nil if there is none, or no object.
  package subscript(key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key.text == key }?.value
  }

  package var text: String? {
    if case .string(let text) = value { return text.text }
    return nil
  }

  /// The number that this is, where it has no fraction.
  package var integer: Int? {
    if case .number(let digits) = value { return Int(digits) }
    return nil
  }

  package var isTrue: Bool { value == .boolean(true) }

  package var elements: [JSONNode]? {
    if case .array(let elements) = value { return elements }
    return nil
  }
}

/// One `"key": value` of an object.
package struct JSONMember: Equatable, Sendable {
  package let key: EmbeddedText
  package let value: JSONNode
}
