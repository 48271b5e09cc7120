/// A member of a protocol that can be called.
enum RequirementDeclaration: Equatable, Sendable {
  case function(FunctionDeclaration)
  case property(PropertyDeclaration)
  case `subscript`(SubscriptDeclaration)
}
