import Testing

@testable import ForwarderGen

@Suite("Names across specs", .runtimeModule)
struct NameTests {
  private func file(_ path: String, _ protocols: String) -> SourceText {
    SourceText(
      path: path,
      text: "{ \"version\": 1, \"protocols\": [\n\(protocols)\n] }"
    )
  }

  private func lines(_ sources: SourceText...) -> [String] {
    Generator.generate(sources, locatesSource: false).diagnostics.flatMap(\.lines)
  }

  @Test
  func `of two specs that take a name, the later one is at fault and the note is in the other`() {
    let first = file("b.json", #"{ "protocol": "protocol A: AnyObject", "requirements": [] }"#)
    let second = file("a.json", #"{ "protocol": "protocol A: AnyObject", "requirements": [] }"#)
    #expect(
      lines(first, second) == [
        "a.json:2:25: error: the name 'A' is taken: rename one", "b.json:2:25: note: 'A' is here",
      ]
    )
  }

  @Test func `a forwarder's name is taken like a protocol's`() {
    let first = file("a", #"{ "protocol": "protocol A: AnyObject", "requirements": [] }"#)
    let second = file(
      "b",
      #"{ "protocol": "protocol B: AnyObject", "forwarder": "MultiA", "requirements": [] }"#
    )
    #expect(
      lines(first, second) == [
        "b:2:54: error: the name 'MultiA' is taken: rename one", "a:2:25: note: 'MultiA' is here",
      ]
    )
  }

  @Test func `without a forwarder its name is free`() {
    let first = file(
      "a",
      #"{ "protocol": "protocol A: AnyObject", "forwarder": false, "requirements": [] }"#
    )
    let second = file("b", #"{ "protocol": "protocol MultiA: AnyObject", "requirements": [] }"#)
    #expect(lines(first, second) == [])
  }

  @Test(
    arguments: [
      ("func a(b: Int)", "①func a(b c: Int)", .duplicateRequirement),
      ("func a(b: Int) -> Int?", "①func a(b: Int) -> Swift.Optional<Int>", .duplicateRequirement),
      ("func a() -> any Error", "①func a() -> Error", .duplicateRequirement),
      ("var a: Int { get }", "①var a: Int { get set }", .duplicateRequirement),
      ("var a: Int { get }", "①var a: String { get }", .duplicateRequirement),
    ] as [(String, String, DiagnosticMessage.Kind)]
  )
  func `a requirement is declared once`(
    first: String,
    second: String,
    kind: DiagnosticMessage.Kind
  ) {
    let rest = #""dispatch": "first", "default": "0""#
    expectDiagnostics(
      spec(
        #"{ "declaration": "\#(first)", \#(rest) }"#,
        #"{ "declaration": "\#(second)", \#(rest) }"#
      ),
      kind
    )
  }

  @Test func `overloads by type differ, and so do their case names`() throws {
    let text = try generatedText(
      spec(#""func a(_ b: Int)""#, #"{ "declaration": "func a(_ b: String)", "name": "text" }"#)
    )
    #expect(text.contains("  case a\n") && text.contains("  case text\n"))
  }

  @Test func `a requirement cannot have the name of the forwarder's registry`() {
    expectDiagnostics(
      spec(
        #"{ "declaration": "var ①delegates: Int { get }", "dispatch": "first", "default": "0" }"#
      ),
      .namedLikeRegistry
    )
    expectDiagnostics(spec(#""func delegates(_ a: Int)""#))
  }

  @Test func `nor can a parameter beside one called 'self'`() {
    expectDiagnostics(spec(#""func ①a(delegates: Int, b `self`: Int)""#), .namedLikeRegistry)
    expectDiagnostics(spec(#""func a(delegates: Int)", "func b(`self`: Int)""#))
  }

  @Test func `a requirement that is async is another one than one that is not`() throws {
    let text = try generatedText(
      spec(#""func a()""#, #"{ "declaration": "func a() async", "name": "later" }"#)
    )
    #expect(text.contains("  case a\n") && text.contains("  case later\n"))
  }

  @Test(
    arguments: [
      ("func Type()", "case `Type`\n"), ("func `Protocol`()", "case `Protocol`\n"),
      ("func a(_ await: Int)", "delegate.a(`await`)\n"),
      ("func a() throws(Never)", "      delegate.a()\n"),
      ("func a() throws(E)", "      try delegate.a()\n"),
    ]
  )
  func `what the language takes for something else is written so that it does not`(
    declaration: String,
    line: String
  ) throws {
    let text = try generatedText(spec("\"\(declaration)\""), beside: "struct E: Error {}")
    #expect(text.contains(line))
  }

  @Test func `a forwarder can have any name`() throws {
    let text = try generatedText(
      #"{ "version": 1, "protocols": [{ "protocol": "protocol `two words`: AnyObject", "requirements": [] }] }"#
    )
    #expect(text.contains("final class `Multitwo words`: `two words`, "))
    #expect(text.contains("let delegates = `Multitwo wordsRegistry`()\n"))
  }
}
