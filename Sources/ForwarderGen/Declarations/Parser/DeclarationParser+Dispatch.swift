extension DeclarationParser {
  /// The operators that the language keeps for itself, or that are none between two values.
  private static let reservedOperators: Set<String> = ["=", "->", ".", "?", "!", "*/"]

  /// Parses `first`, `reduce(max)` or `pipeline(request)`.
  ///
  /// A name without an argument, or with a meaningless one, is returned as it is. The parser does
  /// not decide whether it names a dispatch.
  static func dispatch(_ source: EmbeddedText) throws(DeclarationError) -> DispatchSyntax {
    let parts = source.text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    var argument: DispatchSyntax.Argument?
    if parts.count == 2, parts[1].hasSuffix(")"), parts[1] != ")" {
      argument = try dispatchArgument(of: parts[0], in: source)
    }
    return DispatchSyntax(
      name: argument == nil ? source.text : String(parts[0]),
      argument: argument,
      position: source.quotePosition
    )
  }

  /// Parses what stands in parentheses behind `name`; nil if nothing can.
  private static func dispatchArgument(
    of name: Substring,
    in source: EmbeddedText
  ) throws(DeclarationError) -> DispatchSyntax.Argument? {
    guard let kind = DispatchName(rawValue: String(name))?.facts.argument else { return nil }
    var parser = try DeclarationParser(source)
    parser.next()
    try parser.expect("(")
    let argument: DispatchSyntax.Argument =
      switch kind {
      case .combiner: .combiner(try parser.parseCombiner())
      case .parameter: .parameter(try parser.parseParameterReference())
      }
    try parser.expect(")")
    if parser.peek.kind != .end { throw parser.unexpected("the end of the dispatch") }
    return argument
  }

  /// Parses a parameter's label or name, which any word can be.
  private mutating func parseParameterReference() throws(DeclarationError) -> Token {
    guard peek.kind == .word else { throw unexpected("a parameter's label") }
    return next()
  }

  /// Parses the name of a function or an operator, and nothing that is more than that.
  private mutating func parseCombiner() throws(DeclarationError) -> Combiner {
    let start = mark
    let position = peek.position
    if at("{") { throw DeclarationError(.reduceWithClosure(), at: position) }
    let kind: Combiner.Kind = atOperator ? .infix : .function
    switch kind {
    case .infix: try parseOperator()
    case .function: try parseFunctionName()
    }
    let tokens = tokens(since: start)
    return Combiner(kind: kind, text: tokens.text, words: tokens.words, position: position)
  }

  /// Parses `+`, or `&&`, whose characters are tokens of their own.
  private mutating func parseOperator() throws(DeclarationError) {
    let start = mark
    let unexpected = unexpected("a function's name or an operator")
    repeat { next() } while atOperator && !peek.followsSpace
    if Self.reservedOperators.contains(tokens(since: start).text) { throw unexpected }
  }

  /// Parses `max`, `Theme.merged`, `Pair<Int>.init` or `Theme.merge(_:with:)`.
  private mutating func parseFunctionName() throws(DeclarationError) {
    _ = try expectName("a function's name or an operator")
    var hasArguments = at("<")
    if hasArguments { _ = try parseGenericArguments() }
    while try eatDot() {
      if !eat("init") { _ = try expectName("a function's name") }
      hasArguments = at("<")
      if hasArguments { _ = try parseGenericArguments() }
    }
    // A function cannot be told its generic arguments.
    if hasArguments { throw unexpected("'.' and a function's name") }
    if at("("), !peek.followsSpace { try parseLabels() }
  }

  /// Parses `(_:with:)`.
  private mutating func parseLabels() throws(DeclarationError) {
    try expect("(")
    repeat {
      guard peek.kind == .word else { throw unexpected("a label") }
      next()
      try expect(":")
    } while !at(")")
    try expect(")")
  }
}
