/// On which actor a type's members run.
enum Isolation: Equatable, Sendable {
  /// Nothing is said: on the module's default.
  case unstated
  case nonisolated
  /// `@MainActor`.
  case globalActor(String)

  var isOnActor: Bool {
    if case .globalActor = self { return true }
    return false
  }
}
