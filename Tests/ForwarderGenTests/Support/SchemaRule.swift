@testable import ForwarderGen

/// A JSON Schema, as far as ours goes.
///
/// An unknown keyword is an error, and so is a known keyword with a value of another kind. An ignored
/// rule would look like one that holds.
struct SchemaRule {
  struct Mistake: Error {
    let text: String
  }

  private(set) var description: String?
  private(set) var type: String?
  private(set) var constant: JSONNode?
  private(set) var choices: [JSONNode]?

  /// A regular expression of those that mean the same everywhere.
  private(set) var pattern: Regex<AnyRegexOutput>?
  private(set) var required: [String] = []
  private(set) var properties: [(key: String, rule: SchemaRule)] = []

  /// Whether an object has keys that are no properties.
  private(set) var isOpen = true
  private(set) var alternatives: [SchemaRule]?

  /// Of which one has to hold, or several.
  private(set) var options: [SchemaRule]?

  /// The condition that decides between the next two.
  private(set) var condition: [SchemaRule] = []
  private(set) var consequence: [SchemaRule] = []
  private(set) var otherwise: [SchemaRule] = []

  /// At most one, for all elements of an array.
  private(set) var items: [SchemaRule] = []

  /// Reads a whole schema, which names its dialect.
  init(schema: JSONNode) throws {
    let dialect = "https://json-schema.org/draft/2020-12/schema"
    let members = try Self.members(of: schema)
    guard let first = members.first, first.key.text == "$schema",
      try Self.string(first.value) == dialect
    else { throw Mistake(text: "the schema does not begin with its dialect") }
    var definitions: [String: JSONNode] = [:]
    if let last = members.last, last.key.text == "$defs" {
      for member in try Self.members(of: last.value) { definitions[member.key.text] = member.value }
    }
    let rest = members.dropFirst().filter { $0.key.text != "$defs" }
    try self.init(Array(rest), definitions)
  }

  /// Reads a rule, or the one of `definitions` that stands in its place.
  private init(_ node: JSONNode, _ definitions: [String: JSONNode]) throws {
    let members = try Self.members(of: node)
    guard let only = members.first, only.key.text == "$ref", members.count == 1 else {
      try self.init(members, definitions)
      return
    }
    let name = String(try Self.string(only.value).trimmingPrefix("#/$defs/"))
    var others = definitions
    // A definition that names itself is not known inside itself.
    guard let definition = others.removeValue(forKey: name) else {
      throw Self.mistake(only.value, "a definition")
    }
    try self.init(definition, others)
  }

  private init(_ members: [JSONMember], _ definitions: [String: JSONNode]) throws {
    func rule(_ node: JSONNode) throws -> SchemaRule { try SchemaRule(node, definitions) }
    for member in members {
      let value = member.value
      switch member.key.text {
      case "description": description = try Self.string(value)
      case "type": type = try Self.type(value)
      case "const": constant = try Self.scalar(value)
      case "enum": choices = try Self.elements(value).map { try Self.scalar($0) }
      case "pattern": pattern = try Regex(Self.string(value))
      case "required": required = try Self.elements(value).map { try Self.string($0) }
      case "properties":
        properties = try Self.members(of: value).map { ($0.key.text, try rule($0.value)) }
      case "additionalProperties":
        guard value.value == .boolean(false) else { throw Self.mistake(value, "false") }
        isOpen = false
      case "items": items = [try rule(value)]
      case "oneOf": alternatives = try Self.elements(value).map(rule)
      case "anyOf": options = try Self.elements(value).map(rule)
      case "if": condition = [try rule(value)]
      case "then": consequence = [try rule(value)]
      case "else": otherwise = [try rule(value)]
      case let keyword: throw Mistake(text: "the keyword '\(keyword)' is not known")
      }
    }
  }

  /// This rule and every one in it.
  var all: [SchemaRule] {
    let parts =
      properties.map(\.rule) + (alternatives ?? []) + items + consequence + otherwise
    return [self] + parts.flatMap(\.all)
  }

  // MARK: Reading

  private static func mistake(_ node: JSONNode, _ expected: String) -> Mistake {
    Mistake(text: "expected \(expected), found \(node.outline)")
  }

  private static func members(of node: JSONNode) throws -> [JSONMember] {
    guard case .object(let members) = node.value else { throw mistake(node, "an object") }
    return members
  }

  private static func elements(_ node: JSONNode) throws -> [JSONNode] {
    guard case .array(let elements) = node.value else { throw mistake(node, "an array") }
    return elements
  }

  private static func string(_ node: JSONNode) throws -> String {
    guard case .string(let text) = node.value else { throw mistake(node, "a string") }
    return text.text
  }

  private static func type(_ node: JSONNode) throws -> String {
    let known = ["string", "boolean", "array", "object"]
    let type = try string(node)
    guard known.contains(type) else { throw mistake(node, "one of \(known)") }
    return type
  }

  private static func scalar(_ node: JSONNode) throws -> JSONNode {
    switch node.value {
    case .null, .boolean, .number, .string: return node
    case .array, .object: throw mistake(node, "a single value")
    }
  }
}
