/// A Swift file, divided into tokens.
struct SwiftFile: Equatable, Sendable {
  /// The most bytes that a file may have.
  static let maximumSize = 16 << 20

  let source: SourceText

  /// Where the positions in it begin.
  private let start: Int

  /// The last one is the file's end.
  let tokens: [Token]

  /// Where each bracket is closed, by where it opens: found once, since every reader asks.
  private let closings: [Int: Int]

  private init(source: SourceText, at start: Int, tokens: [Token]) {
    self.source = source
    self.start = start
    self.tokens = tokens
    let pairs = [")": "(", "]": "[", "}": "{"]
    var closings: [Int: Int] = [:]
    var open: [Int] = []
    var counts: [String: Int] = [:]
    for (index, token) in tokens.enumerated() {
      if token.isOpeningBracket {
        open.append(index)
        counts[token.text, default: 0] += 1
      }
      // A bracket that closes nothing is left alone, and so is one that is never closed inside.
      guard token.isClosingBracket, let opening = pairs[token.text], counts[opening, default: 0] > 0
      else { continue }
      while let last = open.popLast() {
        counts[tokens[last].text, default: 0] -= 1
        if tokens[last].text == opening {
          closings[last] = index
          break
        }
      }
    }
    self.closings = closings
  }

  /// Reads `source`, whose positions begin at `base`; nil, after a report, where it cannot be divided.
  static func read(
    _ source: SourceText,
    at base: Int = 0,
    _ diagnostics: inout Diagnostics
  ) -> SwiftFile? {
    if source.bytes.count > maximumSize {
      diagnostics.report(.fileTooLarge(maximumSize), at: SourcePosition(offset: base))
      return nil
    }
    if let invalid = source.bytes.firstInvalidUTF8 {
      diagnostics.report(.notUTF8(), at: SourcePosition(offset: base + invalid))
      return nil
    }
    // The compiler passes over both of them, too.
    var start = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if source.bytes[start...].starts(with: [0x23, 0x21]) {
      start = source.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.bytes.count
    }
    let text = String(decoding: source.bytes[start...], as: UTF8.self)
    let tokens = diagnostics.attempt(FileLexer.tokens, EmbeddedText(text, at: base + start))
    return tokens.map { SwiftFile(source: source, at: base, tokens: $0) }
  }

  /// Whether the token at `index` is the first one on its line.
  func startsLine(_ index: Int) -> Bool {
    index == 0 || source.bytes[space(before: index)].contains { EmbeddedText.isNewline($0) }
  }

  /// The documentation before the token at `index`.
  func doc(before index: Int) -> String? {
    DocComment.text(in: String(decoding: source.bytes[space(before: index)], as: UTF8.self))
  }

  /// The tokens of the declaration at `range`, tidy and with their end.
  func declaration(at range: Range<Int>) -> [Token] {
    let end = tokens[range].last?.end ?? tokens[range.lowerBound].position.offset
    let last = Token(kind: .end, text: "", position: SourcePosition(offset: end))
    return (tokens[range] + [last]).tidy
  }

  /// Where the token at `index` stands.
  func location(of index: Int) -> SourceLocation { location(of: tokens[index]) }

  /// Where `token` stands.
  func location(of token: Token) -> SourceLocation {
    source.location(of: SourcePosition(offset: token.position.offset - start))
  }

  /// Whether the token at `index` is the word or punctuation `text`.
  func at(_ index: Int, _ text: String) -> Bool {
    tokens[index].text == text && tokens[index].kind != .string
  }

  /// Whether the token at `index` can name something.
  func isName(_ index: Int) -> Bool {
    tokens[index].kind == .word && !Keyword.isReserved(tokens[index].text)
      && tokens[index].text != "_"
  }

  /// Where the bracket that opens at `index` is closed; nil if it is not.
  func closing(of index: Int) -> Int? { closings[index] }

  private func space(before index: Int) -> Range<Int> {
    (index == 0 ? 0 : tokens[index - 1].end - start)..<(tokens[index].position.offset - start)
  }
}

extension Token {
  /// Where it ends.
  fileprivate var end: Int { position.offset + text.utf8.count }
}
