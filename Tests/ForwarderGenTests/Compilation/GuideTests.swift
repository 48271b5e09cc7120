import Foundation
import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Compiles what the guides show: the spec of each page, and its Swift beside it.
  ///
  /// A Swift file that the spec names is the first block of Swift behind its name.
  @Suite("Guides")
  struct GuideTests {
    @Test(arguments: try names())
    func `what a guide shows compiles`(name: String) throws {
      let module = try #require(RuntimeModule.current)
      let guide = try Page(name)
      let specs = guide.blocks(marked: "json")
      try #require(specs.count == 1)
      let source = SourceText(path: "Guide.delegates.json", text: specs[0])
      let generation = Generator.generate(
        [source],
        beside: SwiftFiles(try Self.swiftFiles(namedIn: source, on: guide)),
        locatesSource: false
      )
      try #require(generation.diagnostics.flatMap(\.lines) == [])
      var files = ["Guide.delegates.swift": generation.texts[0]]
      for (index, text) in guide.blocks(marked: "swift").enumerated() {
        files["Snippet\(index).swift"] = text
      }
      #expect(files.count > 1)
      try module.compile(files, ["-swift-version", "6", "-typecheck"])
    }

    private static func swiftFiles(
      namedIn spec: SourceText,
      on guide: Page
    ) throws -> [SourceText] {
      try DecodedSpecs([spec]).swiftFiles
        .map { path in
          let text = guide.text.components(separatedBy: "`\(path)`").dropFirst()
          let behind = try #require(text.first, "the page does not show '\(path)'")
          let blocks = behind.components(separatedBy: "\n```swift\n").dropFirst()
          let block = try #require(blocks.first?.components(separatedBy: "\n```").first)
          return SourceText(path: path, text: block)
        }
    }

    /// The guides, and the pages that are written like them: one spec, and Swift that uses it.
    static func names() throws -> [String] {
      let folder = Repository.root.appending(path: "Documentation/Guides")
      return try Repository.names(in: folder, suffix: ".md").map { "Guides/\($0).md" }
        + ["Events.md", "ExistingProtocols.md", "QuestionsAndAnswers.md", "Registry.md"]
    }
  }
}
