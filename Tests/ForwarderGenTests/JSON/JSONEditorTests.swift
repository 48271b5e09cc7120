import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

@Suite("JSON that is edited")
struct JSONEditorTests {
  /// The text of an array with `words` as its last elements.
  private func text(of text: String, with words: [String]) throws -> String {
    let source = SourceText(path: "p", text: text)
    let root = try #require(source.json)
    var editor = JSONEditor(source, root)
    for word in words { editor.append(.string(word), to: root) }
    return editor.text
  }

  @Test(
    arguments: [
      ("[1, 2]", [], "[1, 2]"), ("[1, 2]", ["a"], #"[1, 2, "a"]"#),
      ("[1, 2]", ["a", "b"], #"[1, 2, "a", "b"]"#), ("[ 1,2 ]", ["a"], #"[ 1,2,"a" ]"#),
      (" []\n", ["a"], " [\"a\"]\n"), ("[ ]", [], "[ ]"), ("[1]", ["a"], #"[1, "a"]"#),
    ] as [(String, [String], String)]
  )
  func `one line stays one line`(text: String, words: [String], expected: String) throws {
    #expect(try self.text(of: text, with: words) == expected)
  }

  @Test(
    arguments: [
      ("[\n  1,\n  2\n]", ["a"], "[\n  1,\n  2,\n  \"a\"\n]"),
      ("[\n  1,\n\n  2\n]", ["a"], "[\n  1,\n\n  2,\n  \"a\"\n]"),
      ("[\n  1\n  ,2\n]", ["a"], "[\n  1\n  ,2,\n  \"a\"\n]"),
      ("[\n  1, 2,\n  3\n]", ["a", "b"], "[\n  1, 2,\n  3,\n  \"a\",\n  \"b\"\n]"),
      ("[\r\n\t1\r\n]", ["a"], "[\r\n\t1,\r\n\t\"a\"\r\n]"),
    ] as [(String, [String], String)]
  )
  func `lines stay lines`(text: String, words: [String], expected: String) throws {
    #expect(try self.text(of: text, with: words) == expected)
  }

  @Test func `what no longer fits on its line is laid out as new`() throws {
    let long = String(repeating: "x", count: 90)
    #expect(
      try text(of: #"[ "a\/", 1.50 ]"#, with: [long])
        == "[\n  \"a\\/\",\n  1.50,\n  \"\(long)\"\n]"
    )
    let line = #"  [1, "\#(String(repeating: "y", count: 85))"]"#
    #expect(line.count == 94)
    #expect(try text(of: line, with: ["a"]) == line.replacing("]", with: ", \"a\"]"))
    #expect(try text(of: line, with: ["ab"]).hasSuffix("y\",\n    \"ab\"\n  ]"))
  }

  @Test func `a list in a list on one line takes the outer one along`() throws {
    let source = SourceText(path: "p", text: #"{ "a": [1, [2]], "b": 3 }"#)
    let root = try #require(source.json)
    let inner = try #require(root["a"]?.elements?.last)
    var editor = JSONEditor(source, root)
    editor.append(.string("x"), to: inner)
    #expect(editor.text == #"{ "a": [1, [2, "x"]], "b": 3 }"#)
    let long = String(repeating: "x", count: 90)
    editor.append(.string(long), to: inner)
    #expect(
      editor.text == """
        {
          "a": [
            1,
            [
              2,
              "x",
              "\(long)"
            ]
          ],
          "b": 3
        }
        """
    )
  }

  @Test func `new members stand at the end`() throws {
    let source = SourceText(path: "p", text: #"{ "x": 0, "c" : 3, "a": 1 }"#)
    let root = try #require(source.json)
    var editor = JSONEditor(source, root)
    #expect(editor.text == String(decoding: source.bytes, as: UTF8.self))
    for key in ["b", "d"] { editor.append(.boolean(true), under: key, to: root) }
    #expect(editor.text == #"{ "x": 0, "c" : 3, "a": 1, "b": true, "d": true }"#)
  }
}
