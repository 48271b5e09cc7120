/// Text in lines that are no wider than there is room.
enum WrappedText {
  /// `text` in lines of at most `width` characters, as far as its pieces allow.
  ///
  /// Lines break behind spaces. A word that is too wide breaks between the labels of
  /// `download(_:didFail:)`.
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    let pieces = words(in: text)
      .flatMap { $0.count > width ? labels(in: $0) : [$0] }
      .flatMap { chunks(of: $0, width) }
    for piece in pieces {
      // The space behind a piece may stand beyond the edge.
      if let last = lines.last, last.count + trimmed(piece).count <= width {
        lines[lines.count - 1] += piece
      } else {
        lines.append(piece)
      }
    }
    return lines.map(trimmed)
  }

  /// How many characters the longest word of `text` has.
  static func longestWord(in text: String) -> Int {
    words(in: text).map { trimmed($0).count }.max() ?? 0
  }

  /// `text` without the spaces at its end.
  static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// The words of `text`, each with the spaces behind it.
  private static func words(in text: String) -> [String] {
    pieces(of: text) { last, next in last == " " && next != " " }
  }

  /// `word`, divided behind the colons of its labels.
  private static func labels(in word: String) -> [String] {
    pieces(of: word) { last, next in last == ":" && next != " " && next != ")" && next != ":" }
  }

  private static func pieces(
    of text: String,
    dividing isDivided: (Character, Character) -> Bool
  ) -> [String] {
    var pieces: [String] = []
    for character in text {
      if pieces.last?.last.map({ isDivided($0, character) }) ?? true { pieces.append("") }
      pieces[pieces.count - 1].append(character)
    }
    return pieces
  }

  /// `piece`, divided anywhere where it is too wide by itself.
  private static func chunks(of piece: String, _ width: Int) -> [String] {
    var chunks: [String] = []
    var rest = Substring(piece)
    while trimmed(String(rest)).count > width, width > 0 {
      chunks.append(String(rest.prefix(width)))
      rest = rest.dropFirst(width)
    }
    return chunks + [String(rest)]
  }
}
