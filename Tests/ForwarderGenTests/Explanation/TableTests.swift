import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

@Suite("Tables")
struct TableTests {
  @Test func `columns are as wide as they need to be`() {
    var table = Table(titles: ["a", "long title"])
    table.rows.append(["word", "b"])
    table.rows.append(["", "c"])
    #expect(table.lines == ["a     long title", "----  ----------", "word  b", "      c"])
  }

  @Test func `what is as wide as the screen stands on one line`() {
    var table = Table(titles: ["a", "b"])
    table.rows.append(["word", String(repeating: "b", count: Table.screenWidth - 6)])
    #expect(table.lines.count == 3)
    table.rows.append(["word", String(repeating: "b", count: Table.screenWidth - 5)])
    #expect(table.lines.count > 4)
  }

  @Test func `what is too wide has its first cell on a line of its own`() {
    var table = Table(titles: ["requirement", "what", "why"])
    table.rows.append([
      "download(_:didFailWith:after:untilTheEndOfTime:)", "is longer", "word word",
    ])
    table.rows.append(["b()", "short", "three, four or five words"])
    #expect(
      table.lines == [
        "requirement", "  what       why", "  ---------  -------------------------",
        "download(_:didFailWith:after:untilTheEndOfTime:)", "  is longer  word word", "b()",
        "  short      three, four or five words",
      ]
    )
  }

  @Test func `the widest gives way, at spaces, and within names only where it must`() {
    let words = Array(repeating: "word", count: 12).joined(separator: " ")
    var table = Table(titles: ["a", "b", "c"])
    table.rows.append(["first", "download(_:didFailWith:after:)", words])
    #expect(
      table.lines.dropFirst(3) == [
        "first",
        "  download(_:didFailWith:after:)  word word word word word word word word word",
        "                                  word word word",
      ]
    )
    #expect(
      WrappedText.lines(of: "in download(_:didFailWith:after:)", width: 20) == [
        "in download(_:", "didFailWith:after:)",
      ]
    )
  }

  @Test func `a very long word is divided anywhere`() {
    func repeated(_ character: Character, _ count: Int) -> String {
      String(repeating: character, count: count)
    }
    var table = Table(titles: ["a", "b", "c"])
    table.rows.append([repeated("w", 90), repeated("x", 90), "y z"])
    let expected = [
      repeated("w", 80), repeated("w", 10), "  \(repeated("x", 75))  y",
      "  \(repeated("x", 15))\(repeated(" ", 62))z",
    ]
    #expect(table.lines.dropFirst(3) == expected[...])
  }
}
