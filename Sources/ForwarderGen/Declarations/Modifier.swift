/// `public`, `nonisolated`, or `nonisolated(nonsending)`.
struct Modifier: Equatable, Sendable {
  /// In `nonisolated(nonsending)`, `nonisolated`.
  let name: String

  /// As written, on one line.
  let text: String
  let position: SourcePosition
}
