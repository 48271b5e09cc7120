import Testing

@testable import ForwarderGen

@Suite("Embedded text")
struct EmbeddedTextTests {
  /// Parses a JSON string that is a whole file.
  private func embedded(_ json: String) throws -> EmbeddedText {
    var diagnostics = Diagnostics(of: SourceText(path: "p", text: json))
    let node = try #require(JSONParser.parse(diagnostics.source, &diagnostics))
    guard case .string(let text) = node.value else {
      Issue.record("'\(json)' is no string")
      return EmbeddedText("")
    }
    return text
  }

  @Test(
    arguments: [
      (#""abc""#, [1, 2, 3, 4]), (#""a\tb""#, [1, 2, 4, 5]), (#""\n\"\\x""#, [1, 3, 5, 7, 8]),
      (#""\u0041b""#, [1, 7, 8]), (#""\/\/""#, [1, 3, 5]), (#""""#, [1]),
      (#"  "a""#, [3, 4]), (#""äb""#, [1, 2, 3, 4]),
    ]
  )
  func `a byte of the value has its place in the file`(json: String, offsets: [Int]) throws {
    let text = try embedded(json)
    #expect(text.text.utf8.count + 1 == offsets.count)
    #expect(offsets.indices.map { text.position(of: $0).offset } == offsets)
  }

  @Test(
    arguments: [
      (#""\u00E4x""#, 2, 7), (#""\uD83C\uDF8Fx""#, 4, 13), (#""🎏\u0041x""#, 5, 11),
      (#""\uD83C\uDF8F\uD83C\uDF8F""#, 8, 25),
    ]
  )
  func `what stands behind an escape of several bytes has its place`(
    json: String,
    offset: Int,
    place: Int
  ) throws {
    #expect(try embedded(json).position(of: offset).offset == place)
  }

  @Test func `the first line ends where its escape stands`() throws {
    #expect(try embedded(#""a\tb\nc\nd""#).firstNewline?.offset == 5)
    #expect(try embedded(#""a\tb""#).firstNewline == nil)
  }

  @Test func `a value begins behind its quotation mark`() throws {
    let text = try embedded(#" "a""#)
    #expect(text.quotePosition.offset == 1)
    #expect(text.start.offset == 2)
  }
}
