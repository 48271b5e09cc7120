import Foundation
import Testing

@testable import ForwarderGen

extension CompilationTests {
  /// Imports existing protocols, generates their forwarders, and compiles these.
  @Suite("Imported protocols")
  struct ImportedForwarderTests {
    private static let arguments = ["-swift-version", "6", "-typecheck"]

    @Test func `forwarders of a wild file compile beside it`() throws {
      let module = try #require(RuntimeModule.current)
      let source = try ImportFixtures.source("Source/Wild.swift")
      let names = [
        "DownloadDelegate", "Download.Observer", "Download.Inner.Deep.Delegate",
        "PlatformDelegate", "DerivedDelegate", "ListDelegate", "Maker", "Printer",
      ]
      let result = SourceImporter.importProtocols(names, from: [source])
      #expect(result.spec.protocols.count == names.count + 2)
      try module.compile(
        [
          "Wild.swift": String(decoding: source.bytes, as: UTF8.self),
          "Wild.delegates.swift": try Self.generated(result.spec),
        ],
        Self.arguments
      )
    }

    /// What is left out of a module's delegate protocols, and why.
    private static let omissions: [String: [String]] = [:]

    @Test(
      arguments: [
        ("Foundation", 5), ("FoundationEssentials", 1), ("FoundationNetworking", 7),
        ("FoundationXML", 1), ("XCTest", 2),
      ]
    )
    func `all delegate protocols of a module are forwarded`(name: String, count: Int) throws {
      let module = try #require(RuntimeModule.current)
      let folder = try Folder()
      let graphs = try SymbolGraphExtractor.graphs(of: name, in: folder)
      let names = try Self.delegateProtocols(in: graphs, of: name)
      #expect(names.count == count)
      let result = SymbolGraphImporter.importProtocols(names, from: graphs)
      #expect(result.diagnostics.flatMap(\.lines) == [])
      let omissions = result.omissions.map { "\($0.protocolName): \($0.requirement ?? "")" }
      #expect(omissions == Self.omissions[name] ?? [])
      #expect(result.spec.protocols.count == count)
      let generated = try Self.generated(result.spec)
      try module.compile(
        ["\(name).delegates.swift": generated],
        Self.arguments + SymbolGraphExtractor.searchPaths()
      )
    }

    /// The names of the module's protocols that somebody is told or asked by.
    private static func delegateProtocols(
      in graphs: [SourceText],
      of module: String
    ) throws -> [String] {
      let graph = try #require(graphs.first { $0.path.hasSuffix("/\(module).symbols.json") })
      var diagnostics = Diagnostics(of: graph)
      let symbols = try #require(SymbolGraph.read(graph, &diagnostics)).symbols
      return symbols.filter { $0.kind == "swift.protocol" }.map(\.name).sorted()
        .filter { name in
          ["Delegate", "Client", "Observation", "Observer"].contains { name.hasSuffix($0) }
        }
    }

    /// What the generator makes of `spec`, of which it may not complain.
    private static func generated(_ spec: ImportedSpec) throws -> String {
      let generation = Generator.generate(
        [try spec.source(named: "Imported")],
        locatesSource: true
      )
      #expect(generation.diagnostics.flatMap(\.lines) == [])
      return try #require(generation.texts.first)
    }
  }
}
