/// The words that Swift reserves everywhere.
enum Keyword {
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
    isReserved(word) || !isIdentifier(word) ? "`\(word)`" : word
  }

  /// `word` as an enum case: every type has members called `Type` and `Protocol` already.
  static func escapedCase(_ word: String) -> String {
    ["Type", "Protocol"].contains(word) ? "`\(word)`" : escaped(word)
  }

  /// `word` as a type, where some words are taken for what stands before one.
  static func escapedType(_ word: String) -> String {
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
    ["inout", "let", "var"].contains(word) || !isIdentifier(word) ? "`\(word)`" : word
  }

  /// Whether `word` is made as an identifier is, reserved or not.
  static func isIdentifier(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first else { return false }
    return (first == "_" || startsIdentifier(first))
      && word.unicodeScalars.allSatisfy(continuesIdentifier)
  }

  private static func startsIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    SwiftCharacters.isASCIILetter(scalar) || !scalar.isASCII && scalar.properties.isXIDStart
  }

  private static func continuesIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "_": true
    default:
      SwiftCharacters.isASCIILetter(scalar) || !scalar.isASCII && scalar.properties.isXIDContinue
    }
  }
}
