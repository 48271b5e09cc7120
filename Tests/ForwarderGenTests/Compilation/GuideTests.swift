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
      let files = try Self.files(of: Page(name))
      #expect(files.count > 1)
      try module.compile(files, ["-swift-version", "6", "-typecheck"])
    }

    /// A `print` with a comment behind it prints what the comment says.
    @Test(arguments: try names().filter { try !printed(on: Page($0)).isEmpty })
    func `a function without parameters prints what the comments in it say`(name: String) throws {
      let module = try #require(RuntimeModule.current)
      let guide = try Page(name)
      let calls = guide.blocks(marked: "swift")
        .flatMap { $0.matches(of: /(?m)^func (\w+\(\)) \{$/).map { "    \($0.1)\n" } }
      let main = "@main enum Main {\n  static func main() {\n\(calls.joined())  }\n}\n"
      let files = try Self.files(of: guide).merging(["Main.swift": main]) { $1 }
      let output = try module.output(of: files, ["-swift-version", "6"])
      #expect(output == Self.printed(on: guide).map { "\($0)\n" }.joined())
    }

    private static func printed(on guide: Page) -> [String] {
      guide.blocks(marked: "swift")
        .flatMap { $0.matches(of: /(?m)^ +print\(.*\)  \/\/ (.*)$/).map { String($0.1) } }
    }

    /// The Swift files of a guide, with those that its spec generates, by their names.
    private static func files(of guide: Page) throws -> [String: String] {
      let specs = guide.blocks(marked: "json")
      try #require(specs.count == 1)
      let source = SourceText(path: "Guide.delegates.json", text: specs[0])
      let generation = Generator.generate(
        [source],
        beside: SwiftFiles(try guide.swiftFiles(namedIn: source)),
        locatesSource: false
      )
      try #require(generation.diagnostics.flatMap(\.lines) == [])
      var files = ["Guide.delegates.swift": generation.texts[0]]
      for (index, text) in guide.blocks(marked: "swift").enumerated() {
        files["Snippet\(index).swift"] = text
      }
      return files
    }

    /// The guides, and the pages that are written like them: one spec, and Swift that uses it.
    static func names() throws -> [String] {
      let folder = Repository.root.appending(path: "Documentation/Guides")
      return try Repository.names(in: folder, suffix: ".md")
        // `.ci/mistakes` builds the package that this guide shows.
        .filter { $0 != "ForSDKAuthors" }
        .map { "Guides/\($0).md" }
        + [
          "Events.md", "ExistingProtocols.md", "OptionalRequirements.md", "QuestionsAndAnswers.md",
          "Registry.md",
        ]
    }
  }
}
