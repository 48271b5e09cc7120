extension DeclarationParser {
  /// Parses `public protocol DownloadDelegate: AnyObject`.
  static func protocolHead(_ source: EmbeddedText) throws(DeclarationError) -> ProtocolHead {
    var parser = try DeclarationParser(source)
    let attributes = try parser.parseAttributes()
    let behindAttributes = parser.mark
    let modifiers = try parser.parseModifiers()
    try parser.expect("protocol")
    let outerType = try parser.parseOuterType()
    let name = try parser.expectName("the protocol's name")
    let primaryTypes = try parser.parsePrimaryTypes()
    let inherited = try parser.parseInheritance()
    let whereClause = parser.at("where") ? try parser.parseWhereClause() : nil
    // The forwarder repeats the clause, and is another `Self`.
    if let type = whereClause?.types.flatMap(\.parts).first(where: \.namesSelf) {
      let expected = "an associated type by its own name (what is inherited stands behind ':')"
      throw DeclarationError(
        message: .unexpectedToken(type.text, expected: expected),
        position: type.position
      )
    }
    if parser.at("{") {
      throw DeclarationError(message: .protocolWithBody(), position: parser.peek.position)
    }
    try parser.expectEnd()

    let access = try parser.access(of: modifiers, besides: "nonisolated", on: "a protocol")
    return ProtocolHead(
      attributes: attributes,
      access: access?.level ?? .internal,
      accessPosition: access?.modifier.position ?? source.start,
      isNonisolated: modifiers.contains { $0.name == "nonisolated" },
      outerType: outerType,
      name: name.name,
      namePosition: name.position,
      primaryTypes: primaryTypes,
      inherited: inherited,
      whereClause: whereClause,
      text: parser.tokens(since: 0).text,
      position: source.start,
      textBehindAttributes: parser.tokens(since: behindAttributes).text
    )
  }

  /// Parses `MultiX`, or `internal final class MultiX`.
  static func forwarderHead(_ source: EmbeddedText) throws(DeclarationError) -> ForwarderHead {
    var parser = try DeclarationParser(source)
    if parser.atName, parser.peek(1).kind == .end {
      let name = parser.next()
      return ForwarderHead(
        access: nil,
        accessPosition: source.start,
        name: name.name,
        position: name.position
      )
    }
    if parser.at("@") {
      throw DeclarationError(message: .forwarderAttribute(), position: parser.peek.position)
    }
    if parser.peek.kind == .end { throw parser.unexpected("a class name or a class head") }
    let modifiers = try parser.parseModifiers()
    try parser.expect("class")
    let name = try parser.expectName("the forwarder's name")
    if parser.at(":") {
      throw DeclarationError(message: .forwarderInheritance(), position: parser.peek.position)
    }
    try parser.expectEnd()
    let access = try parser.access(of: modifiers, besides: "final", on: "a forwarder")
    return ForwarderHead(
      access: access?.level ?? .internal,
      accessPosition: access?.modifier.position ?? source.start,
      name: name.name,
      position: name.position
    )
  }

  /// Parses `Foundation`, or `public import Foundation`.
  static func importDeclaration(
    _ source: EmbeddedText
  ) throws(DeclarationError) -> ImportDeclaration {
    var parser = try DeclarationParser(source)
    // `package import X` begins with a word that could be a module's name.
    let isName = parser.atName && parser.peek(1).text != "import"
    let isBare = isName || parser.peek.kind == .end
    if !isBare {
      _ = try parser.parseAttributes()
      _ = try parser.parseModifiers()
      try parser.expect("import")
      if parser.at(anyOf: [
        "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
      ]) {
        parser.next()
      }
    }
    repeat { _ = try parser.expectName("a module's name") } while parser.eat(".")
    try parser.expectEnd()
    let text = parser.tokens(since: 0).text
    return ImportDeclaration(text: isBare ? "import \(text)" : text)
  }

  /// Parses a compilation condition: `canImport(UIKit) && !os(watchOS)`.
  ///
  /// On one line and with every bracket closed, it cannot end the directive that it is put into.
  static func condition(_ source: EmbeddedText) throws(DeclarationError) -> Condition {
    var parser = try DeclarationParser(source)
    if let newline = source.firstNewline {
      throw DeclarationError(message: .conditionOnTwoLines(), position: newline)
    }
    try parser.parseCondition()
    if parser.peek.kind != .end {
      throw parser.unexpected("'&&', '||' or the end of the condition")
    }
    return Condition(text: parser.tokens(since: 0).text, position: source.start)
  }

  /// Parses operands between `&&` and `||`.
  private mutating func parseCondition() throws(DeclarationError) {
    repeat { try parseConditionOperand() } while eatConditionOperator()
  }

  /// Parses `DEBUG`, `canImport(UIKit)` or `!(…)`.
  private mutating func parseConditionOperand() throws(DeclarationError) {
    while eat("!") {}
    if at("(") {
      let open = next()
      try nested { parser throws(DeclarationError) in try parser.parseCondition() }
      try expectMore(inside: open)
      try expect(")")
    } else if peek.kind == .word, !Keyword.isReserved(peek.text) || at("true") || at("false") {
      next()
      if at("(") { try skipBalanced() }
    } else {
      throw unexpected("a compilation condition")
    }
  }

  private mutating func eatConditionOperator() -> Bool {
    guard at("&") || at("|"), peek(1).text == peek.text, !peek(1).followsSpace else { return false }
    next()
    next()
    return true
  }

  /// Parses `Outer.` before a protocol's name, which is not Swift's, and drops it.
  private mutating func parseOuterType() throws(DeclarationError) -> String? {
    var path: [String] = []
    while peek(1).text == "." {
      if !atName { throw unexpected("the outer type's name") }
      path.append(peek.text)
      if peek(2).followsSpace { throw unexpected("a name right behind '.'") }
      replaceNext(2)
    }
    return path.isEmpty ? nil : path.joined(separator: ".")
  }

  /// Parses `<Item, Failure>` behind a protocol's name.
  private mutating func parsePrimaryTypes() throws(DeclarationError) -> [Token] {
    guard eat("<") else { return [] }
    var names: [Token] = []
    repeat {
      names.append(try expectName("a primary associated type"))
    } while eat(",") && !at(">")
    try expect(">")
    return names
  }

  private mutating func parseInheritance() throws(DeclarationError) -> [ProtocolHead.Inherited] {
    guard eat(":") else { return [] }
    var inherited: [ProtocolHead.Inherited] = []
    repeat {
      // So it was written before Swift 5, and the compiler warns of it.
      if at("class") { rewriteNext(as: "AnyObject") }
      if at("nonisolated") { throw unexpected("a protocol") }
      let type = try parseType()
      for type in type.compositionMembers {
        guard case .named(let path, let arguments) = type.kind, arguments.isEmpty else {
          throw DeclarationError(
            message: .unsupportedShape("the inheritance of '\(type.text)'"),
            position: type.position
          )
        }
        inherited.append(ProtocolHead.Inherited(name: path, position: type.position))
      }
    } while eat(",")
    return inherited
  }

  /// The access level among `modifiers`; throws where there are two, or a modifier that is neither
  /// one nor `allowed`.
  private func access(
    of modifiers: [Modifier],
    besides allowed: String,
    on owner: String
  ) throws(DeclarationError) -> (level: AccessLevel, modifier: Modifier)? {
    let levels = modifiers.compactMap { modifier in
      AccessLevel(rawValue: modifier.text).map { (level: $0, modifier: modifier) }
    }
    if levels.count > 1 {
      throw DeclarationError(
        message: .secondAccessLevel(levels[1].modifier.text),
        position: levels[1].modifier.position
      )
    }
    for modifier in modifiers where modifier.name != allowed && modifier != levels.first?.modifier {
      throw DeclarationError(
        message: .misplacedModifier(modifier.text, on: owner),
        position: modifier.position
      )
    }
    return levels.first
  }

  /// What is wrong with the next token when later versions will know what it begins.
  func unsupported(_ shape: String) -> DeclarationError {
    DeclarationError(message: .unsupportedShape(shape), position: peek.position)
  }
}

extension TypeSyntax {
  /// The members of `A & B`; of any other type, itself.
  fileprivate var compositionMembers: [TypeSyntax] {
    if case .composition(let members) = kind { return members }
    return [self]
  }
}
