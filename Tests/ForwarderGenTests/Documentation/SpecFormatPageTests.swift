import Foundation
import Testing

@testable import ForwarderGen

/// Holds `Documentation/SpecFormat.md` against what the decoder knows.
@Suite("The page of the spec format")
struct SpecFormatPageTests {
  @Test func `every key that is supported has a row, and no other`() throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: "Documentation/SpecFormat.md"),
      encoding: .utf8
    )
    let section = try #require(
      page.split(separator: "## Keys\n").last?.split(separator: "\n## ").first
    )
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let documented = Set(rows.compactMap { $0.split(separator: "`").dropFirst().first })
    let known =
      Self.keys(SpecFileKey.self) + Self.keys(ProtocolKey.self)
      + Self.keys(CompositeKey.self)
      + Self.keys(RequirementKey.self) + ["if"]
    #expect(Set(known) == Set(documented.map { String($0) }))
  }

  private static func keys<Key: SpecKey>(_ type: Key.Type) -> [String] {
    Key.allCases.map(\.rawValue)
  }
}
