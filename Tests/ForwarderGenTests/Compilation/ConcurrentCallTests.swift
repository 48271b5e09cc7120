import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// The real compiler's messages about values that go to other tasks.
  @Suite("What concurrent calls share")
  struct ConcurrentCallTests {
    private static let path = "Exporting.delegates.json"
    private static let swift5 = [
      "-swift-version", "5", "-strict-concurrency=complete", "-warnings-as-errors",
    ]

    /// The compiler's messages about a spec in which `requirement` is line 7.
    private func errors(
      _ requirement: String,
      of head: String = "protocol ExportingDelegate: AnyObject, Sendable",
      _ arguments: [String] = []
    ) throws -> [SwiftCompiler.ErrorLine] {
      let spec = """
        {
          "version": 1,
          "protocols": [
            {
              "protocol": "\(head)",
              "requirements": [
                { "declaration": "\(requirement)", "concurrently": true }
              ]
            }
          ]
        }
        """
      let source = SourceText(path: Self.path, text: spec)
      let generation = Generator.generate([source], locatesSource: true)
      try #require(generation.diagnostics.flatMap(\.lines) == [])
      let module = try #require(RuntimeModule.current)
      return try module.errors(
        in: [
          "Exporting.delegates.swift": try #require(generation.texts.first),
          "Batch.swift": """
          final class Batch { var count = 0 }
          typealias Body = () -> Void
          """,
        ],
        arguments
      )
    }

    @Test(
      arguments: [
        (#"func export(_ batch: Batch) async"#, "Batch"),
        (#"func export(_ name: String, _ batches: [Batch]) async throws"#, "Batch"),
        (#"func export<T>(_ batch: T) async"#, "T"),
        (#"func export<each T>(_ batches: repeat each T) async"#, "each T"),
        (#"func export(_ batch: some AnyObject) async"#, "some AnyObject"),
        (
          #"func wait(_ progress: @escaping () -> Void) async", "dispatch": "broadcast", "through": "none"#,
          "() -> Void"
        ),
        (#"func batches() async -> [Batch]", "dispatch": "collect"#, "Batch"),
        (
          #"var batch: Batch { get async }", "dispatch": "broadcast", "default": "Batch()"#, "Batch"
        ),
      ]
    )
    func `what is not Sendable is reported at the spec's line, by name`(
      requirement: String,
      type: String
    ) throws {
      let message = "type '\(type)' does not conform to the 'Sendable' protocol"
      let expected = SwiftCompiler.ErrorLine(path: Self.path, line: 7, message: message)
      let all = try errors(requirement)
      #expect(all.first == expected)
      // The others are about the same, where it is used.
      #expect(all.count <= 3)
      let warned = try errors(requirement, Self.swift5)
      #expect(warned.first?.message.hasPrefix(message) == true)
      #expect(warned.first?.line == 7)
    }

    @Test(
      arguments: [
        ("nonisolated protocol P: AnyObject", "any P"),
        ("nonisolated protocol P", "any P & AnyObject"),
      ]
    )
    func `so are delegates`(head: String, type: String) throws {
      let message = "type '\(type)' does not conform to the 'Sendable' protocol"
      let expected = SwiftCompiler.ErrorLine(path: Self.path, line: 7, message: message)
      #expect(try errors("func flush() async", of: head).first == expected)
    }

    @Test func `so is a closure behind an alias, which the tool cannot see`() throws {
      let first = try #require(try errors("func export(_ body: Body) async").first)
      #expect(first.path == Self.path && first.line == 7)
      #expect(first.message.hasPrefix("type 'Body'"))
    }

    @Test(
      arguments: [
        "func export(_ batch: Batch) async throws",
        "func wait(_ progress: @escaping () -> Void) async\", "
          + "\"dispatch\": \"broadcast\", \"through\": \"none",
        "func export<T>(_ batch: T) async",
      ]
    )
    func `on an actor arguments and delegates need not be Sendable`(requirement: String) throws {
      let head = "@MainActor protocol P: AnyObject"
      #expect(try errors(requirement, of: head) == [])
      #expect(try errors(requirement, of: head, ["-default-isolation", "MainActor"]) == [])
    }
  }
}
