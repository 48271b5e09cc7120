/// A piece of Swift that takes one line or, if that is too long, several.
///
/// Its structure determines where it may break. The text is not examined.
struct Code: ExpressibleByStringInterpolation, CustomStringConvertible {
  /// A place where a line may break: in front of what is inside, and after it.
  private struct Break {
    let style: Style
    let inside: [Code]

    /// The text after it, up to the next one.
    var closing = ""

    /// The end of a line with `opening`, and the lines inside.
    func broken(behind opening: String) -> (opening: String, lines: [Code]) {
      switch style {
      case .body, .rest: (opening, inside)
      case .list: (opening, inside.dropLast().map { "\($0)," } + inside.suffix(1))
      case .array: (opening, inside.map { "\($0)," })
      case .tests: ("\(opening) \(inside[0])", inside.dropFirst().map { "|| \($0)" })
      }
    }
  }

  /// What is inside a break.
  private enum Style {
    /// Elements between brackets, or conditions.
    case list
    /// The same; on several lines, each ends in a comma.
    case array
    /// Statements between braces.
    case body
    /// Conditions of which one has to hold.
    case tests
    /// The end of a line.
    case rest

    var separator: String {
      switch self {
      case .list, .array, .rest: ", "
      case .body: "; "
      case .tests: " || "
      }
    }
  }

  /// A literal, which breaks where the code in it does, and where a part is named as one that breaks:
  /// `call(\(list: arguments))`.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var code = Code("")

    // Most parts are short, and room for them would be made in vain.
    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ text: String) { code.append(text) }
    mutating func appendInterpolation(_ text: String) { code.append(text) }
    mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      code.append(value.description)
    }

    mutating func appendInterpolation(_ other: Code) {
      if code.isEmpty {
        code = other
      } else {
        code.append(other.opening)
        code.breaks += other.breaks
      }
    }

    mutating func appendInterpolation(list elements: [Code]) { code.append(elements, .list) }
    mutating func appendInterpolation(array elements: [Code]) { code.append(elements, .array) }
    mutating func appendInterpolation(body statements: [Code]) { code.append(statements, .body) }
    mutating func appendInterpolation(anyOf tests: [Code]) { code.append(tests, .tests) }
    mutating func appendInterpolation(rest: Code) { code.append([rest], .rest) }
  }

  /// The text before the first break.
  ///
  /// Most code has no break.
  private var opening: String
  private var breaks: [Break] = []

  init(_ text: String) {
    opening = text
  }

  init(stringLiteral text: String) {
    self.init(text)
  }

  init(stringInterpolation literal: StringInterpolation) {
    self = literal.code
  }

  private mutating func append(_ text: String) {
    if breaks.isEmpty {
      opening += text
    } else {
      breaks[breaks.count - 1].closing += text
    }
  }

  private mutating func append(_ inside: [Code], _ style: Style) {
    if !inside.isEmpty { breaks.append(Break(style: style, inside: inside)) }
  }

  var isEmpty: Bool { opening.isEmpty && breaks.isEmpty }

  /// All of it on one line.
  var description: String {
    if breaks.isEmpty { return opening }
    var text = ""
    write(to: &text)
    return text
  }

  /// How many bytes it takes on one line.
  var byteCount: Int {
    breaks.reduce(opening.utf8.count) { count, place in
      let separators = (place.inside.count - 1) * place.style.separator.utf8.count
      return place.inside.reduce(count + separators + place.closing.utf8.count) {
        $0 + $1.byteCount
      }
    }
  }

  /// Writes all of it on one line.
  func write(to text: inout String) {
    text += opening
    for place in breaks {
      for (index, code) in place.inside.enumerated() {
        if index > 0 { text += place.style.separator }
        code.write(to: &text)
      }
      text += place.closing
    }
  }

  /// The parts of code that does not fit on a line: the text before a break, the lines inside, and
  /// the text after; nil if it cannot break.
  ///
  /// The last break counts up to which everything fits.
  func broken(where fits: (String) -> Bool) -> (opening: String, lines: [Code], rest: Code)? {
    var before = Code(opening)
    var found: (opening: String, lines: [Code], rest: Code)?
    for (index, place) in breaks.enumerated() {
      let text = before.description
      let start = text.hasSuffix(" ") ? String(text.dropLast()) : text
      if found == nil || fits(start) {
        let (opening, lines) = place.broken(behind: start)
        let closing = place.closing
        var rest = Code(closing.hasPrefix(" ") ? String(closing.dropFirst()) : closing)
        rest.breaks = Array(breaks[(index + 1)...])
        found = (opening, lines, rest)
      }
      before.breaks.append(place)
    }
    return found
  }
}

/// Names for the local variables of a generated body that none of the user's names can meet.
struct LocalNames {
  /// Mostly so few that a search is faster than making a set.
  private let taken: [String]

  /// - Parameter taken: every word that the user wrote and that the body contains.
  init(avoiding taken: [String]) {
    self.taken = taken
  }

  /// The variable for what the caller gets.
  var answer: String { name("answer", "result") }

  /// The first of `names` that is new, or the last one with the smallest number that makes it so.
  func name(_ names: String...) -> String {
    if let name = names.first(where: { !taken.contains($0) }) { return name }
    let base = names.last ?? ""
    let known = Set(taken)
    var number = 2
    while known.contains("\(base)\(number)") { number += 1 }
    return "\(base)\(number)"
  }
}
