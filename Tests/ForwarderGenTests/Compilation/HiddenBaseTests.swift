import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Compiles forwarders whose bases are in another module, and hidden by a protocol of the same name.
  @Suite("Hidden bases")
  struct HiddenBaseTests {
    private static let kit = """
      nonisolated public protocol Base: AnyObject {
        func base()
        @MainActor func onScreen()
      }
      """

    private static let reference = SourceText(
      path: "Sources/Kit/Kit.delegates.json",
      text: """
        {
          "version": 1,
          "protocols": [
            {
              "protocol": "nonisolated public protocol Base: AnyObject", "declared": "elsewhere",
              "requirements": ["func base()", "@MainActor func onScreen()"]
            }
          ]
        }
        """
    )

    private static let spec = SourceText(
      path: "Sources/App/App.delegates.json",
      text: """
        {
          "version": 1,
          "imports": ["import Kit"],
          "protocols": [
            { "protocol": "protocol Base: AnyObject", "requirements": ["func own()"] },
            { "protocol": "@MainActor protocol Heir: Kit.Base", "requirements": ["func heir()"] },
            { "protocol": "protocol Other: AnyObject", "requirements": ["func other()"] }
          ],
          "composites": [{ "forwarder": "All", "requires": ["Kit.Base", "Other"] }]
        }
        """
    )

    /// Composites of this module's `Base` and of the other one, which some accept as what heirs inherit.
    private static let composites = """
      {
        "version": 1,
        "imports": ["import Kit"],
        "protocols": [
          { "protocol": "nonisolated protocol Base: AnyObject", "requirements": ["func own()"] },
          { "protocol": "nonisolated protocol Heir: Kit.Base", "requirements": ["func heir()"] },
          { "protocol": "nonisolated protocol Twin: Kit.Base", "requirements": ["func twin()"] },
          { "protocol": "nonisolated protocol Child: Kit.Base, Base", "requirements": ["func child()"] }
        ],
        "composites": [
          { "forwarder": "Both", "requires": ["Kit.Base", "Base"] },
          { "forwarder": "Either", "accepts": ["Base", "Kit.Base"] },
          { "forwarder": "Family", "accepts": ["Base", "Heir", "Twin"] }
        ]
      }
      """

    @Test func `two protocols of one name are two roles in a composite`() throws {
      let module = try #require(RuntimeModule.current)
      let folder = try Folder()
      try folder.write(Self.kit, to: "Kit.swift")
      let kit = try SwiftCompiler.run(
        ["-emit-module", "-emit-object", "-module-name", "Kit", "-swift-version", "6"]
          + ["-parse-as-library", "-o", "Kit.o", "Kit.swift"],
        in: folder
      )
      try #require(kit.succeeded, "\(kit.complaints)")
      let generation = Generator.generate(
        [SourceText(path: "Sources/App/App.delegates.json", text: Self.composites)],
        references: [Self.reference],
        locatesSource: false
      )
      try #require(generation.lines == [])
      let files = [
        "App.delegates.swift": generation.texts[0],
        "Main.swift": """
        import Kit
        final class Far: Kit.Base { func base() { print("far") }; func onScreen() {} }
        final class Near: Base { func own() { print("near") } }
        final class Late: Twin {
          func base() { print("late") }
          func onScreen() {}
          func twin() {}
        }
        @main enum Main {
          static func main() throws {
            let (far, near, late) = (Far(), Near(), Late())
            let either = try Either(weakly: far, near, late)
            either.base()
            either.own()
            let family = try Family(weakly: near, late)
            family.base()
            family.own()
            withExtendedLifetime((far, near, late)) {}
          }
        }
        """,
      ]
      let output = try module.output(
        of: files,
        ["-swift-version", "6", "-I", folder.path, folder.path + "/Kit.o"]
      )
      #expect(output == "far\nlate\nnear\nlate\nnear\n")
    }

    @Test(arguments: [["-swift-version", "6"], ["-swift-version", "5"]])
    func `a conformance that is stated names the module of its protocol`(mode: [String]) throws {
      let module = try #require(RuntimeModule.current)
      let folder = try Folder()
      try folder.write(Self.kit, to: "Kit.swift")
      let kit = try SwiftCompiler.run(
        ["-emit-module", "-module-name", "Kit", "-swift-version", "6", "Kit.swift"],
        in: folder
      )
      try #require(kit.succeeded, "\(kit.complaints)")
      let generation = Generator.generate(
        [Self.spec],
        references: [Self.reference],
        locatesSource: true
      )
      try #require(generation.diagnostics.flatMap(\.lines) == [])
      #expect(
        generation.texts[0]
          .contains(
            "final class MultiHeir:\n  nonisolated Kit.Base,\n  Heir,\n  MultiDelegateRuntime.DelegateForwarder,\n"
          )
      )
      #expect(generation.texts[0].contains("final class All: nonisolated Kit.Base, Other, "))
      try module.compile(
        ["App.delegates.swift": generation.texts[0]],
        mode + ["-default-isolation", "MainActor", "-typecheck", "-I", folder.path]
      )
    }
  }
}
