import Foundation
import Testing

@testable import ForwarderGen

/// Holds the lists of `Documentation/RequirementShapes.md` against the fixtures.
@Suite("The page of requirement shapes")
struct ShapeTableTests {
  @Test func `every forwarded shape is in a fixture that is compiled`() throws {
    let examples = try Self.examples(under: "## Forwarded")
    #expect(examples.count > 40)
    let folder = Repository.fixtures.appending(path: "Specs")
    let fixtures = try Repository.names(in: folder, suffix: ".delegates.json")
      .map { try Self.fixture("Specs/\($0).delegates.json") }
    for example in examples {
      #expect(fixtures.contains { $0.contains("\"\(example)\"") }, "\(example) is in no fixture")
    }
  }

  @Test func `every refused shape is pinned to its place`() throws {
    let examples = try Self.examples(under: "## Refused")
    #expect(examples.count >= 20)
    let name = "Shapes-Refused.delegates.json"
    let text = try Self.fixture("Invalid/\(name)")
    let file = Repository.fixtures.appending(path: "Invalid/\(name)")
    let source = SourceText(path: name, bytes: Array(try Data(contentsOf: file)))
    let generation = Generator.generate([source], locatesSource: false)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for example in examples {
      let line = lines.firstIndex { $0.contains("\"\(example)\"") }.map { $0 + 1 }
      #expect(line != nil, "\(example) is not in \(name)")
      let isReported = generation.diagnostics.contains { $0.location.line == line }
      #expect(isReported, "\(example) is not refused")
    }
  }

  /// What the items below `heading` begin with, in code, as far as it is an example.
  private static func examples(under heading: String) throws -> [String] {
    let page = try Page("RequirementShapes.md").text
    let section = try #require(page.components(separatedBy: "\(heading)\n").dropFirst().first)
    let list = section.components(separatedBy: "\n## ")[0].components(separatedBy: "\n- ")
    return try list.dropFirst()
      .map { item in
        let code = try #require(item.prefixMatch(of: /(`+)(.+?[^`]`?)\1(?!`)/.dotMatchesNewlines()))
        return code.2.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
          .joined(separator: " ")
      }
  }

  /// The text of a fixture with the escapes of its JSON strings taken back.
  private static func fixture(_ path: String) throws -> String {
    let file = Repository.fixtures.appending(path: path)
    return try String(contentsOf: file, encoding: .utf8)
      .replacing("\\\"", with: "\"")
  }
}
