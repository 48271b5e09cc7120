extension DeclarationParser {
  private static let traps: Set<String> = ["fatalError", "preconditionFailure"]

  /// Checks a `default`: one expression or statement on one line, with every bracket closed.
  ///
  /// Whether it is an expression of the right type, the compiler says, at the spec's line.
  static func fallback(_ source: EmbeddedText) throws(DeclarationError) -> Fallback {
    var parser = try DeclarationParser(source)
    if parser.peek.kind == .end { throw parser.unexpected("an expression") }
    if let newline = source.firstNewline {
      throw DeclarationError(message: .fallbackOnTwoLines(), position: newline)
    }
    if parser.at("return") {
      throw DeclarationError(message: .fallbackReturns(), position: parser.peek.position)
    }
    let first = parser.peek
    if let directive = parser.firstDirective {
      throw DeclarationError(message: .fallbackDirective(), position: directive.position)
    }
    while parser.peek.kind != .end {
      if parser.at(";") {
        throw DeclarationError(message: .secondStatement(), position: parser.peek.position)
      }
      if parser.peek.beginsWithSlash { try parser.checkSlash() }
      if parser.peek.isOpeningBracket || parser.peek.isClosingBracket {
        try parser.skipBalanced()
      } else {
        parser.next()
      }
    }
    let tokens = parser.tokens(since: 0)
    if !tokens.endsExpression { throw parser.unexpected("the rest of the expression") }
    let isTrap = traps.contains(first.text) && tokens.dropFirst().first?.text == "("
    let kind: Fallback.Kind = first.text == "throw" ? .throw : isTrap ? .trap : .expression
    return Fallback(
      kind: kind,
      text: tokens.text,
      words: tokens.words,
      freeWords: freeWords(in: Array(tokens)),
      position: first.position
    )
  }

  /// The words that name something by themselves, also where they are interpolated into a string.
  private static func freeWords(in tokens: [Token]) -> [Token] {
    let texts = [""] + tokens.map(\.text) + [""]
    var words: [Token] = []
    for (token, neighbours) in zip(tokens, zip(texts, texts.dropFirst(2))) {
      switch token.kind {
      case .string: words += interpolatedWords(in: token)
      // A word before a colon is a label, or the middle of `a ? b : c`.
      case .word where neighbours.0 != "." && (neighbours.1 != ":" || neighbours.0 == "?"):
        words.append(token)
      default: break
      }
    }
    return words
  }

  /// The words between `\(` and `)` in a string literal, each at the place of the literal.
  private static func interpolatedWords(in literal: Token) -> [Token] {
    var words: [Token] = []
    for piece in literal.text.split(separator: "\\", omittingEmptySubsequences: false).dropFirst() {
      let opening = piece.drop { $0 == "#" }
      guard opening.first == "(" else { continue }
      var depth = 0
      let inside = opening.prefix { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth > 0
      }
      var previous: Character = " "
      for part in inside.split(omittingEmptySubsequences: false, whereSeparator: { !$0.isInWord }) {
        let end = part.endIndex
        if !part.isEmpty, previous != "." {
          words.append(literal.replacingText(by: String(part)))
        }
        previous = end < inside.endIndex ? inside[end] : " "
      }
    }
    return words
  }
}

extension ArraySlice<Token> {
  /// Whether an expression can end here: behind a name, a literal, a closed bracket, or an operator
  /// that is attached to one.
  ///
  /// Where it cannot, the compiler would look for the rest in the generated lines below.
  fileprivate var endsExpression: Bool {
    guard let last else { return false }
    switch last.kind {
    case .word:
      let values = ["Any", "Self", "false", "nil", "self", "true"]
      let isMember = dropLast().last?.text == "."
      return isMember || values.contains(last.text)
        || !Keyword.isReserved(last.text) && !["any", "await", "some"].contains(last.text)
    case .punctuation:
      if last.isClosingBracket { return true }
      let operators = reversed().prefix { $0.kind == .punctuation && !$0.isClosingBracket }
      return operators.count < count && operators.allSatisfy { !$0.followsSpace }
        && ![".", ":", ",", "@", "#", "->", "::"].contains(last.text)
    case .string, .number, .end: return true
    }
  }
}
