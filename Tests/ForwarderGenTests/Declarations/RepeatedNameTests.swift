import Testing

@testable import ForwarderGen

/// Parameters that are named like their labels.
@Suite("Repeated names", .runtimeModule)
struct RepeatedNameTests {
  private func text(of declaration: String) throws -> String {
    try expectParsed(declaration) { text throws(DeclarationError) in
      try DeclarationParser.member(text).tokens.text
    }
  }

  @Test func `of a function's parameter the compiler would warn, so the name is left out`() throws {
    #expect(try text(of: "func move(to to: Int)") == "func move(to: Int)")
    #expect(try text(of: "func move(`to` to: Int)") == "func move(`to`: Int)")
    #expect(try text(of: "func move(_ _: Int)") == "func move(_: Int)")
  }

  @Test func `a subscript's parameter without a second name would have no label`() throws {
    let declaration = "subscript(key key: String) -> Int { get }"
    #expect(try text(of: declaration) == declaration)
    let member = try generatedText(
      spec(#"{ "declaration": "\#(declaration)", "dispatch": "first", "default": "0" }"#)
    )
    #expect(member.contains("[key: key]"))
  }
}
