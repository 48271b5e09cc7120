/// A spec whose Swift has been parsed.
///
/// What could not be parsed has been reported and is left out.
struct ParsedSpec: Equatable, Sendable {
  let source: SourceText
  let imports: [ParsedImport]
  let markers: Stated<Set<String>>
  let protocols: [ParsedProtocol]
}

/// An item of `imports`.
struct ParsedImport: Equatable, Sendable {
  let declaration: ImportDeclaration
  let position: SourcePosition
  let condition: Condition?
}

/// An item of `protocols`.
struct ParsedProtocol: Equatable, Sendable {
  enum ForwarderChoice: Equatable, Sendable {
    case derived
    case none
    case head(ForwarderHead)
  }

  /// Nil where it could not be parsed.
  let head: ProtocolHead?
  let place: ProtocolSpec.Place
  let forwarder: ForwarderChoice
  let requirements: [ParsedRequirement]
  let associatedTypes: [AssociatedTypeDeclaration]

  /// Whether all that it requires could be parsed.
  let isComplete: Bool
  let delegatesProperty: EmbeddedText?
  let condition: Condition?
  let doc: String?

  /// What the forwarder's registry is called.
  var registryName: String { delegatesProperty?.text ?? "delegates" }
}

/// An item of `requirements`.
struct ParsedRequirement: Equatable, Sendable {
  let declaration: RequirementDeclaration

  /// The declaration as written, on one line.
  let text: String

  /// Every word in the declaration and in its `default`: names that mean something to its author.
  let words: Set<String>

  let position: SourcePosition
  let dispatch: Stated<EmbeddedText>
  let fallback: Stated<Fallback>
  let name: Stated<EmbeddedText>
  let isOptional: Bool
  let condition: Condition?
  let doc: String?
}
