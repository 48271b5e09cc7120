import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

/// Attempts to leave the place that the user's text is put into.
@Suite("Injection", .runtimeModule, .slow)
struct InjectionTests {
  /// A spec in which `key` of a requirement is `value`.
  private func spec(_ key: String, _ value: String, path: String = "spec") -> SourceText {
    var members = [
      JSONValue.Member(key: "declaration", value: .string("func f() -> String")),
      JSONValue.Member(key: "dispatch", value: .string("last")),
      JSONValue.Member(key: "default", value: .string("A.b")),
    ]
    members.removeAll { $0.key == key }
    members.append(JSONValue.Member(key: key, value: .string(value)))
    let head = JSONValue.Member(key: "protocol", value: .string("protocol P: AnyObject"))
    let requirements = JSONValue.Member(key: "requirements", value: .array([.object(members)]))
    let protocols = JSONValue.Member(
      key: "protocols",
      value: .array([.object([head, requirements])])
    )
    let version = JSONValue.Member(key: "version", value: .written("1"))
    return SourceText(path: path, text: JSONValue.object([version, protocols]).fileText())
  }

  @Test(
    arguments: [
      ("default", "0 } func evil() {"), ("default", "0; evil()"), ("default", "/* "),
      ("default", "// "), ("default", "0 /* } */ }"), ("default", "a\nevil()"),
      ("default", "a\revil()"), ("default", #""\(0)" } func evil() { ""#),
      ("default", #""\( } func evil() { "#), ("default", #""a\"#), ("default", "#\"\\#(\")"),
      ("default", "(]"), ("default", "\"[\" ]"), ("default", "\"\"\"\n\"\"\""),
      // Strings for a lexer that does not know what the compiler looks at in an interpolation.
      ("default", #"( "\( /"/ ) A " ) + " ) } ; func evil() { // ""#),
      ("default", #"( "\( `"` ) A " ) + " ) } ; func evil() { // ""#), ("default", "f:"),
      ("default", "`a\n`"), ("default", "`}"), ("default", "\"a\0b\""),
      ("if", "DEBUG || true) //"), ("if", "DEBUG) || (true"), ("if", "true\n#endif"),
      ("if", "true // a"),
      ("dispatch", "reduce(max)) } func evil() { ("), ("dispatch", "reduce({ $1 })"),
      ("dispatch", "reduce(max /*)"), ("dispatch", "reduce(a; b)"),
      ("name", "`a } case b`; }"), ("name", "a, b"), ("name", "a\nb"), ("name", "`a`b"),
      ("name", ""), ("name", "a /*"), ("declaration", "func a() -> String { evil() }"),
      ("declaration", "func `a\n`() -> String"), ("declaration", "func a() -> String; func b()"),
      ("declaration", "@a(}) func a() -> String"), ("declaration", "func a() -> String } evil"),
    ]
  )
  func `what would leave its place is refused there`(key: String, value: String) throws {
    // A comment that ends with its line is no part of what is written.
    if value == "true // a" {
      let texts = try generatedTexts(
        of: [spec(key, value)],
        beside: "enum A { static let b = \"\" }",
        locatesSource: true
      )
      #expect(texts.joined().contains("#if true\n"))
      return
    }
    let source = spec(key, value)
    let generation = Generator.generate([source], locatesSource: true)
    #expect(generation.texts == [])
    #expect(generation.diagnostics.first.map { $0.location.line > 1 } == true)
  }

  @Test func `what looks as if it left its place stays there`() throws {
    let values = [
      ("default", #""} func evil() {""#), ("default", #""*/ /* //""#), ("default", #""\("}")""#),
      ("default", "\"a\u{2028}b\u{85}\u{B}c\""), ("default", "a +\u{2028}b"),
      ("default", "a +\u{B}\u{C}b"), ("default", "{ a; b }()"), ("default", "(a / b)/c"),
      ("default", "a!"), ("default", "a?.default"), ("default", "[0...]"), ("default", "a.b++"),
      ("default", "nil"), ("default", "Self.self"), ("if", "true || `self`"),
      ("default", "#/\"}/#"), ("default", "\"\\(\"\\(\")\")\")\""),
      ("doc", "*/ } func evil() { /*"), ("doc", "a\nfunc evil()"), ("doc", "a\rfunc evil()"),
      ("doc", "a\r\nfunc evil()"), ("doc", "a\u{2028}func evil()"), ("doc", "a\u{85}func evil()"),
      ("doc", "a\u{B}func evil()"), ("doc", "a\n\u{301}func evil()"), ("doc", "a\0\nfunc evil()"),
      ("doc", "\n#endif\n#sourceLocation()"), ("if", "canImport(A, _version: 2) && !(B || C)"),
    ]
    let texts = values.compactMap { key, value in
      let generation = Generator.generate([spec(key, value)], locatesSource: true)
      #expect(generation.lines == [], "\(value)")
      return generation.texts.first
    }
    for text in texts {
      #expect(!text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("func evil") })
    }
    try expectMistakesInSpecs(texts)
  }

  @Test func `what only the compiler refuses it refuses in the spec`() throws {
    let values = [
      ("default", "#endif"), ("default", "0 #else 1"), ("default", "{ #if true }()"),
      ("default", "'a'"), ("dispatch", "reduce(*/)"), ("if", "throws"), ("if", "A && subscript"),
      ("if", "true; evil()"),
      ("if", "true func evil()"), ("if", "\"a\""), ("if", "DEBUG &&"), ("if", ""),
      ("declaration", "func a(_ x: inout inout Int) -> String"),
      ("declaration", "@available func a() -> String"),
    ]
    let texts = values.compactMap { key, value in
      let generation = Generator.generate([spec(key, value)], locatesSource: true)
      #expect(generation.lines == [], "\(value)")
      return generation.texts.first
    }
    try expectMistakesInSpecs(texts)
  }

  @Test func `a path stays in its string`() throws {
    let paths = [
      "a\", line: 1)\nfunc evil() {}\n//", "a\\", "a\\\"b", "\\(evil())", "ä\u{2028}b", "a\rb",
      "a\tb\u{B}", "日本語 b", "a\u{1}b",
    ]
    let texts = try paths.flatMap { path in
      try generatedTexts(
        of: [spec("default", "A.c", path: path)],
        beside: "enum A { static let c = \"\" }",
        locatesSource: true
      )
    }
    for text in texts {
      #expect(!text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("func evil") })
    }
  }
}
