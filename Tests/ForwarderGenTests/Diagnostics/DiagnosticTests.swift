import Testing

@testable import ForwarderGen

@Suite("Diagnostics")
struct DiagnosticTests {
  private let source = SourceText(path: "a b/N.delegates.json", text: "1\n22\n333")

  private func message(_ text: String) -> DiagnosticMessage { .fixIt(text) }

  @Test func `an error is a line with its place, and so is each of its notes`() {
    var diagnostics = Diagnostics(of: source)
    diagnostics.report(
      message("no"),
      at: SourcePosition(offset: 6),
      notes: [diagnostics.note(message("see here"), at: SourcePosition(offset: 0))]
    )
    #expect(
      diagnostics.all.flatMap(\.lines) == [
        "a b/N.delegates.json:3:2: error: no", "a b/N.delegates.json:1:1: note: see here",
      ]
    )
  }

  @Test(
    arguments: [
      ("a\nb", #"a\nb"#), ("a\r\n\tb", #"a\r\n\tb"#), ("\u{0}", #"\0"#), ("\u{7}", #"\u{07}"#),
      ("ä 🎏", "ä 🎏"),
      ("\u{2028}", #"\u{2028}"#), ("e\u{301}", "e\u{301}"),
    ]
  )
  func `a message stays on one line whatever it quotes`(text: String, expected: String) {
    #expect(message(text).text.unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test(
    arguments: [
      ([], ""), (["a"], "'a'"), (["a", "b"], "'a' or 'b'"), (["a", "b", "c"], "'a', 'b' or 'c'"),
    ] as [([String], String)]
  )
  func `alternatives are listed as a choice`(words: [String], expected: String) {
    #expect(DiagnosticMessage.alternatives(words) == expected)
  }

  @Test func `the mistakes of several specs are sorted by place`() {
    let second = SourceText(path: "b", text: spec(#""func""#, #""let x""#))
    let first = SourceText(path: "a", text: "{")
    let generation = Generator.generate([second, first], locatesSource: false)
    let places = generation.diagnostics.map { "\($0.location.path):\($0.location.line)" }
    #expect(places == ["a:1", "b:6", "b:7"])
  }
}
