import Foundation
import Testing

/// Runs the demo, which is built with the plugin: what it prints was planted in its feeds.
@Suite("The Newsroom")
struct NewsroomTests {
  @Test func `every delegate of the one parser does its part`() throws {
    let text = try Self.output()
    for line in [
      "  not encrypted    9  ",
      "  given twice      4  ",
      "  broken           3  ",
      "  collector   360 stories from 2 feeds",
      "  librarian   fetched 'imprint', after the statistics had no answer",
      "  astronomer  65 headlines about the sky",
      "  And the tide went out",
      "  wire        ticker: 360 headlines on ",
      "              notice board: 360 notices, the last one",
      "              display: 360 headlines awaited, of up to 66 columns",
    ] {
      #expect(text.contains("\n\(line)"), "\(line)")
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 72 })
  }

  @Test func `what it prints ends as its page shows`() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/Newsroom.md")
    let text = try String(contentsOf: page.standardized, encoding: .utf8)
    let block = try #require(text.split(separator: "```text\n").dropFirst().first)
    let shown = try #require(block.split(separator: "```").first)
    #expect(try Self.output().hasSuffix(shown))
  }

  private static func output() throws -> String {
    let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    let process = Process()
    process.executableURL = folder.appending(path: "newsroom")
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self)
  }
}
