@testable import ForwarderGen

extension SchemaRule {
  /// Something in a spec that the schema does not allow.
  struct Violation {
    let keyword: String

    /// From the root to the value that has the keyword, with a `/` before each step.
    let path: String

    /// Where the value begins; of a key that is not allowed, where the key does.
    let position: SourcePosition

    /// The violations that `.ci/schema.py` finds, too.
    var line: String { "\(path.isEmpty ? "/" : path) \(keyword)" }
  }

  /// The violations of `node`.
  func violations(in node: JSONNode, at path: String = "") -> [Violation] {
    var violations: [Violation] = []
    func report(_ keyword: String, _ position: SourcePosition? = nil) {
      violations.append(
        Violation(keyword: keyword, path: path, position: position ?? node.position)
      )
    }
    if let type, type != Self.type(of: node) { report("type") }
    if let constant, !Self.isEqual(constant, node) { report("const") }
    if let choices, !choices.contains(where: { Self.isEqual($0, node) }) { report("enum") }
    if let pattern, !Self.matches(pattern, node) { report("pattern") }
    if let options, options.allSatisfy({ !$0.violations(in: node).isEmpty }) { report("anyOf") }
    if let condition = condition.first {
      let branch = condition.violations(in: node).isEmpty ? consequence : otherwise
      violations += branch.flatMap { $0.violations(in: node, at: path) }
    }
    if let alternatives { violations += Self.violations(in: node, at: path, of: alternatives) }
    switch node.value {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        violations += items.flatMap { $0.violations(in: element, at: "\(path)/\(index)") }
      }
    case .object(let members):
      let keys = Set(members.map(\.key.text))
      for key in required where !keys.contains(key) { report("required") }
      for member in members {
        let name = member.key.text
        let known = properties.filter { $0.key == name }
        if known.isEmpty, !isOpen { report("additionalProperties", member.key.quotePosition) }
        violations += known.flatMap { $0.rule.violations(in: member.value, at: "\(path)/\(name)") }
      }
    case .null, .boolean, .number, .string: break
    }
    return violations
  }

  /// The violations of `node`, which has to fit exactly one of `alternatives`.
  private static func violations(
    in node: JSONNode,
    at path: String,
    of alternatives: [SchemaRule]
  ) -> [Violation] {
    let results = alternatives.map { $0.violations(in: node, at: path) }
    if results.count(where: \.isEmpty) == 1 { return [] }
    // The violations inside the only possible alternative say more than that none fits.
    let meant = alternatives.indices.filter { alternatives[$0].type == Self.type(of: node) }
    if let only = meant.first, meant.count == 1, results.allSatisfy({ !$0.isEmpty }) {
      return results[only]
    }
    return [Violation(keyword: "oneOf", path: path, position: node.position)]
  }

  /// The type name of the value in a schema.
  private static func type(of node: JSONNode) -> String {
    switch node.value {
    case .null: "null"
    case .boolean: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  /// Whether the value is a string that has the form `pattern`, or no string.
  private static func matches(_ pattern: Regex<AnyRegexOutput>, _ node: JSONNode) -> Bool {
    guard case .string(let text) = node.value else { return true }
    return text.text.contains(pattern)
  }

  /// Whether two single values are the same: numbers by their value, strings by their text.
  private static func isEqual(_ left: JSONNode, _ right: JSONNode) -> Bool {
    switch (left.value, right.value) {
    case (.null, .null): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.number(let left), .number(let right)): Double(left) == Double(right)
    case (.string(let left), .string(let right)): left.text == right.text
    default: false
    }
  }
}
