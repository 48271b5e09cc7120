/// Messages about a spec as JSON.
extension DiagnosticMessage {
  static func fileTooLarge(_ limit: Int) -> Self {
    Self(.fileTooLarge, "the file has more than \(limit) bytes: divide it into several")
  }

  static func stringTooLong(_ limit: Int) -> Self {
    Self(.stringTooLong, "this string has more than \(limit) bytes: shorten it")
  }

  static func nulCharacter() -> Self {
    Self(.nulCharacter, "this is a NUL byte: save the file as UTF-8 text")
  }

  static func byteOrderMark() -> Self {
    Self(.byteOrderMark, "the file begins with a byte order mark: save it as UTF-8 without one")
  }

  static func notUTF8() -> Self {
    Self(.notUTF8, "this byte is not UTF-8: save the file as UTF-8")
  }

  static func unexpectedCharacter(_ found: String?, _ expected: String) -> Self {
    Self(
      .unexpectedCharacter,
      "expected \(expected), found \(quoted(found, else: "the end of the file"))"
    )
  }

  static func jsonComment() -> Self {
    Self(
      .jsonComment,
      "JSON has no comments: write '\"$comment\": \"…\"', which every object of a spec may have"
    )
  }

  static func otherQuotes(_ mark: String) -> Self {
    Self(.otherQuotes, "a JSON string has double quotes: write '\"' in place of '\(mark)'")
  }

  static func unquotedWord(_ word: String) -> Self {
    let fixed =
      ["true", "false", "null"].contains(word.lowercased()) ? word.lowercased() : "\"\(word)\""
    return Self(.unquotedWord, "'\(word)' is not JSON: write '\(fixed)'")
  }

  static func innerQuotes() -> Self {
    Self(
      .innerQuotes,
      "this string ends before its last quotation mark: write '\\\"' for a mark inside it, as in "
        + "'\"\\\"text\\\"\"'"
    )
  }

  static func listWithoutBrackets() -> Self {
    Self(
      .listWithoutBrackets,
      "expected a key in quotation marks: write '[' and ']' around a list, in place of '{' and '}'"
    )
  }

  static func behindList(_ key: String) -> Self {
    Self(
      .behindList,
      "the list of '\(key)' has ended before this element: move it before the ']' of that list"
    )
  }

  static func emptyFile() -> Self {
    Self(
      .emptyFile,
      "the file is empty: a spec is '{ \"version\": 1, \"protocols\": [{ \"protocol\": "
        + "\"FeedDelegate\", \"declared\": \"Feed.swift\" }] }'"
    )
  }

  static func jsonNestedTooDeeply(_ limit: Int) -> Self {
    Self(
      .jsonNestedTooDeeply,
      "arrays and objects nest more than \(limit) levels deep: remove levels, a spec needs four"
    )
  }

  static func trailingComma() -> Self {
    Self(.trailingComma, "the last element is followed by a comma: remove it")
  }

  static func unterminatedString() -> Self {
    Self(
      .unterminatedString,
      "this string does not end on its line: close it with '\"', and write a line break as '\\n'"
    )
  }

  static func controlCharacter(_ byte: UInt8) -> Self {
    Self(
      .controlCharacter,
      "control character \(hex(byte)) in a string: write it as '\\u00\(hex(byte).dropFirst(2))'"
    )
  }

  static func unknownEscape(_ letter: String?) -> Self {
    Self(
      .unknownEscape,
      "unknown escape '\\\(letter ?? "")' in a string: write a backslash as '\\\\'"
    )
  }

  static func loneSurrogate() -> Self {
    Self(
      .loneSurrogate,
      "this escape is half of a surrogate pair: write the character itself, or both halves"
    )
  }

  static func shortUnicodeEscape() -> Self {
    Self(
      .shortUnicodeEscape,
      "'\\u' is followed by exactly four hexadecimal digits: write '\\u00E4' for 'ä'"
    )
  }
}
