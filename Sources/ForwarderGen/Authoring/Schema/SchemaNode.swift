/// A key that says what may stand there, for the JSON Schema.
///
/// A new key says so before it compiles; it enters the schema when it is supported.
protocol DescribedKey: SpecKey {
  var schema: SchemaNode { get }
}

/// A node of the JSON Schema: the values that one place of a spec allows.
struct SchemaNode: Equatable, Sendable {
  indirect enum Shape: Equatable, Sendable {
    /// Nothing is said about it.
    case anything
    case string
    case boolean
    /// That very value.
    case exactly(JSONValue)
    /// A string of this form, a regular expression.
    case matching(String)
    /// A string that is one of these.
    case word([String])
    case array(of: SchemaNode)
    /// A value that fits exactly one of these.
    case either([SchemaNode])
    /// One thing or another, by whether the string at a key has this form.
    case depending(on: String, matching: String, then: SchemaNode, otherwise: SchemaNode)
    case object(members: [Member], required: [String])
  }

  /// A key that an object may have, and what stands there.
  struct Member: Equatable, Sendable {
    let key: String
    let value: SchemaNode
  }

  /// For the people whose editor shows it: a sentence or two, with an example.
  let description: String
  let shape: Shape

  init(_ description: String, _ shape: Shape) {
    self.description = description
    self.shape = shape
  }

  /// An object that has the keys of `Key`, and those of any object.
  ///
  /// - Parameters:
  ///   - description: what it is.
  ///   - keys: its keys.
  ///   - omitted: those of them that it cannot have here.
  ///   - required: those that it must have, if others than always.
  ///   - values: what stands at some keys here, in place of what usually does.
  init<Key: DescribedKey>(
    _ description: String,
    keys: Key.Type,
    without omitted: Set<Key> = [],
    required: [Key] = Key.required,
    replacing values: [Key: SchemaNode] = [:]
  ) {
    let members =
      Key.allCases.filter { !omitted.contains($0) }
      .map { Member(key: $0.rawValue, value: values[$0] ?? $0.schema) }
      + IgnoredKey.allCases.map { Member(key: $0.rawValue, value: $0.schema) }
    self.init(description, .object(members: members, required: required.map(\.rawValue)))
  }
}

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

/// The schemas of keys that several kinds of object have.
extension SchemaNode {
  /// A compilation condition round `what`.
  static func condition(round what: String) -> Self {
    Self("The compilation condition round \(what), as behind #if: \"canImport(UIKit)\".", .string)
  }

  static let doc = Self(
    """
    The documentation comment, without slashes; \\n begins a new line: "Hears about the life of a \
    download."
    """,
    .string
  )

  static let delegatesProperty = Self(
    """
    Another name for the forwarder's property 'delegates', or less access than the forwarder's, or \
    both: "listeners", "internal delegates".
    """,
    .string
  )

  static let queues = Self(
    """
    true: registrations may name a queue on which their delegate is called, so arguments and \
    answers have to be Sendable. Without this key they may not.
    """,
    .boolean
  )

  static let events = Self(
    """
    true: the forwarder has 'events()', an asynchronous sequence of its notifications, so their \
    arguments have to be Sendable. Without this key it has none.
    """,
    .boolean
  )
}

extension IgnoredKey {
  /// The schema of the key's value.
  var schema: SchemaNode {
    switch self {
    case .schema:
      SchemaNode(
        """
        Where an editor finds the schema of this file, which 'forwarder-gen schema' prints; the \
        tool ignores it: "../.vscode/delegates.schema.json".
        """,
        .anything
      )
    case .comment:
      SchemaNode(
        """
        A note for those who read this file, which the tool ignores: "the old calls go with \
        version 2".
        """,
        .anything
      )
    }
  }
}
