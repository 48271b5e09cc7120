import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

@Suite("JSON")
struct JSONParserTests {
  /// The value of a JSON text, or the message and the offset of its mistake.
  private func parse(_ text: String) -> (outline: String?, kind: DiagnosticMessage.Kind?, at: Int?)
  {
    let source = SourceText(path: "p", text: text)
    var diagnostics = Diagnostics(of: source)
    let node = JSONParser.parse(source, &diagnostics)
    let mistake = diagnostics.all.first
    return (node?.outline, mistake?.message.kind, mistake?.location.column)
  }

  @Test(
    arguments: [
      ("null", "null"), ("true", "true"), ("false", "false"), ("[]", "[]"), ("{}", "{}"),
      (" [ 1 , 2 ] ", "[1, 2]"), ("\n{\t\"a\"\r: [{}]\n}", "{a: [{}]}"), (#""""#, #""""#),
      (#"{"a": 1, "a": 2}"#, "{a: 1, a: 2}"), (#"[[[[]]], [null]]"#, "[[[[]]], [null]]"),
      (#"{"": {"ä": "🎏"}}"#, #"{: {ä: "🎏"}}"#),
    ]
  )
  func `a value is read`(text: String, outline: String) {
    let parsed = parse(text)
    #expect(parsed.outline == outline)
    #expect(parsed.kind == nil)
  }

  @Test(
    arguments: [
      "0", "-0", "7", "10", "-12", "0.5", "-0.25", "1e5", "1E5", "1e+5", "1e-5", "1.5e10", "0e0",
      "123456789012345678901234567890",
    ]
  )
  func `a number of RFC 8259 is kept as written`(text: String) {
    #expect(parse(text).outline == text)
  }

  @Test(arguments: 0..<20)
  func `wherever it stands, what ends plain text does, and nothing else`(place: Int) {
    let before = String(repeating: "a", count: place)
    for plain in [" ", "!", "#", "[", "]", "\u{7F}", "\u{A2}", "ä", "🎏"] {
      let string = "\"\(before)\(plain)bbbbbbbbb\""
      #expect(parse(string).outline == string)
    }
    #expect(
      parse("[\"\(before)\", 1, \"bbbbbbbbb\"]").outline == "[\"\(before)\", 1, \"bbbbbbbbb\"]"
    )
    #expect(parse("\"\(before)\\/bbbbbbbbb\"").outline == "\"\(before)/bbbbbbbbb\"")
    for control in ["\0", "\u{1F}"] {
      let parsed = parse("\"\(before)\(control)bbbbbbbbb\"")
      #expect(parsed.kind == .controlCharacter && parsed.at == place + 2)
    }
  }

  @Test(
    arguments: [
      ("-", 2), ("01", 2), ("1.", 3), (".5", 1), ("+1", 1), ("1e", 3), ("1e+", 4), ("-a", 2),
      ("1.e5", 3), ("0x10", 2), ("--1", 2), ("1_000", 2),
    ]
  )
  func `what is no number of RFC 8259 is refused where it stops being one`(
    text: String,
    column: Int
  ) {
    let parsed = parse(text)
    #expect(parsed.outline == nil)
    #expect(parsed.kind == .unexpectedToken)
    #expect(parsed.at == column)
  }

  @Test(
    arguments: [
      (#"\""#, "\""), (#"\\"#, "\\"), (#"\/"#, "/"), (#"\b"#, "\u{8}"), (#"\f"#, "\u{C}"),
      (#"\n"#, "\n"), (#"\r"#, "\r"), (#"\t"#, "\t"), (#"\u0041"#, "A"), (#"\u00e4"#, "ä"),
      (#"\u00E4"#, "ä"), (#"\u20AC"#, "€"), (#"\uD83C\uDF8F"#, "🎏"), (#"\u0000"#, "\u{0}"),
      (#"\uFFFF"#, "\u{FFFF}"), (#"\uD7FF"#, "\u{D7FF}"), (#"\uE000"#, "\u{E000}"),
      (#"\uD800\uDC00"#, "\u{10000}"), (#"\uD800\uDFFF"#, "\u{103FF}"),
      (#"\uDBFF\uDC00"#, "\u{10FC00}"), (#"\uDBFF\uDFFF"#, "\u{10FFFF}"),
      (#"\uDBFE\uDC00"#, "\u{10F800}"), (#"\\n"#, "\\n"), (#"a\tb\u0063"#, "a\tbc"), ("🎏ä", "🎏ä"),
      ("\u{7F}", "\u{7F}"),
    ]
  )
  func `an escape stands for its character`(escape: String, text: String) {
    #expect(parse("\"\(escape)\"").outline == "\"\(text)\"")
  }

  @Test(
    arguments: [
      (#"\x"#, .unknownEscape, 2), (#"a\U0041"#, .unknownEscape, 3), (#"\ä"#, .unknownEscape, 2),
      (#"\u12"#, .unknownEscape, 2), (#"\u12G4"#, .unknownEscape, 2),
      (#"\uD83C"#, .unknownEscape, 2), (#"\uDF8F"#, .unknownEscape, 2),
      (#"\uD83Cx"#, .unknownEscape, 2), (#"\uD83C\n"#, .unknownEscape, 2),
      (#"\uD83C\uD83C"#, .unknownEscape, 2), (#"\uDBFF"#, .unknownEscape, 2),
      (#"\uDC00"#, .unknownEscape, 2), (#"\uDFFF\uDC00"#, .unknownEscape, 2),
      (#"\uD800\uDBFF"#, .unknownEscape, 2), (#"\uDBFF\uE000"#, .unknownEscape, 2),
      (#"\uD83C\uXX"#, .unknownEscape, 8),
      ("ä\u{1F}", .controlCharacter, 4), ("\t", .controlCharacter, 2),
      ("a\n", .unterminatedString, 1),
      ("a\\", .unterminatedString, 1), ("\\\n", .unterminatedString, 1),
    ] as [(String, DiagnosticMessage.Kind, Int)]
  )
  func `what a string cannot hold is refused`(
    inside: String,
    kind: DiagnosticMessage.Kind,
    column: Int
  ) {
    let parsed = parse("\"\(inside)\"")
    #expect(parsed.outline == nil)
    #expect(parsed.kind == kind)
    #expect(parsed.at == column)
  }

  @Test(
    arguments: [
      ("[1,]", .trailingComma, 3), (#"{"a":1 , }"#, .trailingComma, 8),
      ("[1 2]", .unexpectedToken, 4), ("[,]", .unexpectedToken, 2),
      ("[", .unexpectedToken, 2), ("{\"a\"", .unexpectedToken, 5),
      ("{a: 1}", .unexpectedToken, 2), ("[1}", .unexpectedToken, 3),
      ("nul", .unexpectedToken, 1), ("truely", .unexpectedToken, 5),
      ("1 2", .unexpectedToken, 3), ("", .emptyFile, 1), (" \n", .emptyFile, 1),
      (#"["f("1")"]"#, .unexpectedToken, 6), (#"["f("\(x)")"]"#, .unexpectedToken, 6),
      (#"["f("(1)")"]"#, .unexpectedToken, 6), (#"["f" {}]"#, .unexpectedToken, 6),
      ("['a']", .unexpectedToken, 2), ("{“a”: 1}", .unexpectedToken, 2),
      ("[1 // 2\n]", .jsonComment, 4),
      ("/* 1 */", .jsonComment, 1), ("# 1", .jsonComment, 1), ("[/]", .unexpectedToken, 2),
      ("[True]", .unexpectedToken, 2), ("NaN", .unexpectedToken, 1),
      ("\u{FEFF}1", .byteOrderMark, 1), ("\u{A0}1", .unexpectedToken, 1),
    ] as [(String, DiagnosticMessage.Kind, Int)]
  )
  func `a broken value is refused at its first mistake`(
    text: String,
    kind: DiagnosticMessage.Kind,
    column: Int
  ) {
    let parsed = parse(text)
    #expect(parsed.outline == nil)
    #expect(parsed.kind == kind)
    #expect(parsed.at == column)
  }

  @Test func `of a repeated key the first member counts`() {
    let node = SourceText(path: "p", text: #"{"a": 1, "b": 2, "a": 3}"#).json
    #expect(node?["a"]?.integer == 1)
    #expect(node?["b"]?.integer == 2)
    #expect(node?["c"] == nil)
  }

  @Test func `nesting ends at the limit`() {
    let limit = JSONParser.maximumDepth
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(parse(nested(limit)).outline == nested(limit))
    #expect(parse(nested(limit + 1)).kind == .tooDeep)
    #expect(parse(nested(limit + 1)).at == limit + 1)
    #expect(parse(String(repeating: "{\"a\":", count: 10_000)).kind == .tooDeep)
  }

  @Test(
    arguments: [
      ([0x22, 0xC3, 0x28, 0x22], 2), ([0x22, 0x61, 0xFF, 0x22], 3), ([0x22, 0xED, 0xA0, 0x80], 2),
      ([0x22, 0xC3, 0xA4, 0xF0, 0x9F], 4), ([0xC0, 0x80], 1), ([0x22, 0xF0, 0x9F, 0x98, 0x22], 2),
    ] as [([UInt8], Int)]
  )
  func `a byte that is not UTF-8 is refused where it stands`(bytes: [UInt8], column: Int) {
    let source = SourceText(path: "p", bytes: bytes)
    var diagnostics = Diagnostics(of: source)
    #expect(JSONParser.parse(source, &diagnostics) == nil)
    #expect(diagnostics.all.map(\.message.kind) == [.notUTF8])
    #expect(diagnostics.all.map(\.location.column) == [column])
  }
}
