/// `func download(_ download: Download, didAdvanceTo fraction: Double)`.
struct FunctionDeclaration: Equatable, Sendable {
  let attributes: [Attribute]
  let modifiers: [Modifier]
  let name: Token
  let generics: GenericClause?
  let parameters: [Parameter]
  let effects: Effects

  /// Nil where nothing is written.
  let result: TypeSyntax?

  /// `where T: Sendable`.
  let whereClause: WhereClause?
}
