/// A kind of collection that `collect` can join.
enum CollectionKind: Equatable, Sendable {
  /// `[T]`: one behind the other.
  case array
  /// `Set<T>`: the union.
  case set
  /// `[Key: Value]`: merged; of two values for a key the later one stays.
  case dictionary
}

extension TypeSyntax {
  /// Which collection it is, as far as the text tells.
  var collectionKind: CollectionKind? {
    switch kind {
    case .array: return .array
    case .dictionary: return .dictionary
    case .named(let path, let arguments):
      switch (path.nameInSwiftModule, arguments.count) {
      case ("Array", 1): return .array
      case ("Set", 1): return .set
      case ("Dictionary", 2): return .dictionary
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether it is `Bool`, as far as the text tells.
  var isBool: Bool {
    guard case .named(let path, let arguments) = kind else { return false }
    return arguments.isEmpty && path.nameInSwiftModule == "Bool"
  }
}
