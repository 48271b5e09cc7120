/// A member of a protocol that can be called.
///
/// Requirements are handed on from stage to stage and copied often. A declaration has many parts, and
/// is kept in a place of its own, so that to copy it is to count one reference.
indirect enum RequirementDeclaration: Equatable, Sendable {
  case function(FunctionDeclaration)
  case property(PropertyDeclaration)
  case `subscript`(SubscriptDeclaration)
}
