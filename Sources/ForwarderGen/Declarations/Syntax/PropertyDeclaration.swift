/// `var priority: Int { get set }`.
struct PropertyDeclaration: Equatable, Sendable {
  let attributes: [Attribute]
  let modifiers: [Modifier]
  let name: Token
  let type: TypeSyntax
  let accessors: Accessors
}
