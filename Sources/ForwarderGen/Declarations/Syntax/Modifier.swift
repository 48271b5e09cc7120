/// `public`, `nonisolated`, or `nonisolated(nonsending)`.
struct Modifier: Equatable, Sendable {
  /// In `nonisolated(nonsending)`, `nonisolated`.
  let name: String

  /// As written, on one line.
  let text: String
  let position: SourcePosition

  /// All that declarations have.
  static let words: Set<String> = [
    "private", "fileprivate", "internal", "package", "public", "open", "final", "static", "class",
    "mutating", "nonmutating", "nonisolated", "isolated", "override", "optional", "required",
    "convenience", "dynamic", "lazy", "weak", "unowned", "indirect", "prefix", "postfix", "infix",
    "distributed", "consuming", "borrowing",
  ]
}
