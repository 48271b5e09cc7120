import Foundation
import Testing

@testable import ForwarderGen

/// Compares what the specs in `Fixtures/Specs` generate with `Fixtures/Expected`, byte for byte.
///
/// The expected files are also a target of this package, so they compile, and
/// `GeneratedForwarderTests` runs them.
@Suite("Golden files")
struct GoldenTests {
  @Test(arguments: try Repository.specNames(in: "Specs"))
  func `a spec generates what is expected of it`(name: String) throws {
    let source = try Repository.spec(name, in: "Specs")
    let generation = Generator.generate(
      [source],
      beside: try Repository.swiftFiles(namedIn: [source], in: "Specs"),
      locatesSource: false
    )
    #expect(generation.diagnostics.flatMap(\.lines) == [])
    let expected = Repository.fixtures.appending(path: "Expected/\(name).delegates.swift")
    try Recording.expect(try #require(generation.texts.first), matches: expected)
  }

  @Test func `every expected file belongs to a spec`() throws {
    let expected = Repository.fixtures.appending(path: "Expected")
    let generated = try Repository.names(in: expected, suffix: ".delegates.swift")
    #expect(try generated == Repository.specNames(in: "Specs"))
  }

  @Test func `the specs can be generated in one run`() throws {
    let sources = try Repository.specNames(in: "Specs")
      .map { try Repository.spec($0, in: "Specs") }
    let generation = Generator.generate(
      sources,
      beside: try Repository.swiftFiles(namedIn: sources, in: "Specs"),
      locatesSource: false
    )
    #expect(generation.diagnostics.flatMap(\.lines) == [])
    #expect(generation.texts.count == sources.count)
  }
}
