/// A table of words for a terminal: every column as wide as it needs to be, cells on several lines
/// where all of them together would be wider than the screen.
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
    let widths = widths
    let rule = widths.map { String(repeating: "-", count: $0) }
    return ([titles] + [rule] + rows).flatMap { Self.lines(of: $0, widths) }
  }

  /// How wide each column is: as wide as its widest cell while the screen lasts.
  ///
  /// Then the widest give way, down to their longest word; where that is still too much, words are
  /// divided.
  private var widths: [Int] {
    var widths = titles.indices.map { column in
      ([titles] + rows).map { $0[column].count }.max() ?? 0
    }
    let words = titles.indices.map { column in
      ([titles] + rows).flatMap { Self.pieces(of: $0[column]) }.map(\.count).max() ?? 0
    }
    let room = Self.screenWidth - Self.gap * (titles.count - 1)
    for least in [words, words.map { min($0, Self.narrowest) }] {
      while widths.reduce(0, +) > room {
        let candidates = widths.indices.filter { widths[$0] > least[$0] }
        guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { break }
        widths[widest] -= 1
      }
    }
    return widths
  }

  /// One row: as many lines as its longest cell takes.
  private static func lines(of cells: [String], _ widths: [Int]) -> [String] {
    let wrapped = zip(cells, widths).map { wrap($0, to: $1) }
    let height = wrapped.map(\.count).max() ?? 0
    return (0..<height)
      .map { line in
        var text = ""
        for (cell, width) in zip(wrapped, widths) {
          let part = line < cell.count ? cell[line] : ""
          text += part + String(repeating: " ", count: max(0, width - part.count) + gap)
        }
        while text.last == " " { text.removeLast() }
        return text
      }
  }

  /// `cell` in lines of at most `width` characters, as far as its pieces allow.
  private static func wrap(_ cell: String, to width: Int) -> [String] {
    var lines: [String] = []
    for piece in pieces(of: cell).flatMap({ chunks(of: $0, width) }) {
      if let last = lines.last, last.count + piece.count <= width {
        lines[lines.count - 1] += piece
      } else {
        lines.append(piece)
      }
    }
    return lines.map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// What a cell is divided into: behind spaces, and between the labels of `download(_:didFail:)`.
  private static func pieces(of cell: String) -> [String] {
    var pieces: [String] = []
    for character in cell {
      let isNew =
        switch pieces.last?.last {
        case " ": character != " "
        case ":": character != " " && character != ")"
        case nil: true
        default: false
        }
      if isNew { pieces.append("") }
      pieces[pieces.count - 1].append(character)
    }
    return pieces
  }

  /// `piece`, divided anywhere where it is too wide by itself.
  private static func chunks(of piece: String, _ width: Int) -> [String] {
    var chunks: [String] = []
    var rest = Substring(piece)
    while rest.count > width, width > 0 {
      chunks.append(String(rest.prefix(width)))
      rest = rest.dropFirst(width)
    }
    return chunks + [String(rest)]
  }
}
