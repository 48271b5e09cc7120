/// A piece of Swift that takes one line or, if that is too long, several.
///
/// Its structure determines where it may break. The text is not examined.
struct Code: ExpressibleByStringInterpolation {
  /// A place where a line may break: in front of what is inside, and after it.
  private struct Break {
    /// The elements between two brackets, or the statements between two braces.
    let inside: [Code]
    let isBody: Bool

    /// The text after it, up to the next one.
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
    // Most code fits on a line.
    text.reserveCapacity(100)
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
  /// the text after; nil if it cannot break.
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

/// A declaration up to its body: `nonisolated public final class MultiX<Item>: X`.
struct DeclarationHead {
  /// The attributes on the line of the declaration.
  var attributes: [String]
  var isolation: Isolation

  /// Whether it is `@safe nonisolated(unsafe)`, so that the compiler does not check its isolation.
  let isUnchecked: Bool
  var access: AccessLevel

  /// The modifiers after the access level: `override`, `final`.
  var modifiers: [String]

  /// Keyword, name and signature: `class MultiX<Item>`, or `func download() -> Int`.
  let declaration: Code

  /// The superclass and the protocols of a type.
  let inherited: [String]

  /// With a space before it, or empty.
  let whereClause: String

  init(
    _ declaration: Code,
    attributes: [String] = [],
    isolation: Isolation = .unstated,
    isUnchecked: Bool = false,
    access: AccessLevel = .internal,
    modifiers: [String] = [],
    inheriting inherited: [String] = [],
    where whereClause: String = ""
  ) {
    self.attributes = attributes
    self.isolation = isolation
    self.isUnchecked = isUnchecked
    self.access = access
    self.modifiers = modifiers
    self.declaration = declaration
    self.inherited = inherited
    self.whereClause = whereClause
  }

  /// The head without ``inherited`` and ``whereClause``.
  var code: Code {
    var words = ""
    func add(_ word: String) {
      words += word
      words += " "
    }
    for attribute in attributes { add(attribute) }
    for word in isUnchecked ? ["@safe nonisolated(unsafe)"] : isolation.words { add(word) }
    if access != .internal { add(access.rawValue) }
    for modifier in modifiers { add(modifier) }
    return words + declaration
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
      declaration,
      isolation: isolation,
      access: forwarder.access,
      modifiers: modifiers,
      inheriting: inherited,
      where: whereClause
    )
  }

  /// The head of a declaration that serves the registry only, and has its access.
  func registryHead(_ declaration: Code, isolation: Isolation = .unstated) -> DeclarationHead {
    DeclarationHead(declaration, isolation: isolation, access: forwarder.delegatesAccess)
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
