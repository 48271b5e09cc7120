/// What a declaration under `requirements` is compared by, whoever wrote it.
struct RequirementIdentity: Equatable, Sendable {
  /// What tells it from its overloads.
  let signature: String

  /// What it is called, for people: `parser(_:foundCharacters:)`.
  let name: String

  /// The declaration, whatever its space.
  let tokens: [String]

  /// The name of its case when nobody gives another; nil for an associated type.
  let caseName: String?

  init(_ declaration: EmbeddedText) {
    let tokens = try? Lexer.tokens(of: declaration).map(\.text)
    self.tokens = tokens ?? [declaration.text]
    switch try? DeclarationParser.member(declaration).declaration {
    case .requirement(let requirement):
      signature = requirement.signature
      name = requirement.compoundName
      caseName = CaseName.derived(from: requirement)
    case .associatedType(let type):
      signature = "associatedtype \(type.name.name)"
      name = signature
      caseName = nil
    case nil:
      signature = declaration.text
      name = declaration.text
      caseName = nil
    }
  }
}
