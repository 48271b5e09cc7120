import Testing

@testable import ForwarderGen

@Suite("Source text")
struct SourceTextTests {
  @Test(
    arguments: [
      ("", 0, 1, 1), ("ab", 0, 1, 1), ("ab", 1, 1, 2), ("ab", 2, 1, 3), ("a\nb", 1, 1, 2),
      ("a\nb", 2, 2, 1), ("a\nb\n", 4, 3, 1), ("\n\n\n", 2, 3, 1), ("ä🎏x", 6, 1, 7),
      ("a\r\nb", 3, 2, 1), ("a\rb", 2, 1, 3),
    ] as [(String, Int, Int, Int)]
  )
  func `lines and columns count from one, columns in bytes`(
    text: String,
    offset: Int,
    line: Int,
    column: Int
  ) {
    let location = SourceText(path: "p", text: text).location(of: SourcePosition(offset: offset))
    #expect(location == SourceLocation(path: "p", line: line, column: column))
  }

  @Test func `every byte of a text has the place that counting gives`() {
    let source = SourceText(path: "p", text: "one\n\nthree ≥ 2\r\n🎏\nlast")
    var line = 1
    var column = 1
    for (offset, byte) in source.bytes.enumerated() {
      let location = source.location(of: SourcePosition(offset: offset))
      #expect(location == SourceLocation(path: "p", line: line, column: column))
      (line, column) = byte == UInt8(ascii: "\n") ? (line + 1, 1) : (line, column + 1)
    }
  }

  @Test func `places are ordered by path, then line, then column`() {
    let sorted = [("a", 2, 9), ("a", 10, 1), ("a", 10, 2), ("b", 1, 1)]
      .map { SourceLocation(path: $0.0, line: $0.1, column: $0.2) }
    #expect(sorted.reversed().sorted() == sorted)
  }
}
