/// Reads JSON (RFC 8259) strictly, with the place of every value; the first mistake ends the file.
package struct JSONParser {
  /// How deep arrays and objects may nest: a spec needs four levels.
  static let maximumDepth = 64

  let bytes: [UInt8]
  let limits: JSONLimits
  var offset = 0
  private var depth = 0

  /// The value that `source` consists of, or nil after reporting why there is none.
  package static func parse(
    _ source: SourceText,
    limits: JSONLimits = .spec,
    _ diagnostics: inout Diagnostics
  ) -> JSONNode? {
    diagnostics.attempt(
      { source throws(DeclarationError) in
        var parser = JSONParser(bytes: source.bytes, limits: limits)
        return try parser.parseFile()
      },
      source
    )
  }

  private mutating func parseFile() throws(DeclarationError) -> JSONNode {
    if bytes.count > limits.size { throw fail(.tooLarge("this file", limits.size)) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw fail(.byteOrderMark) }
    if let invalid = bytes.firstInvalidUTF8 { throw fail(.notUTF8, at: invalid) }
    skipSpace()
    let node = try parseValue()
    skipSpace()
    if offset < bytes.count { throw unexpected("the end of the file") }
    return node
  }

  // MARK: Values

  private mutating func parseValue() throws(DeclarationError) -> JSONNode {
    let position = SourcePosition(offset: offset)
    let value: JSONNode.Value =
      switch peek {
      case UInt8(ascii: "{"):
        .object(
          try list(until: UInt8(ascii: "}")) { parser, isFirst throws(DeclarationError) in
            try parser.parseMember(isFirst: isFirst)
          }
        )
      case UInt8(ascii: "["):
        .array(
          try list(until: UInt8(ascii: "]")) { parser, _ throws(DeclarationError) in
            try parser.parseValue()
          }
        )
      case UInt8(ascii: "\""): .string(try parseString())
      case .some(let byte) where byte == UInt8(ascii: "-") || Self.isDigit(byte):
        .number(try parseNumber())
      default: try parseWord()
      }
    return JSONNode(value: value, position: position, end: SourcePosition(offset: offset))
  }

  private mutating func parseMember(isFirst: Bool) throws(DeclarationError) -> JSONMember {
    guard peek == UInt8(ascii: "\"") else {
      if isFirst, peek == UInt8(ascii: "{") || peek == UInt8(ascii: "[") {
        throw fail(.listWithoutBrackets)
      }
      throw unexpected("a key in quotation marks")
    }
    let key = try parseString()
    skipSpace()
    try eat(UInt8(ascii: ":"), named: "':'")
    skipSpace()
    return JSONMember(key: key, value: try parseValue())
  }

  /// Parses an opening bracket, items between commas, and the bracket `end`.
  private mutating func list<Item>(
    until end: UInt8,
    item: (inout JSONParser, _ isFirst: Bool) throws(DeclarationError) -> Item
  ) throws(DeclarationError) -> [Item] {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.maximumDepth { throw fail(.tooDeep("arrays and objects", Self.maximumDepth)) }
    offset += 1
    skipSpace()
    var items: [Item] = []
    while peek != end {
      items.append(try item(&self, items.isEmpty))
      skipSpace()
      guard peek == UInt8(ascii: ",") else { break }
      let comma = offset
      offset += 1
      skipSpace()
      if peek == end { throw fail(.trailingComma, at: comma) }
    }
    try eat(end, named: "',' or '\(Unicode.Scalar(end))'")
    return items
  }

  private mutating func parseWord() throws(DeclarationError) -> JSONNode.Value {
    let words: [(String, JSONNode.Value)] = [
      ("true", .boolean(true)), ("false", .boolean(false)), ("null", .null),
    ]
    for (word, value) in words where bytes[offset...].starts(with: word.utf8) {
      offset += word.utf8.count
      return value
    }
    throw unexpected("a value")
  }

  private mutating func parseNumber() throws(DeclarationError) -> String {
    let start = offset
    if peek == UInt8(ascii: "-") { offset += 1 }
    if peek == UInt8(ascii: "0") { offset += 1 } else { try eatDigits() }
    if peek == UInt8(ascii: ".") {
      offset += 1
      try eatDigits()
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      offset += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { offset += 1 }
      try eatDigits()
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func eatDigits() throws(DeclarationError) {
    let start = offset
    while let byte = peek, Self.isDigit(byte) { offset += 1 }
    if offset == start { throw unexpected("a digit") }
  }

  // MARK: Bytes

  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The character that stands here, for messages; nil at the end of the file.
  var here: String? {
    String(decoding: bytes[offset...].prefix(16), as: UTF8.self).first.map { String($0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  private mutating func eat(_ byte: UInt8, named name: String) throws(DeclarationError) {
    guard peek == byte else { throw unexpected(name) }
    offset += 1
  }

  /// The message for a place that should have `expected`.
  private func unexpected(_ expected: String) -> DeclarationError {
    let rest = bytes[offset...]
    if !rest.isEmpty, bytes.hasConflictMarker(at: offset) { return fail(.conflictMarker) }
    if ["#", "//", "/*"].contains(where: { rest.starts(with: $0.utf8) }) {
      return fail(.jsonComment)
    }
    let isEmpty = rest.isEmpty && bytes.allSatisfy { $0 <= 0x20 }
    return isEmpty ? fail(.emptyFile, at: 0) : fail(.unexpectedToken(here, expected: expected))
  }

  func fail(_ message: DiagnosticMessage, at offset: Int? = nil) -> DeclarationError {
    DeclarationError(message, at: SourcePosition(offset: offset ?? self.offset))
  }
}

extension SourceText {
  /// The value that this consists of; nil where there is none, whatever the reason is.
  package func json(limits: JSONLimits) -> JSONNode? {
    var report = Diagnostics(of: self)
    return JSONParser.parse(self, limits: limits, &report)
  }
}

/// How large a file may be, so that every one is answered in a moment.
package struct JSONLimits: Equatable, Sendable {
  package let size: Int

  /// The most bytes that a string may have.
  let stringLength: Int

  /// A thousand protocols of ten requirements take less than two megabytes.
  package static let spec = JSONLimits(size: 4 << 20, stringLength: 1 << 16)

  /// Compilers write them, and whole frameworks make hundreds of megabytes.
  package static let symbolGraph = JSONLimits(size: 1 << 30, stringLength: 1 << 24)
}

extension JSONParser {
  mutating func parseString() throws(DeclarationError) -> EmbeddedText {
    let quote = offset
    offset += 1
    var text = eatPlainText()
    // Most strings have no escape, and need no map.
    var runs: [EmbeddedText.Run] = []
    if peek != UInt8(ascii: "\"") {
      runs.append(EmbeddedText.Run(textOffset: 0, sourceOffset: quote + 1))
    }
    while true {
      if text.count > limits.stringLength {
        throw fail(.tooLarge("this string", limits.stringLength), at: quote)
      }
      guard let byte = peek, !EmbeddedText.isNewline(byte) else {
        throw fail(.unterminatedString, at: quote)
      }
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return EmbeddedText(
          text: String(decoding: text, as: UTF8.self),
          runs: runs,
          quotePosition: SourcePosition(offset: quote)
        )
      case UInt8(ascii: "\\"):
        text += try parseEscape(in: quote)
        runs.append(EmbeddedText.Run(textOffset: text.count, sourceOffset: offset))
      case 0x00..<0x20:
        throw fail(.controlCharacter(byte))
      default: text += eatPlainText()
      }
    }
  }

  /// Consumes what stands for itself in a string.
  ///
  /// It takes eight bytes at once, since files of many megabytes consist of little else, and users' builds do
  /// not optimize the tool.
  private mutating func eatPlainText() -> ArraySlice<UInt8> {
    let start = offset
    let end = unsafe bytes.withUnsafeBytes { bytes in
      var end = start
      while end + 8 <= bytes.count {
        let eight = unsafe bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self)
        if Self.needsAttention(eight) { break }
        end += 8
      }
      return end
    }
    offset = end
    while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      offset += 1
    }
    return bytes[start..<offset]
  }

  /// Whether one of eight bytes is a quotation mark, a backslash, or below 0x20.
  private static func needsAttention(_ eight: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // A byte below `n` (at most 0x80) borrows from its highest bit, if it did not have that already.
    let mark = eight ^ (ones &* 0x22)
    let backslash = eight ^ (ones &* 0x5C)
    let found =
      (eight &- ones &* 0x20) & ~eight | (mark &- ones) & ~mark | (backslash &- ones) & ~backslash
    return found & (ones &* 0x80) != 0
  }

  /// Parses one escape in the string that begins at `quote`, and gives the UTF-8 bytes that it stands for.
  private mutating func parseEscape(in quote: Int) throws(DeclarationError) -> [UInt8] {
    let start = offset
    offset += 1
    guard let letter = peek, !EmbeddedText.isNewline(letter) else {
      throw fail(.unterminatedString, at: quote)
    }
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      var unit = try parseCodeUnit(of: start)
      if (0xD800..<0xDC00).contains(unit), bytes[offset...].starts(with: [0x5C, 0x75]) {
        let second = offset
        offset += 2
        let low = try parseCodeUnit(of: second)
        guard (0xDC00..<0xE000).contains(low) else { throw fail(.unknownEscape("u"), at: start) }
        unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(unit) else { throw fail(.unknownEscape("u"), at: start) }
      return Array(String(Character(scalar)).utf8)
    default:
      offset -= 1
      throw fail(.unknownEscape(here), at: start)
    }
  }

  private mutating func parseCodeUnit(of escape: Int) throws(DeclarationError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fail(.unknownEscape("u"), at: escape)
      }
      unit = unit << 4 | UInt32(digit)
      offset += 1
    }
    return unit
  }
}
