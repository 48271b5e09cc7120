import Foundation
import Testing

@testable import ForwarderAuthoring
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
      let imported = try ModuleImport(["StoreSubscriber", "PickySubscriber"], from: sources)
      try module.compile(
        ["Store.delegates.swift": Self.generated(imported), "User.swift": Self.storeUser],
        ["-swift-version", mode, "-typecheck", "-I", kit.path]
      )
    }

    // Elsewhere Foundation is one module, and its protocols are Objective-C's.
    #if os(Linux)
    /// The modules that the toolchain has, and how many of their protocols somebody is told or asked
    /// by.
    private static let modules = [
      ("Foundation", 5), ("FoundationEssentials", 1), ("FoundationNetworking", 7),
      ("FoundationXML", 1), ("XCTest", 2),
    ]

    @Test(arguments: modules)
    func `all delegate protocols of a module are forwarded`(name: String, count: Int) throws {
      let module = try #require(RuntimeModule.current)
      let folder = try Folder()
      let graphs = try SymbolGraphExtractor.graphs(of: name, in: folder)
      let names = try GraphTable(graphs).protocols.filter { $0.module == name }.map(\.name)
        .filter { path in
          ["Delegate", "Client", "Observation", "Observer"].contains { path.hasSuffix($0) }
        }
      #expect(names.count == count)
      let generated = try Self.generated(ModuleImport(names, from: graphs))
      try module.compile(
        ["\(name).delegates.swift": generated],
        Self.arguments + SymbolGraphExtractor.searchPaths()
      )
    }
    #endif

    /// The code that is generated from `imported`, where every answer that an import leaves open traps.
    private static func generated(_ imported: ModuleImport) throws -> String {
      let spec = String(decoding: imported.spec.bytes, as: UTF8.self)
        .replacing(/"<#[^"]*#>"/, with: "\"fatalError()\"")
      let generation = Generator.generate(
        [SourceText(path: imported.spec.path, text: spec)],
        beside: SwiftFiles(imported.interfaces),
        locatesSource: true
      )
      #expect(generation.diagnostics.flatMap(\.lines) == [])
      return try #require(generation.texts.first)
    }
  }
}
