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

/// `{ get set }`.
struct Accessors: Equatable, Sendable {
  let getterEffects: Effects

  /// Where `mutating` stands before `get`.
  let mutatingPosition: SourcePosition?
  let isSettable: Bool

  /// Where `nonmutating` stands before `set`.
  let nonmutatingPosition: SourcePosition?

  var isGetterMutating: Bool { mutatingPosition != nil }
  var isSetterNonmutating: Bool { nonmutatingPosition != nil }
}

/// `didAdvanceTo fraction: Double`.
struct Parameter: Equatable, Sendable {
  /// In `didAdvanceTo fraction: Double`, `didAdvanceTo`; in `_ download: Download`, `_`.
  let firstName: Token

  /// In `didAdvanceTo fraction: Double`, `fraction`.
  let secondName: Token?
  let type: TypeSyntax

  /// The label that a call writes, as it stands in the declaration; nil for none.
  var label: Token? { firstName.text == "_" ? nil : firstName }

  /// The name that a body would use; nil where there is none.
  var name: Token? {
    let name = secondName ?? firstName
    return name.text == "_" ? nil : name
  }
}
