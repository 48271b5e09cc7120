extension DeclarationParser {
  /// Parses `<T: Sendable, each U, let n: Int>`.
  mutating func parseGenericClause() throws(DeclarationError) -> GenericClause {
    let start = mark
    let open = try expect("<")
    let behindOpen = mark
    var names: [String] = []
    var constraints: [TypeSyntax] = []
    var conditions: [String] = []
    var noncopyable: Set<String> = []
    repeat {
      _ = try parseAttributes()
      if at("each") || at("let") { next() }
      let name = try expectName("a generic parameter")
      names.append(name.name)
      guard eat(":") else { continue }
      let constraint = try parseConstraint()
      constraints.append(constraint)
      conditions.append("\(name.name): \(constraint.text)")
      if constraint.hasPart(where: \.isSuppressed) { noncopyable.insert(name.name) }
    } while eat(",") && !at(">")
    try expectMore(inside: open)
    let parameters = tokens(since: behindOpen).text
    try expect(">")
    return GenericClause(
      text: tokens(since: start).text,
      parameters: parameters,
      names: names,
      constraints: constraints,
      conditions: conditions,
      noncopyable: noncopyable
    )
  }

  /// Parses the constraint behind the `:` of a generic parameter or an associated type.
  private mutating func parseConstraint() throws(DeclarationError) -> TypeSyntax {
    let constraint = try parseComposition()
    if constraint.canConstrain { return constraint }
    throw DeclarationError(
      .unexpectedToken(constraint.text, expected: "a protocol or a class"),
      at: constraint.position
    )
  }

  /// Parses `associatedtype Item: Sendable where Item: Hashable`.
  mutating func parseAssociatedType() throws(DeclarationError) -> AssociatedTypeDeclaration {
    let start = mark
    try expect("associatedtype")
    if at("each") { throw unexpected("the associated type's name") }
    let name = try expectName("the associated type's name")
    var constraints: [String] = []
    if eat(":") { repeat { constraints.append(try parseConstraint().text) } while eat(",") }
    if at("=") {
      throw DeclarationError(.defaultAssociatedType(), at: peek.position)
    }
    let whereClause = at("where") ? try parseWhereClause() : nil
    return AssociatedTypeDeclaration(
      name: name,
      constraint: constraints.isEmpty ? nil : constraints.joined(separator: " & "),
      whereClause: whereClause,
      text: tokens(since: start).text
    )
  }

  /// Parses `where T: Sendable, U.Element == T`.
  ///
  /// A constraint on `Self` in the head of a protocol is an inheritance, not a condition.
  mutating func parseWhereClause(
    ofHead isInHead: Bool = false
  ) throws(DeclarationError) -> WhereClause {
    let start = mark
    try expect("where")
    var conditions: [String] = []
    var types: [TypeSyntax] = []
    var equations: [WhereClause.Equation] = []
    var ofSelf: [TypeSyntax] = []
    var noncopyable: Set<String> = []
    repeat {
      let condition = mark
      let subject = try parseType()
      let isSame = eat("==")
      if !isSame, !eat(":") { throw unexpected("':' or '=='") }
      if isInHead, !isSame, subject.nameAlone == "Self" {
        ofSelf.append(try parseType())
        continue
      }
      defer { conditions.append(tokens(since: condition).text) }
      types.append(subject)
      if isSame, eatNumber() { continue }
      let constraint = try parseType()
      types.append(constraint)
      if isSame { equations.append(.init(left: subject, right: constraint)) }
      if constraint.hasPart(where: \.isSuppressed), let name = subject.nameAlone {
        noncopyable.insert(name)
      }
    } while eat(",")
    return WhereClause(
      text: isInHead ? "where \(conditions.joined(separator: ", "))" : tokens(since: start).text,
      conditions: conditions,
      types: types,
      equations: equations,
      noncopyable: noncopyable,
      ofSelf: ofSelf
    )
  }
}

extension TypeSyntax {
  /// Whether it can be the constraint of a generic parameter or an associated type.
  fileprivate var canConstrain: Bool {
    switch kind {
    case .named(let path, _): path != ["Self"]
    case .composition, .suppressed: true
    default: false
    }
  }

  fileprivate var isSuppressed: Bool {
    if case .suppressed = kind { return true }
    return false
  }
}
