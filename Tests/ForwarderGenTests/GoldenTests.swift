import Foundation
import Testing

@testable import ForwarderGen

/// Compares what the specs in `Fixtures/Specs` generate with `Fixtures/Expected`.
///
/// Of those from which a reader learns what the generator writes, the text is there. Of the others there is a
/// checksum, so that nothing changes unnoticed.
///
/// What all these specs generate is compiled in a target of this package, and `GeneratedForwarderTests` run it.
@Suite("Golden files")
struct GoldenTests {
  private static let expected = Repository.fixtures.appending(path: "Expected")

  @Test(arguments: try Repository.names(in: expected, suffix: ".delegates.swift"))
  func `a spec generates what is expected of it`(name: String) throws {
    let expected = Self.expected.appending(path: "\(name).delegates.swift")
    let text = try #require(try FixtureSpecs.generated.get()[name], "no spec has this name")
    try Recording.expect(text, matches: expected)
  }

  /// To see what has changed, run `forwarder-gen generate Fixtures/Specs/*.json --output …` before and after.
  @Test func `no other spec generates anything else than before`() throws {
    let read = try Repository.names(in: Self.expected, suffix: ".delegates.swift")
    let others = try FixtureSpecs.generated.get().filter { !read.contains($0.key) }
    let lines = others.sorted { $0.key < $1.key }.map { "\(checksum($1)) \($0)\n" }
    try Recording.expect(lines.joined(), matches: Self.expected.appending(path: "Checksums.txt"))
  }

  /// The FNV-1a hash of a text, in hexadecimal digits.
  private func checksum(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
