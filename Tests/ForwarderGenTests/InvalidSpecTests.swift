import Foundation
import Testing

@testable import ForwarderGen

/// Compares the diagnostics of the specs in `Fixtures/Invalid` with those recorded beside them.
///
/// Messages that are not listed there must not be reported.
@Suite("Invalid specs")
struct InvalidSpecTests {
  @Test(arguments: try Repository.specNames(in: "Invalid"))
  func `a mistake is reported where it is, and nothing is generated`(name: String) throws {
    let generation = try Self.generation(of: name)
    #expect(generation.texts == [])
    let lines = generation.diagnostics.flatMap(\.lines)
    #expect(!lines.isEmpty)
    let expected = Repository.fixtures.appending(path: "Invalid/\(name).diagnostics.txt")
    try Recording.expect(lines.map { "\($0)\n" }.joined(), matches: expected)
  }

  @Test func `messages are one line in lower case without a full stop`() throws {
    for name in try Repository.specNames(in: "Invalid") {
      for diagnostic in try Self.generation(of: name).diagnostics {
        for text in [diagnostic.message.text] + diagnostic.notes.map(\.message.text) {
          #expect(!text.contains("\n") && !text.hasSuffix("."))
          #expect(
            text.first?.isUppercase == false || text.hasPrefix("Swift ") || text.hasPrefix("JSON "),
            "\(text)"
          )
        }
      }
    }
  }

  private static func generation(of name: String) throws -> Generator.Generation {
    let spec = try Repository.spec(name, in: "Invalid")
    return Generator.generate(
      [spec],
      references: try Repository.references(of: name, in: "Invalid"),
      beside: try Repository.swiftFiles(namedIn: [spec], in: "Invalid"),
      locatesSource: false
    )
  }
}
