/// A spec whose Swift has been parsed.
///
/// Parts that could not be parsed are reported and left out.
struct ParsedSpec: Equatable, Sendable {
  let source: SourceText
  var imports: [ParsedImport]
  let markers: Stated<Set<String>>
  var protocols: [ParsedProtocol]
  let composites: [ParsedComposite]
}

/// An item of `imports`.
struct ParsedImport: Equatable, Sendable {
  let declaration: ImportDeclaration

  /// Where the spec states it; nil for what a Swift file imports.
  let position: SourcePosition?
  let condition: Condition?
}

/// `public import Foundation`.
struct ImportDeclaration: Equatable, Sendable {
  /// As it is emitted, on one line.
  let text: String

  /// The name that it imports: `Foundation`, or `Foundation.Data`.
  let module: String
}
