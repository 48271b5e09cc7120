extension DeclarationParser {
  /// Parses `public protocol DownloadDelegate: AnyObject`.
  package static func protocolHead(_ source: EmbeddedText) throws(DeclarationError) -> ProtocolHead
  {
    try protocolHead(Lexer.tokens(of: source), at: source.start)
  }

  /// Parses a protocol's head that begins at `start`, and in a Swift file stands in the types `outer`.
  static func protocolHead(
    _ tokens: [Token],
    at start: SourcePosition,
    in outer: [String]? = nil
  ) throws(DeclarationError) -> ProtocolHead {
    var parser = DeclarationParser(tokens, in: outer == nil ? nil : .plain)
    let marks = try parser.parseMarks()
    let behindMarks = parser.mark
    try parser.expect("protocol")
    let statedTypes = try parser.parseOuterTypes()
    let name = try parser.expectName("the protocol's name")
    let outerTypes =
      outer?.map { name.replacingText(by: Keyword.escapedType($0)) } ?? statedTypes
    let primaryTypes = try parser.parsePrimaryTypes()
    var inherited: [TypeSyntax] = []
    if parser.eat(":") {
      repeat {
        // So it was written before Swift 5, and the compiler warns of it.
        if parser.at("class") {
          parser.replaceNext(1, by: [parser.peek.replacingText(by: "AnyObject")])
        }
        inherited.append(try parser.parseType())
      } while parser.eat(",")
    }
    var whereClause = parser.at("where") ? try parser.parseWhereClause(ofHead: true) : nil
    inherited = (inherited + (whereClause?.ofSelf ?? [])).flatMap(\.compositionMembers)
    for type in inherited where type.plainPath == nil {
      let shape = "the inheritance of '\(type.text)'"
      throw DeclarationError(.unsupportedShape(shape), at: type.position)
    }
    if whereClause?.constraints.isEmpty == true { whereClause = nil }
    // The forwarder repeats the clause, and is another `Self`.
    if let type = whereClause?.types.flatMap(\.parts).first(where: \.namesSelf) {
      let expected = "an associated type by its own name (what is inherited stands behind ':')"
      throw DeclarationError(.unexpectedToken(type.text, expected: expected), at: type.position)
    }
    try parser.expectNo("{", .protocolWithBody)
    try parser.expectEnd()

    let access = try parser.access(
      of: marks.modifiers,
      besides: .nonisolated,
      on: "a protocol",
      refusing: [.open]
    )
    return ProtocolHead(
      marks: marks,
      access: access?.accessLevel ?? .internal,
      accessPosition: access?.position ?? start,
      outerTypes: outerTypes,
      name: name.name,
      namePosition: name.position,
      primaryTypes: primaryTypes,
      inherited: inherited,
      whereClause: whereClause,
      position: start,
      body: parser.tokens(since: behindMarks).text
    )
  }

  /// Parses `MultiX`, or `internal final class MultiX`.
  static func forwarderHead(_ source: EmbeddedText) throws(DeclarationError) -> AccessibleName {
    try accessibleName(source, of: "a forwarder", behind: "class", besides: .final)
  }

  /// Parses `listeners`, or `internal listeners`.
  static func delegatesProperty(_ source: EmbeddedText) throws(DeclarationError) -> AccessibleName {
    let property: AccessibleName
    do {
      property = try accessibleName(source, of: "the delegates of a forwarder")
    } catch {
      // Back-ticks would not help.
      guard case .reservedName(let name) = error.message else { throw error }
      throw DeclarationError(.invalidPropertyName(name), at: error.position)
    }
    if Keyword.isIdentifier(property.name), !Keyword.isReserved(property.name) { return property }
    throw DeclarationError(.invalidPropertyName(property.name), at: property.position)
  }

  private static func accessibleName(
    _ source: EmbeddedText,
    of owner: String,
    behind keyword: String? = nil,
    besides allowed: Modifier.Kind? = nil
  ) throws(DeclarationError) -> AccessibleName {
    var parser = try DeclarationParser(source)
    let isNameAlone = parser.atName && parser.peek(1).kind == .end
    var modifiers: [Modifier] = []
    while !isNameAlone, let modifier = try parser.parseModifier() { modifiers.append(modifier) }
    if let keyword, !isNameAlone { try parser.expect(keyword) }
    let name = try parser.expectName("the name of \(owner)")
    try parser.expectEnd()
    let access = try parser.access(
      of: modifiers,
      besides: allowed,
      on: owner,
      refusing: Self.refusedOfForwarders
    )
    return AccessibleName(
      access: isNameAlone ? nil : access?.accessLevel ?? .internal,
      accessPosition: access?.position ?? source.start,
      name: name.name,
      position: name.position
    )
  }

  /// Parses `Outer.` before a protocol's name, which is not Swift's, and drops it.
  private mutating func parseOuterTypes() throws(DeclarationError) -> [Token] {
    var path: [Token] = []
    while peek(1).text == "." {
      if !atName { throw unexpected("the outer type's name") }
      path.append(peek)
      if peek(2).followsSpace { throw unexpected("a name right behind '.'") }
      dropQualifier()
    }
    return path
  }

  /// Parses `<Item, Failure>` after a protocol's name.
  private mutating func parsePrimaryTypes() throws(DeclarationError) -> [Token] {
    guard eat("<") else { return [] }
    var names: [Token] = []
    repeat {
      names.append(try expectName("a primary associated type"))
    } while eat(",") && !at(">")
    try expect(">")
    return names
  }

  /// The access levels that neither a forwarder nor its delegates can have.
  private static let refusedOfForwarders: Set<AccessLevel> = [.private, .fileprivate, .open]

  /// The one of `modifiers` that states an access level; throws where there are two, one of the levels `refused`, or a
  /// modifier that is neither a level nor `allowed`.
  private func access(
    of modifiers: [Modifier],
    besides allowed: Modifier.Kind?,
    on owner: String,
    refusing refused: Set<AccessLevel>
  ) throws(DeclarationError) -> Modifier? {
    let access = modifiers.first { $0.accessLevel.map { !refused.contains($0) } ?? false }
    for modifier in modifiers where modifier.kind != allowed && modifier != access {
      throw DeclarationError(.misplacedModifier(modifier.text, on: owner), at: modifier.position)
    }
    return access
  }
}

extension DeclarationParser {
  /// Parses `<T: Sendable, each U, let n: Int>`.
  mutating func parseGenericClause() throws(DeclarationError) -> GenericClause {
    let open = try expect("<")
    let start = mark
    var names: [String] = []
    var constraints: [Constraint] = []
    repeat {
      _ = try parseAttributes()
      if at("each") || at("let") { next() }
      let beginning = mark
      let name = try expectName("a generic parameter").name
      names.append(name)
      genericNames.insert(name)
      let subject = type(.named(path: [name], arguments: []), since: beginning)
      guard eat(":") else { continue }
      let type = try parseComposition()
      constraints.append(
        Constraint(subject: subject, isEquation: false, type: type, text: "\(name): \(type.text)")
      )
    } while eat(",") && !at(">")
    try expectMore(inside: open)
    let parameters = tokens(since: start).text
    try expect(">")
    return GenericClause(parameters: parameters, names: names, constraints: constraints)
  }

  /// Parses `associatedtype Item: Sendable where Item: Hashable`.
  mutating func parseAssociatedType() throws(DeclarationError) -> AssociatedTypeDeclaration {
    let start = mark
    try expect("associatedtype")
    let name = try expectName("the associated type's name")
    var constraints: [TypeSyntax] = []
    if eat(":") { repeat { constraints.append(try parseComposition()) } while eat(",") }
    if at("="), place != nil {
      // It concerns adopters alone.
      let start = mark
      while !at("where"), peek.kind != .end { next() }
      forget(since: start)
    }
    let whereClause = at("where") ? try parseWhereClause() : nil
    return AssociatedTypeDeclaration(
      name: name,
      constraints: constraints,
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
    try expect("where")
    var constraints: [Constraint] = []
    var ofSelf: [TypeSyntax] = []
    repeat {
      let start = mark
      let subject = try parseType()
      let isEquation = eat("==")
      if !isEquation, !eat(":") { throw unexpected("':' or '=='") }
      let type = isEquation && eatNumber() ? nil : try parseType()
      if isInHead, !isEquation, let type, subject.nameAlone == "Self" {
        ofSelf.append(type)
      } else {
        let text = tokens(since: start).text
        constraints.append(
          Constraint(subject: subject, isEquation: isEquation, type: type, text: text)
        )
      }
    } while eat(",")
    return WhereClause(constraints: constraints, ofSelf: ofSelf)
  }
}

extension DeclarationParser {
  private static let importKinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
  ]

  /// Parses `Foundation`, or `public import Foundation`.
  static func importDeclaration(
    _ source: EmbeddedText
  ) throws(DeclarationError) -> ImportDeclaration {
    var parser = try DeclarationParser(source)
    // `package import X` begins with a word that could be a module's name.
    let isName = parser.atName && parser.peek(1).text != "import"
    let isBare = isName || parser.peek.kind == .end
    let marks = isBare ? Marks() : try parser.parseMarks()
    if !isBare { try parser.expect("import") }
    let declaration = try parser.parseImport(marks)
    try parser.expectEnd()
    return declaration
  }

  /// Parses what is after `import`: `Foundation`, or `struct Foundation.Data`.
  mutating func parseImport(_ marks: Marks) throws(DeclarationError) -> ImportDeclaration {
    let start = mark
    if at(anyOf: Self.importKinds) { next() }
    let name = mark
    repeat { _ = try expectName("a module's name") } while eat(".")
    return ImportDeclaration(
      attributes: marks.attributes.map(\.text),
      access: marks.modifiers.compactMap(\.accessLevel).first,
      subject: tokens(since: start).text,
      module: tokens(since: name).text
    )
  }
}
