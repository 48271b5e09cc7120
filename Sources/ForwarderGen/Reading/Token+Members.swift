extension Collection<Token> {
  /// The tokens, which follow space.
  var behindSpace: [Token] {
    var tokens = Array(self)
    if !tokens.isEmpty { tokens[0].followsSpace = true }
    return tokens
  }
}

extension [Token] {
  /// An associated type without its default, which concerns adopters alone.
  var withoutDefault: [Token] {
    guard let equals = firstIndex(where: { $0.text == "=" }) else { return self }
    let rest = self[equals...].drop { $0.text != "where" && $0.kind != .end }
    return Array(self[..<equals] + rest)
  }

  /// `Item` in place of `Self.Item`: what belongs to the protocol belongs to its forwarder.
  var withoutSelf: [Token] {
    var tokens: [Token] = []
    var index = 0
    while index < count {
      let isSelf = self[index].text == "Self" && index + 2 < count && self[index + 1].text == "."
      guard isSelf, !["Type", "self"].contains(self[index + 2].text) else {
        tokens.append(self[index])
        index += 1
        continue
      }
      var name = self[index + 2]
      name.followsSpace = self[index].followsSpace
      tokens.append(name)
      index += 3
    }
    return tokens
  }

  /// The tokens behind which a type can stand.
  private static let beforeTypes: Set<String> = [
    ":", "->", "(", "[", "<", ",", "&", "==", "any", "some", "inout", "borrowing", "consuming",
    "sending", "isolated", "each", "repeat", "escaping", "Sendable",
  ]

  /// The tokens with the whole path of each type for which `path` gives one.
  ///
  /// A type that is nested beside a protocol needs only its name there, and needs its path in the
  /// file of the forwarder.
  func qualifyingTypes(_ path: (String) -> String?) -> [Token] {
    let generics = genericNames
    return indices.flatMap { index -> [Token] in
      let token = self[index]
      guard token.kind == .word, index > 0, Self.beforeTypes.contains(self[index - 1].text),
        !isLabel(at: index),
        !generics.contains(token.name), let path = path(token.name)
      else { return [token] }
      let names = path.split(separator: ".").dropLast()
      var tokens: [Token] = []
      for outer in names {
        var name = token.replacingText(by: Keyword.escapedType(String(outer)))
        name.followsSpace = tokens.isEmpty && token.followsSpace
        tokens += [name, Token(kind: .punctuation, text: ".", position: token.position)]
      }
      var last = token
      last.followsSpace = false
      return tokens + [last]
    }
  }

  /// Whether the word at `index`, behind which a type can stand, is the label of a parameter.
  private func isLabel(at index: Int) -> Bool {
    guard index + 1 < count else { return false }
    // In `[Key: Value]`, the first one is none.
    return self[index + 1].kind == .word
      || self[index + 1].text == ":" && self[index - 1].text != "["
  }

  /// The names of the generic parameters of a function or a subscript.
  private var genericNames: Set<String> {
    guard let open = prefix(3).firstIndex(where: { $0.text == "<" }),
      let close = self[open...].firstIndex(where: { $0.text == "(" })
    else { return [] }
    return Set(
      self[open..<close].indices.dropFirst()
        .filter { ["<", ",", "each", "let"].contains(self[$0 - 1].text) }.map { self[$0].name }
    )
  }
}
