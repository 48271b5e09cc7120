/// `<T: Sendable, each U>`.
struct GenericClause: Equatable, Sendable {
  /// As written, on one line.
  let text: String

  /// The parameters between the angle brackets.
  let parameters: String

  /// The names of the parameters.
  let names: [String]

  /// The constraints of the parameters.
  let constraints: [TypeSyntax]

  /// The same with the parameters, as behind `where`: `T: Sendable`.
  let conditions: [String]

  /// Those of them that may stand for a type that cannot be copied.
  let noncopyable: Set<String>
}

/// `where T: Sendable, U.Element == T`.
struct WhereClause: Equatable, Sendable {
  /// As written, on one line.
  let text: String

  /// The requirements behind `where`, each as written.
  let conditions: [String]

  /// The types on both sides of its conditions.
  let types: [TypeSyntax]

  /// The types of each `T == U`.
  let equations: [Equation]

  /// The parameters that may be noncopyable types.
  let noncopyable: Set<String>

  /// In `where Self: Base`, `Base`: what is as good as inherited.
  var ofSelf: [TypeSyntax] = []

  /// `T == U`.
  struct Equation: Equatable, Sendable {
    let left: TypeSyntax
    let right: TypeSyntax
  }
}
