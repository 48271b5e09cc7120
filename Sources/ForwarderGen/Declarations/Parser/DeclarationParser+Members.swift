extension DeclarationParser {
  /// A member of a protocol, and what it consists of.
  struct Member {
    let declaration: MemberDeclaration
    let tokens: ArraySlice<Token>

    /// Those behind its attributes and modifiers.
    let body: ArraySlice<Token>
  }

  /// Parses a member of a protocol.
  static func member(_ source: EmbeddedText) throws(DeclarationError) -> Member {
    try member(Lexer.tokens(of: source))
  }

  /// Parses a member of a protocol that consists of `tokens`, the last of which is the end.
  static func member(_ tokens: [Token]) throws(DeclarationError) -> Member {
    var parser = DeclarationParser(tokens)
    let attributes = try parser.parseAttributes()
    let modifiers = try parser.parseModifiers()
    let behindModifiers = parser.mark
    let member: MemberDeclaration
    switch parser.peek.text {
    case "func":
      member = .requirement(.function(try parser.parseFunction(attributes, modifiers)))
    case "var":
      member = .requirement(.property(try parser.parseProperty(attributes, modifiers)))
    case "subscript":
      member = .requirement(.subscript(try parser.parseSubscript(attributes, modifiers)))
    case "associatedtype":
      for modifier in modifiers where modifier.kind != .override {
        throw DeclarationError(
          .misplacedModifier(modifier.text, on: "an associated type"),
          at: modifier.position
        )
      }
      member = .associatedType(try parser.parseAssociatedType())
    default:
      throw parser.notARequirement()
    }
    try parser.expectEnd()
    return Member(
      declaration: member,
      tokens: parser.tokens(since: 0),
      body: parser.tokens(since: behindModifiers)
    )
  }

  /// Why the next token begins none of the requirements that can be forwarded.
  private func notARequirement() -> DeclarationError {
    let message: DiagnosticMessage =
      switch peek.text {
      case "let": .letRequirement()
      case "typealias": .typeAliasRequirement()
      case "init": .refusedInitializer()
      default: unexpected("'func', 'var' or 'subscript'").message
      }
    return DeclarationError(message, at: peek.position)
  }
}
