extension DeclarationParser {
  private static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "package", "public", "open", "final", "static", "class",
    "mutating", "nonmutating", "nonisolated", "isolated", "override", "optional", "required",
    "convenience", "dynamic", "lazy", "weak", "unowned", "indirect", "prefix", "postfix", "infix",
    "distributed", "consuming", "borrowing", "sending",
  ]

  /// The attributes of types that take arguments; all others are followed by a type that may begin
  /// with a parenthesis.
  private static let typeAttributesWithArguments: Set<String> = [
    "convention", "isolated", "differentiable", "_opaqueReturnTypeOf",
  ]

  /// Parses attributes, until something else comes.
  mutating func parseAttributes() throws(DeclarationError) -> [Attribute] {
    var attributes: [Attribute] = []
    while at("@") { attributes.append(try parseAttribute(inType: false)) }
    return attributes
  }

  mutating func parseAttribute(inType: Bool) throws(DeclarationError) -> Attribute {
    let start = mark
    let position = try expect("@").position
    var path = [try expectName("an attribute's name").name]
    while at("."), peek(1).kind == .word {
      next()
      path.append(next().name)
    }
    let name = path.joined(separator: ".")
    if at("<") { try skipAngles() }
    let takesArguments = !inType || Self.typeAttributesWithArguments.contains(name)
    let hasArguments = at("(") && !peek.followsSpace && takesArguments
    if hasArguments { try skipBalanced() }
    return Attribute(
      name: name,
      hasArguments: hasArguments,
      text: tokens(since: start).text,
      position: position
    )
  }

  /// Consumes the generic arguments of an attribute's name.
  private mutating func skipAngles() throws(DeclarationError) {
    try expect("<")
    repeat { _ = try parseType() } while eat(",")
    try expect(">")
  }

  /// Parses modifiers, until something else comes.
  mutating func parseModifiers() throws(DeclarationError) -> [Modifier] {
    var modifiers: [Modifier] = []
    while at(anyOf: Self.modifiers) {
      // In `class MultiX` it is no modifier.
      if at("class"), !["func", "var", "subscript"].contains(peek(1).text) { break }
      let start = mark
      let token = next()
      if at("("), !peek.followsSpace { try skipBalanced() }
      modifiers.append(
        Modifier(name: token.text, text: tokens(since: start).text, position: token.position)
      )
    }
    return modifiers
  }
}
