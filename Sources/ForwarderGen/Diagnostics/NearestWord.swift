/// Finds the word that a misspelt one was probably meant to be.
package enum NearestWord {
  /// The word among `candidates` that differs from `word` in the fewest letters, ignoring case; nil if in more than a
  /// third of its length.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let limit = max(1, word.count / 3)
    let ranked = candidates.map { ($0, distance(word.lowercased(), $0.lowercased())) }
    guard let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= limit else { return nil }
    return best.0
  }

  /// How many letters to insert, delete, replace or swap with their neighbours.
  private static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.unicodeScalars)
    let right = Array(right.unicodeScalars)
    // A word that much longer is near nothing; this also bounds the table below.
    if abs(left.count - right.count) > 8 { return Int.max }
    var rows = [Array(0...right.count)]
    for (row, leftScalar) in left.enumerated() {
      var current = [row + 1]
      for (column, rightScalar) in right.enumerated() {
        let isSame = leftScalar == rightScalar
        var best = min(rows[row][column + 1] + 1, current[column] + 1)
        best = min(best, rows[row][column] + (isSame ? 0 : 1))
        if row > 0, column > 0, leftScalar == right[column - 1], left[row - 1] == rightScalar {
          best = min(best, rows[row - 1][column - 1] + 1)
        }
        current.append(best)
      }
      rows.append(current)
    }
    return rows[left.count][right.count]
  }
}
