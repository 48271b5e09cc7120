import Testing

@testable import ForwarderGen

extension EmbeddedText {
  /// A declaration on its own, so that positions in it are offsets in `text`.
  init(_ text: String) {
    self.init(
      text: text,
      runs: [Run(textOffset: 0, sourceOffset: 0)],
      quotePosition: SourcePosition(offset: 0)
    )
  }
}

/// The result of `parse` for a piece of Swift without a mistake.
///
/// A mistake is an issue.
func expectParsed<Result>(
  _ text: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation,
  by parse: (EmbeddedText) throws(DeclarationError) -> Result
) throws -> Result {
  do {
    return try parse(EmbeddedText(text))
  } catch {
    Issue.record("'\(text)': \(error.message.text)", sourceLocation: sourceLocation)
    throw error
  }
}

/// Expects `parse` to throw a message of `kind` at the mark in a piece of Swift.
///
/// Where no kind is given, none may be thrown.
func expectError<Result>(
  _ marked: String,
  _ kind: DiagnosticMessage.Kind? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation,
  by parse: (EmbeddedText) throws(DeclarationError) -> Result
) {
  let marked = MarkedText(marked)
  do {
    _ = try parse(EmbeddedText(marked.text))
    #expect(kind == nil, "'\(marked.text)' was understood", sourceLocation: sourceLocation)
  } catch {
    #expect(error.message.kind == kind, "\(error.message.text)", sourceLocation: sourceLocation)
    #expect([error.position.offset] == marked.offsets, sourceLocation: sourceLocation)
  }
}

/// Parses a requirement and nothing else, and gives its tokens too.
func parseRequirement(
  _ text: EmbeddedText
) throws(DeclarationError) -> (RequirementDeclaration, [Token]) {
  let member = try DeclarationParser.member(text)
  switch member.declaration {
  case .requirement(let requirement): return (requirement, Array(member.tokens))
  case .associatedType(let type):
    throw DeclarationError(
      .unexpectedToken("associatedtype", expected: "a requirement"),
      at: type.name.position
    )
  }
}

/// Parses a type and nothing else.
func parseType(_ text: EmbeddedText) throws(DeclarationError) -> TypeSyntax {
  var parser = try DeclarationParser(text)
  let type = try parser.parseType()
  try parser.expectEnd()
  return type
}
