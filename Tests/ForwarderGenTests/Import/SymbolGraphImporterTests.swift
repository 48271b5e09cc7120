import Foundation
import Testing

@testable import ForwarderGen

/// Imports from small graphs what the modules of this platform do not show.
@Suite("Import of symbol graphs")
struct SymbolGraphImporterTests {
  private static let kit = ["Kit", "KitPlus@Kit"]

  private static func result(
    of names: [String],
    from graphs: [String] = kit
  ) throws -> ImportResult {
    let sources = try graphs.map { try ImportFixtures.source("Graphs/\($0).symbols.json") }
    return SymbolGraphImporter.importProtocols(names, from: sources)
  }

  @Test(
    arguments: [
      (
        "Kit",
        [
          "DownloadDelegate", "Store", "Cache", "Outer.Delegate", "Factory", "SettableDelegate",
          "Foreign",
        ]
      ),
      ("KitWithBases", ["DownloadDelegate", "Values", "Base", "SettableDelegate", "Settable"]),
      ("ObjectiveC", ["TableViewDelegate"]),
    ]
  )
  func `protocols are imported as recorded, and can be generated`(
    name: String,
    protocols: [String]
  ) throws {
    let result = try Self.result(
      of: protocols,
      from: name == "ObjectiveC" ? ["ObjectiveC"] : Self.kit
    )
    let expected = ImportFixtures.folder.appending(path: "Graphs/\(name).import.txt")
    try Recording.expect(result.report, matches: expected)
    let generation = Generator.generate(
      [result.spec.source(named: name)],
      locatesSource: false
    )
    // An import leaves open what only its author knows.
    let mistakes = generation.diagnostics.filter { $0.message.kind != .undecidedDefault }
    #expect(mistakes.flatMap(\.lines) == [])
  }

  @Test func `the order of the graphs makes no difference`() throws {
    let names = ["Outer.Delegate", "DownloadDelegate"]
    let result = try Self.result(of: names)
    #expect(try Self.result(of: names, from: Self.kit.reversed()) == result)
  }

  @Test func `without the graph of an extension its implementations are unknown`() throws {
    let name = "Outer.Delegate"
    func isOptional(_ result: ImportResult) -> [Bool] {
      result.spec.protocols.flatMap(\.requirements).map(\.isOptional)
    }
    #expect(isOptional(try Self.result(of: [name])) == [true])
    #expect(isOptional(try Self.result(of: [name], from: ["Kit"])) == [false])
  }

  @Test func `a protocol is found by its module, too, and once if it is named twice`() throws {
    let result = try Self.result(of: ["Kit.Store", "Store", "Kit.Outer.Delegate"])
    #expect(
      result.spec.protocols.map(\.head)
        == [
          "public protocol Store<Item>: AnyObject where Item: Sendable",
          "public protocol Outer.Delegate: AnyObject",
        ]
    )
  }

  @Test(
    arguments: [
      ("DownloadDelgate", "did you mean 'DownloadDelegate'?"),
      ("Delegate", "did you mean 'Outer.Delegate'?"),
      ("Other.Store", "it may be a class, or be declared in another file or module"),
      ("Zzz", "it may be a class, or be declared in another file or module"),
    ]
  )
  func `a protocol that is not there is reported with the nearest one`(
    name: String,
    hint: String
  ) throws {
    let result = try Self.result(of: ["Store", name])
    #expect(
      result.diagnostics.map(\.message.text)
        == ["there is no protocol '\(name)' in what was read: \(hint)"]
    )
    #expect(result.spec == ImportedSpec())
  }

  @Test func `protocols of one name in two modules are told apart by these`() throws {
    let graphs = try ["A", "B"]
      .map { module in
        SourceText(
          path: "\(module).symbols.json",
          text: try ImportFixtures.source("Graphs/Kit.symbols.json").text
            .replacing("\"name\": \"Kit\"", with: "\"name\": \"\(module)\"")
            .replacing("s:3Kit5", with: "s:1\(module)5")
        )
      }
    let both = SymbolGraphImporter.importProtocols(["Store"], from: graphs)
    #expect(both.diagnostics.map(\.message.kind) == [.ambiguousProtocol])
    let one = SymbolGraphImporter.importProtocols(["B.Store"], from: graphs)
    #expect(one.diagnostics == [])
    #expect(one.spec.imports.first == ImportedModule(text: "B", condition: nil))
  }

  @Test func `a graph that ends early, or lacks something, is reported or read`() throws {
    let source = try ImportFixtures.source("Graphs/ObjectiveC.symbols.json")
    for length in source.bytes.indices where length % 31 == 0 {
      let part = SourceText(path: "p", bytes: Array(source.bytes.prefix(length)))
      let result = SymbolGraphImporter.importProtocols(["TableViewDelegate"], from: [part])
      #expect(!result.diagnostics.isEmpty)
    }
    for key in ["kind", "identifier", "pathComponents", "declarationFragments", "spelling"] {
      let text = source.text.replacing("\"\(key)\"", with: "\"other\"")
      let part = SourceText(path: "p", text: text)
      let result = SymbolGraphImporter.importProtocols(["TableViewDelegate"], from: [part])
      #expect(!result.diagnostics.isEmpty || !result.omissions.isEmpty, "without '\(key)'")
    }
  }
}

extension SourceText {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
