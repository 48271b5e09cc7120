/// The conditions of the `#if`s around a place in a Swift file.
struct SourceConditions: Equatable, Sendable {
  /// A condition, and how it is made.
  ///
  /// Two are the same if they say the same, wherever they are.
  struct Part: Hashable, Sendable {
    let text: String

    /// Where the condition begins in the file.
    let position: SourcePosition
    private let isChoice: Bool
    private let isConjunction: Bool

    /// The condition that consists of `tokens`, behind the `#` at `directive`.
    static func read(_ tokens: ArraySlice<Token>, behind directive: SourcePosition) -> Part {
      let pairs = zip(tokens, tokens.dropFirst()).map { $0.text + $1.text }
      return Part(
        text: tokens.tidy.text,
        position: tokens.first?.position ?? directive,
        isChoice: pairs.contains("||"),
        isConjunction: pairs.contains("&&")
      )
    }

    /// The negated condition.
    var negated: Part {
      let isOne = !isChoice && !isConjunction
      let negated =
        isOne ? text.first == "!" ? String(text.dropFirst()) : "!\(text)" : "!(\(text))"
      return Part(text: negated, position: position, isChoice: false, isConjunction: false)
    }

    static func == (one: Part, other: Part) -> Bool { one.text == other.text }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// How it is written beside others that hold, too.
    fileprivate var operand: String { isChoice ? "(\(text))" : text }
  }

  /// One `#if`, with the branch that the place is in.
  private struct Frame: Equatable {
    let position: SourcePosition

    /// The conditions of the branches before, none of which holds.
    var earlier: [Part] = []

    /// Nil behind `#else`.
    var current: Part?
  }

  private var frames: [Frame] = []

  /// All that holds here, outermost first.
  var parts: [Part] {
    frames.flatMap { frame in
      frame.earlier.map(\.negated) + (frame.current.map { [$0] } ?? [])
    }
  }

  /// Where the innermost `#if` is that is still open.
  var openPosition: SourcePosition? { frames.last?.position }

  mutating func open(_ condition: Part, at position: SourcePosition) {
    frames.append(Frame(position: position, current: condition))
  }

  /// Goes on to the branch `condition`, or to `#else`; false outside of `#if`, or behind `#else`.
  mutating func next(_ condition: Part?) -> Bool {
    guard let last = frames.indices.last, let current = frames[last].current else { return false }
    frames[last].earlier.append(current)
    frames[last].current = condition
    return true
  }

  /// Leaves the innermost `#if`; false outside of any.
  mutating func close() -> Bool { frames.popLast() != nil }

  /// `parts` as one condition; nil for none.
  static func joined(_ parts: [Part]) -> String? {
    if parts.count < 2 { return parts.first?.text }
    return parts.map(\.operand).joined(separator: " && ")
  }
}
