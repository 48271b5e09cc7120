/// On which actor a type's members run.
package enum Isolation: Equatable, Sendable {
  /// Nothing is said: on the module's default.
  case unstated
  case nonisolated
  /// `@MainActor`.
  case globalActor(String)

  var isOnActor: Bool { actor != nil }

  /// The modifier or the attribute before a declaration; none if it is unstated.
  var words: [String] {
    switch self {
    case .unstated: []
    case .nonisolated: [Modifier.Kind.nonisolated.rawValue]
    case .globalActor(let actor): [actor]
    }
  }

  var actor: String? {
    if case .globalActor(let actor) = self { return actor }
    return nil
  }

  /// The actor that can be a module's default.
  static let mainActor = Isolation.globalActor("@MainActor")
}
