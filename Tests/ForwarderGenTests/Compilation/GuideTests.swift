import Foundation
import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Compiles what the guides show: the spec of each page, and its Swift beside it.
  @Suite("Guides")
  struct GuideTests {
    @Test(arguments: try names())
    func `what a guide shows compiles`(name: String) throws {
      let module = try #require(RuntimeModule.current)
      let guide = try Page(name)
      let specs = guide.blocks(marked: "json")
      try #require(specs.count == 1)
      let source = SourceText(path: "Guide.delegates.json", text: specs[0])
      let generation = Generator.generate([source], locatesSource: false)
      try #require(generation.diagnostics.flatMap(\.lines) == [])
      var files = ["Guide.delegates.swift": generation.texts[0]]
      for (index, text) in guide.blocks(marked: "swift").enumerated() {
        files["Snippet\(index).swift"] = text
      }
      #expect(files.count > 1)
      try module.compile(files, ["-swift-version", "6", "-typecheck"])
    }

    /// The guides, and the pages that are written like them: one spec, and Swift that uses it.
    static func names() throws -> [String] {
      let folder = Repository.root.appending(path: "Documentation/Guides")
      return try Repository.names(in: folder, suffix: ".md").map { "Guides/\($0).md" }
        + ["QuestionsAndAnswers.md", "Registry.md"]
    }
  }
}
