extension DeclarationParser {
  /// Parses a requirement, and gives its tokens too.
  static func requirement(
    _ source: EmbeddedText
  ) throws(DeclarationError) -> (RequirementDeclaration, [Token]) {
    var parser = try DeclarationParser(source)
    let attributes = try parser.parseAttributes()
    let modifiers = try parser.parseModifiers()
    let requirement: RequirementDeclaration
    switch parser.peek.text {
    case "func":
      requirement = .function(try parser.parseFunction(attributes, modifiers))
    case "var":
      requirement = .property(try parser.parseProperty(attributes, modifiers))
    default:
      throw parser.notARequirement()
    }
    try parser.expectEnd()
    return (requirement, Array(parser.tokens(since: 0)))
  }

  /// Why the next token begins none of the requirements that can be forwarded.
  private func notARequirement() -> DeclarationError {
    let message: DiagnosticMessage =
      switch peek.text {
      case "let": .letRequirement()
      case "init": .refusedInitializer()
      case "associatedtype": .unsupportedShape("an associated type")
      case "subscript": .unsupportedShape("a subscript")
      default: unexpected("'func' or 'var'").message
      }
    return DeclarationError(message: message, position: peek.position)
  }

  // MARK: Functions

  private mutating func parseFunction(
    _ attributes: [Attribute],
    _ modifiers: [Modifier]
  ) throws(DeclarationError) -> FunctionDeclaration {
    try expect("func")
    if peek.kind == .punctuation, !at("(") {
      throw DeclarationError(message: .refusedOperator(), position: peek.position)
    }
    let name = try expectName("the function's name")
    if at("<") { throw unsupported("a generic function") }
    let parameters = try parseParameters()
    let effects = try parseEffects()
    let result = eat("->") ? try parseType() : nil
    if at("where") { throw unsupported("'where'") }
    if at("{") {
      throw DeclarationError(message: .requirementWithBody(), position: peek.position)
    }
    return FunctionDeclaration(
      attributes: attributes,
      modifiers: modifiers,
      name: name,
      parameters: parameters,
      effects: effects,
      result: result
    )
  }

  private mutating func parseParameters() throws(DeclarationError) -> [Parameter] {
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
    if at("@") { throw unsupported("an attribute of a parameter") }
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

  // MARK: Properties

  private mutating func parseProperty(
    _ attributes: [Attribute],
    _ modifiers: [Modifier]
  ) throws(DeclarationError) -> PropertyDeclaration {
    try expect("var")
    let name = try expectName("the property's name")
    try expect(":")
    let type = try parseType()
    guard at("{") else {
      throw DeclarationError(message: .propertyWithoutAccessors(), position: peek.position)
    }
    let (getterEffects, isSettable) = try parseAccessors()
    return PropertyDeclaration(
      attributes: attributes,
      modifiers: modifiers,
      name: name,
      type: type,
      getterEffects: getterEffects,
      isSettable: isSettable
    )
  }

  /// Parses `{ get }`, `{ get set }`, `{ set get }` or `{ get async throws }`.
  private mutating func parseAccessors() throws(DeclarationError) -> (Effects, isSettable: Bool) {
    let open = try expect("{")
    var getterEffects: Effects?
    var isSettable = false
    while !at("}") {
      if peek.kind == .end {
        throw DeclarationError(message: .unclosed("{"), position: open.position)
      }
      if at(anyOf: ["mutating", "nonmutating", "@"]) { throw unsupported("'\(peek.text)' here") }
      if at("get"), getterEffects == nil {
        next()
        getterEffects = try parseEffects()
      } else if at("set"), !isSettable {
        next()
        isSettable = true
      } else {
        throw unexpected("'get', 'set' or '}'")
      }
    }
    guard let getterEffects else { throw unexpected("'get'") }
    try expect("}")
    return (getterEffects, isSettable)
  }
}
