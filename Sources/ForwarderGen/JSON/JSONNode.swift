/// A JSON value and where it stands.
struct JSONNode: Equatable, Sendable {
  indirect enum Value: Equatable, Sendable {
    case null
    case boolean(Bool)
    /// As written.
    case number(String)
    case string(EmbeddedText)
    case array([JSONNode])
    case object([JSONMember])
  }

  let value: Value
  let position: SourcePosition

  /// Behind its last byte.
  let end: SourcePosition

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
struct JSONMember: Equatable, Sendable {
  let key: EmbeddedText
  let value: JSONNode
}
