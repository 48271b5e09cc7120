/// A character that looks like one of those that Swift and JSON are made of, or that cannot be seen, as web
/// pages and word processors put it into code.
package struct LookAlike: Hashable, Sendable {
  let scalar: Unicode.Scalar

  /// What was meant: `:` for a fullwidth colon, and nothing for a character that cannot be seen.
  let meant: String

  /// Makes one of `scalar`; nil for a character that looks like no other.
  init?(_ scalar: Unicode.Scalar) {
    if scalar.isASCII { return nil }
    self.scalar = scalar
    switch (scalar.properties.generalCategory, scalar.value) {
    // Emoji and some scripts join letters with these two.
    case (_, 0x200C), (_, 0x200D): return nil
    case (.spaceSeparator, _): meant = " "
    case (.format, _): meant = ""
    case (.dashPunctuation, _), (_, 0x2212): meant = "-"
    case (.initialPunctuation, _), (.finalPunctuation, _):
      meant = "‘’‚‛‹›".unicodeScalars.contains(scalar) ? "'" : "\""
    case (_, 0x2192), (_, 0x21D2), (_, 0x27F6): meant = "->"
    case (_, 0x2026): meant = "..."
    case (_, 0x3001): meant = ","
    case (_, 0x3002): meant = "."
    case (_, 0xFF01...0xFF5E):
      guard let narrow = Unicode.Scalar(scalar.value - 0xFEE0), !narrow.properties.isAlphabetic,
        narrow.properties.numericType == nil
      else { return nil }
      meant = String(narrow)
    default: return nil
    }
  }

  /// The first one in `text`, and how many bytes of it come before.
  static func first(in text: String) -> (LookAlike, offset: Int)? {
    var offset = 0
    for scalar in text.unicodeScalars {
      if let found = LookAlike(scalar) { return (found, offset) }
      offset += scalar.utf8.count
    }
    return nil
  }
}
