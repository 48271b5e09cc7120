extension DeclarationParser {
  /// Parses a compilation condition: `canImport(UIKit) && !os(watchOS)`.
  ///
  /// On one line and with every bracket closed, it cannot end the directive that it is put into.
  static func condition(_ source: EmbeddedText) throws(DeclarationError) -> Condition {
    var parser = try DeclarationParser(source)
    if let newline = source.firstNewline {
      throw DeclarationError(.conditionOnTwoLines(), at: newline)
    }
    try parser.parseCondition()
    if parser.peek.kind != .end {
      throw parser.unexpected("'&&', '||' or the end of the condition")
    }
    let tokens = parser.tokens(since: 0)
    let pairs = zip(tokens, tokens.dropFirst()).map { $0.text + $1.text }
    let isChoice = pairs.contains("||") || pairs.contains("!(")
    return Condition(
      text: tokens.text,
      conjuncts: isChoice ? [] : tokens.map(\.text).split(separator: "&").map { $0.joined() },
      position: source.start
    )
  }

  /// Parses operands between `&&` and `||`.
  private mutating func parseCondition() throws(DeclarationError) {
    repeat { try parseConditionOperand() } while eatConditionOperator()
  }

  /// Parses `DEBUG`, `canImport(UIKit)` or `!(…)`.
  private mutating func parseConditionOperand() throws(DeclarationError) {
    while eat("!") {}
    if at("(") {
      let open = next()
      try nested { parser throws(DeclarationError) in try parser.parseCondition() }
      try expectMore(inside: open)
      try expect(")")
    } else if peek.kind == .word, !Keyword.isReserved(peek.text) || at("true") || at("false") {
      next()
      if at("(") { try skipBalanced() }
    } else {
      throw unexpected("a compilation condition")
    }
  }

  private mutating func eatConditionOperator() -> Bool {
    guard at("&") || at("|"), peek(1).text == peek.text, !peek(1).followsSpace else { return false }
    next()
    next()
    return true
  }
}
