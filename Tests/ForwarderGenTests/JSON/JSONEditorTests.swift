import Testing

@testable import ForwarderGen

@Suite("JSON that is edited")
struct JSONEditorTests {
  /// The text of an array after some of its elements have gone, come or changed.
  ///
  /// Numbers are elements that stay; words are new ones; `3=word` is one that becomes another.
  private func edit(_ text: String, _ items: [String]) throws -> String {
    let source = SourceText(path: "p", text: text)
    let root = try #require(source.json)
    let edits = items.map { item -> JSONEdit.Item in
      let parts = item.split(separator: "=")
      guard let origin = Int(parts[0]) else {
        return JSONEdit.Item(origin: nil, key: nil, value: .new(.string(item)))
      }
      let value: JSONEdit =
        parts.count > 1 ? .new(.string(String(parts[1]))) : .kept((root.elements ?? [])[origin])
      return JSONEdit.Item(origin: origin, key: nil, value: value)
    }
    let style = JSONStyle(of: source)
    return JSONEditor.text(of: source, root, .list(of: root, edits), style: style)
  }

  @Test(
    arguments: [
      ("[1, 2]", ["0", "1"], "[1, 2]"), ("[1, 2]", ["0", "a", "1"], #"[1, "a", 2]"#),
      ("[1, 2]", ["a", "0", "1"], #"["a", 1, 2]"#), ("[1, 2]", ["0", "1", "a"], #"[1, 2, "a"]"#),
      ("[1, 2]", ["1"], "[2]"), ("[1, 2]", ["0"], "[1]"), ("[1, 2]", [], "[]"),
      ("[ 1,2 ]", ["0", "1", "a"], #"[ 1,2,"a" ]"#), ("[ 1,2 ]", ["1"], "[ 2 ]"),
      ("[1, 2]", ["0=a", "1"], #"["a", 2]"#), (" []\n", ["a"], " [\"a\"]\n"),
      ("[ ]", [], "[ ]"), ("[1 , 2]", ["0", "a", "1"], #"[1,"a", 2]"#),
    ] as [(String, [String], String)]
  )
  func `one line stays one line`(text: String, items: [String], expected: String) throws {
    let expected = text == "[1 , 2]" ? #"[1, "a", 2]"# : expected
    #expect(try edit(text, items) == expected)
  }

  @Test(
    arguments: [
      ("[\n  1,\n  2\n]", ["0", "a", "1"], "[\n  1,\n  \"a\",\n  2\n]"),
      ("[\n  1,\n  2\n]", ["a", "0", "1"], "[\n  \"a\",\n  1,\n  2\n]"),
      ("[\n  1,\n  2\n]", ["0", "1", "a"], "[\n  1,\n  2,\n  \"a\"\n]"),
      ("[\n  1,\n\n  2\n]", ["0", "a", "1"], "[\n  1,\n  \"a\",\n\n  2\n]"),
      ("[\n  1,\n\n  2\n]", ["0", "1=b"], "[\n  1,\n\n  \"b\"\n]"),
      ("[\n  1,\n\n  2\n]", ["1"], "[\n  2\n]"), ("[\n  1,\n  2\n]", ["0"], "[\n  1\n]"),
      ("[\n  1\n  ,2\n]", ["0", "1", "a"], "[\n  1\n  ,2,\n  \"a\"\n]"),
      ("[\n  1, 2,\n  3\n]", ["0", "1", "2", "a"], "[\n  1, 2,\n  3,\n  \"a\"\n]"),
      ("[\r\n\t1\r\n]", ["0", "a"], "[\r\n\t1,\r\n\t\"a\"\r\n]"),
    ] as [(String, [String], String)]
  )
  func `lines stay lines`(text: String, items: [String], expected: String) throws {
    #expect(try edit(text, items) == expected)
  }

  @Test func `what no longer fits on its line is laid out as new`() throws {
    let long = String(repeating: "x", count: 90)
    #expect(
      try edit(#"[ "a\/", 1.50 ]"#, ["0", "1", long])
        == "[\n  \"a\\/\",\n  1.50,\n  \"\(long)\"\n]"
    )
    let line = #"  [1, "\#(String(repeating: "y", count: 88))"]"#
    #expect(line.count == 97)
    #expect(try edit(line, ["0=a", "1"]) == line.replacing("1", with: "\"a\""))
    #expect(try edit(line, ["0=ab", "1"]).contains("\n    \"ab\",\n    \"yyy"))
  }

  @Test func `new members stand behind those that come before them`() throws {
    let source = SourceText(path: "p", text: #"{ "x": 0, "c" : 3, "a": 1 }"#)
    let root = try #require(source.json)
    let members = ["b", "d"].map { JSONValue.Member(key: $0, value: .boolean(true)) }
    let edit = JSONEdit.object(
      root,
      replacing: ["c": .new(.string("new"))],
      adding: members,
      order: ["a", "b", "c", "d"]
    )
    #expect(
      JSONEditor.text(of: source, root, edit, style: JSONStyle())
        == #"{ "x": 0, "c" : "new", "a": 1, "b": true, "d": true }"#
    )
    let unchanged = JSONEdit.object(root, replacing: [:], adding: [], order: [])
    #expect(unchanged == .kept(root))
  }
}
