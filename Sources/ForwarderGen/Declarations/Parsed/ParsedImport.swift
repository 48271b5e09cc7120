/// An item of `imports`.
struct ParsedImport: Equatable, Sendable {
  let declaration: ImportDeclaration
  let position: SourcePosition
  let condition: Condition?
}
