import Foundation
import Testing

@testable import ForwarderGen

/// Holds `Documentation/GettingStarted.md` against the Newsroom.
///
/// The output of the Newsroom on the page is compared by the Newsroom's own tests.
@Suite("The page that gets people started")
struct GettingStartedPageTests {
  private let page: Page

  init() throws { page = try Page("GettingStarted.md") }

  @Test func `every spec on it is one of the Newsroom's, or a piece of one`() throws {
    let specs = try Repository.specPaths(below: "Newsroom").map { try Self.trimmedText(of: $0) }
    let blocks = page.blocks(marked: "json")
    #expect(blocks.count == 3)
    for block in blocks {
      #expect(specs.contains { $0.contains(Self.trimmed(block)) }, "\(block)")
    }
  }

  @Test func `every line of Swift is the Newsroom's, a package's, or generated`() throws {
    let folder = Repository.fixtures.appending(path: "Newsroom").path(percentEncoded: false)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }.map { try Self.trimmedText(of: "Newsroom/\($0)") }
    let generated = try Self.generate(beside: Self.text(of: Self.swiftPath)).texts
      .map(Self.trimmed)
    #expect(generated.count == 1)
    let texts = files + generated + [try Self.trimmedText(of: "Consumer/Package.swift")]
    let blocks = page.blocks(marked: "swift")
    #expect(blocks.count == 11)
    for block in blocks {
      #expect(texts.contains { $0.contains(Self.trimmed(block)) }, "\(block)")
    }
  }

  @Test func `each edit on it is answered as it says`() throws {
    let swift = try Self.text(of: Self.swiftPath)
    let edits = page.blocks(marked: "diff")
    let answers = page.blocks(marked: "text").dropFirst().dropLast()
    try #require(edits.count == 2)
    try #require(answers.count == edits.count)
    for (edit, answer) in zip(edits, answers) {
      let lines = edit.split(separator: "\n")
      let old = lines.filter { !$0.hasPrefix("+") }.map { $0.dropFirst() }.joined(separator: "\n")
      let new = lines.filter { !$0.hasPrefix("-") }.map { $0.dropFirst() }.joined(separator: "\n")
      try #require(swift.contains("\(old)\n"), "\(edit)")
      let edited = swift.replacing("\(old)\n", with: "\(new)\n", maxReplacements: 1)
      let said = try Self.generate(beside: edited).diagnostics.flatMap(\.lines)
      #expect(said.joined(separator: "\n") == answer)
    }
  }

  @Test func `the explanation on it is the tool's`() throws {
    let spec = Repository.fixtures.appending(path: "Newsroom/Newsroom.delegates.json")
    let result = try Tool.run("explain", spec.path(percentEncoded: false))
    #expect(result.code == 0)
    let block = try #require(page.blocks(marked: "text").last)
    #expect(result.output.contains(block))
  }

  private static let swiftPath = "Newsroom/NewsroomListener.swift"

  /// What the Newsroom's spec gives if its protocol is declared in `swift`.
  private static func generate(beside swift: String) throws -> Generator.Generation {
    let spec = try text(of: "Newsroom/Newsroom.delegates.json")
    return Generator.generate(
      [SourceText(path: "Newsroom.delegates.json", text: spec)],
      beside: SwiftFiles([SourceText(path: "NewsroomListener.swift", text: swift)]),
      locatesSource: false
    )
  }

  private static func text(of path: String) throws -> String {
    try String(contentsOf: Repository.fixtures.appending(path: path), encoding: .utf8)
  }

  private static func trimmedText(of path: String) throws -> String {
    trimmed(try text(of: path))
  }

  /// `text` without indentation.
  private static func trimmed(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }
}
