extension SwiftFile {
  /// Where the keyword of a declaration would be that begins at `start`: behind attributes and
  /// modifiers.
  func keyword(from start: Int) -> Int {
    var index = start
    while true {
      if at(index, "@"), tokens[index + 1].kind == .word {
        index += 2
        while at(index, "."), tokens[index + 1].kind == .word { index += 2 }
        if at(index, "<") { index = closingAngle(of: index) ?? index }
        index = argumentsEnd(at: index)
      } else if isModifier(index) {
        index = argumentsEnd(at: index + 1)
      } else {
        return index
      }
    }
  }

  /// Whether the token at `index` says something about the declaration that follows.
  func isModifier(_ index: Int) -> Bool {
    guard tokens[index].kind == .word, Modifier.words.contains(tokens[index].text) else {
      return false
    }
    // In `Phase.optional` it is a user's name.
    if index > 0, at(index - 1, ".") { return false }
    let next = tokens[index + 1]
    // In `class Table`, and in `open()`, it is none.
    if tokens[index].text == "class" {
      return ["func", "var", "subscript"].contains(next.text)
        || next.text != "class" && isModifier(index + 1)
    }
    return next.kind == .word || next.text == "@" || next.text == "(" && !next.followsSpace
  }

  /// The index behind arguments in parentheses, where there are any right here.
  private func argumentsEnd(at index: Int) -> Int {
    guard at(index, "("), !tokens[index].followsSpace, let end = closing(of: index) else {
      return index
    }
    return end + 1
  }

  private func closingAngle(of index: Int) -> Int? {
    var depth = 0
    // The arguments of an attribute's type are few, and what looks like them may be none.
    for position in index..<min(index + 256, tokens.count) {
      if at(position, "<") { depth += 1 }
      if at(position, ">") { depth -= 1 }
      if depth == 0 { return position + 1 }
      if at(position, "{") || at(position, ";") { return nil }
    }
    return nil
  }

  /// The name of a type at `index`, with those of the types that it is in; nil if there is none.
  func typePath(at index: Int) -> (text: String, end: Int)? {
    guard isName(index) else { return nil }
    var names = [tokens[index].name]
    var end = index + 1
    while at(end, "."), tokens[end + 1].kind == .word {
      names.append(tokens[end + 1].name)
      end += 2
    }
    return (names.joined(separator: "."), end)
  }

  /// The `{` that ends the head of the type whose keyword is at `index`; nil if there is none.
  func opening(after index: Int) -> Int? {
    var position = index + 1
    while tokens[position].kind != .end {
      if at(position, "{") { return position }
      if at(position, ";") || at(position, "}") { return nil }
      if at(position, "(") || at(position, "[") {
        guard let end = closing(of: position) else { return nil }
        position = end
      }
      position += 1
    }
    return nil
  }

  // MARK: Members

  private static let keywords: Set<String> = [
    "func", "var", "let", "init", "deinit", "subscript", "associatedtype", "typealias", "case",
    "struct", "class", "enum", "actor", "protocol", "extension", "import", "macro", "operator",
  ]

  /// The tokens behind which a line goes on.
  private static let unfinished: Set<String> = [
    "->", ",", ":", "=", "==", "&", ".", "where", "any", "some", "inout",
  ]

  /// The members of a body whose tokens are at `body`.
  func members(in body: Range<Int>) throws(DeclarationError) -> [SourceDeclarations.Member] {
    var members: [SourceDeclarations.Member] = []
    var conditions = SourceConditions()
    var index = body.lowerBound
    while index < body.upperBound {
      if try conditions.read(in: self, at: &index) { continue }
      if at(index, ";") {
        index += 1
        continue
      }
      let end = memberEnd(from: index, before: body.upperBound)
      members.append(
        SourceDeclarations.Member(range: index..<end, conditions: conditions.parts)
      )
      index = end
    }
    if let position = conditions.openPosition {
      throw DeclarationError(.unclosedDirective(), at: position)
    }
    return members
  }

  /// Where the member that begins at `start` ends.
  private func memberEnd(from start: Int, before limit: Int) -> Int {
    // `#warning("…")`, or a custom macro: a name, and arguments if there are any.
    if at(start, "#") { return Swift.min(argumentsEnd(at: start + 2), limit) }
    var index = start
    var hasKeyword = false
    while index < limit {
      if index > start, at(index, ";") || isDirective(index) { return index }
      if hasKeyword, startsLine(index), startsMember(index),
        !Self.unfinished.contains(tokens[index - 1].text),
        !Self.keywords.contains(tokens[index - 1].text)
      {
        return index
      }
      if tokens[index].kind == .word, Self.keywords.contains(tokens[index].text) {
        hasKeyword = true
      }
      let isOpen = tokens[index].isOpeningBracket
      index = (isOpen ? closing(of: index) ?? limit : index) + 1
    }
    return min(index, limit)
  }

  private func startsMember(_ index: Int) -> Bool {
    let token = tokens[index]
    if token.kind == .word {
      return Self.keywords.contains(token.text) || Modifier.words.contains(token.text)
    }
    return at(index, "@") || at(index, "#")
  }

  /// Whether `#if`, `#elseif`, `#else` or `#endif` is at `index`.
  func isDirective(_ index: Int) -> Bool {
    at(index, "#") && tokens[index + 1].isDirective
  }
}

extension SourceConditions {
  /// Reads the directive at `index`, and says whether there was one.
  mutating func read(in file: SwiftFile, at index: inout Int) throws(DeclarationError) -> Bool {
    guard file.isDirective(index) else { return false }
    let start = index
    let directive = file.tokens[index + 1].text
    index += 2
    let first = index
    let operators: Set<String> = ["|", "&", "!", "if", "elseif"]
    while file.tokens[index].kind != .end,
      !file.startsLine(index) || operators.contains(file.tokens[index - 1].text)
    {
      let isOpen = file.at(index, "(")
      index = (isOpen ? file.closing(of: index) ?? index : index) + 1
    }
    let position = file.tokens[start].position
    let condition = Part.read(file.tokens[first..<index], behind: position)
    let fits: Bool
    switch directive {
    case "if":
      open(condition, at: position)
      fits = true
    case "elseif": fits = next(condition)
    case "else": fits = next(nil)
    default: fits = close()
    }
    guard fits else {
      throw DeclarationError(.unopenedDirective("#\(directive)"), at: position)
    }
    return true
  }
}
