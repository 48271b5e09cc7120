extension DeclarationParser {
  private static let specifiers: Set<String> = [
    "inout", "borrowing", "consuming", "isolated", "sending", "__owned", "__shared", "nonisolated",
    "_const",
  ]

  /// Parses a type with everything that may stand before it: `@escaping () -> Void`, `inout T`.
  mutating func parseType() throws(DeclarationError) -> TypeSyntax {
    try nested { parser throws(DeclarationError) in
      let start = parser.mark
      var annotations: [TypeSyntax.Annotation] = []
      while let annotation = try parser.parseAnnotation() { annotations.append(annotation) }
      let base = try parser.parseFunctionOrComposition()
      if annotations.isEmpty { return base }
      return parser.type(.annotated(annotations, base), since: start)
    }
  }

  private mutating func parseAnnotation() throws(DeclarationError) -> TypeSyntax.Annotation? {
    let position = peek.position
    if at("@") {
      let attribute = try parseAttribute(inType: true)
      return TypeSyntax.Annotation(name: attribute.name, position: position)
    }
    guard at(anyOf: Self.specifiers), startsType(peek(1)) else { return nil }
    let name = next().text
    if name == "nonisolated" { try skipBalanced() }
    return TypeSyntax.Annotation(name: name, position: position)
  }

  /// Whether a type can begin with `token`, so that the word before it is a specifier of that type.
  private func startsType(_ token: Token) -> Bool {
    token.kind == .word || ["(", "[", "@", "~"].contains(token.text)
  }

  /// Parses `A & B`, or a function type.
  private mutating func parseFunctionOrComposition() throws(DeclarationError) -> TypeSyntax {
    let start = mark
    let first = try parseSimpleType()
    if case .tuple(let parameters) = parenthesized(first), startsFunctionArrow {
      let effects = try parseEffects()
      try expect("->")
      let result = try parseType()
      let kind = TypeSyntax.Kind.function(parameters: parameters, effects: effects, result: result)
      return type(kind, since: start)
    }
    return try parseComposition(from: first, since: start)
  }

  /// What `type` is when it is read as the parameters of a function type.
  private func parenthesized(_ type: TypeSyntax) -> TypeSyntax.Kind {
    guard type.text.hasPrefix("("), type.text.hasSuffix(")") else { return type.kind }
    if case .tuple = type.kind { return type.kind }
    return .tuple([type])
  }

  private var startsFunctionArrow: Bool {
    at("->") || at("throws") || at("rethrows")
      || at("async") && ["->", "throws"].contains(peek(1).text)
  }

  private mutating func parseComposition(
    from first: TypeSyntax,
    since start: Int
  ) throws(DeclarationError) -> TypeSyntax {
    var members = [first]
    while eat("&") { members.append(try parseSimpleType()) }
    return members.count == 1 ? first : type(.composition(members), since: start)
  }

  /// Parses a type without `&` and `->`, and the `?`, `!`, `.Type` behind it.
  private mutating func parseSimpleType() throws(DeclarationError) -> TypeSyntax {
    let start = mark
    var base = try parseBaseType()
    for _ in 0...Self.maximumDepth {
      if at("?") {
        next()
        base = type(.optional(base), since: start)
      } else if at("!") {
        next()
        base = type(.implicitlyUnwrapped(base), since: start)
      } else if at("."), ["Type", "Protocol"].contains(peek(1).text) {
        next()
        next()
        base = type(.metatype(base), since: start)
      } else {
        return base
      }
    }
    throw tooDeep
  }

  private mutating func parseBaseType() throws(DeclarationError) -> TypeSyntax {
    let start = mark
    let wrappers: [String: (TypeSyntax) -> TypeSyntax.Kind] = [
      "any": { .existential($0) }, "some": { .opaque($0) }, "each": { .pack($0) },
      "repeat": { .pack($0) },
    ]
    if peek.kind == .word, let wrap = wrappers[peek.text], startsType(peek(1)) {
      next()
      let inner = try nested { parser throws(DeclarationError) in
        let start = parser.mark
        let first = try parser.parseSimpleType()
        return try parser.parseComposition(from: first, since: start)
      }
      return type(wrap(inner), since: start)
    }
    if eat("~") {
      let inner = try nested { parser throws(DeclarationError) in try parser.parseSimpleType() }
      return type(.suppressed(inner), since: start)
    }
    if at("(") { return try parseTuple() }
    if at("[") { return try parseCollection() }
    return try parseNamedType()
  }

  private mutating func parseNamedType() throws(DeclarationError) -> TypeSyntax {
    let start = mark
    var path: [String] = []
    var arguments: [TypeSyntax] = []
    repeat {
      let isSpecial = at("Any") || at("Self")
      guard atName || isSpecial else {
        if peek.kind == .word, peek.text != "_" {
          throw DeclarationError(message: .reservedName(peek.text), position: peek.position)
        }
        throw unexpected("a type")
      }
      path.append(next().name)
      arguments = at("<") ? try parseGenericArguments() : []
    } while atMember && eat(".")
    return type(.named(path: path.joined(separator: "."), arguments: arguments), since: start)
  }

  /// Whether `.Name` comes next, and not `.Type`.
  private var atMember: Bool {
    at(".") && peek(1).kind == .word && !["Type", "Protocol"].contains(peek(1).text)
  }

  private mutating func parseGenericArguments() throws(DeclarationError) -> [TypeSyntax] {
    let open = try expect("<")
    var arguments: [TypeSyntax] = []
    repeat {
      if peek.kind == .number {
        next()
      } else {
        arguments.append(try parseType())
      }
    } while eat(",")
    if peek.kind == .end {
      throw DeclarationError(message: .unclosed("<"), position: open.position)
    }
    try expect(">")
    return arguments
  }

  private mutating func parseTuple() throws(DeclarationError) -> TypeSyntax {
    let start = mark
    let open = try expect("(")
    var elements: [TypeSyntax] = []
    while !at(")") {
      try skipTupleLabel()
      elements.append(try parseType())
      if at("...") { throw DeclarationError(message: .refusedVariadic(), position: peek.position) }
      if !eat(",") { break }
    }
    if peek.kind == .end {
      throw DeclarationError(message: .unclosed("("), position: open.position)
    }
    try expect(")")
    // One type in parentheses is that type, with its own kind and the text of both.
    if elements.count == 1, let only = elements.first { return type(only.kind, since: start) }
    return type(.tuple(elements), since: start)
  }

  /// Consumes `label:`, `_ name:` or `label name:` before an element's type.
  private mutating func skipTupleLabel() throws(DeclarationError) {
    guard peek.kind == .word else { return }
    if peek(1).text == ":" {
      next()
      next()
    } else if peek(1).kind == .word, peek(2).text == ":" {
      next()
      next()
      next()
    }
  }

  private mutating func parseCollection() throws(DeclarationError) -> TypeSyntax {
    let start = mark
    let open = try expect("[")
    let first = try parseType()
    let second = eat(":") ? try parseType() : nil
    if peek.kind == .end {
      throw DeclarationError(message: .unclosed("["), position: open.position)
    }
    try expect("]")
    return type(second.map { .dictionary(first, $0) } ?? .array(first), since: start)
  }

  private func type(_ kind: TypeSyntax.Kind, since mark: Int) -> TypeSyntax {
    let tokens = tokens(since: mark)
    return TypeSyntax(
      kind: kind,
      text: tokens.text,
      position: tokens.first?.position ?? peek.position
    )
  }
}
