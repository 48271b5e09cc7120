extension Lexer {
  /// Where the regular expression ends that begins here, `/[a-z]+/`; nil if `/` is an operator.
  ///
  /// The compiler distinguishes them in the same way. A prefix operator `/` begins a regular
  /// expression if another `/` follows on its line and no space is inside.
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
