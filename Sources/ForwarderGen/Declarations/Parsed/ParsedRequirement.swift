/// An item of `requirements`.
struct ParsedRequirement: Equatable, Sendable {
  let declaration: RequirementDeclaration

  /// The declaration as written, on one line.
  let text: String

  /// The part of it that is behind the attributes and modifiers.
  let body: String

  /// Every word in the declaration and in its `default`: names that mean something to its author.
  let words: Set<String>

  let position: SourcePosition
  let dispatch: Stated<DispatchSyntax>
  let fallback: Stated<Fallback>
  let name: Stated<EmbeddedText>
  let isOptional: Bool
  let errors: Stated<RequirementSpec.Errors>
  let condition: Condition?
  let doc: String?
}
