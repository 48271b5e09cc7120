import Foundation
import Testing

/// Holds the generated code that `Documentation/Composites.md` shows against what is generated.
@Suite("The page of composites")
struct CompositesPageTests {
  @Test func `the code that it shows is what is generated`() throws {
    let page = try Self.text(of: "Documentation/Composites.md")
    let section = try #require(page.split(separator: "## What is generated\n").last)
    let generated = try Self.text(of: "Fixtures/Expected/Tables.delegates.swift")
    let blocks = section.split(separator: "```swift\n").dropFirst()
      .compactMap { $0.split(separator: "```").first }
    #expect(blocks.count == 3)
    for block in blocks {
      #expect(generated.contains(block), "\(block)")
    }
  }

  private static func text(of path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }
}
