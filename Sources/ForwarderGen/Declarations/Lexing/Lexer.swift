/// Divides Swift into tokens.
///
/// It keeps only the operators `->`, `...`, `==` and `::` together. So the `>>` that ends
/// `Set<Array<Int>>` is two tokens, and a type parser never has to split one.
package struct Lexer {
  /// How deep strings may nest by interpolation.
  static let maximumDepth = 16

  private let source: EmbeddedText
  private let bytes: [UInt8]
  private(set) var offset = 0
  private var depth = 0

  /// The places between the parentheses of interpolations that are in no other one.
  private var interpolations: [Range<Int>] = []

  init(_ source: EmbeddedText) {
    self.source = source
    bytes = Array(source.text.utf8)
  }

  /// A lexer of a file's `bytes` from `offset` on.
  init(_ bytes: [UInt8], at offset: Int) {
    source = EmbeddedText("", at: 0)
    self.bytes = bytes
    self.offset = offset
  }

  /// The tokens of `source`, the last of which is its end.
  package static func tokens(of source: EmbeddedText) throws(DeclarationError) -> [Token] {
    var lexer = Lexer(source)
    var tokens: [Token] = []
    tokens.reserveCapacity(lexer.bytes.count / 3 + 2)
    repeat {
      tokens.append(try lexer.next())
    } while tokens.last?.kind != .end
    return tokens
  }

  /// The texts between `\(` and `)` in the string literal `literal`, without the parentheses.
  static func interpolations(in literal: String) -> [String] {
    var lexer = Lexer(EmbeddedText(literal, at: 0))
    let pounds = lexer.bytes.prefix { $0 == UInt8(ascii: "#") }.count
    guard lexer.peek(pounds) == UInt8(ascii: "\"") else { return [] }
    do { try lexer.eatString(pounds: pounds) } catch { return [] }
    return lexer.interpolations.map { String(decoding: lexer.bytes[$0], as: UTF8.self) }
  }

  /// The next token, or the end, again and again.
  mutating func next() throws(DeclarationError) -> Token {
    let followsSpace = try skipSpace()
    let start = offset
    let kind = try eatToken()
    return Token(
      kind: kind,
      text: String(decoding: bytes[start..<offset], as: UTF8.self),
      position: source.position(of: start),
      followsSpace: followsSpace
    )
  }

  private mutating func eatToken() throws(DeclarationError) -> Token.Kind {
    guard let byte = peek() else { return .end }
    switch byte {
    case UInt8(ascii: "`"):
      try eatEscapedWord()
      return .word
    case UInt8(ascii: "#"), UInt8(ascii: "\""), UInt8(ascii: "/"):
      let pounds = bytes[offset...].prefix { $0 == UInt8(ascii: "#") }.count
      let isRegex = peek(pounds) == UInt8(ascii: "/")
      if peek(pounds) == UInt8(ascii: "\"") {
        try eatString(pounds: pounds)
      } else if isRegex, pounds > 0 {
        try eatRegex(pounds: pounds)
      } else if isRegex, let end = regexEnd {
        offset = end
      } else {
        return eatPunctuation()
      }
      return .string
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      eatNumber()
      return .number
    case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"):
      if bytes.hasConflictMarker(at: offset) { throw fail(.conflictMarker, at: offset) }
      return eatPunctuation()
    case 0x00...0x1F, 0x7F:
      throw fail(.controlCharacter(byte), at: offset)
    default:
      guard let scalar, SwiftCharacters.startsName(scalar) else { return eatPunctuation() }
      eatWord()
      return .word
    }
  }

  private mutating func eatPunctuation() -> Token.Kind {
    // The punctuation of more than one character.
    let operation: String? =
      switch bytes[offset] {
      case UInt8(ascii: "-"): "->"
      case UInt8(ascii: "."): "..."
      case UInt8(ascii: "="): "=="
      case UInt8(ascii: ":"): "::"
      default: nil
      }
    if let operation, isNext(operation) {
      offset += operation.utf8.count
    } else {
      offset += scalar?.utf8.count ?? 1
    }
    return .punctuation
  }

  /// Whether `operation` comes next, and not another operator that begins as it does.
  private func isNext(_ operation: String) -> Bool {
    guard at(operation) else { return false }
    guard ["->", "=="].contains(operation), let following = peek(operation.utf8.count) else {
      return true
    }
    return !"/=-+*%<>!&|^~?".utf8.contains(following)
  }

  private mutating func eatWord() {
    while offset < bytes.count {
      if Self.isInWord(bytes[offset]) {
        offset += 1
      } else if bytes[offset] >= 0x80, let scalar, SwiftCharacters.continuesName(scalar) {
        offset += scalar.utf8.count
      } else {
        return
      }
    }
  }

  /// Whether `byte` is one of `a` to `z`, `A` to `Z`, `0` to `9`, `_` and `$`.
  static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x5F, 0x24: true
    default: false
    }
  }

  private mutating func eatNumber() {
    eatWord()
    while peek() == UInt8(ascii: "."), let next = peek(1), (0x30...0x39).contains(next) {
      offset += 1
      eatWord()
    }
  }

  private mutating func eatEscapedWord() throws(DeclarationError) {
    let start = offset
    offset += 1
    while let byte = peek(), byte != UInt8(ascii: "`") {
      if EmbeddedText.isNewline(byte) || byte == UInt8(ascii: "\\") { break }
      offset += 1
    }
    guard peek() == UInt8(ascii: "`"), offset > start + 1 else {
      throw fail(.unterminated("a name in back-ticks"), at: start)
    }
    offset += 1
  }

  // MARK: Strings

  /// Passes over a string literal, from its first `#` or quotation mark to its last.
  private mutating func eatString(pounds: Int) throws(DeclarationError) {
    let start = offset
    offset += pounds
    let isMultiline = at("\"\"\"") && !isOneLine(pounds: pounds)
    let quotes = isMultiline ? 3 : 1
    offset += quotes
    let escape = "\\" + String(repeating: "#", count: pounds)
    let end = String(repeating: "\"", count: quotes) + String(repeating: "#", count: pounds)
    while let byte = peek() {
      if at(end) {
        offset += end.utf8.count
        return
      }
      if at(escape) {
        offset += escape.utf8.count
        if peek() == UInt8(ascii: "(") { try eatInterpolation(of: start) } else { offset += 1 }
      } else if EmbeddedText.isNewline(byte), !isMultiline {
        break
      } else if byte == 0 {
        throw fail(.controlCharacter(byte), at: offset)
      } else {
        offset += 1
      }
    }
    throw fail(.unterminated("a string"), at: start)
  }

  /// Whether `#"""#` or its like, which only looks like the beginning of several lines, comes next.
  private func isOneLine(pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    let end = [UInt8(ascii: "\"")] + Array(repeating: UInt8(ascii: "#"), count: pounds)
    let line = bytes[(offset + 1)...].prefix { !EmbeddedText.isNewline($0) }
    return line.indices.contains { line[$0...].starts(with: end) }
  }

  /// Passes over `(…)` in a string, which may hold strings again.
  ///
  /// To find its end, the compiler looks only at parentheses, strings and comments: a quotation mark
  /// in a regular expression or in back-ticks begins a string. What is outside of a string for the
  /// compiler must never be inside here.
  private mutating func eatInterpolation(of start: Int) throws(DeclarationError) {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.maximumDepth {
      throw fail(.tooDeep("strings", Self.maximumDepth), at: start)
    }
    let opening = offset
    var open = 0
    repeat {
      _ = try skipSpace()
      guard let byte = peek() else { throw fail(.unterminated("a string"), at: start) }
      let pounds = bytes[offset...].prefix { $0 == UInt8(ascii: "#") }.count
      if peek(pounds) == UInt8(ascii: "\"") {
        try eatString(pounds: pounds)
        continue
      }
      switch byte {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"): open -= 1
      case UInt8(ascii: "'"): throw fail(.unexpectedToken("'", expected: "'\"'"), at: offset)
      case 0x00...0x1F, 0x7F: throw fail(.controlCharacter(byte), at: offset)
      default: break
      }
      offset += max(1, pounds)
    } while open > 0
    if depth == 1 { interpolations.append((opening + 1)..<(offset - 1)) }
  }

  // MARK: Space

  /// Passes over space and comments; whether there was any.
  private mutating func skipSpace() throws(DeclarationError) -> Bool {
    let start = offset
    while let byte = peek() {
      if Self.isSpace(byte) {
        offset += 1
      } else if byte < 0x80, byte != UInt8(ascii: "/") {
        break
      } else if at("\u{A0}") {
        // The compiler takes it for a space, and warns, because a space is meant.
        offset += 2
      } else if at("//") {
        while let byte = peek(), !EmbeddedText.isNewline(byte) { offset += 1 }
      } else if at("/*") {
        guard let end = bytes.endOfBlockComment(at: offset) else {
          throw fail(.unterminated("a comment"), at: offset)
        }
        offset = end
      } else {
        break
      }
    }
    return offset > start
  }

  // MARK: Bytes

  func peek(_ distance: Int = 0) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  /// Whether the bytes of `text` come next.
  private func at(_ text: String) -> Bool {
    var index = offset
    for byte in text.utf8 {
      guard index < bytes.count, bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }

  /// The character that comes next, which begins at ``offset``.
  private var scalar: Unicode.Scalar? {
    guard let byte = peek() else { return nil }
    if byte < 0x80 { return Unicode.Scalar(byte) }
    var decoder = UTF8()
    var rest = bytes[offset...].makeIterator()
    if case .scalarValue(let scalar) = decoder.decode(&rest) { return scalar }
    return nil
  }

  func fail(_ message: DiagnosticMessage, at offset: Int) -> DeclarationError {
    DeclarationError(message, at: source.position(of: offset))
  }
}

extension Lexer {
  /// Where the regular expression ends that begins here, `/[a-z]+/`; nil if `/` is an operator.
  ///
  /// As for the compiler, a prefix operator begins one if another `/` follows on its line.
  var regexEnd: Int? {
    guard !isLeftBound, let first = peek(1), !Self.isSpace(first), first != UInt8(ascii: "*") else {
      return nil
    }
    var index = offset + 1
    var parentheses = 0
    var isInClass = false
    while index < bytes.count, !EmbeddedText.isNewline(bytes[index]) {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: parentheses += 1
      case UInt8(ascii: ")") where !isInClass: parentheses -= 1
      case UInt8(ascii: "/"): return Self.isSpace(bytes[index - 1]) ? nil : index + 1
      default: break
      }
      if parentheses < 0 { return nil }
      index += 1
    }
    return nil
  }

  /// Passes over `#/…/#`, which may have several lines.
  mutating func eatRegex(pounds: Int) throws(DeclarationError) {
    let start = offset
    offset += pounds + 1
    let end = [UInt8(ascii: "/")] + Array(repeating: UInt8(ascii: "#"), count: pounds)
    let isMultiline =
      bytes[offset...].first { $0 != UInt8(ascii: " ") }
      .map { EmbeddedText.isNewline($0) } ?? false
    while let byte = peek(), isMultiline || !EmbeddedText.isNewline(byte) {
      if bytes[offset...].starts(with: end) {
        offset += end.count
        return
      }
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    throw fail(.unterminated("a regular expression"), at: start)
  }

  /// Whether something stands right before the next byte that an operator could follow.
  private var isLeftBound: Bool {
    guard offset > 0 else { return false }
    let before = bytes[offset - 1]
    return !Self.isSpace(before) && !"([{,;:".utf8.contains(before)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
