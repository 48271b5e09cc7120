/// Divides a Swift file into tokens, as far as the compiler reads it.
///
/// The compiler does not read a branch of `#if compiler(…)` or `#if swift(…)` for another version.
/// Even an unclosed bracket is no error there. The tool does not know which version will compile
/// the file. So it reads such a branch if it can, and skips it otherwise.
struct FileLexer {
  /// An `#if` that is open.
  private struct Frame {
    /// Where the `#` of its current branch is among the tokens.
    var directive: Int

    /// Whether the compiler may not read the current branch.
    var isUnread: Bool

    /// Those of the current branch.
    var brackets = Brackets()

    /// Whether all brackets of the current branch that are closed were open.
    var isSound = true

    mutating func read(_ token: Token) {
      switch brackets.read(token, at: 0) {
      case .closesOuter, .closesNothing: isSound = false
      case .none, .opens, .closes: break
      }
    }
  }

  /// The words behind the `#` of conditions.
  private static let directives: Set<String> = ["if", "elseif", "else", "endif"]

  private var lexer: Lexer

  /// Where the text begins in the file.
  private let base: Int
  private var tokens: [Token] = []

  /// Where the first token of the current line is among them.
  private var lineStart = 0

  /// Where the last directive is.
  ///
  /// A directive may stand behind code, `{ #if DEBUG`, but behind no other one.
  private var lastDirective = -1
  private var frames: [Frame] = []

  /// The tokens of `source`, the last of which is its end.
  static func tokens(of source: EmbeddedText) throws(DeclarationError) -> [Token] {
    var reader = FileLexer(source)
    repeat { try reader.readToken() } while reader.tokens.last?.kind != .end
    return reader.tokens
  }

  private init(_ source: EmbeddedText) {
    lexer = Lexer(source)
    base = source.start.offset
  }

  private mutating func readToken() throws(DeclarationError) {
    let start = lexer.offset
    do {
      let token = try lexer.next()
      tokens.append(token)
      if token.followsSpace, startsLine(tokens.count - 1) { lineStart = tokens.count - 1 }
      if !frames.isEmpty { frames[frames.count - 1].read(token) }
      readDirective(token)
    } catch {
      guard passOverBranch(from: start) else { throw error }
    }
  }

  // MARK: Directives

  /// Opens, changes or closes an `#if` if `token` is the word behind the `#` of one.
  private mutating func readDirective(_ token: Token) {
    let mark = tokens.count - 2
    guard mark >= 0, token.kind == .word, !token.followsSpace, tokens[mark].text == "#",
      Self.directives.contains(token.text),
      lastDirective < lineStart
    else { return }
    tokens[mark + 1].isDirective = true
    defer { lastDirective = tokens.count - 2 }
    let rest = lexer.bytes[lexer.offset...].prefix { !EmbeddedText.isNewline($0) }
    let isVersion = Self.checksVersion(String(decoding: rest, as: UTF8.self))
    switch token.text {
    case "if": frames.append(Frame(directive: mark, isUnread: isVersion))
    case "elseif", "else":
      guard let frame = endBranch(before: mark) else { return }
      // The compiler does not read the `#else` branch, either, if the version before it is its own.
      let isUnread = token.text == "else" ? frame.isUnread : isVersion
      frames.append(Frame(directive: tokens.count - 2, isUnread: isUnread))
    case "endif": _ = endBranch(before: mark)
    default: break
    }
  }

  /// Whether `condition` asks for the version of the language or of the compiler.
  private static func checksVersion(_ condition: String) -> Bool {
    condition.contains(/\b(swift|compiler|_compiler_version)\s*\(/)
  }

  // MARK: Branches

  /// Leaves the current branch, which ends before the token at `end`.
  ///
  /// If its brackets do not match, it is removed where it may be unread, and otherwise neither do those
  /// of the branch around it.
  private mutating func endBranch(before end: Int) -> Frame? {
    guard let frame = frames.popLast() else { return nil }
    if frame.isSound, frame.brackets.open.isEmpty { return frame }
    if frame.isUnread {
      lineStart = contents(behind: frame.directive)
      tokens.removeSubrange(lineStart..<end)
    } else if !frames.isEmpty {
      frames[frames.count - 1].isSound = false
    }
    return frame
  }

  /// Where the first token is on a line of its own behind the directive at `index`.
  private func contents(behind index: Int) -> Int {
    var position = index + 2
    while position < tokens.count, !startsLine(position) { position += 1 }
    return position
  }

  private func startsLine(_ index: Int) -> Bool {
    if index == 0 { return true }
    let end = tokens[index - 1].position.offset + tokens[index - 1].text.utf8.count
    return lexer.bytes[(end - base)..<(tokens[index].position.offset - base)]
      .contains { EmbeddedText.isNewline($0) }
  }

  /// Goes on behind the innermost branch that may be unread, and removes its tokens; false if there is
  /// none.
  private mutating func passOverBranch(from offset: Int) -> Bool {
    guard let frame = frames.lastIndex(where: \.isUnread) else { return false }
    guard let end = branchEnd(from: offset, depth: frames.count - frame) else { return false }
    lineStart = contents(behind: frames[frame].directive)
    tokens.removeSubrange(lineStart...)
    lastDirective = frames[frame].directive
    frames.removeSubrange((frame + 1)...)
    frames[frame].brackets = Brackets()
    frames[frame].isSound = true
    lexer.offset = end
    return true
  }

  /// Where the line begins with the directive that ends the branch around `offset`, which is in `depth`
  /// many `#if`s from the branch on.
  private func branchEnd(from offset: Int, depth: Int) -> Int? {
    var depth = depth
    var index = offset
    while let newline = lexer.bytes[index...].firstIndex(where: { EmbeddedText.isNewline($0) }) {
      index = newline + 1
      let line = lexer.bytes[index...].prefix { !EmbeddedText.isNewline($0) }
        .drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let directive = String(decoding: line.prefix(7), as: UTF8.self)
      if directive.hasPrefix("#if") {
        depth += 1
      } else if directive.hasPrefix("#endif") {
        depth -= 1
        if depth == 0 { return line.startIndex }
      } else if depth == 1, directive.hasPrefix("#else") {
        return line.startIndex
      }
    }
    return nil
  }
}

extension Collection<Token> {
  /// The tokens with the space between them that one writes on one line.
  var tidy: [Token] {
    var tidy: [Token] = []
    var previous: Token?
    for token in self {
      let isClosing = [")", "]"].contains(token.text)
      // A list with a line for each element may end in a comma.
      if isClosing, previous?.text == "," { tidy.removeLast() }
      let isTight =
        isClosing || ["(", "["].contains(previous?.text) || [",", ":"].contains(token.text)
      tidy.append(token)
      if isTight { tidy[tidy.count - 1].followsSpace = false }
      previous = token
    }
    return tidy
  }
}
