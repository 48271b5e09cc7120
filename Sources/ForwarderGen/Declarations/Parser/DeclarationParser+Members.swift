extension DeclarationParser {
  /// A member of a protocol, and what it consists of.
  struct Member {
    let declaration: MemberDeclaration
    let tokens: ArraySlice<Token>

    /// Those behind its attributes and modifiers.
    let body: ArraySlice<Token>
  }

  /// Parses a member of a protocol.
  static func member(_ source: EmbeddedText) throws(DeclarationError) -> Member {
    try member(Lexer.tokens(of: source))
  }

  /// Parses a member of a protocol that consists of `tokens`, the last of which is the end.
  static func member(_ tokens: [Token]) throws(DeclarationError) -> Member {
    var parser = DeclarationParser(tokens)
    let attributes = try parser.parseAttributes()
    let modifiers = try parser.parseModifiers()
    let behindModifiers = parser.mark
    let member: MemberDeclaration
    switch parser.peek.text {
    case "func":
      member = .requirement(.function(try parser.parseFunction(attributes, modifiers)))
    case "var":
      member = .requirement(.property(try parser.parseProperty(attributes, modifiers)))
    case "subscript":
      member = .requirement(.subscript(try parser.parseSubscript(attributes, modifiers)))
    case "associatedtype":
      for modifier in modifiers where modifier.kind != .override {
        throw DeclarationError(
          .misplacedModifier(modifier.text, on: "an associated type"),
          at: modifier.position
        )
      }
      member = .associatedType(try parser.parseAssociatedType())
    default:
      throw parser.notARequirement()
    }
    try parser.expectEnd()
    return Member(
      declaration: member,
      tokens: parser.tokens(since: 0),
      body: parser.tokens(since: behindModifiers)
    )
  }

  /// Why the next token begins none of the requirements that can be forwarded.
  private func notARequirement() -> DeclarationError {
    let message: DiagnosticMessage
    switch peek.text {
    case "let": message = .letRequirement()
    case "typealias": message = .typeAliasRequirement()
    case "init": message = .refusedInitializer()
    default: return unexpected("'func', 'var' or 'subscript'")
    }
    return DeclarationError(message, at: peek.position)
  }
}

extension DeclarationParser {
  mutating func parseFunction(
    _ attributes: [Attribute],
    _ modifiers: [Modifier]
  ) throws(DeclarationError) -> FunctionDeclaration {
    try expect("func")
    if atOperator {
      throw DeclarationError(.refusedOperator(), at: peek.position)
    }
    let name = try expectName("the function's name")
    let generics = at("<") ? try parseGenericClause() : nil
    let parameters = try parseParameters()
    let effects = try parseEffects(ofFunction: true)
    let result = eat("->") ? try parseResult() : nil
    let whereClause = at("where") ? try parseWhereClause() : nil
    if at("{") {
      throw DeclarationError(.requirementWithBody(), at: peek.position)
    }
    return FunctionDeclaration(
      attributes: attributes,
      modifiers: modifiers,
      name: name,
      generics: generics,
      parameters: parameters,
      effects: effects,
      result: result,
      whereClause: whereClause
    )
  }

  /// Whether an operator comes next.
  var atOperator: Bool {
    guard peek.kind == .punctuation, !at("->"), let first = peek.text.unicodeScalars.first else {
      return false
    }
    return SwiftCharacters.startsOperator(first)
  }

  /// Parses a parameter list: a function's, or a subscript's, where a name alone is no label.
  mutating func parseParameters(
    ofSubscript isSubscript: Bool = false
  ) throws(DeclarationError) -> [Parameter] {
    let open = try expect("(")
    var parameters: [Parameter] = []
    var names: Set<String> = []
    while !at(")") {
      var parameter = try parseParameter(ofSubscript: isSubscript)
      // A protocol may have one name twice.
      if let name = parameter.name { parameter.repeatsName = !names.insert(name.name).inserted }
      parameters.append(parameter)
      if !eat(",") { break }
    }
    try expectMore(inside: open)
    guard at(")") else { throw unexpected("',' or ')'") }
    next()
    return parameters
  }

  private mutating func parseParameter(
    ofSubscript isSubscript: Bool
  ) throws(DeclarationError) -> Parameter {
    _ = try parseAttributes()
    let firstName = try expectParameterName()
    // `at at: Int` is `at: Int`, and a warning. A subscript would lose its label.
    let repeatsName = peek.name == firstName.name && !at("inout") && peek(1).text == ":"
    if repeatsName, !isSubscript { omitNext() }
    let secondName = peek.kind == .word ? try expectParameterName(isLabel: false) : nil
    try expect(":")
    let type = try parseType()
    var parameter = Parameter(firstName: firstName, secondName: secondName, type: type)
    if isImplementation {
      parameter.isVariadic = eat("...")
      while !at(","), !at(")"), peek.kind != .end {
        if peek.isOpeningBracket { try skipBalanced() } else { next() }
      }
    }
    if at("...") { throw DeclarationError(.refusedVariadic(), at: peek.position) }
    if at("=") { throw DeclarationError(.defaultArgument(), at: peek.position) }
    return parameter
  }

  /// Consumes a parameter's label or name.
  ///
  /// Any word but `inout` can be one; of `var` and `let` as labels the compiler warns.
  private mutating func expectParameterName(
    isLabel: Bool = true
  ) throws(DeclarationError) -> Token {
    guard peek.kind == .word, !peek.isDollarName else { throw unexpected("a parameter") }
    if at("inout") || isLabel && (at("var") || at("let")) {
      throw DeclarationError(.reservedName(peek.text), at: peek.position)
    }
    return next()
  }

  /// Parses `async`, `throws` and `rethrows`, none or some; the last only of functions.
  mutating func parseEffects(
    ofFunction isFunction: Bool = false
  ) throws(DeclarationError) -> Effects {
    let isAsync = eat("async")
    var throwing = Effects.Throwing.never
    if isFunction, at("rethrows") {
      throwing = .rethrows(next().position)
    } else if eat("throws") {
      throwing = .untyped
      if eat("(") {
        throwing = .typed(try parseType())
        try expect(")")
      }
    }
    if at("async"), throwing != .never {
      throw DeclarationError(.effectsOutOfOrder(), at: peek.position)
    }
    return Effects(isAsync: isAsync, throwing: throwing)
  }
}

extension DeclarationParser {
  mutating func parseProperty(
    _ attributes: [Attribute],
    _ modifiers: [Modifier]
  ) throws(DeclarationError) -> PropertyDeclaration {
    try expect("var")
    let name = try expectName("the property's name")
    try expect(":")
    let type = try parseType()
    return PropertyDeclaration(
      attributes: attributes,
      modifiers: modifiers,
      name: name,
      type: type,
      accessors: try parseAccessors()
    )
  }

  mutating func parseSubscript(
    _ attributes: [Attribute],
    _ modifiers: [Modifier]
  ) throws(DeclarationError) -> SubscriptDeclaration {
    let keyword = try expect("subscript")
    let generics = at("<") ? try parseGenericClause() : nil
    let parameters = try parseParameters(ofSubscript: true)
    try expect("->")
    let result = try parseResult()
    let whereClause = at("where") ? try parseWhereClause() : nil
    return SubscriptDeclaration(
      attributes: attributes,
      modifiers: modifiers,
      keyword: keyword,
      generics: generics,
      parameters: parameters,
      result: result,
      whereClause: whereClause,
      accessors: try parseAccessors()
    )
  }

  /// Parses `{ get }`, `{ get set }`, `{ set get }` or `{ mutating get async throws }`.
  private mutating func parseAccessors() throws(DeclarationError) -> Accessors {
    guard at("{") else {
      throw lookAlike ?? DeclarationError(.propertyWithoutAccessors(), at: peek.position)
    }
    let open = next()
    var getter: (effects: Effects, mutating: SourcePosition?)?
    var isSettable = false
    var nonmutating: SourcePosition?
    while !at("}") {
      try expectMore(inside: open)
      _ = try parseAttributes()
      let modifier = at("mutating") || at("nonmutating") ? next() : nil
      if at("get"), getter == nil {
        next()
        getter = (try parseEffects(), modifier?.position(of: "mutating"))
      } else if at("set"), !isSettable {
        next()
        isSettable = true
        nonmutating = modifier?.position(of: "nonmutating")
      } else {
        throw unexpected(modifier == nil ? "'get', 'set' or '}'" : "'get' or 'set'")
      }
    }
    guard let getter else { throw unexpected("'get'") }
    try expect("}")
    return Accessors(
      getterEffects: getter.effects,
      mutatingPosition: getter.mutating,
      isSettable: isSettable,
      nonmutatingPosition: nonmutating
    )
  }
}

extension Token {
  /// Where it stands, if it is `word`.
  fileprivate func position(of word: String) -> SourcePosition? { text == word ? position : nil }
}
