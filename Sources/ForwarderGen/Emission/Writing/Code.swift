/// A piece of Swift that takes one line or, if that is too long, several.
///
/// Its structure determines where it may break. The text is not examined.
struct Code: ExpressibleByStringInterpolation {
  /// A place where a line may break: in front of what is inside, and after it.
  private struct Break {
    let style: Style
    let inside: [Code]

    /// The text after it, up to the next one.
    var closing: String

    /// The end of a line with `opening`, and the lines inside.
    func broken(behind opening: String) -> (opening: String, lines: [Code]) {
      switch style {
      case .body: (opening, inside)
      case .list, .conditions: (opening, inside.dropLast().map { $0 + "," } + inside.suffix(1))
      case .array: (opening, inside.map { $0 + "," })
      case .tests: (opening + " " + inside[0].text, inside.dropFirst().map { "|| " + $0 })
      }
    }
  }

  /// What is inside a break, and how it is written.
  private enum Style {
    /// Elements between brackets: `a, b`.
    case list
    /// The same; on several lines, each ends in a comma.
    case array
    /// Statements between braces: ` a; b `.
    case body
    /// What has to hold, behind a keyword: ` a, b `.
    case conditions
    /// One of which has to hold, behind a keyword: ` a || b `.
    case tests

    var separator: String {
      switch self {
      case .list, .array, .conditions: ", "
      case .body: "; "
      case .tests: " || "
      }
    }

    var hasSpaces: Bool { self != .list && self != .array }
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

  /// Makes `opening`, `elements` with commas between them, and `closing`.
  init(_ opening: String, list elements: [Code], _ closing: String) {
    self.init(opening, elements, .list, closing)
  }

  /// Makes the same of the elements of an array.
  init(_ opening: String, array elements: [String], _ closing: String) {
    self.init(opening, elements.map { Code($0) }, .array, closing)
  }

  /// Makes `keyword`, `conditions` with commas between them, and `closing`.
  init(_ keyword: String, conditions: [Code], _ closing: String) {
    self.init(keyword, conditions, .conditions, closing)
  }

  /// Makes `keyword`, `tests` one of which has to hold, and `closing`.
  init(_ keyword: String, anyOf tests: [String], _ closing: String) {
    self.init(keyword, tests.map { Code($0) }, .tests, closing)
  }

  /// Makes `opening`, which ends in a brace or in `in`, the `statements` of a closure, and `closing`.
  init(_ opening: String, body statements: [Code], _ closing: String) {
    self.init(opening, statements, .body, closing)
  }

  private init(_ opening: String, _ inside: [Code], _ style: Style, _ closing: String) {
    self.opening = inside.isEmpty ? opening + closing : opening
    breaks = inside.isEmpty ? [] : [Break(style: style, inside: inside, closing: closing)]
  }

  static func + (left: Self, right: Self) -> Self {
    var both = left + right.opening
    both.breaks += right.breaks
    return both
  }

  static func + (left: String, right: Self) -> Self {
    var both = right
    both.opening = left + right.opening
    return both
  }

  static func + (left: Self, right: String) -> Self {
    var both = left
    if both.breaks.isEmpty {
      both.opening += right
    } else {
      both.breaks[both.breaks.count - 1].closing += right
    }
    return both
  }

  /// All of it on one line.
  var text: String {
    if breaks.isEmpty { return opening }
    var text = ""
    // Most code fits on a line.
    text.reserveCapacity(100)
    append(to: &text)
    return text
  }

  private func append(to text: inout String) {
    text += opening
    for place in breaks {
      if place.style.hasSpaces { text += " " }
      for (index, code) in place.inside.enumerated() {
        if index > 0 { text += place.style.separator }
        code.append(to: &text)
      }
      if place.style.hasSpaces { text += " " }
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
      let start = before.text
      if found == nil || fits(start) {
        let (opening, lines) = place.broken(behind: start)
        var rest = Code(place.closing)
        rest.breaks = Array(breaks[(index + 1)...])
        found = (opening, lines, rest)
      }
      before.breaks.append(place)
    }
    return found
  }
}

/// A declaration up to its body: `nonisolated public final class MultiX<Item>: X`.
struct DeclarationHead {
  /// Keyword, name and signature: `class MultiX<Item>`, or `func download() -> Int`.
  let declaration: Code

  /// The attributes on the line of the declaration.
  var attributes: [String] = []
  var isolation = Isolation.unstated

  /// Whether it is `@safe nonisolated(unsafe)`, so that the compiler does not check its isolation.
  var isUnchecked = false
  var access = AccessLevel.internal

  /// The modifiers after the access level: `override`, `final`.
  var modifiers: [String] = []

  /// The superclass and the protocols of a type.
  var inherited: [String] = []

  /// With a space before it, or empty.
  var whereClause = ""

  /// The head without ``inherited`` and ``whereClause``.
  var code: Code {
    let words =
      attributes + (isUnchecked ? ["@safe nonisolated(unsafe)"] : isolation.words)
      + (access == .internal ? [] : [access.rawValue]) + modifiers
    return words.map { "\($0) " }.joined() + declaration
  }

  /// The same on one line.
  var text: String { code.text }
}

extension Isolation {
  /// The isolation that an extension states: no actor, since its type states that.
  var ofExtension: Isolation { isOnActor ? .unstated : self }
}

extension ForwarderStyle {
  /// The head of a declaration with the forwarder's access.
  func head(
    _ declaration: Code,
    isolation: Isolation = .unstated,
    modifiers: [String] = [],
    inheriting inherited: [String] = [],
    where whereClause: String = ""
  ) -> DeclarationHead {
    DeclarationHead(
      declaration: declaration,
      isolation: isolation,
      access: forwarder.access,
      modifiers: modifiers,
      inherited: inherited,
      whereClause: whereClause
    )
  }

  /// The head of a declaration that serves the registry only, and has its access.
  func registryHead(_ declaration: Code, isolation: Isolation = .unstated) -> DeclarationHead {
    DeclarationHead(
      declaration: declaration,
      isolation: isolation,
      access: forwarder.delegatesAccess
    )
  }

  /// Writes `head` below its documentation and the forwarder's attributes, what `body` writes, and `}`.
  ///
  /// The attributes are those for the given access, or for the forwarder's.
  func declare(
    _ head: DeclarationHead,
    doc: String? = nil,
    on access: AccessLevel? = nil,
    _ writer: inout SwiftWriter,
    _ body: SwiftWriter.Part
  ) {
    if let doc { writer.doc(doc) }
    emitAttributes(on: access, &writer)
    writer.type(head, body)
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
