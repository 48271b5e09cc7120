import Foundation
import Testing

@testable import ForwarderGen

/// Holds `Documentation/GettingStarted.md` against the Newsroom.
///
/// What the page shows of its output, the Newsroom's own tests hold against that.
@Suite("The page that gets people started")
struct GettingStartedPageTests {
  private let page: Page

  init() throws { page = try Page("GettingStarted.md") }

  @Test func `every spec on it is one of the Newsroom's, or a piece of one`() throws {
    let specs = try Repository.specPaths(below: "Newsroom").map { try Self.text(of: $0) }
    let blocks = page.blocks(marked: "json")
    #expect(blocks.count == 2)
    for block in blocks {
      #expect(specs.contains { $0.contains(Self.trimmed(block)) }, "\(block)")
    }
  }

  @Test func `every line of Swift is the Newsroom's, a package's, or generated`() throws {
    let folder = Repository.fixtures.appending(path: "Newsroom").path(percentEncoded: false)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }.map { try Self.text(of: "Newsroom/\($0)") }
    let spec = try Repository.spec(at: "Newsroom/Newsroom.delegates.json")
    let generated = Generator.generate([spec], locatesSource: false).texts
      .map { text in
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return Self.trimmed(lines.joined(separator: "\n"))
      }
    let texts = files + generated + [try Self.text(of: "Consumer/Package.swift")]
    let blocks = page.blocks(marked: "swift")
    #expect(blocks.count == 11)
    for block in blocks {
      #expect(texts.contains { $0.contains(Self.trimmed(block)) }, "\(block)")
    }
  }

  @Test func `the explanation on it is the tool's`() throws {
    let spec = Repository.fixtures.appending(path: "Newsroom/Newsroom.delegates.json")
    let result = try Tool.run("explain", spec.path(percentEncoded: false))
    #expect(result.code == 0)
    let block = try #require(page.blocks(marked: "text").last)
    #expect(result.output.contains(block))
  }

  private static func text(of path: String) throws -> String {
    let file = Repository.fixtures.appending(path: path)
    return trimmed(try String(contentsOf: file, encoding: .utf8))
  }

  /// `text` without indentation.
  private static func trimmed(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }
}
