import Foundation
import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

/// Holds the examples of `Documentation/ExistingProtocols.md` against an import.
@Suite("The page of existing protocols", .runtimeModule)
struct ExistingProtocolsPageTests {
  private static let declarations = "final class Paper {}; final class Page {}"

  @Test func `every example has the dispatch and the default that an import writes`() throws {
    let page = try Page("ExistingProtocols.md").text
    let section = try #require(page.components(separatedBy: "\n## What an import guesses\n").last)
    let items = section.components(separatedBy: "\n### ")[0].replacing("\n  ", with: " ")
      .matches(of: /as in `(func .+)`: (none|`.+?`)(?:, (.+))?\./)
    #expect(items.count == 6)
    for item in items {
      let (_, example, stated, addition) = item.output
      let file = SourceText(
        path: "P.swift",
        text: "\(Self.declarations)\nprotocol P: AnyObject { \(example) }"
      )
      let merge = try SourceImporter.merge(["P"], from: [file], into: nil, at: "P.delegates.json")
      let spec = SourceText(path: "P.delegates.json", text: merge.text)
      let decoded = DecodedSpecs([spec])
      let requirement = try #require(decoded.specs[0]).protocols[0].requirements.first
      let dispatch = requirement?.decision.dispatch.known.map { "`\($0.text)`" }
      #expect(dispatch ?? "none" == String(stated))
      #expect((addition == "with a trap") == !Trap.all(in: decoded).isEmpty)
      #expect((addition == "because `broadcast` is implied") == (dispatch == nil))
      _ = try generatedTexts(of: [spec], with: [file])
    }
  }

  @Test func `the trap of the page is where it says`() throws {
    let page = try Page("ExistingProtocols.md")
    let file = try #require(page.blocks(marked: "swift").first)
    let merge = try SourceImporter.merge(
      ["PaperDelegate"],
      from: [SourceText(path: "PaperDelegate.swift", text: file)],
      into: nil,
      at: "PaperDelegate.delegates.json"
    )
    let path = "Sources/Newsroom/PaperDelegate.delegates.json"
    let traps = Trap.all(in: DecodedSpecs([SourceText(path: path, text: merge.text)]))
    #expect(traps.count == 1)
    #expect(traps.allSatisfy { page.text.contains("```\n\($0.line("warning"))```") })
  }

  @Test func `the interface on it is a part of the Newsroom's`() throws {
    let page = try Page("ExistingProtocols.md")
    let block = try #require(page.blocks(marked: "text").first)
    let file = Repository.fixtures.appending(path: "Newsroom/FoundationXML.swiftinterface")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    var place = lines.startIndex
    for line in block.split(separator: "\n") {
      place = try #require(lines[place...].firstIndex(of: line), "\(line)") + 1
    }
  }
}
