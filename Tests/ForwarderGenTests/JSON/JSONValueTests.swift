import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

@Suite("JSON that is written")
struct JSONValueTests {
  @Test func `what fits stands on one line, and the rest has a line for each part`() {
    let short = JSONValue.array([.string("x"), .written("1"), .boolean(true), .object([])])
    let long = JSONValue.string(String(repeating: "l", count: 88))
    let value = JSONValue.object([
      JSONValue.Member(key: "b", value: short),
      JSONValue.Member(key: "a", value: .array([long, .array([])])),
      JSONValue.Member(key: "fits", value: long),
    ])
    #expect(
      value.fileText() == """
        {
          "b": ["x", 1, true, {}],
          "a": [
            \(long.fileText().dropLast()),
            []
          ],
          "fits": \(long.fileText().dropLast())
        }

        """
    )
    #expect(short.fileText() == "[\"x\", 1, true, {}]\n")
  }

  @Test(
    arguments: [
      ("a\"b\\c", #""a\"b\\c""#), ("a\nb\tc\u{1}\u{1F}", #""a\nb\u0009c\u0001\u001f""#),
      ("/ä€😀\u{7F}", "\"/ä€😀\u{7F}\""), ("e\u{301}\r\n", "\"e\u{301}\\u000d\\n\""), ("", "\"\""),
    ]
  )
  func `a string is read as it was written`(text: String, written: String) throws {
    #expect(JSONValue.string(text).fileText() == "\(written)\n")
    let node = try #require(SourceText(path: "p", text: written).json)
    #expect(node.outline == "\"\(text)\"")
  }
}
