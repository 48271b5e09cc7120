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
      throw DeclarationError(.propertyWithoutAccessors(), at: peek.position)
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
