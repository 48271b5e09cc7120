import Foundation
import Testing

@testable import ForwarderGen

/// Holds `README.md` against the generator: its Swift files, its spec, and the class that it shows.
@Suite("The README", .runtimeModule)
struct ReadmeTests {
  private let page: Page
  private let use: String
  private let swift: String
  private let manifest: String
  private let shown: String
  private let specs: [String]

  init() throws {
    page = try Page("../README.md")
    let blocks = page.blocks(marked: "swift")
    specs = page.blocks(marked: "json")
    try #require(blocks.count == 4)
    try #require(specs.count == 1)
    (use, swift, manifest, shown) = (blocks[0], blocks[1], blocks[2], blocks[3])
  }

  @Test func `its class is what its Swift file and its spec generate`() throws {
    let text = try #require(generate(specs[0], beside: swift).texts.first)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("///") }
    let start = try #require(lines.firstIndex { $0.hasPrefix("public final class") })
    let end = try #require(lines[start...].firstIndex { $0 == "}" })
    #expect(lines[start...end].joined(separator: "\n") == shown)
  }

  @Test func `edits of its Swift file do what it says`() throws {
    func lines(_ old: String, _ new: String) throws -> [String] {
      try #require(swift.contains(old))
      return generate(specs[0], beside: swift.replacing(old, with: new))
        .diagnostics.flatMap(\.lines)
    }
    let first = "  func downloadDidStart(_ download: Download)\n"
    let second =
      "  func download(_ download: Download, shouldRetryAfter error: any Error) -> Bool\n"
    #expect(try lines(first, "") == [])
    #expect(try lines(first, "\(first)  func downloadDidEnd()\n") == [])
    for added in ["func size() -> Int", "func end(then done: @escaping () -> Void)"] {
      let said = try lines(first, "\(first)  \(added)\n")
      #expect(said.count == 2, "\(said)")
      #expect(said.first?.hasPrefix("DownloadDelegate.swift:3:3: error: ") == true)
      #expect(said.last?.contains("note: add to its 'requirements': { ") == true)
    }
    let entry = "Download.delegates.json:7:26: error: "
    let renamed = try lines("shouldRetryAfter", "mayRetryAfter")
    #expect(renamed.map { $0.hasPrefix(entry) } == [true])
    #expect(renamed[0].hasSuffix("did you mean 'download(_:mayRetryAfter:)'?"))
    let removed = try lines(second, "")
    #expect(removed.map { $0.hasPrefix(entry) } == [true])
    #expect(removed[0].hasSuffix("'downloadDidStart(_:)'"))
  }

  @Test(.slow) func `everything compiles, with the lines of use`() throws {
    let module = try #require(RuntimeModule.current)
    let generated = try #require(generate(specs[0], beside: swift).texts.first)
    // One module in place of two, and a function in place of a program.
    let start = try #require(use.firstRange(of: "\nlet ")).lowerBound
    let use = "\(use[..<start])\nfunc use() {\(use[start...])\n}\n"
      .replacing("import Downloads\n", with: "")
    let files = [
      "DownloadDelegate.swift": swift, "Generated.swift": generated, "Use.swift": use,
    ]
    try module.compile(files, ["-typecheck", "-swift-version", "6"])
  }

  @Test func `the manifest has the lines of a package that is built`() throws {
    let consumer = Repository.fixtures.appending(path: "Consumer/Package.swift")
    let built = try String(contentsOf: consumer, encoding: .utf8)
    let uses = manifest.matches(of: /\.(product|plugin)\(.*\)/)
    #expect(uses.count == 2)
    for use in uses { #expect(built.contains(use.0), "\(use.0)") }
  }

  private func generate(_ spec: String, beside swift: String) -> Generator.Generation {
    let source = SourceText(path: "Download.delegates.json", text: spec)
    let names = DecodedSpecs([source]).swiftProtocols
    let file = SourceText(path: "DownloadDelegate.swift", text: swift)
    return Generator.generate(
      [source],
      beside: SwiftFiles(of: [.of([file])], about: names),
      locatesSource: false
    )
  }
}
