/// Parses members as extensions have them, to find out which requirements they implement.
///
/// The forwarder does not repeat them, so nothing is refused that Swift allows. What is written in a
/// later version of Swift is read as far as it is understood.
extension DeclarationParser {
  /// A member, as far as it is understood.
  struct Implementation {
    let declaration: RequirementDeclaration

    /// Whether all of it is understood, up to its body.
    var isWhole = true

    /// Whether types have it, and not their instances.
    var isOfType: Bool {
      let modifiers = declaration.modifiers
      return modifiers.contains(.static) || modifiers.contains(.class)
        || declaration.name.text == "init"
    }
  }

  /// Parses the function, property or subscript that consists of `tokens`, the last of which is the end;
  /// nil if it is something else, or if not even its name is understood.
  static func implementation(_ tokens: [Token]) -> Implementation? {
    var parser = DeclarationParser(tokens)
    parser.isImplementation = true
    guard let marks = try? parser.parseMarks() else { return nil }
    let attributes = marks.attributes.map(\.attribute)
    let modifiers = marks.modifiers.map(\.modifier)
    switch parser.peek.text {
    case "func", "init": return parser.functionImplementation(attributes, modifiers)
    case "var": return parser.propertyImplementation(attributes, modifiers)
    case "subscript": return parser.subscriptImplementation(attributes, modifiers)
    default: return nil
    }
  }

  private mutating func functionImplementation(
    _ attributes: [Attribute],
    _ modifiers: [Modifier]
  ) -> Implementation? {
    if !at("init") { next() }
    guard atName || at("init") || atOperator else { return nil }
    let name = atOperator ? parseOperator() : next()
    if at("?") || at("!") { next() }
    var reading = Reading()
    let generics =
      at("<") ? reading.read { () throws(DeclarationError) in try parseGenericClause() } : nil
    let parameters = reading.read { () throws(DeclarationError) in try parseParameters() }
    let effects = reading.read { () throws(DeclarationError) in try parseEffects(ofFunction: true) }
    let result = reading.read { () throws(DeclarationError) in eat("->") ? try parseResult() : nil }
    let whereClause = reading.read { () throws(DeclarationError) in try parseConditions() }
    let declaration = FunctionDeclaration(
      attributes: attributes,
      modifiers: modifiers,
      name: name,
      generics: generics,
      parameters: parameters ?? [],
      effects: effects ?? .none,
      result: result ?? nil,
      whereClause: whereClause ?? nil
    )
    return Implementation(
      declaration: .function(declaration),
      isWhole: reading.isWhole && atBody
    )
  }

  /// Parses an operator, whose characters are tokens.
  private mutating func parseOperator() -> Token {
    let first = next()
    var text = first.text
    while atOperator, !peek.followsSpace { text += next().text }
    return first.replacingText(by: text)
  }

  private mutating func propertyImplementation(
    _ attributes: [Attribute],
    _ modifiers: [Modifier]
  ) -> Implementation? {
    next()
    guard atName else { return nil }
    let name = next()
    guard eat(":"), let type = try? parseType() else { return nil }
    let declaration = PropertyDeclaration(
      attributes: attributes,
      modifiers: modifiers,
      name: name,
      type: type,
      accessors: parseBodyAccessors()
    )
    return Implementation(declaration: .property(declaration))
  }

  private mutating func subscriptImplementation(
    _ attributes: [Attribute],
    _ modifiers: [Modifier]
  ) -> Implementation? {
    let keyword = next()
    var reading = Reading()
    let generics =
      at("<") ? reading.read { () throws(DeclarationError) in try parseGenericClause() } : nil
    let parameters = reading.read { () throws(DeclarationError) in
      try parseParameters(ofSubscript: true)
    }
    let result = reading.read { () throws(DeclarationError) in
      try expect("->")
      return try parseResult()
    }
    let whereClause = reading.read { () throws(DeclarationError) in try parseConditions() }
    guard let parameters, let result else { return nil }
    let isWhole = reading.isWhole && at("{")
    let declaration = SubscriptDeclaration(
      attributes: attributes,
      modifiers: modifiers,
      keyword: keyword,
      generics: generics,
      parameters: parameters,
      result: result,
      whereClause: whereClause ?? nil,
      accessors: parseBodyAccessors()
    )
    return Implementation(declaration: .subscript(declaration), isWhole: isWhole)
  }

  /// What is read of a member, up to the first part that is not understood.
  private struct Reading {
    var isWhole = true

    mutating func read<Part>(_ parse: () throws(DeclarationError) -> Part) -> Part? {
      guard isWhole else { return nil }
      do {
        return try parse()
      } catch {
        isWhole = false
        return nil
      }
    }
  }

  private var atBody: Bool { at("{") || peek.kind == .end }

  /// Parses a `where` clause in which conditions on `Self` are kept apart; nil if there is none.
  mutating func parseConditions() throws(DeclarationError) -> WhereClause? {
    at("where") ? try parseWhereClause(ofHead: true) : nil
  }

  /// Reads how a property or subscript is got and set: in a protocol `{ get set }`, in an extension a
  /// body, with accessors or without.
  private mutating func parseBodyAccessors() -> Accessors {
    var effects = Effects.none
    var isSettable = false
    var isMutating = false
    var isNonmutating = false
    if eat("{") {
      while true {
        while at("@") { _ = try? parseAttribute(inType: false) }
        let modifier = at("mutating") || at("nonmutating") ? next().text : nil
        guard at(anyOf: ["get", "set", "_read", "_modify"]) else { break }
        let isGetter = at("get") || at("_read")
        next()
        if isGetter {
          effects = (try? parseEffects()) ?? .none
          isMutating = modifier == "mutating"
        } else {
          isSettable = true
          isNonmutating = modifier == "nonmutating"
          // `set(newTitle) { … }`.
          if at("(") { try? skipBalanced() }
        }
        if at("{") { try? skipBalanced() }
      }
    }
    return Accessors(
      getterEffects: effects,
      mutatingPosition: isMutating ? peek.position : nil,
      isSettable: isSettable,
      nonmutatingPosition: isNonmutating ? peek.position : nil
    )
  }
}
