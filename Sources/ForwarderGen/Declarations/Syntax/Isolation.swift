/// On which actor a type's members run.
package enum Isolation: Equatable, Sendable {
  /// Nothing is said: on the module's default.
  case unstated
  case nonisolated
  /// `@MainActor`.
  case globalActor(String)

  var isOnActor: Bool { actor != nil }

  /// The modifier or the attribute before a declaration, with a space; nothing if it is unstated.
  var prefix: String {
    switch self {
    case .unstated: ""
    case .nonisolated: "nonisolated "
    case .globalActor(let actor): "\(actor) "
    }
  }

  /// The same before an extension: no actor, since its type states that.
  var prefixOfExtension: String { isOnActor ? "" : prefix }

  var actor: String? {
    if case .globalActor(let actor) = self { return actor }
    return nil
  }

  /// The actor that can be a module's default.
  static let mainActor = Isolation.globalActor("@MainActor")
}
