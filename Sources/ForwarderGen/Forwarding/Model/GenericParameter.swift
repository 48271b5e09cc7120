/// A generic parameter of a forwarder.
struct GenericParameter: Equatable, Sendable {
  let name: String

  /// `Sendable`.
  let constraint: String?

  /// `Item: Sendable`, or `Item`.
  var text: String { name + (constraint.map { ": \($0)" } ?? "") }
}
