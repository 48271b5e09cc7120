import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Protocols on the main actor that inherit one without a stated isolation, which is on the module's
  /// default actor, if it has one.
  @Suite("Bases that leave their isolation open")
  struct OpenIsolationTests {
    private static let spec = """
      {
        "version": 1,
        "protocols": [
          {
            "protocol": "protocol Base: AnyObject",
            "requirements": [
              "func base()",
              { "declaration": "var count: Int { get set }", "dispatch": "first", "default": "0" },
              { "declaration": "func value() throws -> Int", "dispatch": "first", "default": "1" }
            ]
          },
          { "protocol": "@MainActor protocol Heir: Base", "requirements": ["func heir()"] },
          { "protocol": "protocol Middle: Base", "requirements": ["func middle()"] },
          { "protocol": "@MainActor protocol Child: Middle", "requirements": ["func child()"] },
          { "protocol": "@MainActor protocol Both: Heir, Middle", "requirements": ["nonisolated func far()"] },
          { "protocol": "protocol Grandchild: Heir", "requirements": ["func grandchild()"] },
          { "protocol": "protocol ValueBase", "requirements": ["func base()"] },
          { "protocol": "@MainActor protocol ValueHeir: ValueBase", "requirements": ["func heir()"] },
          { "protocol": "@MainActor protocol Screen: AnyObject", "requirements": ["func screen()"] },
          { "protocol": "nonisolated protocol Far: Screen", "requirements": ["func far()"] }
        ],
        "composites": [
          { "forwarder": "All", "requires": ["Heir", "Screen"] },
          { "forwarder": "Either", "requires": ["Screen"], "accepts": ["Heir", "Child"] }
        ]
      }
      """

    @Test(
      arguments: IsolatedConformanceTests.modes
        + [["-swift-version", "6", "-enable-upcoming-feature", "InferIsolatedConformances"]]
    )
    func `the forwarder conforms to them on the main actor`(mode: [String]) throws {
      let module = try #require(RuntimeModule.current)
      let generation = Generator.generate(
        [SourceText(path: "Test.delegates.json", text: Self.spec)],
        locatesSource: true
      )
      try #require(generation.lines == [])
      let files = [
        "Test.delegates.swift": generation.texts[0],
        "Use.swift": """
        @MainActor final class Delegate: @MainActor Heir {
          var count = 1
          func base() {}
          func heir() {}
          func value() throws -> Int { 2 }
        }
        @MainActor func use(_ delegate: Delegate) throws -> Int {
          let multi = MultiHeir(weakly: delegate)
          let base: any Base = multi
          base.base()
          base.count += 1
          return try multi.value()
        }
        """,
      ]
      try module.compile(files, mode + ["-typecheck"])
    }

    @Test(
      arguments: [
        ("protocol Base: AnyObject", "func a()", "@MainActor protocol ①Heir: Base, Sendable"),
        ("protocol Base: Sendable", "func a()", "@MainActor protocol ①Heir: Base"),
        ("protocol Base: AnyObject", "func a() async", "@MainActor protocol ①Heir: Base"),
        ("protocol Base: AnyObject", "func a()", "@Other protocol ①Heir: Base"),
        ("protocol Base: AnyObject", "func a()", "nonisolated protocol ①Heir: Base"),
      ]
    )
    func `what no conformance fits is refused`(base: String, member: String, heir: String) {
      expectDiagnostics(
        """
        { "version": 1, "protocols": [
          \(declared(base, "\"\(member)\"")), \(declared(heir))
        ] }
        """,
        .unclearIsolation
      )
    }
  }
}
