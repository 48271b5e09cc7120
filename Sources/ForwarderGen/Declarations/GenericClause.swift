/// `<T: Sendable, each U>`.
struct GenericClause: Equatable, Sendable {
  /// As written, on one line.
  let text: String

  /// The names of the parameters.
  let names: [String]

  /// Those of them that may stand for a type that cannot be copied.
  let noncopyable: Set<String>
}
