/// `subscript(at index: Int) -> String { get }`.
struct SubscriptDeclaration: Equatable, Sendable {
  let attributes: [Attribute]
  let modifiers: [Modifier]

  /// The word `subscript`.
  let keyword: Token
  let generics: GenericClause?
  let parameters: [Parameter]
  let result: TypeSyntax
  let whereClause: WhereClause?
  let accessors: Accessors
}
