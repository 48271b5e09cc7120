import Testing

@testable import ForwarderGen

@Suite("Lexer")
struct LexerTests {
  private func tokens(_ text: String) throws -> [Token] {
    try expectParsed(text) { text throws(DeclarationError) in try Lexer.tokens(of: text) }
  }

  @Test(
    arguments: [
      ("", []), ("  \n\t", []), ("func a()", ["func", "a", "(", ")"]),
      ("a b:c", ["a", "b", ":", "c"]),
      ("Set<Array<Int>>", ["Set", "<", "Array", "<", "Int", ">", ">"]),
      ("A->B", ["A", "->", "B"]), ("A...", ["A", "..."]),
      ("....", ["...", "."]), ("a==b", ["a", "==", "b"]), ("a=b", ["a", "=", "b"]),
      ("a?.b!", ["a", "?", ".", "b", "!"]), ("A&B", ["A", "&", "B"]),
      ("~Copyable", ["~", "Copyable"]), ("@A(b)", ["@", "A", "(", "b", ")"]),
      ("`default` x", ["`default`", "x"]), ("`a b`", ["`a b`"]), ("_ x", ["_", "x"]),
      ("$0 + _a1", ["$0", "+", "_a1"]), ("größe 🎏", ["größe", "🎏"]), ("a÷b", ["a", "÷", "b"]),
      ("1 0x1F 1_000 1.5 1e5 1.max", ["1", "0x1F", "1_000", "1.5", "1e5", "1", ".", "max"]),
      ("x.0.1", ["x", ".", "0.1"]), ("1...2", ["1", "...", "2"]),
      ("#selector", ["#", "selector"]), (#"\.a"#, [#"\"#, ".", "a"]),
    ] as [(String, [String])]
  )
  func `a declaration is divided into tokens`(text: String, expected: [String]) throws {
    #expect(try tokens(text).map(\.text) == expected + [""])
  }

  @Test(
    arguments: [
      ("a/**/b", ["a", "b"]), ("a // b\nc", ["a", "c"]), ("a // b\rc", ["a", "c"]),
      ("a // b\r\nc", ["a", "c"]), ("// only", []), ("a//", ["a"]),
      ("/* /* b */ */ c", ["c"]), ("/*/**/*/ d", ["d"]), ("a/b", ["a", "/", "b"]),
      ("/* \" */ e", ["e"]), ("/***/ f", ["f"]),
    ] as [(String, [String])]
  )
  func `comments are space, and may nest`(text: String, expected: [String]) throws {
    let tokens = try tokens(text)
    #expect(tokens.map(\.text) == expected + [""])
    let laterWords = tokens.dropFirst().filter { $0.kind == .word }
    #expect(!laterWords.contains { !$0.followsSpace } || text == "a/b")
  }

  @Test(
    arguments: [
      #""""#, #""a b""#, #""\"""#, #""\\""#, #""// no comment""#, #""a\(b)c""#,
      #""\(f(")"))""#, #""\(a["b"]) \("\("c")")""#, ##"#"a"b"#"##, ##"#"\(a"#"##,
      ##"#"\#("b")"#"##, ###"##""#"##"###, "\"\"\"\na \"b\" \"\"\"", #""\u{41}""#,
      #""\( /* ) */ a)""#, "#\"\"\"\n\"\"\"\n\"\"\"#",
    ]
  )
  func `a string with all that it interpolates is one token`(text: String) throws {
    let tokens = try tokens("\(text) x")
    #expect(tokens.map(\.text) == [text, "x", ""])
    #expect(tokens.map(\.kind) == [.string, .word, .end])
  }

  @Test(
    arguments: [
      ("/a\"/ b", ["/a\"/", "b"]), ("f(/}/)", ["f", "(", "/}/", ")"]),
      (#"x, /\//"#, ["x", ",", #"/\//"#]),
      ("[/(a)[(/]/]", ["[", "/(a)[(/", "]", "/", "]"]), ("= /a b/", ["=", "/a b/"]),
      ("a / b / c", ["a", "/", "b", "/", "c"]), ("a/b/c", ["a", "/", "b", "/", "c"]),
      ("= / a/", ["=", "/", "a", "/"]), ("= /a /", ["=", "/", "a", "/"]),
      ("(/)/)", ["(", "/", ")", "/", ")"]),
      ("= /a\n/", ["=", "/", "a", "/"]),
      ("func /(a: Int)", ["func", "/", "(", "a", ":", "Int", ")"]),
      ("#/a\"/b/# c", ["#/a\"/b/#", "c"]), ("##/a/#/## c", ["##/a/#/##", "c"]),
      ("#/\na\n}\n/# c", ["#/\na\n}\n/#", "c"]), ("(#\"\"\"#)", ["(", "#\"\"\"#", ")"]),
    ] as [(String, [String])]
  )
  func `a regular expression is one token, and a quotient is none`(
    text: String,
    expected: [String]
  ) throws {
    #expect(try tokens(text).map(\.text) == expected + [""])
  }

  @Test(
    arguments: [
      ("①#/a", .unterminated), ("①#/a\n/#", .unterminated), ("①#/\na", .unterminated),
      ("①\"a", .unterminated), ("a ①\"\\\"", .unterminated), ("①\"\\", .unterminated),
      ("①\"a\n\"", .unterminated), ("①\"a\r\"", .unterminated), ("①\"\"\"a\"\"", .unterminated),
      ("①#\"a\"", .unterminated),
      ("①\"\\(a", .unterminated), ("①\"\\(/\"}/)\" x", .unterminated),
      ("①\"\\(`\"`)\" x", .unterminated), ("\"\\(①'a')\"", .unexpectedToken),
      ("\"a①\0\"", .controlCharacter),
      ("\"\\(a①\"", .unterminated), ("a ①/* /* */", .unterminated),
      ("①`", .unterminated), ("①``", .unterminated), ("①`a\nb`", .unterminated),
      ("ä ①\u{0}", .controlCharacter), ("a①\u{7F}", .controlCharacter),
    ] as [(String, DiagnosticMessage.Kind)]
  )
  func `what is not closed is reported where it opens`(
    marked: String,
    kind: DiagnosticMessage.Kind
  ) {
    expectError(marked, kind) { text throws(DeclarationError) in try Lexer.tokens(of: text) }
  }

  @Test func `interpolation ends at a depth`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: #""\("#, count: depth) + "a" + String(repeating: #")""#, count: depth)
    }
    let limit = Lexer.maximumDepth
    #expect(try tokens(nested(limit)).count == 2)
    let tooDeep = nested(limit + 1)
    let mark = tooDeep.index(tooDeep.startIndex, offsetBy: limit * 3)
    expectError(
      "\(tooDeep[..<mark])①\(tooDeep[mark...])",
      .tooDeep
    ) { text throws(DeclarationError) in try Lexer.tokens(of: text) }
  }

  @Test func `a name is a word without its back-ticks`() throws {
    #expect(try tokens("`default` a `b c`").map(\.name) == ["default", "a", "b c", ""])
    #expect(try tokens("`default` a").map(\.isEscaped) == [true, false, false])
    // Its first character joins the back-tick, and is none of its own.
    #expect(try tokens("`\u{301}a`").map(\.name) == ["\u{301}a", ""])
  }

  @Test func `tokens on one line have single spaces where there was any`() throws {
    let tokens = try tokens(" func  a(\n  _ b:/* c */Int ,\n)  ").dropLast()
    #expect(tokens.text == "func a( _ b: Int , )")
  }

  @Test func `the words of strings count, since they may be interpolated`() throws {
    #expect(try tokens(#"a + "b\(c.d)" + 1"#).words == ["a", "b", "c", "d"])
  }
}
