/// The difference between two texts, as tools show it: lines with `-` are in the old one, lines
/// with `+` in the new one.
enum LineDifference {
  /// How many lines are shown round a difference.
  private static let context = 3

  private struct Line {
    let mark: Character
    let text: String
  }

  /// The difference in the unified format; empty if there is none.
  static func text(
    from old: String,
    named oldName: String,
    to new: String,
    named newName: String
  ) -> String {
    let lines = lines(from: split(old), to: split(new))
    let changed = lines.indices.filter { lines[$0].mark != " " }
    guard !changed.isEmpty else { return "" }
    var hunks: [Range<Int>] = []
    for index in changed {
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    let shown = hunks.map { hunk(lines, $0) }.joined()
    return "--- \(oldName)\n+++ \(newName)\n\(shown)"
  }

  /// Both texts as one list of lines.
  private static func lines(from old: [String], to new: [String]) -> [Line] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var place = 0
    for (offset, text) in old.enumerated() {
      if removed.contains(offset) {
        lines.append(Line(mark: "-", text: text))
        continue
      }
      while inserted.contains(place) {
        lines.append(Line(mark: "+", text: new[place]))
        place += 1
      }
      lines.append(Line(mark: " ", text: text))
      place += 1
    }
    return lines + new[place...].map { Line(mark: "+", text: $0) }
  }

  /// `@@ -12,3 +12,4 @@`, where the numbers are those of its first lines and how many there are,
  /// and the lines.
  private static func hunk(_ lines: [Line], _ range: Range<Int>) -> String {
    func place(without mark: Character) -> String {
      let before = lines[..<range.lowerBound].count { $0.mark != mark }
      let count = lines[range].count { $0.mark != mark }
      return "\(count == 0 ? before : before + 1),\(count)"
    }
    let text = lines[range].map { "\($0.mark)\($0.text)\n" }.joined()
    return "@@ -\(place(without: "+")) +\(place(without: "-")) @@\n\(text)"
  }

  /// The lines of `text`; the line break that ends it ends its last line.
  private static func split(_ text: String) -> [String] {
    if text.isEmpty { return [] }
    let scalars = text.unicodeScalars
    let body = scalars.last == "\n" ? scalars.dropLast() : scalars[...]
    return body.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}
