/// The value of a JSON string, and the place of each of its bytes in the file.
///
/// The value of `"a\tb"` at the beginning of a file is three bytes long, and its `b` is at offset
/// 4. One quotation mark, one letter and two bytes of escape come before it.
struct EmbeddedText: Equatable, Sendable {
  /// A stretch of the value whose bytes stand side by side in the file.
  struct Run: Equatable, Sendable {
    let textOffset: Int
    let sourceOffset: Int
  }

  let text: String

  /// In order, the first one beginning with the value.
  ///
  /// Without escapes, the file contains the value unchanged, right behind the quotation mark.
  let runs: [Run]

  /// Where the opening quotation mark stands.
  let quotePosition: SourcePosition

  /// The place in the file of the byte at `textOffset`.
  ///
  /// The one past the end is the place of the closing quotation mark.
  func position(of textOffset: Int) -> SourcePosition {
    if runs.isEmpty { return SourcePosition(offset: quotePosition.offset + 1 + textOffset) }
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].textOffset <= textOffset { low = middle } else { high = middle }
    }
    let run = runs[low]
    return SourcePosition(offset: run.sourceOffset + textOffset - run.textOffset)
  }

  /// Whether a line of Swift ends at `byte`.
  static func isNewline(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Where the value begins.
  var start: SourcePosition { position(of: 0) }

  /// Where the first line of the value ends; nil when there is only one.
  var firstNewline: SourcePosition? {
    text.utf8.enumerated().first { Self.isNewline($0.element) }
      .map { position(of: $0.offset) }
  }
}

extension EmbeddedText {
  /// A text that the file contains unchanged, from `offset` on.
  init(_ text: String, at offset: Int) {
    self.init(
      text: text,
      runs: [Run(textOffset: 0, sourceOffset: offset)],
      quotePosition: SourcePosition(offset: offset)
    )
  }
}
