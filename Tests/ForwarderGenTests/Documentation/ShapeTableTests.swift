import Foundation
import Testing

@testable import ForwarderGen

/// Holds the tables of `Documentation/RequirementShapes.md` against the fixtures.
@Suite("The page of requirement shapes")
struct ShapeTableTests {
  @Test func `every forwarded shape is in the fixture that is named beside it`() throws {
    let rows = try Self.rows(under: "## Forwarded")
    #expect(rows.count > 30)
    for row in rows {
      let text = try Self.fixture("Specs/\(row.last).delegates.json")
      #expect(text.contains(row.example), "\(row.example) is not in \(row.last)")
    }
  }

  @Test func `every refused shape is pinned to its place`() throws {
    let rows = try Self.rows(under: "## Refused")
    #expect(rows.count > 20)
    let name = "Shapes-Refused.delegates.json"
    let text = try Self.fixture("Invalid/\(name)")
    let file = Repository.fixtures.appending(path: "Invalid/\(name)")
    let source = SourceText(path: name, bytes: Array(try Data(contentsOf: file)))
    let generation = Generator.generate([source], locatesSource: false)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for row in rows {
      let line = lines.firstIndex { $0.contains("\"\(row.example)\"") }.map { $0 + 1 }
      #expect(line != nil, "\(row.example) is not in \(name)")
      let isReported = generation.diagnostics.contains { $0.location.line == line }
      #expect(isReported, "\(row.example) is not refused")
    }
  }

  private struct Row {
    let example: String
    let last: String
  }

  /// The rows of the table under `heading`: what stands in code in the second column, and the
  /// third.
  private static func rows(under heading: String) throws -> [Row] {
    let page = try String(
      contentsOf: Repository.root.appending(path: "Documentation/RequirementShapes.md"),
      encoding: .utf8
    )
    let section = try #require(page.split(separator: "\(heading)\n").last)
    let table = section.split(separator: "\n## ").first ?? ""
    return table.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
      .compactMap { line in
        let cells = line.split(separator: " | ").map { $0.trimmingCharacters(in: ["|", " "]) }
        guard cells.count == 3 else { return nil }
        let example = cells[1].trimmingPrefix { $0 == "`" }
        let ticks = cells[1].count - example.count
        return Row(example: String(example.dropLast(ticks)), last: cells[2])
      }
  }

  /// The text of a fixture with the escapes of its JSON strings taken back.
  private static func fixture(_ path: String) throws -> String {
    let file = Repository.fixtures.appending(path: path)
    return try String(contentsOf: file, encoding: .utf8)
      .replacing("\\\"", with: "\"")
  }
}
