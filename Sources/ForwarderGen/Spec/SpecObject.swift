/// A JSON object whose keys have been checked against those that its kind may have.
struct SpecObject {
  /// The keys of ``members``: few, so that a search is faster than a dictionary.
  private var keys: [SpecKey] = []
  private var members: [JSONMember] = []

  /// The keys that an unknown one was probably meant to be.
  private var misspelt: Set<SpecKey> = []

  /// Whether a key belongs to an object of another kind, which this is probably meant to be.
  private(set) var hasMisplacedKey = false

  /// Checks the keys of `node`, and reports those that are unknown, given twice or missing; nil
  /// when `node` is no object.
  init?(_ node: JSONNode, _ kind: SpecObjectKind, _ diagnostics: inout Diagnostics) {
    guard case .object(let members) = node.value else {
      node.refuse(as: kind.name, expected: "an object", &diagnostics)
      return nil
    }
    var others: Set<String> = []
    keys.reserveCapacity(members.count)
    self.members.reserveCapacity(members.count)
    for member in members {
      let name = member.key.text
      let keyPosition = member.key.quotePosition
      let named = SpecKey(rawValue: name)
      let key = named.flatMap { kind.keys.contains($0) ? $0 : nil }
      if key.map(keys.contains) ?? !others.insert(name).inserted {
        diagnostics.report(.duplicateKey(name), at: keyPosition)
      } else if let key {
        keys.append(key)
        self.members.append(member)
      } else if let named,
        let other = SpecObjectKind.all.first(where: { $0.keys.contains(named) })
      {
        diagnostics.report(.misplacedKey(name, place: other.place), at: keyPosition)
        hasMisplacedKey = true
      } else if !SpecKey.ignored.contains(name) {
        let known = kind.keys.map(\.rawValue)
        diagnostics.report(.unknownKey(name, of: kind.name, known: known), at: keyPosition)
        let nearest = NearestWord.nearest(to: name, among: known)
        if let key = nearest.flatMap({ SpecKey(rawValue: $0) }) { misspelt.insert(key) }
      }
    }
    // An object of the wrong kind needs no other keys.
    for key in kind.required where !hasMisplacedKey && self[key] == .absent {
      diagnostics.report(.missingKey(key.rawValue, of: kind.name), at: node.position)
    }
  }

  /// Reports `message` at `key`, and says whether the object has that.
  @discardableResult
  func refuse(
    _ key: SpecKey,
    _ message: DiagnosticMessage,
    _ diagnostics: inout Diagnostics
  ) -> Bool {
    guard let index = keys.firstIndex(of: key) else { return false }
    diagnostics.report(message, at: members[index].key.quotePosition)
    return true
  }

  /// The value of `key`, unchanged.
  subscript(key: SpecKey) -> Stated<JSONNode> {
    if let index = keys.firstIndex(of: key) { return .value(members[index].value) }
    return misspelt.contains(key) ? .unclear : .absent
  }

  /// The string at `key`; unclear, and reported, when it is something else.
  func string(_ key: SpecKey, _ diagnostics: inout Diagnostics) -> Stated<EmbeddedText> {
    self[key].map { $0.string(as: "'\(key.rawValue)'", &diagnostics) }
  }

  /// The Swift at `key`, as `parse` understands it; unclear, and reported, when it does not.
  func swift<Result>(
    _ key: SpecKey,
    _ parse: (EmbeddedText) throws(DeclarationError) -> Result,
    _ diagnostics: inout Diagnostics
  ) -> Stated<Result> {
    string(key, &diagnostics).map { diagnostics.attempt(parse, $0) }
  }

  /// The Boolean at `key`; unclear, and reported, when it is something else.
  func boolean(_ key: SpecKey, _ diagnostics: inout Diagnostics) -> Stated<Positioned<Bool>> {
    self[key]
      .map { node in
        if case .boolean(let value) = node.value {
          return Positioned(value: value, position: node.position)
        }
        node.refuse(as: "'\(key.rawValue)'", expected: "true or false", &diagnostics)
        return nil
      }
  }

  /// The strings in the array at `key`, each of which is `what`; unclear, and reported, where one is not.
  func strings(
    _ key: SpecKey,
    _ what: String,
    _ diagnostics: inout Diagnostics
  ) -> Stated<[EmbeddedText]> {
    elements(key, &diagnostics)
      .map { elements in
        let strings = elements.compactMap { $0.string(as: what, &diagnostics) }
        return strings.count == elements.count ? strings : nil
      }
  }

  /// The elements of the array at `key`; unclear, and reported, when it is no array.
  func elements(_ key: SpecKey, _ diagnostics: inout Diagnostics) -> Stated<[JSONNode]> {
    self[key]
      .map { node in
        if case .array(let elements) = node.value { return elements }
        node.refuse(as: "'\(key.rawValue)'", expected: "an array", &diagnostics)
        return nil
      }
  }

  /// The choice named at `key`; unclear, and reported, when it names none.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: SpecKey,
    _ diagnostics: inout Diagnostics
  ) -> Stated<Positioned<Choice>> where Choice.RawValue == String {
    string(key, &diagnostics)
      .map { text in
        if let choice = Choice(rawValue: text.text) {
          return Positioned(value: choice, position: text.quotePosition)
        }
        let known = Choice.allCases.map(\.rawValue)
        diagnostics.report(
          .unknownValue(text.text, of: key.rawValue, known: known),
          at: text.quotePosition
        )
        return nil
      }
  }
}

extension JSONNode {
  /// This as a string, where a number or a Boolean was probably meant to be Swift; nil, and reported,
  /// when it is something else.
  func swift(as name: String, _ diagnostics: inout Diagnostics) -> EmbeddedText? {
    let literal: String
    switch value {
    case .number(let text): literal = text
    case .boolean(let isTrue): literal = String(isTrue)
    default: return string(as: name, &diagnostics)
    }
    refuse(as: name, expected: "Swift in a string, '\"\(literal)\"'", &diagnostics)
    return nil
  }

  /// The string that this is; nil, and reported, when it is something else.
  func string(as name: String, _ diagnostics: inout Diagnostics) -> EmbeddedText? {
    if case .string(let text) = value { return text }
    refuse(as: name, expected: "a string", &diagnostics)
    return nil
  }

  /// Reports that this, which is `name`, is not what is `expected`.
  func refuse(as name: String, expected: String, _ diagnostics: inout Diagnostics) {
    diagnostics.report(.wrongType(of: name, expected: expected, found: typeName), at: position)
  }
}
