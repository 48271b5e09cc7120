import Foundation
import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Imports existing protocols, generates their forwarders, and compiles these.
  @Suite("Imported protocols")
  struct ImportedForwarderTests {
    private static let arguments = ["-swift-version", "6", "-typecheck"]

    @Test func `forwarders of wild files compile beside them`() throws {
      let module = try #require(RuntimeModule.current)
      let sources = try ImportFixtures.wildFiles()
      let merge = try SourceImporter.merge(
        ImportFixtures.wildProtocols,
        from: sources,
        into: nil,
        at: "Wild.delegates.json"
      )
      // The public import of one file is for something else in it, which nobody can tell.
      let text = merge.text.replacing(
        "\"protocols\"",
        with: "\"imports\": [\"Dispatch\"], \"protocols\""
      )
      let generation = Generator.generate(
        [SourceText(path: "Wild.delegates.json", text: text)],
        beside: SwiftFiles(sources),
        locatesSource: true
      )
      #expect(generation.diagnostics.flatMap(\.lines) == [])
      var files = ["Wild.delegates.swift": try #require(generation.texts.first)]
      for source in sources { files[source.path] = String(decoding: source.bytes, as: UTF8.self) }
      try module.compile(files, Self.arguments)
    }

    // Elsewhere Foundation is one module, and its protocols are Objective-C's.
    #if os(Linux)
    /// The modules that the toolchain has, how many of their protocols somebody is told or asked
    /// by, and what of these is left out: nothing.
    private static let modules: [(name: String, count: Int, omissions: [String])] = [
      ("Foundation", 5, []), ("FoundationEssentials", 1, []), ("FoundationNetworking", 7, []),
      ("FoundationXML", 1, []), ("XCTest", 2, []),
    ]

    @Test(arguments: modules)
    func `all delegate protocols of a module are forwarded`(
      name: String,
      count: Int,
      omissions: [String]
    ) throws {
      let module = try #require(RuntimeModule.current)
      let folder = try Folder()
      let graphs = try SymbolGraphExtractor.graphs(of: name, in: folder)
      var reports = graphs.map { Diagnostics(of: $0) }
      let found = SymbolGraphImporter.found(in: graphs, &reports)
      let names = found.all.filter { $0.module == name }.map(\.path)
        .filter { path in
          ["Delegate", "Client", "Observation", "Observer"].contains { path.hasSuffix($0) }
        }
      #expect(names.count == count)
      let result = ImportResolver.result(importing: names, of: found, in: graphs, reports)
      #expect(result.diagnostics.flatMap(\.lines) == [])
      let omitted = result.omissions.map { omission in
        "\(omission.protocolName), \(omission.requirement ?? "head"): \(omission.reason.text)"
      }
      #expect(omitted == omissions)
      #expect(result.spec.protocols.count + omissions.count == count)
      let generated = try Self.generated(result.spec)
      try module.compile(
        ["\(name).delegates.swift": generated],
        Self.arguments + SymbolGraphExtractor.searchPaths()
      )
    }
    #endif

    /// What the generator makes of `spec`, of which it may not complain.
    private static func generated(_ spec: ImportedSpec) throws -> String {
      let generation = Generator.generate(
        [spec.source(named: "Imported")],
        locatesSource: true
      )
      #expect(generation.diagnostics.flatMap(\.lines) == [])
      return try #require(generation.texts.first)
    }
  }
}
