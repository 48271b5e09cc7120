/// What may stand under `requirements`.
enum MemberDeclaration: Equatable, Sendable {
  case requirement(RequirementDeclaration)
  case associatedType(AssociatedTypeDeclaration)
}
