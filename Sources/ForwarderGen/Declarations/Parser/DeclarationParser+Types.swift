extension DeclarationParser {
  /// The words before a type.
  private static let specifiers: Set<String> = [
    "inout", "borrowing", "consuming", "__owned", "__shared", "isolated", "sending", "nonisolated",
    "_const",
  ]

  /// The words before a protocol that make a type of it.
  private static let wrappers: [String: @Sendable (TypeSyntax) -> TypeSyntax.Kind] = [
    "any": { .existential($0) }, "some": { .opaque($0) }, "each": { .pack($0) },
  ]

  /// Parses a type with all that may stand before it: `@escaping () -> Void`, `inout T`, `repeat T`.
  mutating func parseType() throws(DeclarationError) -> TypeSyntax {
    let start = mark
    guard eat("repeat") else { return try parseOneType() }
    let pattern = try parseOneType()
    return type(.pack(pattern), since: start)
  }

  /// Parses a type that is not repeated, such as a result.
  mutating func parseOneType() throws(DeclarationError) -> TypeSyntax {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.maximumDepth { throw tooDeep }
    let start = mark
    let annotations = try parseAnnotations()
    let base = try parseFunctionOrComposition()
    return annotations.isEmpty ? base : type(.annotated(annotations, base), since: start)
  }

  /// Parses what stands before a type: words first, attributes after them.
  private mutating func parseAnnotations() throws(DeclarationError) -> [TypeSyntax.Annotation] {
    var annotations: [TypeSyntax.Annotation] = []
    while at(anyOf: Self.specifiers), isBeforeType {
      let start = mark
      let token = next()
      // `nonisolated(nonsending)`
      if token.text == "nonisolated" { try skipBalanced() }
      annotations.append(
        TypeSyntax.Annotation(
          kind: TypeSyntax.Annotation.Kind(rawValue: token.text),
          name: token.text,
          text: tokens(since: start).text,
          position: token.position
        )
      )
    }
    while at("@") { annotations.append(.init(try parseAttribute(inType: true))) }
    return annotations
  }

  /// Whether a type begins after the next word, so that the word is a specifier of that type.
  private var isBeforeType: Bool {
    let token = peek(1)
    let isTilde = token.text == "~" && token.followsSpace && !peek(2).followsSpace
    return token.kind == .word || ["(", "[", "@"].contains(token.text) || isTilde
  }

  /// Parses `A & B`, or a function type.
  private mutating func parseFunctionOrComposition() throws(DeclarationError) -> TypeSyntax {
    let start = mark
    let first = try parseComposition()
    let isOne = first.textInParentheses != nil
    guard startsFunctionArrow, case .tuple(let parameters) = isOne ? .tuple([first]) : first.kind
    else { return first }
    let effects = try parseEffects()
    try expect("->")
    let result = try parseOneType()
    let kind = TypeSyntax.Kind.function(parameters: parameters, effects: effects, result: result)
    return type(kind, since: start)
  }

  var startsFunctionArrow: Bool {
    at("->") || at("throws") || at("async") && ["->", "throws"].contains(peek(1).text)
  }

  /// Parses `A & B`, with `any`, `some` or `each` before it or not.
  mutating func parseComposition() throws(DeclarationError) -> TypeSyntax {
    let start = mark
    let isPack = at("each")
    let wrapped = peek.kind == .word ? Self.wrappers[peek.text] : nil
    if wrapped != nil { next() }
    let innerStart = mark
    var first = try parseSimpleType()
    var others: [TypeSyntax] = []
    while at("&"), !isPack {
      next()
      others.append(try parseSimpleType())
    }
    if !others.isEmpty { first = type(.composition([first] + others), since: innerStart) }
    return wrapped.map { type($0(first), since: start) } ?? first
  }

  /// Parses a type without `&` and `->`, and the `?`, `!`, `.Type` after it.
  private mutating func parseSimpleType() throws(DeclarationError) -> TypeSyntax {
    let start = mark
    let isSuppressed = eat("~")
    let innerStart = mark
    var base = at("(") ? try parseTuple() : at("[") ? try parseCollection() : try parseNamedType()
    for _ in 0...Self.maximumDepth {
      if at("?"), !peek.followsSpace {
        next()
        base = type(.standard("Optional", base), since: innerStart)
      } else if at("!"), !peek.followsSpace {
        next()
        base = type(.implicitlyUnwrapped(base), since: innerStart)
      } else if try eatDot() {
        base = try parseMember(of: base, since: innerStart)
      } else {
        return isSuppressed ? type(.suppressed(base), since: start) : base
      }
    }
    throw tooDeep
  }

  /// Parses `Type`, or `Element` in `[Int].Element`.
  private mutating func parseMember(
    of base: TypeSyntax,
    since start: Int
  ) throws(DeclarationError) -> TypeSyntax {
    if at("Type") || at("Protocol") {
      next()
      return type(.metatype(base), since: start)
    }
    let name = try expectName("a type")
    let arguments = at("<") ? try parseGenericArguments() : []
    var (path, outer) = ([base.text], [base])
    if case .named(let names, let arguments) = base.kind { (path, outer) = (names, arguments) }
    return type(.named(path: path + [name.name], arguments: outer + arguments), since: start)
  }

  private mutating func parseNamedType() throws(DeclarationError) -> TypeSyntax {
    let start = mark
    nameWholly()
    var path: [String] = []
    var arguments: [TypeSyntax] = []
    var goesOn: Bool
    repeat {
      let isSpecial = path.isEmpty && (at("Any") || at("Self"))
      if path.isEmpty, Self.wrappers[peek.text] != nil { throw unexpected("a type") }
      path.append(isSpecial ? next().name : try expectName("a type").name)
      let hasArguments = at("<") && path != ["Any"]
      if hasArguments { arguments += try parseGenericArguments() }
      if at("."), !["Type", "Protocol"].contains(peek(1).text) {
        goesOn = try eatDot()
      } else {
        // A module's name and `::` have no space between them and the name.
        goesOn =
          !hasArguments && !isSpecial && at("::") && !peek.followsSpace && !peek(1).followsSpace
        if goesOn { next() }
      }
    } while goesOn
    return type(.named(path: path, arguments: arguments), since: start)
  }

  /// Gives the name that comes next the form that it has in the file of the forwarder: `Item` for
  /// `Self.Item`, since what belongs to the protocol belongs to its forwarder, and the whole path of a type
  /// that is nested beside the protocol.
  private mutating func nameWholly() {
    guard let place else { return }
    if at("Self"), peek(1).text == ".", !["Type", "self"].contains(peek(2).text) {
      dropQualifier()
    }
    guard peek.kind == .word, !genericNames.contains(peek.name), let path = place.path(peek.name)
    else { return }
    let outer = path.pathNames.dropLast()
      .flatMap { name in
        [
          peek.replacingText(by: Keyword.escapedType(name)),
          Token(kind: .punctuation, text: ".", position: peek.position),
        ]
      }
    var words = outer + [peek]
    for index in words.indices.dropFirst() { words[index].followsSpace = false }
    replaceNext(1, by: words)
  }

  func type(
    _ kind: TypeSyntax.Kind,
    _ textInParentheses: String? = nil,
    since mark: Int
  ) -> TypeSyntax {
    let tokens = tokens(since: mark)
    return TypeSyntax(
      kind: kind,
      text: tokens.text,
      textInParentheses: textInParentheses,
      position: tokens.first?.position ?? peek.position
    )
  }
}
