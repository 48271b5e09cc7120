/// A JSON value and where it stands.
package struct JSONNode: Equatable, Sendable {
  package indirect enum Value: Equatable, Sendable {
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

/// One `"key": value` of an object.
package struct JSONMember: Equatable, Sendable {
  package let key: EmbeddedText
  package let value: JSONNode
}
