extension DeclarationParser {
  /// Parses `first`, `reduce(max)` or `pipeline(request)`.
  static func dispatch(_ source: EmbeddedText) throws(DeclarationError) -> DispatchSyntax {
    let word = source.text.prefix { $0 != "(" }
    if let name = DispatchName(rawValue: String(word)) {
      if word.endIndex == source.text.endIndex {
        return DispatchSyntax(name: name, position: source.quotePosition)
      }
      if let kind = name.facts.argument {
        let argument = try argument(kind, in: source)
        return DispatchSyntax(name: name, argument: argument, position: source.quotePosition)
      }
    }
    let nearest = NearestWord.nearest(to: source.text, among: DispatchName.allCases.map(\.rawValue))
    let known = nearest.map { [$0] } ?? DispatchName.allForms
    throw DeclarationError(
      .unknownValue(source.text, of: "dispatch", known: known),
      at: source.quotePosition
    )
  }

  /// Parses what stands in parentheses.
  private static func argument(
    _ kind: DispatchFacts.Argument,
    in source: EmbeddedText
  ) throws(DeclarationError) -> DispatchSyntax.Argument {
    var parser = try DeclarationParser(source)
    parser.next()
    try parser.expect("(")
    let argument: DispatchSyntax.Argument
    switch kind {
    case .combiner: argument = .combiner(try parser.parseCombiner())
    case .parameter:
      guard parser.peek.kind == .word else { throw parser.unexpected("a parameter's label") }
      argument = .parameter(parser.next())
    }
    try parser.expect(")")
    if parser.peek.kind != .end { throw parser.unexpected("the end of the dispatch") }
    return argument
  }

  /// Parses an operator, or what a call can have before its arguments: `Theme.merge(_:with:)`.
  ///
  /// It ends at any other operator: the arguments of `a + f` would be those of `f` alone.
  private mutating func parseCombiner() throws(DeclarationError) -> Combiner {
    let start = mark
    let position = peek.position
    try expectNo("{", .reduceWithClosure)
    let isMember = at(".") && peek(1).kind == .word
    let kind: Combiner.Kind = atOperator && !isMember ? .infix : .function
    if kind == .infix {
      // The characters of `&&` are tokens of their own.
      repeat { next() } while atOperator && !peek.followsSpace
    } else {
      while peek.kind == .word || at(".") || at("<") || peek.isOpeningBracket {
        if at("<") {
          _ = try parseGenericArguments()
        } else if peek.isOpeningBracket {
          try skipBalanced()
        } else {
          next()
        }
      }
      if mark == start { throw unexpected("a function's name or an operator") }
    }
    let tokens = tokens(since: start)
    return Combiner(kind: kind, text: tokens.text, words: tokens.words, position: position)
  }
}

extension DeclarationParser {
  private static let traps: Set<String> = ["fatalError", "preconditionFailure"]

  /// Parses a `default`: one expression or statement on one line, whose type the compiler checks.
  static func fallback(_ source: EmbeddedText) throws(DeclarationError) -> Fallback {
    if source.text.hasPrefix("<#"), source.text.hasSuffix("#>") {
      return Fallback(
        kind: .placeholder,
        text: source.text,
        words: [],
        freeWords: [],
        position: source.start
      )
    }
    var parser = try DeclarationParser(source)
    if let newline = source.firstNewline {
      throw DeclarationError(.severalLines("'default'"), at: newline)
    }
    let first = parser.peek
    if first.kind == .end { throw parser.unexpected("a Swift expression") }
    try parser.expectNo("return", .fallbackReturns)
    var previous: Token?
    while parser.peek.kind != .end {
      try parser.expectNo(";", .secondStatement)
      if parser.peek.isBracket {
        try parser.skipBalanced()
        previous = nil
      } else {
        let token = parser.next()
        if token.isName, previous?.isName == true {
          throw DeclarationError(.unquotedText(source.text), at: first.position)
        }
        previous = token
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

  /// The words that name something by themselves, also where they are interpolated into a string.
  private static func freeWords(in tokens: [Token]) -> [Token] {
    var words: [Token] = []
    var isLabelled: [Bool] = []
    for (index, token) in tokens.enumerated() {
      let previous = index > 0 ? tokens[index - 1] : nil
      switch token.kind {
      case .string: words += interpolatedWords(in: token)
      case .word:
        let isLabel =
          index + 1 < tokens.count && tokens[index + 1].text == ":"
          && ["(", ",", "[", "}"].contains(previous?.text) && isLabelled.last != false
        if previous?.text != ".", !isLabel { words.append(token) }
      case .punctuation where token.isOpeningBracket:
        // The elements of an array or dictionary literal have no labels; arguments have.
        isLabelled.append(token.text != "[" || previous.map { token.isSubscript(of: $0) } == true)
      case .punctuation where token.isClosingBracket: _ = isLabelled.popLast()
      default: break
      }
    }
    return words
  }

  /// The free words between `\(` and `)` in a string literal, each at the place of the literal.
  private static func interpolatedWords(in literal: Token) -> [Token] {
    Lexer.interpolations(in: literal.text)
      .flatMap { text in
        let tokens = (try? Lexer.tokens(of: EmbeddedText(text, at: 0))) ?? []
        return freeWords(in: tokens).map { literal.replacingText(by: $0.text) }
      }
  }
}

extension Token {
  private static let operatorWords: Set<String> = [
    "any", "await", "borrow", "consume", "copy", "discard", "each", "repeat", "some", "unsafe",
  ]

  /// Whether it is a word that can only name something: two of them in a row are no expression.
  fileprivate var isName: Bool {
    kind == .word && !Keyword.isReserved(text) && !Self.operatorWords.contains(text)
  }

  /// Whether it is a bracket that takes an element of what ends with `token`, and begins no literal.
  fileprivate func isSubscript(of token: Token) -> Bool {
    switch token.kind {
    case .word: token.text == "self" || !Keyword.isReserved(token.text) && token.text != "await"
    case .punctuation: token.isClosingBracket
    case .string, .number, .end: false
    }
  }
}
