import Testing

@testable import ForwarderGen

/// Holds `Documentation/Stability.md` against the compiler.
@Suite("The page of stability", .runtimeModule)
struct StabilityPageTests {
  @Test(.slow) func `another contract is one error, below the comment that says what to do`() throws
  {
    let page = try Page("Stability.md").text
    let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("a mismatch is one error, at a line whose comment says what to do"))

    let spec = #"{ "version": 1, "protocols": [{ "protocol": "protocol P", "requirements": [] }] }"#
    let text = try generatedText(spec)
    let other = text.replacing("GeneratedCode.Contract1", with: "GeneratedCode.Contract2")
    try #require(other != text)
    let errors = try #require(RuntimeModule.current).errors(in: ["P.delegates.swift": other])
    #expect(errors.count == 1, "\(errors)")
    let lines = other.split(separator: "\n", omittingEmptySubsequences: false)
    let number = try #require(errors.first).line
    let comment = lines[(number - 4)..<(number - 1)].joined(separator: "\n")
    #expect(comment.contains("generate this file again with the tool of the runtime's"))
  }
}
