extension Collection<Token> {
  /// The tokens with the space between them that one writes on one line.
  var tidy: [Token] {
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

extension DeclarationParser {
  /// The attributes and modifiers before a declaration, with the tokens of each.
  struct Marks {
    var attributes: [(attribute: Attribute, tokens: ArraySlice<Token>)] = []
    var modifiers: [(modifier: Modifier, tokens: ArraySlice<Token>)] = []
  }

  /// Parses attributes and modifiers, which Swift lets alternate.
  mutating func parseMarks() throws(DeclarationError) -> Marks {
    var marks = Marks()
    while true {
      let start = mark
      if at("@") {
        let attribute = try parseAttribute(inType: false)
        marks.attributes.append((attribute, tokens(since: start)))
      } else if let modifier = try parseModifier(behind: marks.modifiers.map(\.modifier)) {
        marks.modifiers.append((modifier, tokens(since: start)))
      } else {
        return marks
      }
    }
  }
}
