/// A JSON object whose keys have been checked against those that its kind may have.
struct SpecObject<Key: SpecKey> {
  private let position: SourcePosition
  private let values: [Key: JSONNode]

  /// Checks the keys of `node`, and reports those that are unknown, unsupported, given twice or
  /// missing; nil when `node` is no object.
  init?(_ node: JSONNode, _ diagnostics: inout Diagnostics) {
    guard case .object(let members) = node.value else {
      diagnostics.report(.wrongType(Key.objectName, "an object", node.typeName), at: node.position)
      return nil
    }
    var values: [Key: JSONNode] = [:]
    var seen: Set<String> = []
    for member in members {
      let name = member.key.text
      let keyPosition = member.key.quotePosition
      if !seen.insert(name).inserted {
        diagnostics.report(.duplicateKey(name), at: keyPosition)
      } else if let key = Key(rawValue: name) {
        if Key.unsupported.contains(key) {
          diagnostics.report(.unsupportedKey(name), at: keyPosition)
        }
        values[key] = member.value
      } else if name != "$schema", name != "$comment" {
        let known = Key.allCases.map(\.rawValue)
        diagnostics.report(.unknownKey(name, of: Key.objectName, known: known), at: keyPosition)
      }
    }
    for key in Key.required where values[key] == nil {
      diagnostics.report(.missingKey(key.rawValue, of: Key.objectName), at: node.position)
    }
    self.position = node.position
    self.values = values
  }

  /// The value of `key` as it stands.
  subscript(key: Key) -> JSONNode? { values[key] }

  /// The string at `key`; nil, and reported, when it is something else.
  func string(_ key: Key, _ diagnostics: inout Diagnostics) -> EmbeddedText? {
    values[key].flatMap { $0.string(as: "'\(key.rawValue)'", &diagnostics) }
  }

  /// The elements of the array at `key`; empty when it is absent or, after a report, no array.
  func elements(_ key: Key, _ diagnostics: inout Diagnostics) -> [JSONNode] {
    guard let node = values[key] else { return [] }
    guard case .array(let elements) = node.value else {
      let name = "'\(key.rawValue)'"
      diagnostics.report(.wrongType(name, "an array", node.typeName), at: node.position)
      return []
    }
    return elements
  }

  /// The choice named at `key`; nil when it is absent or, after a report, names none.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: Key,
    _ diagnostics: inout Diagnostics
  ) -> Choice? where Choice.RawValue == String {
    guard let text = string(key, &diagnostics) else { return nil }
    if let choice = Choice(rawValue: text.text) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    diagnostics.report(
      .unknownValue(text.text, of: key.rawValue, known: known),
      at: text.quotePosition
    )
    return nil
  }
}

extension JSONNode {
  /// The string that this is; nil, and reported, when it is something else.
  func string(as name: String, _ diagnostics: inout Diagnostics) -> EmbeddedText? {
    if case .string(let text) = value { return text }
    diagnostics.report(.wrongType(name, "a string", typeName), at: position)
    return nil
  }
}
