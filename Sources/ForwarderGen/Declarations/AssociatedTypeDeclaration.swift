/// `associatedtype Item: Sendable where Item: Hashable`.
struct AssociatedTypeDeclaration: Equatable, Sendable {
  let name: Token

  /// `Sendable`.
  let constraint: String?

  /// `where Item: Hashable`.
  let whereClause: String?

  /// The whole of it, on one line.
  let text: String
}
