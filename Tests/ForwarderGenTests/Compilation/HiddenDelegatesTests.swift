import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Compiles what another module may do with a public forwarder whose delegates are not public.
  @Suite("Hidden delegates")
  struct HiddenDelegatesTests {
    private static let spec = SourceText(
      path: "Kit.delegates.json",
      text: """
        {
          "version": 1,
          "protocols": [
            {
              "protocol": "public protocol RelayDelegate", "delegatesProperty": "internal delegates",
              "requirements": ["func relayDidStart()"]
            }
          ]
        }
        """
    )

    private static let app = """
      import Kit
      final class Listener: RelayDelegate { func relayDidStart() {} }
      func relay(to listener: Listener) {
        let multi = MultiRelayDelegate(weakly: listener)
        multi.relayDidStart()
        print(multi, multi.responds(to: .relayDidStart))
      }
      """

    @Test func `another module has the forwarder and none of its delegates`() throws {
      let module = try #require(RuntimeModule.current)
      let folder = try Folder()
      try folder.write(try generatedTexts(of: [Self.spec])[0], to: "Kit.swift")
      let kit = try SwiftCompiler.run(
        [
          "-emit-module", "-module-name", "Kit", "-swift-version", "6", "-I", module.path,
          "Kit.swift",
        ],
        in: folder
      )
      try #require(kit.succeeded, "\(kit.complaints)")
      try module.compile(["App.swift": Self.app], ["-typecheck", "-I", folder.path])
      let uses = """
        import Kit
        func use(_ multi: MultiRelayDelegate) { multi.delegates.removeAll() }
        typealias Delegates = MultiRelayDelegateRegistry
        """
      let errors = try module.errors(in: ["Use.swift": uses], ["-I", folder.path])
      #expect(
        Set(errors.map(\.message)) == [
          "'delegates' is inaccessible due to 'internal' protection level",
          "cannot find type 'MultiRelayDelegateRegistry' in scope",
        ]
      )
    }

    @Test(
      arguments: [
        ("internal delegates", nil), ("package delegates", nil), ("public delegates", nil),
        ("package", nil), ("private delegates", .misplacedModifier),
        ("open delegates", .misplacedModifier), ("final delegates", .misplacedModifier),
        ("internal public delegates", .misplacedModifier), ("internal", .unexpectedToken),
        ("internal class", .invalidPropertyName), ("internal a b", .unexpectedToken),
      ] as [(String, DiagnosticMessage.Kind?)]
    )
    func `an access level may stand before the name`(
      property: String,
      kind: DiagnosticMessage.Kind?
    ) {
      let keys = "\"delegatesProperty\": \"\(property)\", "
      let resolution = Resolution(of: [
        SourceText("a", declared("public protocol A: AnyObject", keys: keys))
      ])
      #expect(resolution.kinds == (kind.map { [$0] } ?? []))
    }

    @Test func `the delegates have at most the forwarder's access`() {
      let keys = #""delegatesProperty": "public delegates", "#
      let message = DiagnosticMessage.Kind.tooAccessible
      let protocols = SourceText("a", declared("protocol A: AnyObject", keys: keys))
      #expect(Resolution(of: [protocols]).kinds == [message])
      let composite = """
        { "forwarder": "package final class B", "requires": ["A"], \
        "delegatesProperty": "public delegates" }
        """
      let text = """
        { "version": 1, "protocols": [\(declared("public protocol A: AnyObject"))], \
        "composites": [\(composite)] }
        """
      #expect(Resolution(of: [SourceText(path: "a", text: text)]).kinds == [message])
    }
  }
}
