/// Whether a call suspends or fails.
struct Effects: Equatable, Sendable {
  enum Throwing: Equatable, Sendable {
    case never
    case untyped
    /// `throws(DownloadError)`.
    case typed(TypeSyntax)
    case `rethrows`(SourcePosition)
  }

  let isAsync: Bool
  let throwing: Throwing

  static let none = Effects(isAsync: false, throwing: .never)
}
