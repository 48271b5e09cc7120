/// Checks that the user's expressions cannot reach beyond their place, in every version of Swift.
extension DeclarationParser {
  private static let directives: Set<String> = [
    "sourceLocation", "line", "if", "elseif", "else", "endif", "error", "warning",
  ]

  /// The words behind which an expression begins, and which may be names elsewhere.
  private static let expressionWords: Set<String> = [
    "await", "unsafe", "copy", "consume", "discard", "each", "then", "yield",
  ]

  /// The first `#` of a compiler directive, also one in brackets.
  var firstDirective: Token? {
    zip(all, all.dropFirst())
      .first { $0.text == "#" && $0.kind == .punctuation && Self.directives.contains($1.text) }?
      .0
  }

  /// Throws unless the `/` that comes next is an operator for every compiler.
  ///
  /// Whether `/"/` is a regular expression depends on the language version and on what the
  /// compiler's parser expects, and so does where the string ends that it holds or begins. An
  /// operator between spaces, or right behind its left operand, is one in any case.
  func checkSlash() throws(DeclarationError) {
    let following = peek(1)
    let isFollowedBySpace =
      following.followsSpace || following.kind == .end || following.text == ")"
    if peek.kind == .punctuation, isFollowedBySpace || isBehindOperand { return }
    throw DeclarationError(.ambiguousSlash(), at: peek.position)
  }

  /// Whether something whose value can be divided ends right before the next token.
  private var isBehindOperand: Bool {
    guard !peek.followsSpace, let previous else { return false }
    switch previous.kind {
    case .string, .number: return true
    case .word:
      return !Keyword.isReserved(previous.text) && !Self.expressionWords.contains(previous.text)
    case .punctuation: return previous.text == ")" || previous.text == "]"
    case .end: return false
    }
  }
}

extension Token {
  /// Whether it is the operator `/`, or a regular expression between bare slashes.
  var beginsWithSlash: Bool { text.utf8.first == UInt8(ascii: "/") }
}
