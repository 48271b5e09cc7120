/// A member of a protocol.
enum RequirementDeclaration: Equatable, Sendable {
  case function(FunctionDeclaration)
  case property(PropertyDeclaration)
}
