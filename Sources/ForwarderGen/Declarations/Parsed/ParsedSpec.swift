/// A spec whose Swift has been parsed.
///
/// What could not be parsed has been reported and is left out.
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

  /// What it names: `Foundation`, or `Foundation.Data`.
  let module: String
}
