import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Compiles forwarders of protocols that state no isolation and inherit one on an actor.
  ///
  /// The language mode of the module that declares such a protocol decides where the protocol is: in
  /// Swift 6 on that actor, in Swift 5 on none. A spec does not say which mode it was.
  @Suite("Inferred isolation")
  struct InferredIsolationTests {
    private static let kit = """
      @MainActor public protocol Base: AnyObject { func base() }
      public protocol Heir: Base { func heir() }
      @MainActor public protocol Shape { func shape() }
      public protocol Circle: Shape { func circle() -> Int }
      @MainActor public protocol Shop { associatedtype Item; func shop(_ item: Item) }
      public protocol Market: Shop { func market() -> Item? }
      """

    private static let spec = """
      {
        "version": 1,
        "imports": ["import Kit"],
        "protocols": [
          {
            "protocol": "@MainActor public protocol Base: AnyObject", "declared": "elsewhere",
            "requirements": ["func base()"]
          },
          {
            "protocol": "public protocol Heir: Base", "declared": "elsewhere",
            "requirements": ["func heir()"]
          },
          {
            "protocol": "@MainActor public protocol Shape", "declared": "elsewhere",
            "requirements": ["func shape()"]
          },
          {
            "protocol": "public protocol Circle: Shape", "declared": "elsewhere",
            "requirements": [
              { "declaration": "func circle() -> Int", "dispatch": "claimed", "default": "0" }
            ]
          },
          {
            "protocol": "@MainActor public protocol Shop", "declared": "elsewhere",
            "requirements": ["associatedtype Item", "func shop(_ item: Item)"]
          },
          {
            "protocol": "public protocol Market: Shop", "declared": "elsewhere",
            "requirements": [
              { "declaration": "func market() -> Item?", "dispatch": "claimed", "default": "nil" }
            ]
          },
          { "protocol": "protocol Own: Heir", "requirements": ["func own()"] }
        ],
        "composites": [
          { "forwarder": "MultiBoth", "requires": ["Heir"], "accepts": ["Circle"] }
        ]
      }
      """

    private static let swift5 = ["-swift-version", "5", "-strict-concurrency=complete"]
    private static let swift6 = ["-swift-version", "6"]

    /// The generated code of `spec`, compiled in `mode` against a kit that was compiled in
    /// `kitMode`.
    private func compiledText(_ spec: String, kitMode: String, _ mode: [String]) throws -> String {
      let module = try #require(RuntimeModule.current)
      let folder = try Folder()
      try folder.write(Self.kit, to: "Kit.swift")
      let kit = try SwiftCompiler.run(
        ["-emit-module", "-module-name", "Kit", "-swift-version", kitMode, "Kit.swift"],
        in: folder
      )
      try #require(kit.succeeded, "\(kit.complaints)")
      let source = SourceText(path: "Inferred.delegates.json", text: spec)
      let generation = Generator.generate([source], locatesSource: true)
      try #require(generation.diagnostics.flatMap(\.lines) == [])
      try module.compile(
        ["Inferred.delegates.swift": generation.texts[0]],
        mode + ["-typecheck", "-I", folder.path]
      )
      return generation.texts[0]
    }

    @Test(
      arguments: ["5", "6"],
      [swift5, swift6, swift6 + ["-default-isolation", "MainActor"], ["-swift-version", "5"]]
    )
    func `a forwarder compiles whichever mode its protocol was compiled in`(
      kitMode: String,
      mode: [String]
    ) throws {
      let text = try compiledText(Self.spec, kitMode: kitMode, mode)
      #expect(text.contains("final class MultiHeir:\n  @MainActor Heir,\n"))
    }

    @Test func `an actor that is stated needs no isolated conformance`() throws {
      let spec = Self.spec.replacing("\"public protocol", with: "\"@MainActor public protocol")
      let text = try compiledText(spec, kitMode: "6", Self.swift6)
      #expect(!text.contains(": @MainActor "))
    }
  }
}
