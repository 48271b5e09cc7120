extension DeclarationParser {
  /// Parses `<T: Sendable, each U, let n: Int>`.
  mutating func parseGenericClause() throws(DeclarationError) -> GenericClause {
    let start = mark
    let open = try expect("<")
    var names: [String] = []
    var constraints: [TypeSyntax] = []
    var noncopyable: Set<String> = []
    repeat {
      _ = try parseAttributes()
      if at("each") || at("let"), peek(1).kind == .word { next() }
      let name = try expectName("a generic parameter")
      names.append(name.name)
      guard eat(":") else { continue }
      let constraint = try parseType()
      constraints.append(constraint)
      if constraint.parts.contains(where: \.isSuppressed) { noncopyable.insert(name.name) }
    } while eat(",")
    if peek.kind == .end {
      throw DeclarationError(message: .unclosed("<"), position: open.position)
    }
    try expect(">")
    return GenericClause(
      text: tokens(since: start).text,
      names: names,
      constraints: constraints,
      noncopyable: noncopyable
    )
  }

  /// Parses `associatedtype Item: Sendable where Item: Hashable`.
  mutating func parseAssociatedType() throws(DeclarationError) -> AssociatedTypeDeclaration {
    let start = mark
    try expect("associatedtype")
    let name = try expectName("the associated type's name")
    let constraint = eat(":") ? try parseType().text : nil
    if at("=") {
      throw DeclarationError(message: .defaultAssociatedType(), position: peek.position)
    }
    let whereClause = at("where") ? try parseWhereClause() : nil
    return AssociatedTypeDeclaration(
      name: name,
      constraint: constraint,
      whereClause: whereClause,
      text: tokens(since: start).text
    )
  }

  /// Parses `where T: Sendable, U.Element == T`.
  mutating func parseWhereClause() throws(DeclarationError) -> WhereClause {
    let start = mark
    try expect("where")
    var types: [TypeSyntax] = []
    var noncopyable: Set<String> = []
    repeat {
      if at("repeat") { next() }
      let subject = try parseType()
      types.append(subject)
      guard eat(":") || eat("==") else { throw unexpected("':' or '=='") }
      if peek.kind == .number {
        next()
        continue
      }
      let constraint = try parseType()
      types.append(constraint)
      if constraint.parts.contains(where: \.isSuppressed) { noncopyable.insert(subject.text) }
    } while eat(",")
    return WhereClause(
      text: tokens(since: start).text,
      types: types,
      noncopyable: noncopyable
    )
  }
}

extension TypeSyntax {
  fileprivate var isSuppressed: Bool {
    if case .suppressed = kind { return true }
    return false
  }
}
