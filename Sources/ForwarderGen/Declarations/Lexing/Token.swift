/// A piece of Swift that the grammar does not divide further.
struct Token: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// `download`, `` `default` ``, and every word of the language.
    case word
    /// One of `( ) [ ] { } < > , : ; . @ # = & ? ! ~ …`, or `->`, `...`, `==`, `::`.
    ///
    /// Other operators come as their single characters.
    case punctuation
    /// With its quotation marks, or the slashes of a regular expression; what is interpolated
    /// belongs to it.
    case string
    case number
    /// Behind the last token.
    case end
  }

  let kind: Kind

  /// As written, back-ticks included.
  let text: String

  /// Where it begins in the spec.
  var position: SourcePosition

  /// Whether space or a comment stands before it.
  var followsSpace = false

  /// Whether it is the `if` of `#if`, or of another condition's directive, in a file.
  var isDirective = false

  /// A word without its back-ticks.
  var name: String {
    isEscaped ? String(text.unicodeScalars.dropFirst().dropLast()) : text
  }

  var isEscaped: Bool { kind == .word && text.utf8.first == UInt8(ascii: "`") }

  var isOpeningBracket: Bool { kind == .punctuation && ["(", "[", "{"].contains(text) }

  var isClosingBracket: Bool { kind == .punctuation && [")", "]", "}"].contains(text) }

  /// Whether it is one of the names that the language keeps for itself: `$0`, `$value`.
  var isDollarName: Bool { kind == .word && name.utf8.first == UInt8(ascii: "$") && text != "`$`" }

  /// A word `text` at the same place.
  func replacingText(by text: String) -> Token {
    Token(kind: .word, text: text, position: position, followsSpace: followsSpace)
  }
}

extension Character {
  /// Whether a word may contain it.
  var isInWord: Bool { isLetter || isNumber || self == "_" }
}

extension Collection<Token> {
  /// Every word in the tokens, also those in strings, which may be interpolated.
  var words: Set<String> {
    // About every other token is a word.
    reduce(into: Set(minimumCapacity: count / 2)) { words, token in
      switch token.kind {
      case .word: words.insert(token.name)
      case .string:
        let parts = token.text.split { !$0.isInWord }
        words.formUnion(parts.map { String($0) })
      case .punctuation, .number, .end: break
      }
    }
  }

  /// The tokens on one line, with a single space wherever there was any.
  var text: String {
    var text = ""
    for token in self {
      if token.followsSpace, !text.isEmpty { text += " " }
      text += token.text
    }
    return text
  }
}
