import Testing

@testable import ForwarderGen

@Suite("Tables")
struct TableTests {
  @Test func `columns are as wide as they need to be`() {
    var table = Table(titles: ["a", "long title"])
    table.append(["word", "b"])
    table.append(["", "c"])
    #expect(table.lines == ["a     long title", "----  ----------", "word  b", "      c"])
  }

  @Test func `the widest gives way, at spaces and labels`() {
    var table = Table(titles: ["requirement", "what"])
    let words = Array(repeating: "word", count: 12).joined(separator: " ")
    table.append(["download(_:didFailWith:after:untilTheEndOfTime:)", words])
    #expect(
      table.lines == [
        "requirement                              what",
        "---------------------------------------  ---------------------------------------",
        "download(_:didFailWith:after:            word word word word word word word",
        "untilTheEndOfTime:)                      word word word word word",
      ]
    )
  }

  @Test func `a very long word is divided anywhere`() {
    var table = Table(titles: ["a", "b"])
    table.append([String(repeating: "x", count: 90), "y z"])
    #expect(
      table.lines.dropFirst(2) == [
        String(repeating: "x", count: 76) + "  y",
        String(repeating: "x", count: 14) + String(repeating: " ", count: 64) + "z",
      ]
    )
  }
}
