/// A piece of Swift that stands on one line or, where that would be too long, on several.
///
/// The places where it may break are known from how it was put together; no text is looked at.
struct Code: ExpressibleByStringInterpolation {
  private enum Piece {
    case text(String)

    /// What stands between brackets, with commas.
    case list([Code])

    /// The statements between a closure's braces.
    case body([Code])
  }

  private var pieces: [Piece]

  private init(pieces: [Piece]) {
    self.pieces = pieces
  }

  init(_ text: String) {
    pieces = [.text(text)]
  }

  init(stringLiteral text: String) {
    self.init(text)
  }

  /// Makes `opening`, `elements` with commas between them, and `closing`.
  init(_ opening: String, list elements: [Code], _ closing: String) {
    pieces = [.text(opening)] + (elements.isEmpty ? [] : [.list(elements)]) + [.text(closing)]
  }

  /// Makes `opening`, which ends in a brace or in `in`, the `statements` of a closure, and `closing`.
  init(_ opening: String, body statements: [Code], _ closing: String) {
    pieces = [.text(opening), .body(statements), .text(closing)]
  }

  static func + (left: Self, right: Self) -> Self {
    Self(pieces: left.pieces + right.pieces)
  }

  static func + (left: String, right: Self) -> Self { Self(left) + right }

  static func + (left: Self, right: String) -> Self { left + Self(right) }

  /// All of it on one line.
  var text: String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let part): text += part
      case .list(let elements): text += elements.map(\.text).joined(separator: ", ")
      case .body(let statements):
        text += " \(statements.map(\.text).joined(separator: "; ")) "
      }
    }
  }

  /// What it is divided into where it does not fit on a line: what stands before a list or a body,
  /// the lines of that, and what stands behind it.
  ///
  /// The last place counts at which what stands before it fits.
  func broken(where fits: (String) -> Bool) -> (opening: String, lines: [Code], rest: Code)? {
    var places: [(opening: String, lines: [Code], rest: Code)] = []
    for (index, piece) in pieces.enumerated() {
      let lines: [Code]
      switch piece {
      case .text: continue
      case .list(let elements): lines = elements.dropLast().map { $0 + "," } + elements.suffix(1)
      case .body(let statements): lines = statements
      }
      let opening = Self(pieces: Array(pieces[..<index])).text
      places.append((opening, lines, Self(pieces: Array(pieces[(index + 1)...]))))
    }
    return places.last { fits($0.opening) } ?? places.first
  }
}
