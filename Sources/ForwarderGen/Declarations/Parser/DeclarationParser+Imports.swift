extension DeclarationParser {
  /// Parses `Foundation`, or `public import Foundation`.
  static func importDeclaration(
    _ source: EmbeddedText
  ) throws(DeclarationError) -> ImportDeclaration {
    var parser = try DeclarationParser(source)
    // `package import X` begins with a word that could be a module's name.
    let isName = parser.atName && parser.peek(1).text != "import"
    let isBare = isName || parser.peek.kind == .end
    if !isBare {
      _ = try parser.parseAttributes()
      _ = try parser.parseModifiers()
      try parser.expect("import")
      if parser.at(anyOf: [
        "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
      ]) {
        parser.next()
      }
    }
    let name = parser.mark
    repeat { _ = try parser.expectName("a module's name") } while parser.eat(".")
    try parser.expectEnd()
    let text = parser.tokens(since: 0).text
    return ImportDeclaration(
      text: isBare ? "import \(text)" : text,
      module: parser.tokens(since: name).text
    )
  }
}
