import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Names that Swift allows and people rarely write.
  @Suite("Unusual names")
  struct UnusualNameTests {
    @Test(
      arguments: [
        ["func 🎉(👍: Int, 👎 x: Int)", "func cheer(🎊 👏: Int)"],
        ["func a(`_`: Int)", "func b(in `_`: Int)", "func c(_ `_`: Int, `_` d: Int)"],
        ["func `$`()", "func price(`$`: Int, in `$`: Int)"],
      ]
    )
    func `a name keeps the back-ticks that it needs`(declarations: [String]) throws {
      let members = declarations.map { "\"\($0)\"" }.joined(separator: ", ")
      _ = try generatedText(spec(members))
      let queued = #"{ "protocol": "protocol P", "queues": true, "requirements": [\#(members)] }"#
      _ = try generatedText(#"{ "version": 1, "protocols": [\#(queued)] }"#)
    }

    @Test func `letters with accents are as different as the compiler says`() throws {
      let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
      let text = try generatedText(
        spec(
          "\"func \(composed)()\"",
          #"{ "declaration": "func \#(decomposed)()", "name": "other" }"#
        )
      )
      let members = text.unicodeScalars.split(separator: "\n").filter { $0.contains("\u{301}") }
      #expect(!members.isEmpty)
    }
  }
}
