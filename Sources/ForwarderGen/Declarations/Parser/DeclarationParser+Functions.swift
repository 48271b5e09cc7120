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
    if at("...") { throw DeclarationError(.refusedVariadic(), at: peek.position) }
    if at("=") { throw DeclarationError(.defaultArgument(), at: peek.position) }
    return Parameter(firstName: firstName, secondName: secondName, type: type)
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
