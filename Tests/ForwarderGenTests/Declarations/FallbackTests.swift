import Testing

@testable import ForwarderGen

@Suite("Fallbacks")
struct FallbackTests {
  @Test(
    arguments: [
      ("0", .expression), ("[]", .expression), ("{ a in b }", .expression), (".none", .expression),
      ("throw E.a", .throw), ("fatalError()", .trap), ("preconditionFailure(\"no\")", .trap),
      ("fatalErrors()", .expression), ("try a()", .expression),
      ("if a { b } else { c }", .expression),
      ("completion(.cancel, nil)", .expression), ("fatalError", .expression),
      ("#file", .expression), ("\"a;b\"", .expression), ("a ? b : c", .expression),
    ] as [(String, Fallback.Kind)]
  )
  func `a default is an expression, a throw or a trap`(text: String, kind: Fallback.Kind) throws {
    let fallback = try expectParsed(text, by: DeclarationParser.fallback)
    #expect(fallback.kind == kind)
    #expect(fallback.text == text)
  }

  @Test func `a comment is no part of a default`() throws {
    let fallback = try expectParsed(" 0  // zero", by: DeclarationParser.fallback)
    #expect(fallback.text == "0")
    #expect(fallback.position.offset == 1)
  }

  @Test(
    arguments: [
      ("a", ["a"]), ("a.b", ["a"]), (".a", []), ("a(b: c)", ["a", "c"]), ("a(`b`)", ["a", "b"]),
      ("self.a", ["self"]), ("a + a", ["a", "a"]), ("\"a\"", []), ("1", []),
      ("a ? b : c", ["a", "b", "c"]), ("a ? .b : .c", ["a"]), ("a ? b.c : d", ["a", "b", "d"]),
      ("a ? b + c : d", ["a", "b", "c", "d"]), ("a(b ? c : d)", ["a", "b", "c", "d"]),
      ("a(b: c ? d : e, f: g)", ["a", "c", "d", "e", "g"]),
      ("[a: b]", ["a", "b"]), ("[a: b, c: d]", ["a", "b", "c", "d"]), ("a[b: c]", ["a", "c"]),
      ("a [b: c]", ["a", "c"]), ("try [a: b]", ["try", "a", "b"]),
      ("a([b: c], d: e)", ["a", "b", "c", "e"]),
      ("[(a: b)]", ["b"]), ("a { b } c: { d }", ["a", "b", "d"]),
      (#""\(a)""#, ["a"]), (#""\(a) \(b.c) \(.d)""#, ["a", "b"]), (#""\(a(b: c))""#, ["a", "c"]),
      (#""\("\(a)")""#, ["a"]), (#""\(a(")")) \(b)""#, ["a", "b"]),
      (#""\(a ? b : c)""#, ["a", "b", "c"]),
      (##"#"\#(a) \(b)"#"##, ["a"]), (#""\\(a)""#, []), (#""\\\(a)""#, ["a"]),
      (#""a\n\(b)""#, ["b"]),
    ] as [(String, [String])]
  )
  func `the free words of a default name something by themselves`(
    text: String,
    words: [String]
  ) throws {
    let fallback = try expectParsed(text, by: DeclarationParser.fallback)
    #expect(fallback.freeWords.map(\.name) == words)
  }

  @Test(
    arguments: [
      ("①", .unexpectedToken), ("  ①", .unexpectedToken), ("①no title", .unquotedText),
      ("①No title, sorry", .unquotedText),
      ("a①\n", .severalLines),
      ("a①\rb", .severalLines),
      ("①return 0", .fallbackReturns), ("a()①; b()", .secondStatement), ("①(a", .unclosed),
      ("a(①[b", .unclosed), ("a ①}", .unopened), ("(a①]", .unopened),
      ("①\"a", .unterminated), ("a①\u{1}", .controlCharacter),
      ("a ①/* b", .unterminated),
    ] as [(String, DiagnosticMessage.Kind)]
  )
  func `what could end the body around it is refused`(
    marked: String,
    kind: DiagnosticMessage.Kind
  ) {
    expectError(marked, kind, by: DeclarationParser.fallback)
  }
}
