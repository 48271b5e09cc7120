/// The conditions of the `#if`s around a place in a Swift file.
struct SourceConditions: Equatable, Sendable {
  /// One `#if`, with the branch that the place is in.
  private struct Frame: Equatable {
    let position: SourcePosition

    /// The conditions of the branches before, none of which holds.
    var earlier: [String] = []

    /// Nil behind `#else`.
    var current: String?
  }

  private var frames: [Frame] = []

  /// All that holds here, outermost first.
  var parts: [String] {
    frames.flatMap { frame in
      frame.earlier.map { Self.negated($0) } + (frame.current.map { [$0] } ?? [])
    }
  }

  /// Where the innermost `#if` is that is still open.
  var openPosition: SourcePosition? { frames.last?.position }

  mutating func open(_ condition: String, at position: SourcePosition) {
    frames.append(Frame(position: position, current: condition))
  }

  /// Goes on to the branch `condition`, or to `#else`; false outside of `#if`, or behind `#else`.
  mutating func next(_ condition: String?) -> Bool {
    guard let last = frames.indices.last, let current = frames[last].current else { return false }
    frames[last].earlier.append(current)
    frames[last].current = condition
    return true
  }

  /// Leaves the innermost `#if`; false outside of any.
  mutating func close() -> Bool { frames.popLast() != nil }

  /// `parts` as one condition; nil for none.
  static func joined(_ parts: [String]) -> String? {
    if parts.count < 2 { return parts.first }
    return parts.map { $0.contains("||") ? "(\($0))" : $0 }.joined(separator: " && ")
  }

  private static func negated(_ condition: String) -> String {
    let isOne = !condition.contains("&&") && !condition.contains("||")
    if isOne, condition.hasPrefix("!") { return String(condition.dropFirst()) }
    return isOne ? "!\(condition)" : "!(\(condition))"
  }
}
