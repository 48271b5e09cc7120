import Foundation
import Testing

@testable import ForwarderGen

/// Compares what some specs in `Fixtures/Specs` generate with `Fixtures/Expected`, byte for byte: those from
/// which a reader learns what the generator writes.
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
}
