extension DeclarationParser {
  /// Parses `<T: Sendable, each U, let n: Int>`.
  mutating func parseGenericClause() throws(DeclarationError) -> GenericClause {
    let start = mark
    let open = try expect("<")
    var names: [String] = []
    var noncopyable: Set<String> = []
    repeat {
      _ = try parseAttributes()
      if at("each") || at("let"), peek(1).kind == .word { next() }
      let name = try expectName("a generic parameter")
      names.append(name.name)
      guard eat(":") else { continue }
      let constraint = try parseType()
      if constraint.parts.contains(where: \.isSuppressed) { noncopyable.insert(name.name) }
    } while eat(",")
    if peek.kind == .end {
      throw DeclarationError(message: .unclosed("<"), position: open.position)
    }
    try expect(">")
    return GenericClause(text: tokens(since: start).text, names: names, noncopyable: noncopyable)
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
  mutating func parseWhereClause() throws(DeclarationError) -> String {
    let start = mark
    try expect("where")
    repeat {
      if at("repeat") { next() }
      _ = try parseType()
      guard eat(":") || eat("==") else { throw unexpected("':' or '=='") }
      if peek.kind == .number { next() } else { _ = try parseType() }
    } while eat(",")
    return tokens(since: start).text
  }
}

extension TypeSyntax {
  fileprivate var isSuppressed: Bool {
    if case .suppressed = kind { return true }
    return false
  }
}
