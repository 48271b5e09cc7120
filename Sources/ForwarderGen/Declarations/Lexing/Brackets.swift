/// The brackets among the tokens that have been read.
struct Brackets {
  enum Meaning {
    case none
    case opens
    /// It closes the innermost one, which is at this place.
    case closes(Int)
    /// It is not the one that closes the innermost one, or none is open.
    case mistake
  }

  private static let closings = ["(": ")", "[": "]", "{": "}"]

  /// Those that are open, innermost last, and where they are among the tokens.
  private(set) var open: [(closing: String, index: Int)] = []

  mutating func read(_ token: Token, at index: Int) -> Meaning {
    if token.isOpeningBracket, let closing = Self.closings[token.text] {
      open.append((closing, index))
      return .opens
    }
    if !token.isClosingBracket { return .none }
    guard let innermost = open.last, innermost.closing == token.text else { return .mistake }
    open.removeLast()
    return .closes(innermost.index)
  }
}
