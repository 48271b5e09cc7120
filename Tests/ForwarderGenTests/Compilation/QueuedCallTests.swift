import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// The real compiler's messages about values that cross over to a queue.
  @Suite("What is sent to a queue")
  struct QueuedCallTests {
    private static let path = "Playing.delegates.json"
    private static let swift5 = [
      "-swift-version", "5", "-strict-concurrency=complete", "-warnings-as-errors",
    ]

    /// The compiler's messages about a spec with `queues`, in which `requirement` is line 8.
    private func errors(
      _ requirement: String,
      _ arguments: [String] = []
    ) throws -> [SwiftCompiler.ErrorLine] {
      let spec = """
        {
          "version": 1,
          "protocols": [
            {
              "protocol": "protocol PlayingDelegate: AnyObject",
              "queues": true,
              "requirements": [
                \(requirement)
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
          "Playing.delegates.swift": try #require(generation.texts.first),
          "Player.swift": "final class Player { var volume = 0 }\n",
        ],
        arguments
      )
    }

    @Test(
      arguments: [
        (#""func start(_ player: Player)""#, "Player"),
        (#""func start(_ name: String, _ players: [Player])""#, "Player"),
        (#""func start<T>(_ player: T)""#, "T"),
        (#""func start<each T>(_ players: repeat each T)""#, "each T"),
        (#""func start(_ player: some AnyObject)""#, "some AnyObject"),
        (#""func start(_ player: inout Player?)""#, "Player"),
        (#""func visit(_ body: (Player) -> Void)""#, "Player"),
        (#""func visit(_ body: () -> Player)""#, "Player"),
        (
          #"{ "declaration": "func wait(_ progress: @escaping () -> Void)", "#
            + #""dispatch": "broadcast", "through": "none" }"#,
          "() -> Void"
        ),
        (#"{ "declaration": "func current() -> Player?", "dispatch": "firstNonNil" }"#, "Player"),
        (
          #"{ "declaration": "var current: Player? { get set }", "dispatch": "firstNonNil" }"#,
          "Player"
        ),
      ]
    )
    func `what is not Sendable is reported at the spec's line, by name`(
      requirement: String,
      type: String
    ) throws {
      let message = "type '\(type)' does not conform to the 'Sendable' protocol"
      let expected = SwiftCompiler.ErrorLine(path: Self.path, line: 8, message: message)
      #expect(try errors(requirement).first == expected)
    }

    @Test func `the Swift 5 mode warns at the spec's line`() throws {
      let first = try #require(try errors(#""func start(_ player: Player)""#, Self.swift5).first)
      #expect(first.path == Self.path && first.line == 8)
      #expect(first.message.hasPrefix("type 'Player' does not conform to the 'Sendable' protocol"))
    }

    @Test(
      arguments: [
        #""func visit(_ body: () throws -> Void) rethrows""#,
        #""func lend<T: ~Copyable>(_ token: borrowing T)""#,
        #"{ "declaration": "func give(_ name: sending String)", "dispatch": "first" }"#,
        #""func start(_ player: Player.Type, _ error: (any Error)!)""#,
      ]
    )
    func `what is Sendable, or lent, compiles in both modes`(requirement: String) throws {
      #expect(try errors(requirement) == [])
      #expect(try errors(requirement, Self.swift5) == [])
    }
  }
}
