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
  private(set) var rows: [[String]] = []

  init(titles: [String]) {
    self.titles = titles
  }

  /// Adds a row of as many cells as there are titles.
  mutating func append(_ cells: [String]) {
    rows.append(cells)
  }

  /// The table's lines: the titles, a rule, and the rows.
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

  /// The line between the titles and the rows.
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
