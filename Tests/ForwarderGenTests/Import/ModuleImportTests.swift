import Foundation
import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

/// Imports from small graphs what the modules of this platform do not show.
@Suite("Import of symbol graphs")
struct ModuleImportTests {
  private static let kit = ["Kit", "KitPlus@Kit"]

  private static func imported(
    _ names: [String],
    from graphs: [String] = kit
  ) throws -> ModuleImport {
    try ModuleImport(
      names,
      from: try graphs.map { try ImportFixtures.source("Graphs/\($0).symbols.json") }
    )
  }

  @Test(
    arguments: [
      ("Kit", ["DownloadDelegate", "Store", "Outer.Delegate", "SettableDelegate"]),
      ("ObjectiveC", ["TableViewDelegate"]),
    ]
  )
  func `protocols are imported as recorded, and can be generated`(
    name: String,
    protocols: [String]
  ) throws {
    let imported = try Self.imported(
      protocols,
      from: name == "ObjectiveC" ? ["ObjectiveC"] : Self.kit
    )
    let expected = ImportFixtures.folder.appending(path: "Graphs/\(name).import.txt")
    try Recording.expect(imported.report, matches: expected)
    // An import leaves open what only its author knows.
    let mistakes = imported.generate().diagnostics
      .filter { $0.message.kind != .undecidedDefault }
    #expect(mistakes.flatMap(\.lines) == [])
  }

  @Test func `the order of the graphs makes no difference`() throws {
    let names = ["Outer.Delegate", "DownloadDelegate"]
    let imported = try Self.imported(names)
    #expect(try Self.imported(names, from: Self.kit.reversed()) == imported)
  }

  @Test(
    arguments: [
      ("Cache", DiagnosticMessage.Kind.equatedAssociatedType), ("Factory", .refusedInitializer),
      ("Foreign", .unknownBase),
    ]
  )
  func `what cannot be forwarded is refused, with the line that the module has`(
    name: String,
    kind: DiagnosticMessage.Kind
  ) throws {
    let refusal = #expect(throws: Merge.Refusal.self) { try Self.imported([name]) }
    #expect(try #require(refusal).diagnostics.map(\.message.kind) == [kind])
  }

  @Test func `without the graph of an extension its implementations are unknown`() throws {
    let name = "Outer.Delegate"
    func isOptional(_ imported: ModuleImport) -> [Bool] {
      let resolution = Generator.resolve(
        DecodedSpecs([imported.spec]),
        beside: SwiftFiles(imported.interfaces)
      )
      return resolution.specs.flatMap(\.protocols).flatMap(\.forwarded).map(\.declared.isOptional)
    }
    #expect(isOptional(try Self.imported([name])) == [true])
    #expect(isOptional(try Self.imported([name], from: ["Kit"])) == [false])
  }

  @Test func `a protocol is found by its module, too, and once if it is named twice`() throws {
    let imported = try Self.imported(["Kit.Store", "Store", "Kit.Outer.Delegate"])
    #expect(imported.interfaces.map(\.path) == ["Kit.swiftinterface"])
    let items = try #require(DecodedSpecs([imported.spec]).specs[0]).protocols
    #expect(items.map { $0.head?.text } == ["Store", "Outer.Delegate"])
  }

  @Test(
    arguments: [
      ("DownloadDelgate", "did you mean 'DownloadDelegate'?"),
      ("Delegate", "did you mean 'Outer.Delegate'?"),
      ("Other.Store", "did you mean 'Store'?"),
      ("Zzz", "it may be a class, or be declared in another file or module"),
    ]
  )
  func `a protocol that is not there is reported with the nearest one`(
    name: String,
    hint: String
  ) throws {
    let refusal = #expect(throws: Merge.Refusal.self) { try Self.imported(["Store", name]) }
    #expect(
      try #require(refusal).diagnostics.map(\.message.text)
        == ["there is no protocol '\(name)' in what was read: \(hint)"]
    )
  }

  @Test func `protocols of one name in two modules are told apart by these`() throws {
    let graphs = try ["A", "B"]
      .map { module in
        SourceText(
          path: "\(module).symbols.json",
          text: try ImportFixtures.source("Graphs/Kit.symbols.json").text
            .replacing("\"name\": \"Kit\"", with: "\"name\": \"\(module)\"")
            .replacing("s:3Kit", with: "s:1\(module)")
        )
      }
    let refusal = #expect(throws: Merge.Refusal.self) { try ModuleImport(["Store"], from: graphs) }
    #expect(try #require(refusal).diagnostics.map(\.message.kind) == [.ambiguousProtocol])
    let one = try ModuleImport(["B.Store"], from: graphs)
    #expect(one.interfaces.map(\.path) == ["B.swiftinterface"])
    #expect(one.interfaces[0].text.contains("import B\n"))
  }

  @Test func `an alias of a closure is known`() throws {
    let graph = SourceText(
      path: "Kit.symbols.json",
      text: #"""
        { "module": { "name": "Kit" }, "symbols": [
          { "kind": { "identifier": "swift.typealias" }, "identifier": { "precise": "a" },
            "pathComponents": ["Page", "Handler"], "accessLevel": "public",
            "declarationFragments": [{ "kind": "text", "spelling": "typealias Handler = (Bool) -> Void" }] },
          { "kind": { "identifier": "swift.protocol" }, "identifier": { "precise": "p" },
            "pathComponents": ["PageDelegate"], "accessLevel": "public",
            "declarationFragments": [{ "kind": "text", "spelling": "protocol PageDelegate : AnyObject" }] },
          { "kind": { "identifier": "swift.method" }, "identifier": { "precise": "m" },
            "pathComponents": ["PageDelegate", "decide(_:)"], "accessLevel": "public",
            "declarationFragments": [
              { "kind": "text", "spelling": "func decide(_ handler: @escaping " },
              { "kind": "typeIdentifier", "spelling": "Page.Handler", "preciseIdentifier": "a" },
              { "kind": "text", "spelling": ")" }] }
        ], "relationships": [{ "kind": "requirementOf", "source": "m", "target": "p" }] }
        """#
    )
    let imported = try ModuleImport(["PageDelegate"], from: [graph])
    #expect(imported.spec.text.contains("no delegate responds to 'decide(_:)'"))
    #expect(
      imported.interfaces[0].text
        .contains(
          "extension Page {\n  public typealias Handler = (Bool) -> Void\n}\n"
        )
    )
  }

  @Test func `a graph that ends early, or lacks something, is reported or read`() throws {
    let source = try ImportFixtures.source("Graphs/ObjectiveC.symbols.json")
    for length in source.bytes.indices where length % 31 == 0 {
      let part = SourceText(path: "p", bytes: Array(source.bytes.prefix(length)))
      let refusal = #expect(throws: Merge.Refusal.self) {
        try ModuleImport(["TableViewDelegate"], from: [part])
      }
      #expect(refusal?.diagnostics.isEmpty == false)
    }
    for key in ["kind", "identifier", "pathComponents", "declarationFragments", "spelling"] {
      let text = source.text.replacing("\"\(key)\"", with: "\"other\"")
      let part = SourceText(path: "p", text: text)
      #expect(throws: Merge.Refusal.self, "without '\(key)'") {
        try ModuleImport(["TableViewDelegate"], from: [part])
      }
    }
  }
}

extension SourceText {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
