/// What a default implementation answers, as far as a spec can say the same.
enum DefaultAnswer: Hashable, Sendable {
  /// `.standard`: one expression without names that only the implementation knows.
  case expression(String)
  /// The parameter at this place.
  case argument(Int)
  /// Anything else, or nothing that can be seen.
  case unclear
}

extension DefaultAnswer {
  /// The words with which an expression may begin that are no names.
  private static let literals: Set<String> = [
    "Any", "as", "await", "false", "is", "nil", "true", "try",
  ]

  /// The answer of `member`, which declares `given`, to `requirement`, without what other files cannot see, which is
  /// called as one of `hidden`.
  init(
    of member: SourceDeclarations.ExtensionMember,
    _ given: RequirementDeclaration,
    to requirement: RequirementDeclaration,
    hiding hidden: Set<String>
  ) {
    self = .unclear
    guard let body = member.file.expression(inMemberAt: member.member.range) else { return }
    let text = member.file.tokens[body].text
    let parameters = given.parameterNames
    guard let fallback = try? DeclarationParser.fallback(EmbeddedText(text, at: 0)),
      fallback.kind == .expression || fallback.kind == .throw,
      hidden.union(given.generics?.names ?? []).isDisjoint(with: fallback.words)
    else { return }
    if let index = parameters.firstIndex(of: text) {
      self = .argument(index)
      return
    }
    // Where the answer is repeated, a parameter has the name that it has there.
    let shared = Set(zip(parameters, requirement.parameterNames).filter { $0 == $1 }.map(\.0))
    let isClear = fallback.freeWords.allSatisfy { word in
      let isType = word.name.first?.isUppercase == true && word.name != "Self"
      return isType || Self.literals.contains(word.text) || word.text == "throw"
        || shared.contains(word.name)
    }
    if isClear { self = .expression(text) }
  }
}

extension RequirementDeclaration {
  /// The names that the parameters have in its body: in `(_ a: Int, b: Int)`, `a` and `b`.
  fileprivate var parameterNames: [String] {
    parameters.map { ($0.secondName ?? $0.firstName).name }
  }
}

extension SwiftFile {
  /// The words with which a statement begins.
  private static let statements: Set<String> = [
    "defer", "do", "for", "func", "guard", "if", "let", "repeat", "switch", "var", "while",
  ]

  /// Where the only expression in the body of the member at `range` is, without `return`; nil if there
  /// is something else.
  fileprivate func expression(inMemberAt range: Range<Int>) -> Range<Int>? {
    guard var body = body(in: range) else { return nil }
    if at(body.lowerBound, "get") {
      guard let getter = self.body(in: body) else { return nil }
      body = getter
    }
    if at(body.lowerBound, "return") { body = (body.lowerBound + 1)..<body.upperBound }
    guard let first = body.first, !Self.statements.contains(tokens[first].text) else { return nil }
    var index = first
    while index < body.upperBound {
      if at(index, ";") || index > first && startsLine(index) { return nil }
      index = (closing(of: index) ?? index) + 1
    }
    return body
  }

  /// What is in the first braces among the tokens at `range`; nil if there are none, or nothing is.
  private func body(in range: Range<Int>) -> Range<Int>? {
    guard let open = opening(after: range.lowerBound), open < range.upperBound,
      let close = closing(of: open), open + 1 < close
    else { return nil }
    return (open + 1)..<close
  }
}
