/// A piece of Swift that takes one line or, if that is too long, several.
///
/// Its structure determines where it may break. The text is not examined.
struct Code: ExpressibleByStringInterpolation {
  /// A place where a line may break: in front of what is inside, and behind it.
  private struct Break {
    /// The elements between two brackets, or the statements between two braces.
    let inside: [Code]
    let isBody: Bool

    /// The text behind it, up to the next one.
    var closing: String
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
    if elements.isEmpty {
      self.opening = opening + closing
    } else {
      self.opening = opening
      breaks = [Break(inside: elements, isBody: false, closing: closing)]
    }
  }

  /// Makes `opening`, which ends in a brace or in `in`, the `statements` of a closure, and `closing`.
  init(_ opening: String, body statements: [Code], _ closing: String) {
    self.opening = opening
    breaks = [Break(inside: statements, isBody: true, closing: closing)]
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
    append(to: &text)
    return text
  }

  private func append(to text: inout String) {
    text += opening
    for place in breaks {
      if place.isBody { text += " " }
      for (index, code) in place.inside.enumerated() {
        if index > 0 { text += place.isBody ? "; " : ", " }
        code.append(to: &text)
      }
      if place.isBody { text += " " }
      text += place.closing
    }
  }

  /// The parts of code that does not fit on a line: the text before a break, the lines inside, and
  /// the text behind; nil if it cannot break.
  ///
  /// The last break counts up to which everything fits.
  func broken(where fits: (String) -> Bool) -> (opening: String, lines: [Code], rest: Code)? {
    var before = Code(opening)
    var found: (opening: String, lines: [Code], rest: Code)?
    for (index, place) in breaks.enumerated() {
      let start = before.text
      if found == nil || fits(start) {
        let commas = place.isBody ? [] : place.inside.dropLast().map { $0 + "," }
        var rest = Code(place.closing)
        rest.breaks = Array(breaks[(index + 1)...])
        found = (start, commas + place.inside.dropFirst(commas.count), rest)
      }
      before.breaks.append(place)
    }
    return found
  }
}
