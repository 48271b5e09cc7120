/// `Item: Sendable`.
struct GenericParameter: Equatable, Sendable {
  let name: String

  /// `Sendable`.
  let constraint: String?
}
