/// `<T: Sendable, each U>`.
struct GenericClause: Equatable, Sendable {
  /// As written, on one line.
  let text: String

  /// The parameters between the angle brackets.
  let parameters: String

  /// The names of the parameters.
  let names: [String]

  /// What the parameters have to be.
  let constraints: [TypeSyntax]

  /// Those of them that may stand for a type that cannot be copied.
  let noncopyable: Set<String>
}
