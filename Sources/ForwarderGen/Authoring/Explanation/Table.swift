import ForwarderGen

/// A table of words for a terminal: every column as wide as it needs to be.
///
/// If a row is wider than the screen, its first cell gets a line of its own, and the others follow
/// below. If these are still too wide, they take several lines.
struct Table: Equatable, Sendable {
  /// In characters, of all columns with the spaces between them.
  static let screenWidth = 80
  private static let gap = 2

  /// How narrow a column may become that holds nothing to divide at.
  private static let narrowest = 14

  let titles: [String]

  /// Each has as many cells as there are titles.
  var rows: [[String]] = []

  var lines: [String] {
    let all = [titles] + rows
    let natural = titles.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    if Self.total(natural) <= Self.screenWidth {
      return Self.lines(of: titles, natural) + Self.rule(natural)
        + rows.flatMap { Self.lines(of: $0, natural) }
    }
    let widths = Self.widths(of: all.map { $0.dropFirst() }, within: Self.screenWidth - Self.gap)
    let space = String(repeating: " ", count: Self.gap)
    func lines(of row: [String]) -> [String] {
      WrappedText.lines(of: row[0], width: Self.screenWidth)
        + Self.lines(of: row.dropFirst(), widths).map { space + $0 }
    }
    return lines(of: titles) + Self.rule(widths).map { space + $0 } + rows.flatMap(lines)
  }

  private static func rule(_ widths: [Int]) -> [String] {
    lines(of: widths.map { String(repeating: "-", count: $0) }, widths)
  }

  private static func total(_ widths: [Int]) -> Int {
    widths.reduce(0, +) + gap * (widths.count - 1)
  }

  /// How wide each column is: as wide as its widest cell while there is room.
  ///
  /// Then the widest give way, down to their longest word; where that is still too much, words are
  /// divided.
  private static func widths(of rows: [ArraySlice<String>], within room: Int) -> [Int] {
    let columns = rows.first.map { Array($0.indices) } ?? []
    var widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let words = columns.map { column in
      rows.map { WrappedText.longestWord(in: $0[column]) }.max() ?? 0
    }
    for least in [words, words.map { min($0, narrowest) }] {
      while total(widths) > room {
        let candidates = widths.indices.filter { widths[$0] > least[$0] }
        guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { break }
        widths[widest] -= 1
      }
    }
    return widths
  }

  /// One row: as many lines as its longest cell takes.
  private static func lines(of cells: some Sequence<String>, _ widths: [Int]) -> [String] {
    let wrapped = zip(cells, widths).map { WrappedText.lines(of: $0, width: $1) }
    let height = wrapped.map(\.count).max() ?? 0
    return (0..<height)
      .map { line in
        var text = ""
        for (cell, width) in zip(wrapped, widths) {
          let part = line < cell.count ? cell[line] : ""
          text += part + String(repeating: " ", count: max(0, width - part.count) + gap)
        }
        return WrappedText.trimmed(text)
      }
  }
}

/// Text in lines that are no wider than there is room.
enum WrappedText {
  /// `text` in lines of at most `width` characters, as far as its pieces allow.
  ///
  /// Lines break after spaces. A word that is too wide breaks between the labels of
  /// `download(_:didFail:)`.
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    let pieces = words(in: text)
      .flatMap { $0.count > width ? labels(in: $0) : [$0] }
      .flatMap { chunks(of: $0, width) }
    for piece in pieces {
      // The space after a piece may stand beyond the edge.
      if let last = lines.last, last.count + trimmed(piece).count <= width {
        lines[lines.count - 1] += piece
      } else {
        lines.append(piece)
      }
    }
    return lines.map(trimmed)
  }

  static func longestWord(in text: String) -> Int {
    words(in: text).map { trimmed($0).count }.max() ?? 0
  }

  static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// The words of `text`, each with the spaces after it.
  private static func words(in text: String) -> [String] {
    pieces(of: text) { last, next in last == " " && next != " " }
  }

  /// `word`, divided after the colons of its labels.
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
