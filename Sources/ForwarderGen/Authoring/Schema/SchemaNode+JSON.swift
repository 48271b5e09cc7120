extension SchemaNode {
  /// The node in the language of JSON Schema.
  var json: JSONValue { .object(members) }

  /// The keywords of the node.
  ///
  /// The tests' validator knows those that are written here, and refuses any other.
  var members: [JSONValue.Member] {
    [JSONValue.Member(key: "description", value: .string(description))]
      + keywords.map { JSONValue.Member(key: $0, value: $1) }
  }

  private var keywords: KeyValuePairs<String, JSONValue> {
    switch shape {
    case .anything: [:]
    case .string: ["type": .string("string")]
    case .boolean: ["type": .string("boolean")]
    case .exactly(let value): ["const": value]
    case .matching(let pattern): ["type": .string("string"), "pattern": .string(pattern)]
    case .word(let words): ["type": .string("string"), "enum": .array(words.map { .string($0) })]
    case .array(let element): ["type": .string("array"), "items": element.json]
    case .either(let nodes): ["oneOf": .array(nodes.map(\.json))]
    case .depending(let key, let pattern, let then, let otherwise):
      [
        "if": .object([
          JSONValue.Member(key: "required", value: .array([.string(key)])),
          JSONValue.Member(
            key: "properties",
            value: .object([
              JSONValue.Member(
                key: key,
                value: .object([
                  JSONValue.Member(key: "type", value: .string("string")),
                  JSONValue.Member(key: "pattern", value: .string(pattern)),
                ])
              )
            ])
          ),
        ]),
        "then": then.json, "else": otherwise.json,
      ]
    case .object(let members, let required):
      [
        "type": .string("object"),
        "required": .array(required.map { .string($0) }),
        "additionalProperties": .boolean(false),
        "properties": .object(
          members.map { JSONValue.Member(key: $0.key, value: $0.value.json) }
        ),
      ]
    }
  }
}
