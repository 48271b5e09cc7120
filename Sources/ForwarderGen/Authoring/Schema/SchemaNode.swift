import ForwarderGen

/// A node of the JSON Schema: the values that one place of a spec allows.
struct SchemaNode: Equatable, Sendable {
  /// The keywords about the values.
  ///
  /// The tests' validator knows those that are written here, and refuses any other.
  struct Shape: Equatable, Sendable, ExpressibleByDictionaryLiteral {
    let keywords: [JSONValue.Member]

    init(dictionaryLiteral keywords: (String, JSONValue)...) {
      self.keywords = keywords.map { JSONValue.Member(key: $0, value: $1) }
    }

    static let anything: Self = [:]
    static let string: Self = ["type": "string"]
    static let boolean: Self = ["type": "boolean"]

    static func exactly(_ value: JSONValue) -> Self { ["const": value] }

    /// A string that fits the regular expression `pattern`.
    static func matching(_ pattern: String) -> Self {
      ["type": "string", "pattern": .string(pattern)]
    }

    static func word(_ words: [String]) -> Self {
      ["type": "string", "enum": .array(words.map { .string($0) })]
    }

    static func array(of element: SchemaNode) -> Self { ["type": "array", "items": element.json] }

    static func either(_ nodes: [SchemaNode]) -> Self { ["oneOf": .array(nodes.map(\.json))] }

    /// `then` for an object that fits one of `conditions`, and `otherwise` for any other.
    static func depending(
      on conditions: [Self],
      then: SchemaNode,
      otherwise: SchemaNode
    ) -> Self {
      let condition: Self = ["anyOf": .array(conditions.map(\.json))]
      return ["if": condition.json, "then": then.json, "else": otherwise.json]
    }

    /// An object that has the keys `required`, and at those of `patterns` that it has strings that fit
    /// them.
    static func having<Key: SpecKey>(
      _ required: [Key],
      matching patterns: KeyValuePairs<Key, String>
    ) -> Self {
      [
        "required": .array(required.map { .string($0.rawValue) }),
        "properties": .object(of: patterns.map { ($0.rawValue, Self.matching($1).json) }),
      ]
    }

    /// An object that has the keys of `Key` without `omitted`, and those of any object; at some keys
    /// stand `nodes` here, in place of what usually does.
    static func object<Key: DescribedKey>(
      _: Key.Type,
      without omitted: Set<Key> = [],
      required: [Key] = Key.required,
      replacing nodes: [Key: SchemaNode] = [:]
    ) -> Self {
      let own = Key.allCases.filter { !omitted.contains($0) }
        .map { key in
          (key.rawValue, (nodes[key] ?? SchemaNode(key.description, key.shape)).json)
        }
      let ignored = IgnoredKey.allCases.map { ($0.rawValue, $0.schema.json) }
      return [
        "type": "object",
        "required": .array(required.map { .string($0.rawValue) }),
        "additionalProperties": .boolean(false),
        "properties": .object(of: own + ignored),
      ]
    }

    private var json: JSONValue { .object(keywords) }
  }

  /// For the people whose editor shows it: a sentence or two, with an example.
  let description: String
  let shape: Shape

  init(_ description: String, _ shape: Shape) {
    self.description = description
    self.shape = shape
  }

  var members: [JSONValue.Member] {
    [JSONValue.Member(key: "description", value: .string(description))] + shape.keywords
  }

  var json: JSONValue { .object(members) }
}

/// A key that says what may stand there.
///
/// A new key says so before it compiles; it enters the schema when it is supported.
protocol DescribedKey: SpecKey {
  var description: String { get }
  var shape: SchemaNode.Shape { get }
}

extension IgnoredKey {
  fileprivate var schema: SchemaNode {
    switch self {
    case .schema:
      SchemaNode(
        """
        Where your editor finds the schema of this file, which 'forwarder-gen schema' prints: \
        "../.vscode/delegates.schema.json". The build ignores it.
        """,
        .anything
      )
    case .comment:
      SchemaNode(
        """
        A note for readers of this file: "the old calls go with version 2". The build ignores it.
        """,
        .anything
      )
    }
  }
}
