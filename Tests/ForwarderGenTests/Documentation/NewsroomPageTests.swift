import Foundation
import Testing

@testable import ForwarderGen

/// Holds `Documentation/Newsroom.md` against the Newsroom.
///
/// The Newsroom's own tests compare its output with the page.
@Suite("The page about the demo")
struct NewsroomPageTests {
  private let page: Page

  init() throws { page = try Page("Newsroom.md") }

  @Test func `every spec on it is one of the Newsroom's, or a piece of one`() throws {
    let specs = try Repository.specPaths(below: "Newsroom").map { try Self.trimmedText(of: $0) }
    let blocks = page.blocks(marked: "json")
    #expect(blocks.count == 3)
    for block in blocks {
      #expect(specs.contains { $0.contains(Self.trimmed(block)) }, "\(block)")
    }
  }

  @Test func `every line of Swift is the Newsroom's, or generated`() throws {
    let folder = Repository.fixtures.appending(path: "Newsroom").path(percentEncoded: false)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }.map { try Self.trimmedText(of: "Newsroom/\($0)") }
    let generated = try Self.generate(beside: Self.text(of: Self.swiftPath)).texts
      .map(Self.trimmed)
    #expect(generated.count == 1)
    let texts = files + generated
    let blocks = page.blocks(marked: "swift")
    #expect(blocks.count == 7)
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

  private static let swiftPath = "Newsroom/NewsroomListener.swift"

  /// The result of the Newsroom's spec if its protocol is declared in `swift`.
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
