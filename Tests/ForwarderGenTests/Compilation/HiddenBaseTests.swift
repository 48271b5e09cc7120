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
            "final class MultiHeir:\n  nonisolated Kit.Base, Heir, MultiDelegateRuntime.DelegateForwarder\n{"
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
