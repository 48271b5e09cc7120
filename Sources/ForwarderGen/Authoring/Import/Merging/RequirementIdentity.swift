/// The parts of a declaration under `requirements` by which an import compares it.
struct RequirementIdentity: Equatable, Sendable {
  /// The signature, which differs from those of its overloads.
  let signature: String

  /// The name for people: `parser(_:foundCharacters:)`.
  let name: String

  /// The declaration, whatever its space.
  let tokens: [String]

  /// The derived name of its case; nil for an associated type.
  let caseName: String?
}

extension RequirementIdentity {
  /// The identity of `member`, which is written as `tokens`.
  init(_ member: MemberDeclaration, of tokens: [Token]) {
    let words = tokens.map(\.text)
    switch member {
    case .requirement(let requirement):
      self.init(
        signature: requirement.signature,
        name: requirement.compoundName,
        tokens: words,
        caseName: CaseName.derived(from: requirement)
      )
    case .associatedType(let type):
      let name = "associatedtype \(type.name.name)"
      self.init(signature: name, name: name, tokens: words, caseName: nil)
    }
  }

  /// The identity of a declaration in a file, in which no mistake was found.
  init(_ declaration: EmbeddedText) {
    do {
      let tokens = try Lexer.tokens(of: declaration)
      self.init(try DeclarationParser.member(tokens).declaration, of: tokens)
    } catch {
      let text = declaration.text
      self.init(signature: text, name: text, tokens: [text], caseName: nil)
    }
  }
}
