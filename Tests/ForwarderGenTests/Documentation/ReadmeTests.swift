import Foundation
import Testing

@testable import ForwarderGen

/// Holds `README.md` against the generator: its Swift file, its specs, and the message that it shows.
@Suite("The README", .runtimeModule)
struct ReadmeTests {
  private let page: Page
  private let swift: [String]
  private let specs: [String]

  init() throws {
    page = try Page("../README.md")
    swift = page.blocks(marked: "swift")
    specs = page.blocks(marked: "json")
    try #require(swift.count == 4)
    try #require(specs.count == 2)
  }

  @Test func `its class is what its Swift file and its spec generate`() throws {
    let text = try #require(generate(specs[0], beside: swift[1]).texts.first)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("///") }
    let start = try #require(lines.firstIndex { $0.hasPrefix("public final class") })
    let end = try #require(lines[start...].firstIndex { $0 == "}" })
    #expect(lines[start...end].joined(separator: "\n") == swift[3])
  }

  @Test func `everything compiles, with the lines of use`() throws {
    let module = try #require(RuntimeModule.current)
    let generated = try #require(generate(specs[0], beside: swift[1]).texts.first)
    // One module in place of two, and a function in place of a program.
    let start = try #require(swift[2].firstRange(of: "\nlet ")).lowerBound
    let use = "\(swift[2][..<start])\nfunc use() {\(swift[2][start...])\n}\n"
      .replacing("import Downloads\n", with: "")
    let files = [
      "DownloadDelegate.swift": swift[1], "Generated.swift": generated, "Use.swift": use,
    ]
    try module.compile(files, ["-typecheck", "-swift-version", "6"])
  }

  @Test func `the spec that declares a protocol generates it`() throws {
    let text = try generatedText(specs[1])
    #expect(text.contains("public protocol UploadDelegate: AnyObject {"))
    #expect(text.contains("public final class MultiUploadDelegate: UploadDelegate {"))
  }

  @Test func `a new requirement is answered as it says`() throws {
    let added = try #require(page.text.firstMatch(of: /Add `(.+)`, and the build says:/)?.1)
    let edited = swift[1].replacing("Bool\n", with: "Bool\n  \(added)\n")
    let shown = try #require(page.blocks(marked: "text").last)
    let lines = generate(specs[0], beside: edited).diagnostics.flatMap(\.lines)
    #expect(lines.joined(separator: "\n") == shown)
  }

  @Test func `the manifest has the lines of a package that is built`() throws {
    let manifest = Repository.fixtures.appending(path: "Consumer/Package.swift")
    let built = try String(contentsOf: manifest, encoding: .utf8)
    let uses = swift[0].matches(of: /\.(product|plugin)\(.*\)/)
    #expect(uses.count == 2)
    for use in uses { #expect(built.contains(use.0), "\(use.0)") }
  }

  private func generate(_ spec: String, beside swift: String) -> Generator.Generation {
    Generator.generate(
      [SourceText(path: "Download.delegates.json", text: spec)],
      beside: SwiftFiles([SourceText(path: "DownloadDelegate.swift", text: swift)]),
      locatesSource: false
    )
  }
}
