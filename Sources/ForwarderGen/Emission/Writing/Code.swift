/// A piece of Swift that stands on one line or, where that would be too long, on several.
///
/// The places where it may break are known from how it was put together; no text is looked at.
struct Code: ExpressibleByStringInterpolation {
  /// A place where a line may break: in front of what is inside, and behind it.
  private struct Break {
    /// The elements between two brackets, or the statements between two braces.
    let inside: [Code]
    let isBody: Bool

    /// What stands behind it, up to the next one.
    var closing: String
  }

  /// All that stands before the first break; most code has none.
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

  /// What it is divided into where it does not fit on a line: what stands before a break, the lines
  /// inside, and what stands behind it; nil where it cannot break.
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
