extension SwiftFile {
  /// The error for the bracket at `index`, which is not closed before one of another kind, or not at all.
  func unclosed(_ index: Int) -> DeclarationError {
    let message = DiagnosticMessage.unclosed(tokens[index].text, in: declaration(around: index))
    return DeclarationError(message, at: tokens[index].position)
  }

  /// The error that the token at `index`, one of ``mistakes``, shows: it closes nothing, or leaves a bracket
  /// open.
  func mistake(at index: Int) -> DeclarationError {
    guard let place = mistakes[index], place < index else {
      return DeclarationError(.unopened(tokens[index].text), at: tokens[index].position)
    }
    return unclosed(place)
  }

  /// The innermost declaration that the bracket at `index` is part of, or in: `func play`.
  ///
  /// All brackets before it are closed, or are around it.
  private func declaration(around index: Int) -> String? {
    var isOnLine = true
    var depth = 0
    for position in (0..<index).reversed() {
      if startsLine(position + 1) { isOnLine = false }
      if tokens[position].isClosingBracket { depth += 1 }
      if tokens[position].isOpeningBracket { depth = max(0, depth - 1) }
      let keyword = tokens[position].text
      guard depth == 0, tokens[position].kind == .word, Self.keywords.contains(keyword),
        position == 0 || !at(position - 1, ".")
      else { continue }
      if ["init", "deinit", "subscript"].contains(keyword) { return keyword }
      // The value of a variable is hardly on another line. In `class func`, the first word names nothing.
      let isVariable = ["var", "let", "case"].contains(keyword)
      guard let name = typePath(at: position + 1), isOnLine || !isVariable else { continue }
      return "\(keyword) \(name.text)"
    }
    return nil
  }
}
