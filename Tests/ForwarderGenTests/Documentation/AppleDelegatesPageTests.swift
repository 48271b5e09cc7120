import Foundation
import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

/// Holds `Documentation/AppleDelegates.md` against the specs in `Fixtures/AppleDelegates`.
@Suite("The page of Apple's delegates")
struct AppleDelegatesPageTests {
  /// The titles of sections that are about no protocol.
  private static let others = ["From a spec to a delegate", "How the specs decide", "Pitfalls"]

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
    return Dictionary(uniqueKeysWithValues: pairs.filter { !Self.others.contains($0.0) })
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

  @Test(arguments: try Repository.specPaths(below: "AppleDelegates"))
  func `a spec has a reason at each decision`(path: String) throws {
    let spec = try #require(try Repository.spec(at: path).json)
    for declared in try #require(spec["protocols"]?.elements) {
      for requirement in declared["requirements"]?.elements ?? [] {
        let dispatch = requirement["dispatch"]?.text ?? "broadcast"
        if dispatch == "broadcast" { continue }
        #expect(requirement["$comment"]?.text?.hasSuffix(".") == true, "\(requirement.outline)")
      }
    }
  }

  @Test func `the Swift on the page is in the files beside the specs`() throws {
    let files = try Repository.swiftFiles(in: "Fixtures/AppleDelegates")
      .map { try String(contentsOf: URL(filePath: $0), encoding: .utf8) }
    let blocks = page.blocks(marked: "swift")
    #expect(!blocks.isEmpty)
    for block in blocks { #expect(files.contains { $0.contains(block) }, "\(block)") }
  }

  @Test func `each section says who needs several delegates`() throws {
    for (title, section) in try sections() {
      let words = section.components(separatedBy: "\n|")[0].trimmingCharacters(in: .newlines)
      #expect(words.hasSuffix("."), "\(title)")
    }
  }
}
