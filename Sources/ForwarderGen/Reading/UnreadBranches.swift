/// Takes from a Swift file what only another compiler would read, and this tool cannot.
///
/// The compiler does not read a branch of `#if compiler(…)` or `#if swift(…)` for another version, where
/// even an unclosed bracket is no error. The tool does not know which version will compile the file, so it
/// leaves out only the branches that cannot be divided into tokens or whose brackets do not match.
struct UnreadBranches {
  /// The current branch of an `#if` that is open.
  private struct Branch {
    /// Where the line of its directive ends.
    let start: Int

    /// Whether the compiler may not read it.
    let isUnread: Bool
    var brackets = Brackets()

    /// Whether it can be read so far.
    var isSound = true
  }

  private let base: Int
  private var lexer: Lexer

  /// The text, with spaces for what is left out, so that all positions stay.
  private var bytes: [UInt8]

  /// Innermost last.
  private var branches: [Branch] = []

  static func removed(from source: EmbeddedText) -> EmbeddedText {
    var reader = UnreadBranches(source)
    while reader.readToken() {}
    return EmbeddedText(String(decoding: reader.bytes, as: UTF8.self), at: reader.base)
  }

  private init(_ source: EmbeddedText) {
    base = source.start.offset
    lexer = Lexer(source)
    bytes = lexer.bytes
  }

  private mutating func readToken() -> Bool {
    let start = lexer.offset
    do {
      let token = try lexer.next()
      if let innermost = branches.indices.last {
        switch branches[innermost].brackets.read(token, at: 0) {
        case .closesOuter, .closesNothing: branches[innermost].isSound = false
        case .none, .opens, .closes: break
        }
      }
      if token.isDirective { read(directive: token) }
      return token.kind != .end
    } catch {
      if let unread = branches.lastIndex(where: \.isUnread) { branches[unread].isSound = false }
      lexer.offset = restOfLine(from: start).endIndex + 1
      return lexer.offset < bytes.count
    }
  }

  private mutating func read(directive: Token) {
    let condition = restOfLine(from: lexer.offset)
    var isUnread = Self.checksVersion(String(decoding: condition, as: UTF8.self))
    if directive.text != "if" {
      guard let branch = endBranch(before: directive.position.offset - base - 1) else { return }
      // The compiler does not read the `#else` branch, either, if the version before it is its own.
      if directive.text == "else" { isUnread = branch.isUnread }
    }
    if directive.text != "endif" {
      branches.append(Branch(start: condition.endIndex, isUnread: isUnread))
    }
  }

  /// Whether `condition` asks for the version of the language or of the compiler.
  private static func checksVersion(_ condition: String) -> Bool {
    condition.split(separator: "(", omittingEmptySubsequences: false).dropLast()
      .contains { text in
        let word = text.reversed().drop(while: \.isWhitespace).prefix(while: \.isInWord)
        return ["swift", "compiler", "_compiler_version"].contains(String(word.reversed()))
      }
  }

  /// Closes the innermost branch, which ends at `end`.
  private mutating func endBranch(before end: Int) -> Branch? {
    guard let branch = branches.popLast() else { return nil }
    if branch.isSound, branch.brackets.open.isEmpty { return branch }
    if branch.isUnread {
      for index in branch.start..<end where !EmbeddedText.isNewline(bytes[index]) {
        bytes[index] = UInt8(ascii: " ")
      }
    } else if let outer = branches.indices.last {
      branches[outer].isSound = false
    }
    return branch
  }

  private func restOfLine(from offset: Int) -> ArraySlice<UInt8> {
    bytes[min(offset, bytes.count)...].prefix { !EmbeddedText.isNewline($0) }
  }
}
