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
