extension DeclarationParser {
  mutating func parseGenericArguments() throws(DeclarationError) -> [TypeSyntax] {
    let open = try expect("<")
    var arguments: [TypeSyntax] = []
    repeat {
      if !eatNumber() { arguments.append(try parseType()) }
    } while eat(",") && !at(">")
    try expectMore(inside: open)
    try expect(">")
    return arguments
  }

  mutating func parseTuple() throws(DeclarationError) -> TypeSyntax {
    let start = mark
    let open = try expect("(")
    var elements: [TypeSyntax] = []
    var labels: [[Token]] = []
    while !at(")") {
      labels.append(eatTupleLabels())
      elements.append(try parseType())
      if at("...") { throw DeclarationError(.refusedVariadic(), at: peek.position) }
      if !eat(",") { break }
    }
    try expectMore(inside: open)
    try expect(")")
    try check(labels)
    // One type in parentheses is that type, with its own kind and the text of both.
    if elements.count == 1, let only = elements.first {
      var type = type(only.kind, since: start)
      type.textInParentheses = only.textInParentheses ?? only.text
      return type
    }
    return type(.tuple(elements), since: start)
  }

  /// Consumes `label:`, `_ name:` or `label name:` before an element's type, and gives the words.
  private mutating func eatTupleLabels() -> [Token] {
    guard peek.kind == .word, !at("inout"), !peek.isDollarName else { return [] }
    let count = peek(1).text == ":" ? 1 : peek(1).kind == .word && peek(2).text == ":" ? 2 : 0
    if count == 2, peek(1).text == "inout" || peek(1).isDollarName { return [] }
    let labels = (0..<count).map { _ in next() }
    if count > 0 { next() }
    return labels
  }

  /// Checks the labels of a tuple, or of the parameters in a function type, which have none.
  private func check(_ labels: [[Token]]) throws(DeclarationError) {
    for words in labels {
      guard let first = words.first, let last = words.last else { continue }
      if startsFunctionArrow, first.text != "_" {
        throw DeclarationError(
          .unexpectedToken(first.text, expected: "'_' or a type"),
          at: first.position
        )
      } else if !startsFunctionArrow, words.count > 1 {
        throw DeclarationError(.unexpectedToken(last.text, expected: "':'"), at: last.position)
      }
    }
  }

  mutating func parseCollection() throws(DeclarationError) -> TypeSyntax {
    let start = mark
    let open = try expect("[")
    if eatNumber() { return try parseInlineArray(since: start) }
    let first = try parseType()
    if at("of") { return try parseInlineArray(since: start) }
    let second = eat(":") ? try parseType() : nil
    try expectMore(inside: open)
    try expect("]")
    return type(second.map { .dictionary(first, $0) } ?? .array(first), since: start)
  }

  /// Parses the rest of `[4 of Int]`, which is `InlineArray<4, Int>`.
  private mutating func parseInlineArray(since start: Int) throws(DeclarationError) -> TypeSyntax {
    try expect("of")
    let element = try parseType()
    try expect("]")
    return type(.named(path: ["InlineArray"], arguments: [element]), since: start)
  }

  /// Consumes a number, with its sign.
  mutating func eatNumber() -> Bool {
    let sign = at("-") ? 1 : 0
    let number = peek(sign)
    // A sign stands right before its number.
    if sign > 0, number.followsSpace { return false }
    guard number.kind == .number, Int(number.text.filter { $0 != "_" }) != nil else { return false }
    if sign > 0 { next() }
    next()
    return true
  }
}
