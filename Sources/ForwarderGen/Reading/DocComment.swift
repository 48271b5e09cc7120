/// The documentation in the space before a declaration.
enum DocComment {
  /// The text of the last `///` lines, or of the last `/** … */`, in `space`; nil if there is none.
  static func text(in space: String) -> String? {
    var doc: [String]?
    var isRun = false
    var rest = space[...]
    while true {
      let blank = rest.prefix { $0.isWhitespace }
      // An empty line ends what belongs together.
      if blank.count(where: \.isNewline) > 1 { isRun = false }
      rest = rest.dropFirst(blank.count)
      let blockEnd = rest.hasPrefix("/*") ? rest.utf8.endOfBlockComment(at: rest.startIndex) : nil
      let comment = blockEnd.map { rest[..<$0] } ?? rest.prefix { !$0.isNewline }
      if comment.isEmpty { break }
      rest = rest.dropFirst(comment.count)
      if comment.hasPrefix("/*") {
        if comment.hasPrefix("/**"), comment.count > 4 { doc = lines(ofBlock: comment) }
        isRun = false
      } else if comment.hasPrefix("///"), !comment.hasPrefix("////") {
        let content = comment.dropFirst(comment.hasPrefix("/// ") ? 4 : 3)
        doc = (isRun ? doc ?? [] : []) + [String(content)]
        isRun = true
      }
    }
    return doc.flatMap { trimmed($0) }
  }

  /// The lines of `/** … */`, without stars and indentation at their beginning.
  private static func lines(ofBlock comment: Substring) -> [String] {
    let inside = comment.dropFirst(3).dropLast(2)
    let lines = inside.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let first = lines.prefix(1).map { String($0.drop { $0 == " " }) }
    var others = lines.dropFirst().map { $0 }
    let written = others.filter { !$0.allSatisfy(\.isWhitespace) }
    if !written.isEmpty, written.allSatisfy({ $0.drop { $0.isWhitespace }.hasPrefix("*") }) {
      others = others.map { $0.drop { $0.isWhitespace }.dropFirst() }
    }
    let indentation =
      others.filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
    return first + others.map { String($0.dropFirst(indentation)) }
  }

  /// Without empty lines at both ends, and without space at the ends of lines.
  private static func trimmed(_ lines: [String]) -> String? {
    var lines = lines.map { line in
      String(line.reversed().drop { $0.isWhitespace }.reversed())
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let text = lines.drop { $0.isEmpty }.joined(separator: "\n")
    return text.isEmpty ? nil : text
  }
}
