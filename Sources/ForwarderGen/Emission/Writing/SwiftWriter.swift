/// Indented lines of Swift.
///
/// The user's own lines get their places in the spec.
struct SwiftWriter {
  /// The file name of the spec that is written out, on one line.
  let specName: String

  /// The lines so far, without the newline after the last one.
  private(set) var text = ""

  /// What comes before a line: a newline and spaces.
  private var lineStart = "\n"

  /// Whether the compiler takes the following lines for the user's.
  private var isInUserText = false

  /// Whether the user's lines are given their places in the spec.
  private let locatesSource: Bool

  /// The beginning of the directive for the file at the last path, which is most often the next one, too.
  private var located: (path: String, opening: String)?

  init(of specName: String = "", locatesSource: Bool, capacity: Int = 0) {
    self.specName = String(specName.map { $0.isNewline ? " " : $0 })
    self.locatesSource = locatesSource
    text.reserveCapacity(capacity)
  }

  /// Writes a line of the emitter's own, which ends the user's text.
  private mutating func ownLine(_ line: String) {
    beginOwnLine()
    text += line
  }

  private mutating func beginOwnLine() {
    endUserText()
    begin(with: lineStart)
  }

  private mutating func endUserText() {
    // The compiler refuses a directive that changes nothing.
    if isInUserText { text += "\n#sourceLocation()" }
    isInUserText = false
  }

  /// Leaves a line blank.
  mutating func blank() {
    text += "\n"
  }

  /// Writes `code`, a clause with a space before it or none, and `closing`: on one line if they fit, and
  /// otherwise on several, with the clause on a line of its own where that is too long.
  ///
  /// They are the emitter's own, and so end the user's text.
  mutating func line(_ code: Code, where clause: String = "", _ closing: String = "") {
    // Most lines fit, and are written without a text of their own.
    if code.byteCount + clause.utf8.count + closing.utf8.count <= room {
      beginOwnLine()
      code.write(to: &text)
      text += clause
      text += closing
      return
    }
    let text = code.description + clause + closing
    if fits(text) { return ownLine(text) }
    if let (opening, lines, rest) = code.broken(where: { fits($0) }) {
      ownLine(opening)
      indented { writer in
        for line in lines { writer.line(line) }
      }
      if !rest.isEmpty { line(rest, where: clause, closing) }
      return
    }
    if clause.isEmpty { return ownLine(text) }
    ownLine(code.description)
    ownLine(clause.dropFirst() + closing)
  }

  /// Writes a line that belongs to the one before it, also if that is the user's.
  mutating func rawLine(_ line: String) {
    begin(with: lineStart)
    text += line
  }

  /// Writes `start`, which begins with a newline, or the rest of it where no line is before it.
  private mutating func begin(with start: String) {
    text += text.isEmpty ? String(start.dropFirst()) : start
  }

  /// Writes the head of a type or of a function, which inherits `bases`, and `{`.
  ///
  /// The superclass and the protocols are on the line of the name. If that is too long, they are on
  /// the next line, or on a line each.
  mutating func head(_ head: Code, inheriting bases: [String], where clause: String) {
    if bases.isEmpty { return line(head, where: clause, " {") }
    let list = bases.joined(separator: ", ") + clause
    if lineIfFits("\(head): \(list) {") { return }
    line("\(head):")
    indented { writer in
      if writer.lineIfFits(list) { return }
      for base in bases.dropLast() { writer.line("\(base),") }
      writer.line("\(bases.last ?? "")\(clause)")
    }
    line("{")
  }

  /// Writes `text` if it fits on a line, and says whether it does.
  mutating func lineIfFits(_ text: String) -> Bool {
    guard fits(text) else { return false }
    ownLine(text)
    return true
  }

  /// How many characters fit on a line.
  private var room: Int { 101 - lineStart.utf8.count }

  /// Whether `text` fits on a line, behind `start`.
  func fits(_ text: String, behind start: String = "") -> Bool {
    // Bytes are counted at once, characters one by one; there are no fewer bytes.
    let left = room - start.utf8.count
    return text.utf8.count <= left || text.count <= left
  }

  /// Writes what `body` writes one step further in.
  mutating func indented(_ body: (inout Self) -> Void) {
    let outer = lineStart
    lineStart += "  "
    body(&self)
    lineStart = outer
  }

  /// Writes a documentation comment of the emitter's own, without newlines, on as many lines as it takes.
  mutating func doc(_ paragraph: String) { write(docLines(nil, paragraph)) }

  /// Writes the user's documentation comment.
  mutating func doc(user text: String) { write(docLines(text, nil)) }

  /// Writes the lines of a comment of the emitter's own.
  private mutating func write(_ docLines: [String]) {
    if !docLines.isEmpty { endUserText() }
    for docLine in docLines { write(docLine: docLine) }
  }

  private mutating func write(docLine: String) {
    rawLine(docLine.isEmpty ? "///" : "/// ")
    text += docLine
  }

  /// The lines of a documentation comment: of the user's `text`, and of the emitter's `paragraph`, as long as they may
  /// be.
  private func docLines(_ text: String?, _ paragraph: String?) -> [String] {
    var lines = Self.userLines(of: text)
    guard let paragraph else { return lines }
    if !lines.isEmpty { lines.append("") }
    if fits(paragraph, behind: "/// ") {
      lines.append(paragraph)
    } else {
      lines += paragraph.divided { fits($0, behind: "/// ") }
    }
    return lines
  }

  /// Writes a line of the user's own, which is at `location` in the spec, below its documentation comment `doc` and
  /// the emitter's own `summary`.
  ///
  /// The user's text goes on until the emitter's next own line. The comment has to follow the
  /// directive to belong to the declaration, so the directive counts its lines.
  mutating func userLine(
    _ text: String,
    at location: SourceLocation,
    doc: String? = nil,
    summary: String? = nil
  ) {
    let docLines = docLines(doc, summary)
    // A comment of more lines than the spec has above it goes before the directive: the
    // declaration's place counts more.
    let isLocated = locatesSource && docLines.count < location.line
    if !isLocated { write(docLines) }
    if locatesSource {
      locate(location.line - (isLocated ? docLines.count : 0), in: location.path)
      isInUserText = true
    }
    if isLocated { for docLine in docLines { write(docLine: docLine) } }
    rawLine(text)
  }

  /// Writes that what follows is line `number` of the file at `path`.
  private mutating func locate(_ number: Int, in path: String) {
    if located?.path != path {
      located = (path, "\n#sourceLocation(file: \"\(Self.escaped(path))\", line: ")
    }
    begin(with: located?.opening ?? "")
    text += String(number)
    text += ")"
  }

  private static func userLines(of text: String?) -> [String] {
    guard let text else { return [] }
    // Nearly all texts are such, and searching for line ends character by character is slow.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return [text] }
    // The compiler warns of NUL everywhere.
    return text.filter { $0 != "\0" }.split(omittingEmptySubsequences: false) { $0.isNewline }
      .map { String($0) }
  }

  /// `text` as the inside of a string literal.
  ///
  /// An apostrophe stays, because the compiler shows a path in `#sourceLocation` as it is written.
  static func escaped(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { return text }
    return text.unicodeScalars.map { $0 == "'" ? "'" : $0.escaped(asASCII: false) }.joined()
  }
}
