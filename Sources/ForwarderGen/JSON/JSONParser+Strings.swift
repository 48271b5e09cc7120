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
        throw Failure(message: .unterminatedString(), offset: quote)
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

  /// Consumes what stands for itself in a string: all in one go, since files of many megabytes
  /// consist of little else.
  private mutating func eatPlainText() -> ArraySlice<UInt8> {
    let start = offset
    let rest = bytes[start...]
    offset =
      rest.firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 < 0x20 }
      ?? rest.endIndex
    return bytes[start..<offset]
  }

  /// Parses one escape in the string that begins at `quote`, and gives the UTF-8 bytes that it
  /// stands for.
  private mutating func parseEscape(in quote: Int) throws(Failure) -> [UInt8] {
    let start = offset
    offset += 1
    guard let letter = peek, !EmbeddedText.isNewline(letter) else {
      throw Failure(message: .unterminatedString(), offset: quote)
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
          throw Failure(message: .loneSurrogate(), offset: start)
        }
        unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(unit) else {
        throw Failure(message: .loneSurrogate(), offset: start)
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
        throw Failure(message: .shortUnicodeEscape(), offset: escape)
      }
      unit = unit << 4 | UInt32(digit)
      offset += 1
    }
    return unit
  }
}
