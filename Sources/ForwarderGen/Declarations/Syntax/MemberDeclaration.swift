/// A declaration under `requirements`.
enum MemberDeclaration: Equatable, Sendable {
  case requirement(RequirementDeclaration)
  case associatedType(AssociatedTypeDeclaration)
}

/// `associatedtype Item: Sendable where Item: Hashable`.
struct AssociatedTypeDeclaration: Equatable, Sendable {
  let name: Token

  /// `Sendable`.
  let constraint: String?

  /// `where Item: Hashable`.
  let whereClause: WhereClause?

  /// The whole of it, on one line.
  let text: String
}
