import Foundation
import Testing

@testable import ForwarderGen

extension CompilationTests {
  /// Compiles what the guides show: the spec of each page, and its Swift beside it.
  @Suite("Guides")
  struct GuideTests {
    @Test(arguments: try Guide.names())
    func `what a guide shows compiles`(name: String) throws {
      let module = try #require(RuntimeModule.current)
      let guide = try Guide(name)
      try #require(guide.specs.count == 1)
      let source = SourceText(path: "Guide.delegates.json", text: guide.specs[0])
      let generation = Generator.generate([source], locatesSource: false)
      try #require(generation.diagnostics.flatMap(\.lines) == [])
      var files = ["Guide.delegates.swift": generation.texts[0]]
      for (index, text) in guide.snippets.enumerated() { files["Snippet\(index).swift"] = text }
      #expect(files.count > 1)
      try module.compile(files, ["-swift-version", "6", "-typecheck"])
    }
  }
}

/// A page of `Documentation/Guides`.
struct Guide {
  /// The blocks marked `json`, which are whole specs.
  let specs: [String]

  /// The blocks marked `swift`.
  let snippets: [String]

  init(_ name: String) throws {
    let page = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    specs = Self.blocks(marked: "json", in: page)
    snippets = Self.blocks(marked: "swift", in: page)
  }

  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
      .filter { $0.hasSuffix(".md") }.sorted()
  }

  private static let folder = Repository.root.appending(path: "Documentation/Guides")

  private static func blocks(marked mark: String, in page: String) -> [String] {
    page.components(separatedBy: "\n```\(mark)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
  }
}
