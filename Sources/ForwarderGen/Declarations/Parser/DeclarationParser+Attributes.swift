extension DeclarationParser {
  /// The attributes of types that take arguments; all others are followed by a type that may begin
  /// with a parenthesis.
  private static let typeAttributesWithArguments: Set<String> = [
    "convention", "isolated", "differentiable", "_opaqueReturnTypeOf",
  ]

  mutating func parseAttributes() throws(DeclarationError) -> [Attribute] {
    var attributes: [Attribute] = []
    while at("@") { attributes.append(try parseAttribute(inType: false)) }
    return attributes
  }

  mutating func parseAttribute(inType: Bool) throws(DeclarationError) -> Attribute {
    let start = mark
    let position = try expect("@").position
    var path = [try expectName("an attribute's name").name]
    while try eatDot() { path.append(try expectName("an attribute's name").name) }
    let name = path.joined(separator: ".")
    if at("<") { _ = try parseGenericArguments() }
    var arguments: [Token]?
    if at("("), !peek.followsSpace, !inType || Self.typeAttributesWithArguments.contains(name) {
      let open = mark
      try skipBalanced()
      arguments = Array(tokens(since: open).dropFirst().dropLast())
    }
    return Attribute(
      name: name,
      arguments: arguments,
      text: tokens(since: start).text,
      position: position
    )
  }

  /// Parses a modifier; nil if something else comes.
  mutating func parseModifier() throws(DeclarationError) -> Modifier? {
    guard peek.kind == .word, let kind = Modifier.Kind(rawValue: peek.text) else { return nil }
    // In `class MultiX` it is no modifier.
    if kind == .class, !["func", "var", "subscript"].contains(peek(1).text) { return nil }
    let start = mark
    let token = next()
    let hasDetail = at("(") && !peek.followsSpace
    let detail = hasDetail ? Modifier.Detail(rawValue: peek(1).text) : nil
    if detail != nil { try skipBalanced() }
    return Modifier(
      kind: kind,
      detail: detail,
      text: tokens(since: start).text,
      position: token.position
    )
  }
}
