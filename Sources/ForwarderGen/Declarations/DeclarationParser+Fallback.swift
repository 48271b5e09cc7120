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
    while parser.peek.kind != .end {
      if parser.at(";") {
        throw DeclarationError(message: .secondStatement(), position: parser.peek.position)
      }
      if parser.at("#"), parser.peek(1).text == "sourceLocation" || parser.peek(1).text == "if" {
        throw DeclarationError(message: .fallbackDirective(), position: parser.peek.position)
      }
      if parser.at(anyOf: ["(", "[", "{", ")", "]", "}"]) {
        try parser.skipBalanced()
      } else {
        parser.next()
      }
    }
    let tokens = parser.tokens(since: 0)
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

  private static func freeWords(in tokens: [Token]) -> [Token] {
    let texts = [""] + tokens.map(\.text) + [""]
    return zip(tokens, zip(texts, texts.dropFirst(2)))
      .compactMap { token, neighbours in
        token.kind == .word && neighbours.0 != "." && neighbours.1 != ":" ? token : nil
      }
  }
}
