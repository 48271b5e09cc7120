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
      // The public import of one file is for other code in it, which the tool cannot know.
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

    private static let storeKit = """
      public protocol StoreSubscriber: AnyObject {
        associatedtype State
        func newState(state: State)
      }
      public protocol PickySubscriber<Choice>: StoreSubscriber {
        associatedtype Choice: Sendable = Int
        func choice(in state: State) -> Choice?
      }
      """

    /// The code that a user of that module writes beside the specs.
    private static let storeUser = """
      import StoreKit
      final class Reader: StoreSubscriber { func newState(state: String) {} }
      extension Reader: MultiStoreSubscriberAdopting {}
      final class Picker: PickySubscriber {
        func newState(state: String) {}
        func choice(in state: String) -> Int? { nil }
      }
      extension Picker: MultiStoreSubscriberAdopting, MultiPickySubscriberAdopting {}
      func subscribe<S: StoreSubscriber>(_ subscriber: S) where S.State == String {}
      func run() {
        let (reader, picker) = (Reader(), Picker())
        subscribe(MultiStoreSubscriber<String>(weakly: reader, picker))
        subscribe(MultiPickySubscriber<Int, String>(weakly: picker))
      }
      """

    @Test(arguments: ["5", "6"])
    func `delegates adopt a refinement of a module's protocol`(mode: String) throws {
      let module = try #require(RuntimeModule.current)
      let (kit, graphs) = (try Folder(), try Folder())
      try kit.write(Self.storeKit, to: "StoreKit.swift")
      let built = try SwiftCompiler.run(
        ["-emit-module", "-module-name", "StoreKit", "-swift-version", mode, "StoreKit.swift"],
        in: kit
      )
      try #require(built.succeeded, "\(built.complaints)")
      let sources = try SymbolGraphExtractor.graphs(of: "StoreKit", at: kit.path, in: graphs)
      var reports = sources.map { Diagnostics(of: $0) }
      let found = SymbolGraphImporter.found(in: sources, &reports)
      let result = ImportResolver.result(
        importing: ["StoreSubscriber", "PickySubscriber"],
        of: found,
        in: sources,
        reports
      )
      #expect(result.diagnostics.flatMap(\.lines) == [])
      #expect(result.omissions.map(\.reason.text) == [])
      try module.compile(
        ["Store.delegates.swift": Self.generated(result.spec), "User.swift": Self.storeUser],
        ["-swift-version", mode, "-typecheck", "-I", kit.path]
      )
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

    /// The generated code of `spec`, which must have no mistake.
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
