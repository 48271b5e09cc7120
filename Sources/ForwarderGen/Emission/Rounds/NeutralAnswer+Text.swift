extension NeutralAnswer {
  /// The answer in Swift, with `parameters` in scope.
  func text(with parameters: [PassedParameter]) -> String {
    switch self {
    case .absent: "nil"
    case .boolean(let value): "\(value)"
    case .empty(let kind): kind.emptyLiteral
    case .argument(let index): parameters[index].copied
    }
  }
}

extension CollectionKind {
  /// `[]`, or `[:]`.
  var emptyLiteral: String { self == .dictionary ? "[:]" : "[]" }
}
