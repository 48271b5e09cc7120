/// A piece of Swift that the grammar does not divide further.
package struct Token: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// `download`, `` `default` ``, and every word of the language.
    case word
    /// One of `( ) [ ] { } < > , : ; . @ # = & ? ! ~ …`, or `->`, `...`, `==`, `::`.
    ///
    /// Other operators come as their single characters.
    case punctuation
    /// With its quotation marks, or the slashes of a regular expression; what is interpolated belongs to it.
    case string
    case number
    /// Behind the last token.
    case end
  }

  let kind: Kind

  /// As written, back-ticks included.
  package let text: String

  /// Where it begins in the spec.
  var position: SourcePosition

  /// Whether space or a comment stands before it.
  var followsSpace = false

  /// A word without its back-ticks.
  package var name: String {
    isEscaped ? String(text.unicodeScalars.dropFirst().dropLast()) : text
  }

  var isEscaped: Bool { kind == .word && text.utf8.first == UInt8(ascii: "`") }

  package var isOpeningBracket: Bool { kind == .punctuation && ["(", "[", "{"].contains(text) }

  package var isClosingBracket: Bool { kind == .punctuation && [")", "]", "}"].contains(text) }

  var isBracket: Bool { isOpeningBracket || isClosingBracket }

  /// Whether it is the bracket that closes `opening`.
  func closes(_ opening: Token) -> Bool {
    isClosingBracket && ["()", "[]", "{}"].contains(opening.text + text)
  }

  /// Whether it is one of the names that the language keeps for itself: `$0`, `$value`.
  var isDollarName: Bool { kind == .word && name.utf8.first == UInt8(ascii: "$") && text != "`$`" }

  func replacingText(by text: String) -> Token {
    Token(kind: .word, text: text, position: position, followsSpace: followsSpace)
  }
}

extension Character {
  /// Whether a word may contain it.
  var isInWord: Bool { isLetter || isNumber || self == "_" }
}

extension String {
  /// The words in it.
  var words: [String] { split { !$0.isInWord }.map { String($0) } }
}

extension Collection<Token> {
  /// Every word in the tokens, also those in strings, which may be interpolated: one that occurs again, again.
  var words: [String] {
    var words: [String] = []
    words.reserveCapacity(reduce(0) { $0 + ($1.kind == .word ? 1 : 0) })
    for token in self {
      switch token.kind {
      case .word: words.append(token.name)
      case .string: words += token.text.words
      case .punctuation, .number, .end: break
      }
    }
    return words
  }

  /// The tokens on one line, with a single space wherever there was any.
  package var text: String {
    // Most types are a word.
    if count == 1, let token = first { return token.text }
    // Bytes are added faster than parts of a string.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(reduce(0) { $0 + $1.text.utf8.count + 1 })
    for token in self {
      if token.followsSpace, !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
      bytes += token.text.utf8
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Collection<Token> {
  /// The tokens with the space between them that one writes on one line.
  package var tidy: [Token] {
    var tidy: [Token] = []
    var previous: Token?
    for token in self {
      let isClosing = [")", "]"].contains(token.text)
      // A list with a line for each element may end in a comma.
      if isClosing, previous?.text == "," { tidy.removeLast() }
      let isTight =
        isClosing || ["(", "["].contains(previous?.text) || [",", ":"].contains(token.text)
      tidy.append(token)
      if isTight { tidy[tidy.count - 1].followsSpace = false }
      previous = token
    }
    return tidy
  }
}

/// The words that Swift reserves everywhere.
package enum Keyword {
  private static let reserved: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Whether `word` can name something in back-ticks only.
  static func isReserved(_ word: String) -> Bool { reserved.contains(word) }

  /// `word` as a name: in back-ticks where it needs them.
  static func escaped(_ word: String) -> String {
    isReserved(word) || !isPlainName(word) ? "`\(word)`" : word
  }

  /// `word` as an enum case: every type has members called `Type` and `Protocol` already.
  static func escapedCase(_ word: String) -> String {
    ["Type", "Protocol"].contains(word) ? "`\(word)`" : escaped(word)
  }

  /// `word` as a type, where some words are taken for what stands before one.
  package static func escapedType(_ word: String) -> String {
    let specifiers = [
      "any", "borrowing", "consuming", "each", "isolated", "nonisolated", "sending", "some",
    ]
    return specifiers.contains(word) ? "`\(word)`" : escaped(word)
  }

  /// `word` as an argument, where `await` would be taken for the beginning of an expression.
  static func escapedArgument(_ word: String) -> String {
    word == "await" ? "`await`" : escaped(word)
  }

  /// `word` as a label in a call, where only a few words are not taken as such.
  static func escapedLabel(_ word: String) -> String {
    ["inout", "let", "var"].contains(word) || !isPlainName(word) ? "`\(word)`" : word
  }

  /// Whether `word` is a name without back-ticks, unless it is reserved.
  ///
  /// A single `_` is none, and no name begins with `$`, or with half a character, outside of back-ticks.
  private static func isPlainName(_ word: String) -> Bool {
    let scalars = word.unicodeScalars
    guard let first = scalars.first, word != "_", first != "$",
      first.isASCII || !first.properties.isGraphemeExtend
    else { return false }
    return SwiftCharacters.startsName(first) && scalars.allSatisfy(SwiftCharacters.continuesName)
  }

  /// Whether `word` is made as an identifier is, reserved or not.
  static func isIdentifier(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first else { return false }
    return (first == "_" || first.properties.isXIDStart)
      && word.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
  }
}

/// The meaning of characters outside ASCII, by the tables of Swift's own lexer.
enum SwiftCharacters {
  private static let identifierRanges: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE,
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D,
    0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF,
    0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
    0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8,
  ]

  /// Whether a name can begin with `scalar`.
  static func startsName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_", "$": true
    default: !scalar.isASCII && continuesName(scalar)
    }
  }

  /// Whether a name may contain `scalar`.
  static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return startsName(scalar) || ("0"..."9").contains(scalar) }
    // Beyond the first plane, everything but what is no character at all.
    if scalar.value >= 0x10000 {
      return scalar.value < 0xF0000 && scalar.value & 0xFFFF <= 0xFFFD
    }
    return identifierRanges.contains { $0.contains(scalar.value) }
  }

  /// Whether an operator can begin with `scalar`.
  static func startsOperator(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? "/=-+*%<>!&|^~?.".unicodeScalars.contains(scalar) : !continuesName(scalar)
  }
}
