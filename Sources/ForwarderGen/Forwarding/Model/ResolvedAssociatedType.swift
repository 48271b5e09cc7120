/// An associated type of a protocol that is declared in the file.
struct ResolvedAssociatedType: Equatable, Sendable {
  /// `associatedtype Item: Sendable`.
  let text: String
  let location: SourceLocation
}
