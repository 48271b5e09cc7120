extension TypeSyntax {
  /// In `Array<T>.Index`, `Array` and `Index`.
  var pathWords: [String] {
    guard case .named(let path, _) = kind else { return [] }
    return path
  }
}
