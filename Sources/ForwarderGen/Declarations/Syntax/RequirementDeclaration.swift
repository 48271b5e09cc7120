/// A member of a protocol that can be called.
///
/// Requirements are handed on from stage to stage and copied often. A declaration has many parts, and
/// is kept in a place of its own, so that to copy it is to count one reference.
indirect enum RequirementDeclaration: Equatable, Sendable {
  case function(FunctionDeclaration)
  case property(PropertyDeclaration)
  case `subscript`(SubscriptDeclaration)
}

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

/// `var priority: Int { get set }`.
struct PropertyDeclaration: Equatable, Sendable {
  let attributes: [Attribute]
  let modifiers: [Modifier]
  let name: Token
  let type: TypeSyntax
  let accessors: Accessors
}

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
