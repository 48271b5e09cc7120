/// Parses declarations.
///
/// `at` and `peek` look and never consume; `eat` consumes what it names if it is there and says whether
/// it was; `expect` consumes it or throws. A function called `parseX` begins at the first token of an X
/// and ends after its last one. Every loop consumes a token per turn, and the end token is never
/// consumed, so all of them end. `replaceNext` changes tokens that are still to be read, where generated
/// code needs another text than the user's.
///
/// Kinds of declarations that a forwarder cannot have are refused here, and their parts by ``ShapeCheck``.
package struct DeclarationParser {
  /// How deep types may nest.
  static let maximumDepth = 64

  /// All tokens, also those that have been consumed.
  private(set) var tokens: [Token]
  private var index: Int
  var depth = 0

  /// Whether it goes on after what no forwarder can have, and only notes it.
  private let goesOn: Bool

  /// The first of that.
  private(set) var refusal: DeclarationError?

  /// What the place of the declaration in a file adds.
  var place: Place?

  /// The generic parameters of the declaration, none of which is a type of that place.
  var genericNames: Set<String> = []

  init(_ source: EmbeddedText) throws(DeclarationError) {
    self.init(try Lexer.tokens(of: source))
  }

  /// A parser of `tokens`, the last of which is the end, from the one at `start` on.
  init(_ tokens: [Token], at start: Int = 0, in place: Place? = nil, goesOn: Bool = false) {
    self.tokens = tokens
    self.place = place
    self.goesOn = goesOn
    index = start
  }

  // MARK: Looking

  var peek: Token { tokens[index] }

  /// The token that comes `distance` tokens after the next one, or the end.
  func peek(_ distance: Int) -> Token { tokens[min(index + distance, tokens.count - 1)] }

  /// Whether the next token is the word or punctuation `text`.
  func at(_ text: String) -> Bool {
    peek.text == text && (peek.kind == .word || peek.kind == .punctuation)
  }

  func at(anyOf texts: Set<String>) -> Bool {
    texts.contains(peek.text) && (peek.kind == .word || peek.kind == .punctuation)
  }

  /// Whether the next token can name something.
  var atName: Bool {
    peek.kind == .word && (peek.text != "_") && !Keyword.isReserved(peek.text)
      && !peek.isDollarName
  }

  /// How many tokens have been consumed.
  var mark: Int { index }

  /// The tokens consumed since `mark`.
  func tokens(since mark: Int) -> ArraySlice<Token> { tokens[mark..<index] }

  // MARK: Consuming

  /// Consumes the next token, unless that is the end.
  @discardableResult
  mutating func next() -> Token {
    let token = peek
    if token.kind != .end { index += 1 }
    return token
  }

  /// Reads the next `count` tokens as if `others` had been written in their place.
  mutating func replaceNext(_ count: Int, by others: [Token] = []) {
    tokens.replaceSubrange(index..<min(index + count, tokens.count - 1), with: others)
  }

  /// Reads `Outer.Name` as if `Name` had been written.
  mutating func dropQualifier() {
    let followsSpace = peek.followsSpace
    replaceNext(2)
    tokens[index].followsSpace = followsSpace
  }

  /// Forgets the tokens consumed since `mark`, as if they had not been written.
  mutating func forget(since mark: Int) {
    tokens.removeSubrange(mark..<index)
    index = mark
  }

  /// Throws `error`, or notes it and goes on.
  mutating func refuse(_ error: DeclarationError) throws(DeclarationError) {
    if !goesOn { throw error }
    refusal = refusal ?? error
  }

  mutating func eat(_ text: String) -> Bool {
    guard at(text) else { return false }
    next()
    return true
  }

  @discardableResult
  mutating func expect(_ text: String) throws(DeclarationError) -> Token {
    guard at(text) else { throw unexpected("'\(text)'") }
    return next()
  }

  /// Consumes a word that names something: `what`, in the message.
  mutating func expectName(_ what: String) throws(DeclarationError) -> Token {
    if atName { return next() }
    if peek.kind == .word, Keyword.isReserved(peek.text) {
      throw DeclarationError(.reservedName(peek.text), at: peek.position)
    }
    throw unexpected(what)
  }

  /// Throws if the declaration ends and `open` has not been closed.
  func expectMore(inside open: Token) throws(DeclarationError) {
    if peek.kind == .end { throw DeclarationError(.unclosed(open.text), at: open.position) }
  }

  /// Consumes `.`, if a name stands right after it.
  mutating func eatDot() throws(DeclarationError) -> Bool {
    guard at("."), peek(1).kind == .word else { return false }
    next()
    if peek.followsSpace { throw unexpected("a name right behind '.'") }
    return true
  }

  func expectNo(_ text: String, _ message: DiagnosticMessage) throws(DeclarationError) {
    if at(text) { throw DeclarationError(message, at: peek.position) }
  }

  func expectEnd() throws(DeclarationError) {
    if peek.kind != .end { throw unexpected("the end of the declaration") }
  }

  /// Consumes a bracket and everything up to the one that closes it.
  mutating func skipBalanced() throws(DeclarationError) {
    var open: [Token] = []
    repeat {
      if let last = open.last { try expectMore(inside: last) }
      let token = next()
      if token.isOpeningBracket {
        open.append(token)
        if open.count > Self.maximumDepth {
          let message = DiagnosticMessage.tooDeep("brackets", Self.maximumDepth)
          try refuse(DeclarationError(message, at: token.position))
        }
      } else if token.isClosingBracket, open.popLast().map(token.closes) != true {
        throw DeclarationError(.unopened(token.text), at: token.position)
      }
    } while !open.isEmpty
  }

  /// The error for a next token that should be `expected`.
  func unexpected(_ expected: String) -> DeclarationError {
    let found = peek.kind == .end ? nil : peek.text
    return DeclarationError(.unexpectedToken(found, expected: expected), at: peek.position)
  }

  /// The error for a next token that would nest a type too deeply.
  var tooDeep: DeclarationError {
    DeclarationError(.tooDeep("types", Self.maximumDepth), at: peek.position)
  }
}

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
    while !at(")") {
      eatTupleLabels()
      elements.append(try parseType())
      if at("...") {
        try refuse(DeclarationError(.refusedVariadic, at: peek.position))
        next()
      }
      if !eat(",") { break }
    }
    try expectMore(inside: open)
    try expect(")")
    // One type in parentheses is that type, with its own kind and the text of both.
    if elements.count == 1, let only = elements.first {
      return type(only.kind, only.textInParentheses ?? only.text, since: start)
    }
    return type(.tuple(elements), since: start)
  }

  /// Consumes `label:`, `_ name:` or `label name:` before an element's type.
  private mutating func eatTupleLabels() {
    guard peek.kind == .word, !at("inout"), !peek.isDollarName else { return }
    let count = peek(1).text == ":" ? 1 : peek(1).kind == .word && peek(2).text == ":" ? 2 : 0
    if count == 2, peek(1).text == "inout" || peek(1).isDollarName { return }
    for _ in 0..<count { next() }
    if count > 0 { next() }
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
    let kind: TypeSyntax.Kind =
      second.map { .standard("Dictionary", first, $0) } ?? .standard("Array", first)
    return type(kind, since: start)
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
