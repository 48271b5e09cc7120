import Testing

@testable import ForwarderGen

@Suite("Local names", .runtimeModule)
struct LocalNamesTests {
  @Test(
    arguments: [
      ([], "delegate"), (["delegate"], "responder"), (["delegate", "responder"], "responder2"),
      (["delegate", "responder", "responder2", "responder3"], "responder4"),
      (["responder"], "delegate"),
    ] as [([String], String)]
  )
  func `a local variable has a name that the user has not`(taken: [String], name: String) {
    #expect(LocalNames(avoiding: taken).name("delegate", "responder") == name)
  }

  @Test(
    arguments: [
      ("func a(_ delegate: Int)", "for responder in delegates."),
      ("func a(delegate: Int, responder: Int)", "for responder2 in delegates."),
      ("func a(_ delegates: Int)", "for delegate in self.delegates."),
      ("func a(_ b: delegate)", "for responder in delegates."),
      ("func a(_: Int)", "delegate.a(argument1)"),
      ("func a(_: Int, _ argument1: Int)", "delegate.a(argument12, argument1)"),
      ("func a(`in`: Int)", "delegate.a(in: `in`)"),
      ("func a(`inout` `default`: Int)", "delegate.a(`inout`: `default`)"),
    ]
  )
  func `no name of the emitter's meets the user's`(declaration: String, line: String) throws {
    let text = try generatedText(spec("\"\(declaration)\""), beside: "struct delegate {}")
    #expect(text.contains(line))
  }

  @Test func `a name that a default interpolates is the user's`() throws {
    let text = try generatedText(
      spec(
        #"""
        {
          "declaration": "func a() -> String",
          "dispatch": "broadcast",
          "default": "\"\\(responders) \\(answer)\""
        }
        """#
      ),
      beside: "let responders = 1, answer = 2"
    )
    #expect(text.contains("var responders2 = delegates."))
    #expect(text.contains("let result = "))
  }
}
