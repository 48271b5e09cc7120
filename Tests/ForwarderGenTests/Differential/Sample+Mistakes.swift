@testable import ForwarderGen

extension Sample {
  private static let strangers = [
    "(", ")", "<", ">", "[", "]", "{", "}", ",", ":", ".", "@", "?", "!", "&", "~", "->", "...",
    "=",
    "_", "x", "1", "\"s\"", "inout", "each", "repeat", "any", "some", "async", "throws", "rethrows",
    "where", "get", "func", "nonisolated", "sending", "borrowing", "isolated", "in", "`a b`",
    "Self",
    "Any", "Type", "@escaping", "@MainActor", "`", "-", "*", "#", ";", "==", "let", "::", "\n",
    "$0",
  ]

  /// The text with one mistake each, two of these per token: it is left out, given twice, another
  /// one stands in its place, before it or behind it, or a space does.
  var mistaken: [String] {
    let embedded = EmbeddedText(text, at: 0)
    guard let tokens = try? Lexer.tokens(of: embedded).dropLast() else { return [] }
    var texts: [String] = []
    for (index, token) in tokens.enumerated() {
      let start = String(text.utf8.prefix(token.position.offset)) ?? ""
      let end = String(text.utf8.dropFirst(token.position.offset + token.text.utf8.count)) ?? ""
      let number = index * 12 + text.utf8.count
      let stranger = Self.strangers[number % Self.strangers.count]
      let parts = [
        "", "\(token.text) \(token.text)", stranger, " \(stranger) \(token.text)",
        "\(token.text)\(stranger)", " \(token.text)", "\(token.text) ",
      ]
      for part in [parts[number % parts.count], parts[(number + 3) % parts.count]] {
        texts.append(start + part + end)
      }
    }
    return texts
  }

  /// Whether an attribute of the user's own has arguments, which only the compiler reads.
  static func holdsExpression(_ text: String) -> Bool {
    let attribute = /@(?!(available|_spi|isolated|convention)\()(`[^`]*`|[^\s(<`])+(<[^>]*>)?\(/
    return text.contains(attribute)
  }
}
