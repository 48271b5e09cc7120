/// The brackets among the tokens that have been read.
struct Brackets {
  enum Meaning {
    case none
    case opens
    /// It closes the innermost one, which is at this place.
    case closes(Int)
    /// It closes the one at this place, and those inside of that are never closed.
    case closesOuter(Int)
    case closesNothing
  }

  private static let closings = ["(": ")", "[": "]", "{": "}"]

  /// Those that are open, innermost last, and where they are among the tokens.
  private(set) var open: [(closing: String, index: Int)] = []

  /// How many of those each closing bracket could close.
  private var counts: [String: Int] = [:]

  mutating func read(_ token: Token, at index: Int) -> Meaning {
    if token.isOpeningBracket, let closing = Self.closings[token.text] {
      open.append((closing, index))
      counts[closing, default: 0] += 1
      return .opens
    }
    if !token.isClosingBracket { return .none }
    // A bracket that closes nothing is left alone.
    if counts[token.text, default: 0] == 0 { return .closesNothing }
    var isInnermost = true
    while let last = open.popLast() {
      counts[last.closing, default: 0] -= 1
      if last.closing == token.text {
        return isInnermost ? .closes(last.index) : .closesOuter(last.index)
      }
      isInnermost = false
    }
    return .closesNothing
  }
}
