import Foundation
import Testing

@testable import ForwarderGen

/// Holds `Documentation/AppleDelegates.md` against the specs in `Fixtures/AppleDelegates`.
@Suite("The page of Apple's delegates")
struct AppleDelegatesPageTests {
  /// A row of a table, or what it should be.
  private struct Row: Hashable, CustomStringConvertible {
    /// `textView(_:shouldChangeTextIn:replacementText:)`.
    let requirement: String

    /// As a spec writes it: `allTrue`.
    let dispatch: String

    var description: String { "| `\(requirement)` | `\(dispatch)` |" }
  }

  private let page: Page

  init() throws {
    page = try Page("AppleDelegates.md")
  }

  /// The sections by their titles, which are names of protocols.
  private func sections() throws -> [String: Substring] {
    let parts = page.text.split(separator: "\n## ").dropFirst()
    let pairs = try parts.map { part in
      let title = try #require(part.split(separator: "\n").first)
      return (String(title), part.dropFirst(title.count))
    }
    let names = Set(pairs.map(\.0))
    try #require(names.count == pairs.count, "two sections have one title")
    return Dictionary(uniqueKeysWithValues: pairs.filter { $0.0 != "Traps" })
  }

  /// The protocols of the specs, as the generator sees them together.
  private static func protocols() throws -> [ResolvedProtocol] {
    let sources = try Repository.specPaths(below: "AppleDelegates")
      .map { try Repository.spec(at: $0) }
    let resolution = Generator.resolve(sources, references: [])
    try #require(resolution.diagnostics.flatMap(\.lines) == [])
    return resolution.specs.flatMap(\.protocols)
  }

  @Test func `every protocol has a section, and no section is about another`() throws {
    let sections = try Set(self.sections().keys)
    let protocols = try Self.protocols().map(\.head.name)
    #expect(sections == Set(protocols))
  }

  @Test(arguments: try Self.protocols().map(\.head.name))
  func `the rows are the requirements that are no broadcasts`(name: String) throws {
    let declared = try #require(try Self.protocols().first { $0.head.name == name })
    let decided = declared.requirements.filter { $0.dispatch != .broadcast }
      .map { Row(requirement: $0.declaration.compoundName, dispatch: Self.dispatch(of: $0)) }
    let section = try #require(try sections()[name])
    let rows = try Self.rows(in: section)
    // Overloads have one name, and a row each.
    #expect(rows.sorted(by: Self.precedes) == decided.sorted(by: Self.precedes))
  }

  /// The dispatch as it is in the spec, which names the parameter of a `pipeline` only if it has a choice.
  private static func dispatch(of requirement: ResolvedRequirement) -> String {
    let dispatch = requirement.dispatch
    let isOnly = requirement.declaration.pipelineParameters.count == 1
    return dispatch.name == .pipeline && isOnly ? dispatch.name.rawValue : dispatch.text
  }

  private static func precedes(_ first: Row, _ second: Row) -> Bool {
    first.description < second.description
  }

  /// The rows of the table of a section, each of which has a reason.
  private static func rows(in section: Substring) throws -> [Row] {
    let lines = section.split(separator: "\n").filter { $0.hasPrefix("|") }
    // A protocol of nothing but broadcasts needs no table.
    if lines.isEmpty { return [] }
    try #require(lines.starts(with: ["| requirement | dispatch | reason |", "|---|---|---|"]))
    return try lines.dropFirst(2)
      .map { line in
        let cells = line.split(separator: " | ").map { $0.trimmingCharacters(in: ["|", " "]) }
        try #require(cells.count == 3 && !cells[2].isEmpty, "\(line)")
        let texts = cells.prefix(2).map { $0.trimmingCharacters(in: ["`"]) }
        try #require(cells.prefix(2) == texts.map { "`\($0)`" }[...], "\(line)")
        return Row(requirement: texts[0], dispatch: texts[1])
      }
  }

  @Test func `the Swift on the page is in the files beside the specs`() throws {
    let files = try Repository.swiftFiles(in: "Fixtures/AppleDelegates")
      .map { try String(contentsOf: URL(filePath: $0), encoding: .utf8) }
    let blocks = page.blocks(marked: "swift")
    #expect(!blocks.isEmpty)
    for block in blocks { #expect(files.contains { $0.contains(block) }, "\(block)") }
  }

  @Test func `each section says who needs several delegates, above its table`() throws {
    for (title, section) in try sections() {
      let words = section.components(separatedBy: "\n|")[0].trimmingCharacters(in: .newlines)
      #expect(words.hasSuffix("."), "\(title)")
    }
  }
}
