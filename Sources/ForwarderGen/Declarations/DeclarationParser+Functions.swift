extension DeclarationParser {
  mutating func parseFunction(
    _ attributes: [Attribute],
    _ modifiers: [Modifier]
  ) throws(DeclarationError) -> FunctionDeclaration {
    try expect("func")
    if peek.kind == .punctuation, !at("(") {
      throw DeclarationError(message: .refusedOperator(), position: peek.position)
    }
    let name = try expectName("the function's name")
    let generics = at("<") ? try parseGenericClause() : nil
    let parameters = try parseParameters()
    let effects = try parseEffects()
    let result = eat("->") ? try parseType() : nil
    let whereClause = at("where") ? try parseWhereClause() : nil
    if at("{") {
      throw DeclarationError(message: .requirementWithBody(), position: peek.position)
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

  mutating func parseParameters() throws(DeclarationError) -> [Parameter] {
    let open = try expect("(")
    var parameters: [Parameter] = []
    while !at(")") {
      parameters.append(try parseParameter())
      if !eat(",") { break }
    }
    if peek.kind == .end {
      throw DeclarationError(message: .unclosed("("), position: open.position)
    }
    guard at(")") else { throw unexpected("',' or ')'") }
    next()
    return parameters
  }

  private mutating func parseParameter() throws(DeclarationError) -> Parameter {
    _ = try parseAttributes()
    let firstName = try expectParameterName()
    // `at at: Int` is `at: Int`, and a warning.
    let repeatsName = peek.name == firstName.name && peek(1).text == ":"
    if repeatsName { omitNext() }
    let secondName = peek.kind == .word ? try expectParameterName() : nil
    try expect(":")
    let type = try parseType()
    if at("...") { throw DeclarationError(message: .refusedVariadic(), position: peek.position) }
    if at("=") { throw DeclarationError(message: .defaultArgument(), position: peek.position) }
    return Parameter(firstName: firstName, secondName: secondName, type: type)
  }

  /// Consumes a parameter's label or name, which any word but `inout`, `var` and `let` can be.
  private mutating func expectParameterName() throws(DeclarationError) -> Token {
    guard peek.kind == .word else { throw unexpected("a parameter") }
    if at(anyOf: ["inout", "var", "let"]) {
      throw DeclarationError(message: .reservedName(peek.text), position: peek.position)
    }
    return next()
  }

  /// Parses `async`, `throws` and `rethrows`, none or some.
  mutating func parseEffects() throws(DeclarationError) -> Effects {
    let isAsync = eat("async")
    var throwing = Effects.Throwing.never
    if at("rethrows") {
      throwing = .rethrows(next().position)
    } else if eat("throws") {
      throwing = .untyped
      if eat("(") {
        throwing = .typed(try parseType())
        try expect(")")
      }
    }
    if at("async"), throwing != .never {
      throw DeclarationError(message: .effectsOutOfOrder(), position: peek.position)
    }
    return Effects(isAsync: isAsync, throwing: throwing)
  }
}
