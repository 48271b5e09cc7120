/// A Swift file, divided into tokens.
package struct SwiftFile: Equatable, Sendable {
  package static let maximumSize = 16 << 20
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  let source: SourceText

  private let start: Int

  /// The last one is the file's end.
  let tokens: [Token]

  /// Where each bracket is closed, by where it opens: found once, since every reader asks.
  private let closings: [Int: Int]

  /// Divides `source`, whose positions begin at `start`; throws if its brackets do not match.
  init(_ source: SourceText, at start: Int = 0) throws(DeclarationError) {
    self.source = source
    self.start = start
    if source.bytes.count > Self.maximumSize {
      let position = SourcePosition(offset: start)
      throw DeclarationError(.tooLarge("this file", Self.maximumSize), at: position)
    }
    if let invalid = source.bytes.firstInvalidUTF8 {
      throw DeclarationError(.notUTF8, at: SourcePosition(offset: start + invalid))
    }
    // The compiler passes over both of them, too.
    var first = source.bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
    if source.bytes[first...].starts(with: [0x23, 0x21]) {
      first = source.bytes[first...].firstIndex(of: UInt8(ascii: "\n")) ?? source.bytes.count
    }
    let text = String(decoding: source.bytes[first...], as: UTF8.self)
    tokens = try Lexer.tokens(of: EmbeddedText(text, at: start + first))
    var open: [(index: Int, token: Token)] = []
    var closings: [Int: Int] = [:]
    for (index, token) in tokens.enumerated() {
      if token.isOpeningBracket { open.append((index, token)) }
      let isEnd = token.kind == .end
      guard token.isClosingBracket || isEnd else { continue }
      if let last = open.last, token.closes(last.token) {
        closings[open.removeLast().index] = index
      } else if let last = open.last?.token,
        isEnd || open.contains(where: { token.closes($0.token) })
      {
        throw DeclarationError(.unclosed(last.text), at: last.position)
      } else if !isEnd {
        throw DeclarationError(.unopened(token.text), at: token.position)
      }
    }
    self.closings = closings
  }

  func startsLine(_ index: Int) -> Bool {
    index == 0 || source.bytes[space(before: index)].contains { EmbeddedText.isNewline($0) }
  }

  func doc(before index: Int) -> String? {
    DocComment.text(in: String(decoding: source.bytes[space(before: index)], as: UTF8.self))
  }

  /// The tokens of the declaration at `range`, tidy and with their end.
  func declaration(at range: Range<Int>) -> [Token] {
    let end = tokens[range].last?.end ?? tokens[range.lowerBound].position.offset
    let last = Token(kind: .end, text: "", position: SourcePosition(offset: end))
    return (tokens[range] + [last]).tidy
  }

  func location(of index: Int) -> SourceLocation {
    source.location(of: SourcePosition(offset: tokens[index].position.offset - start))
  }

  func at(_ index: Int, _ text: String) -> Bool {
    tokens[index].text == text && tokens[index].kind != .string
  }

  /// Where the bracket that opens at `index` is closed; nil if there is none.
  func closing(of index: Int) -> Int? { closings[index] }

  private func space(before index: Int) -> Range<Int> {
    (index == 0 ? 0 : tokens[index - 1].end - start)..<(tokens[index].position.offset - start)
  }
}

extension Token {
  fileprivate var end: Int { position.offset + text.utf8.count }
}

extension SwiftFile {
  /// The attributes and modifiers of a declaration that begins at `start`, and where its keyword would be.
  func marks(from start: Int) -> (marks: DeclarationParser.Marks, keyword: Int) {
    var marks = DeclarationParser.Marks()
    guard at(start, "@") || Modifier.words.contains(tokens[start].text) else {
      return (marks, start)
    }
    var parser = DeclarationParser(tokens, at: start, in: .plain, goesOn: true)
    if let parsed = try? parser.parseMarks() { marks = parsed }
    return (marks, parser.mark)
  }

  /// What a type, an alias or an extension says behind its keyword.
  struct Head {
    /// In `extension Outer<Int>.Inner`, `Outer.Inner`, and in `extension [Int]`, `Swift.Array`.
    let path: String

    let parameters: Set<String>

    /// The types behind its `:`, as far as they are understood.
    var inherited: [TypeSyntax] = []

    /// Where the conditions of an extension begin, among which are the arguments of what it extends.
    let conditions: Int
  }

  /// What is behind the keyword at `keyword`, and before `end`; nil if that is no name.
  func head(behind keyword: Int, before end: Int) -> Head? {
    var parser = DeclarationParser(tokens, at: keyword + 1, goesOn: true)
    let path: [String]
    var conditions = keyword + 1
    if at(keyword, "extension") {
      guard let type = try? parser.parseType(), !type.pathWords.isEmpty else { return nil }
      path = type.pathWords
      if type.plainPath != nil { conditions = parser.mark }
    } else {
      guard let name = try? parser.expectName("a name") else { return nil }
      path = [name.name]
      if parser.at("<") { _ = try? parser.parseGenericClause() }
    }
    var head = Head(
      path: path.joined(separator: "."),
      parameters: parser.genericNames,
      conditions: conditions
    )
    if !parser.eat(":") { return head }
    while parser.mark < end, !parser.at(anyOf: ["where", "{"]) {
      let start = parser.mark
      if let type = try? parser.parseType() {
        head.inherited.append(type.unannotated)
      } else {
        parser = DeclarationParser(tokens, at: start + 1, goesOn: true)
      }
    }
    return head
  }

  /// The `{` that ends the head of the type whose keyword is at `index`; nil if there is none.
  func opening(after index: Int) -> Int? {
    var position = index + 1
    while tokens[position].kind != .end, !at(position, ";"), !at(position, "}") {
      if at(position, "{") { return position }
      position = (closing(of: position) ?? position) + 1
    }
    return nil
  }

  static let keywords: Set<String> = [
    "func", "var", "let", "init", "deinit", "subscript", "associatedtype", "typealias", "case",
    "struct", "class", "enum", "actor", "protocol", "extension", "import", "macro", "operator",
  ]

  /// The tokens after which a line goes on.
  private static let unfinished: Set<String> = ["->", ",", ":", "=", "==", "&", "."]

  /// The members of a file, or of the body of a type, whose tokens are at `body`.
  func members(in body: Range<Int>) -> [SourceMember] {
    var members: [SourceMember] = []
    var conditions = SourceConditions()
    var index = body.lowerBound
    while index < body.upperBound {
      if conditions.read(in: self, at: &index) { continue }
      if at(index, ";") {
        index += 1
        continue
      }
      let start = index
      let (marks, keyword) = marks(from: start)
      index = memberEnd(from: start, keyword, before: body.upperBound)
      if conditions.parts.contains(where: \.isNever) { continue }
      members.append(
        SourceMember(
          range: start..<index,
          keyword: keyword,
          marks: marks,
          conditions: conditions.parts
        )
      )
    }
    return members
  }

  /// Where the member ends that begins at `start`, and whose attributes and modifiers end at `keyword`.
  private func memberEnd(from start: Int, _ keyword: Int, before limit: Int) -> Int {
    // `#warning("…")`, or a custom macro: a name, and arguments if there are any.
    if at(start, "#") {
      let hasArguments = start + 2 < limit && at(start + 2, "(") && !tokens[start + 2].followsSpace
      let end = (hasArguments ? closing(of: start + 2) : nil) ?? start + 1
      return min(end + 1, limit)
    }
    // The name behind a keyword may be on the next line.
    let first = Self.keywords.contains(tokens[keyword].text) ? keyword + 1 : keyword
    var index = keyword
    while index < limit {
      if index > start, at(index, ";") || isDirective(index) { return index }
      if index > first, startsLine(index), startsMember(index),
        tokens[keyword].text == "operator" || !Self.unfinished.contains(tokens[index - 1].text)
      {
        return index
      }
      index = (closing(of: index) ?? index) + 1
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

  /// What `member` declares is called; nil for what has no name.
  func name(of member: SourceMember) -> String? {
    let keyword = tokens[member.keyword]
    guard keyword.kind == .word, Self.keywords.contains(keyword.text) else { return nil }
    // In `@_implements(Delegate, start()) func begin()`, it is `start`.
    if member.marks.attributes.contains(where: { $0.name == "_implements" }) {
      return tokens[member.range].drop { $0.text != "_implements" }.drop { $0.text != "," }
        .dropFirst().first?
        .name
    }
    let isNamed = !["init", "deinit", "subscript"].contains(keyword.text)
    return isNamed ? tokens[member.keyword + 1].name : keyword.text
  }

  /// Whether `#if`, `#elseif`, `#else` or `#endif` is at `index`.
  func isDirective(_ index: Int) -> Bool {
    at(index, "#") && !tokens[index + 1].followsSpace
      && ["if", "elseif", "else", "endif"].contains(tokens[index + 1].text)
  }
}

/// A declaration in a Swift file, in a type or in a protocol, or other code in one of them.
struct SourceMember: Equatable, Sendable {
  let range: Range<Int>

  /// Where its keyword is, after its attributes and modifiers.
  let keyword: Int
  let marks: DeclarationParser.Marks

  /// The conditions that it is under in the body that it is a member of.
  let conditions: [Condition]

  var access: AccessLevel? { marks.modifiers.lazy.compactMap(\.accessLevel).first }
}
