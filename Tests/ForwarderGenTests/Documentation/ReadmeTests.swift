import Foundation
import Testing

@testable import ForwarderGen

@Suite("The README", .runtimeModule)
struct ReadmeTests {
  @Test func `its class is what its spec generates`() throws {
    let readme = try String(
      contentsOf: Repository.root.appending(path: "README.md"),
      encoding: .utf8
    )
    let spec = try #require(Self.block(of: "json", in: readme))
    let shown = try #require(Self.block(of: "swift", in: readme))
    let text = try generatedText(spec, beside: "public struct Download {}")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("///") }
    let start = try #require(lines.firstIndex { $0.hasPrefix("public final class") })
    let end = try #require(lines[start...].firstIndex { $0 == "}" })
    #expect(lines[start...end].joined(separator: "\n") + "\n" == shown)
  }

  /// The text of the first block of code in `language`.
  private static func block(of language: String, in page: String) -> String? {
    page.split(separator: "```\(language)\n").dropFirst().first?
      .split(separator: "```").first.map { String($0) }
  }
}
