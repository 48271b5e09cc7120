/// Reads JSON (RFC 8259) strictly, with the place of every value; the first mistake ends the file.
package struct JSONParser {
  /// How deep arrays and objects may nest: a spec needs four levels.
  static let maximumDepth = 64

  package struct Failure: Error {
    let message: DiagnosticMessage
    let offset: Int
  }

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
    var parser = JSONParser(bytes: source.bytes, limits: limits)
    do {
      return try parser.parseFile()
    } catch {
      diagnostics.report(error.message, at: SourcePosition(offset: error.offset))
      return nil
    }
  }

  private mutating func parseFile() throws(Failure) -> JSONNode {
    if bytes.count > limits.size { throw fail(.fileTooLarge(limits.size)) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw fail(.byteOrderMark) }
    if let invalid = bytes.firstInvalidUTF8 { throw Failure(message: .notUTF8, offset: invalid) }
    skipSpace()
    let node = try parseValue()
    skipSpace()
    if offset < bytes.count { throw unexpected("the end of the file") }
    return node
  }

  // MARK: Values

  private mutating func parseValue() throws(Failure) -> JSONNode {
    let position = SourcePosition(offset: offset)
    let value: JSONNode.Value =
      switch peek {
      case UInt8(ascii: "{"): .object(try nested { parser throws(Failure) in try parser.members() })
      case UInt8(ascii: "["): .array(try nested { parser throws(Failure) in try parser.elements() })
      case UInt8(ascii: "\""): .string(try parseString())
      case .some(let byte) where byte == UInt8(ascii: "-") || Self.isDigit(byte):
        .number(try parseNumber())
      default: try parseWord()
      }
    return JSONNode(value: value, position: position, end: SourcePosition(offset: offset))
  }

  private mutating func nested<Result>(
    _ parse: (inout JSONParser) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.maximumDepth { throw fail(.jsonNestedTooDeeply(Self.maximumDepth)) }
    return try parse(&self)
  }

  private mutating func members() throws(Failure) -> [JSONMember] {
    var members: [JSONMember] = []
    try list(until: UInt8(ascii: "}"), named: "'}'") { parser throws(Failure) in
      guard parser.peek == UInt8(ascii: "\"") else {
        if parser.peek == UInt8(ascii: "{") || parser.peek == UInt8(ascii: "[") {
          guard let last = members.last else { throw parser.fail(.listWithoutBrackets) }
          if case .array = last.value.value {
            throw parser.fail(.behindList(last.key.text))
          }
          throw parser.unexpected("a key in quotation marks")
        }
        throw parser.unquoted("a key in quotation marks")
      }
      let key = try parser.parseString()
      parser.skipSpace()
      try parser.eat(UInt8(ascii: ":"), named: "':'")
      parser.skipSpace()
      members.append(JSONMember(key: key, value: try parser.parseValue()))
    }
    return members
  }

  private mutating func elements() throws(Failure) -> [JSONNode] {
    var elements: [JSONNode] = []
    try list(until: UInt8(ascii: "]"), named: "']'") { parser throws(Failure) in
      elements.append(try parser.parseValue())
    }
    return elements
  }

  /// Parses an opening bracket, items between commas, and the bracket `end`.
  private mutating func list(
    until end: UInt8,
    named endName: String,
    item: (inout JSONParser) throws(Failure) -> Void
  ) throws(Failure) {
    offset += 1
    skipSpace()
    if peek == end {
      offset += 1
      return
    }
    while true {
      try item(&self)
      skipSpace()
      guard peek == UInt8(ascii: ",") else { break }
      let comma = offset
      offset += 1
      skipSpace()
      if peek == end { throw Failure(message: .trailingComma, offset: comma) }
    }
    try eat(end, named: "',' or \(endName)")
  }

  private mutating func parseWord() throws(Failure) -> JSONNode.Value {
    let words: [(String, JSONNode.Value)] = [
      ("true", .boolean(true)), ("false", .boolean(false)), ("null", .null),
    ]
    for (word, value) in words where bytes[offset...].starts(with: word.utf8) {
      offset += word.utf8.count
      return value
    }
    throw unquoted("a value")
  }

  private mutating func parseNumber() throws(Failure) -> String {
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

  private mutating func eatDigits() throws(Failure) {
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

  private mutating func eat(_ byte: UInt8, named name: String) throws(Failure) {
    guard peek == byte else { throw unexpected(name) }
    offset += 1
  }

  /// Whether the file has nothing but space.
  private var isEmpty: Bool { peek == nil && bytes.allSatisfy { $0 <= 0x20 } }

  /// The message for a place that should have `expected`.
  private func unexpected(_ expected: String) -> Failure {
    let rest = bytes[offset...]
    if !rest.isEmpty, bytes.hasConflictMarker(at: offset) { return fail(.conflictMarker) }
    return switch here {
    case "\0": fail(.nulCharacter)
    case .some(let mark) where "'‘’“”„`".contains(mark): fail(.otherQuotes(mark))
    case "#": fail(.jsonComment)
    case "/" where rest.starts(with: "//".utf8) || rest.starts(with: "/*".utf8):
      fail(.jsonComment)
    case .some(let letter)
    where offset > 0 && bytes[offset - 1] == UInt8(ascii: "\"")
      && letter.allSatisfy { $0.isLetter || $0.isNumber || "\"\\(.)!?".contains($0) }:
      fail(.innerQuotes)
    case _ where isEmpty: Failure(message: .emptyFile, offset: 0)
    default:
      fail(
        LookAlike.first(in: here ?? "").map { .lookAlike($0.0) }
          ?? .unexpectedCharacter(here, expected)
      )
    }
  }

  /// The same where `expected` could be a string, which a word without quotation marks was meant to be.
  private func unquoted(_ expected: String) -> Failure {
    let text = bytes[offset...]
      .prefix { byte in
        Self.isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
          || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      }
    let word = String(decoding: text.prefix(64), as: UTF8.self)
    return word.isEmpty || word.count == 64 ? unexpected(expected) : fail(.unquotedWord(word))
  }

  func fail(_ message: DiagnosticMessage) -> Failure {
    Failure(message: message, offset: offset)
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
  mutating func parseString() throws(Failure) -> EmbeddedText {
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
        throw Failure(message: .stringTooLong(limits.stringLength), offset: quote)
      }
      guard let byte = peek, !EmbeddedText.isNewline(byte) else {
        throw Failure(message: .unterminatedString, offset: quote)
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

  /// Parses one escape in the string that begins at `quote`, and gives the UTF-8 bytes that it
  /// stands for.
  private mutating func parseEscape(in quote: Int) throws(Failure) -> [UInt8] {
    let start = offset
    offset += 1
    guard let letter = peek, !EmbeddedText.isNewline(letter) else {
      throw Failure(message: .unterminatedString, offset: quote)
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
        guard (0xDC00..<0xE000).contains(low) else {
          throw Failure(message: .loneSurrogate, offset: start)
        }
        unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(unit) else {
        throw Failure(message: .loneSurrogate, offset: start)
      }
      return Array(String(Character(scalar)).utf8)
    default:
      offset -= 1
      throw Failure(message: .unknownEscape(here), offset: start)
    }
  }

  private mutating func parseCodeUnit(of escape: Int) throws(Failure) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw Failure(message: .shortUnicodeEscape, offset: escape)
      }
      unit = unit << 4 | UInt32(digit)
      offset += 1
    }
    return unit
  }
}
