import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Forwarders of protocols that inherit `CustomStringConvertible` or `CustomDebugStringConvertible`.
  @Suite("Inherited texts")
  struct PrintedTextTests {
    private static let both = "CustomStringConvertible, CustomDebugStringConvertible"

    private static let spec = """
      {
        "version": 1,
        "protocols": [
          { "protocol": "protocol Plain: AnyObject, CustomStringConvertible", "requirements": ["func a()"] },
          { "protocol": "protocol Debug: AnyObject, CustomDebugStringConvertible", "requirements": ["func b()"] },
          { "protocol": "protocol Heir: Plain, Debug", "requirements": [] },
          { "protocol": "public protocol Value: \(both)", "requirements": ["func a()"] },
          { "protocol": "protocol Safe: \(both), Sendable", "requirements": ["func a()"] },
          { "protocol": "@MainActor protocol Screen: \(both)", "requirements": ["func a()"] },
          { "protocol": "@MainActor protocol Far: \(both)", "requirements": ["nonisolated func a()"] },
          { "protocol": "protocol Open: \(both)", "requirements": ["nonisolated func a()"] },
          { "protocol": "nonisolated protocol Queued: \(both)", "queues": true, "requirements": ["func a()"] },
          { "protocol": "protocol Failure: AnyObject, Error, \(both)", "requirements": ["func a()"] },
          {
            "protocol": "protocol Told: \(both)",
            "requirements": [
              { "declaration": "nonisolated var description: String { get }", "dispatch": "first", "default": "\\"none\\"" }
            ]
          },
          {
            "protocol": "protocol Feed<Item>: \(both)",
            "requirements": ["associatedtype Item", "func a(_ item: Item)"]
          },
          { "protocol": "protocol Object: NSObjectProtocol, \(both)", "requirements": ["func a()"] }
        ],
        "imports": ["Foundation"],
        "composites": [
          { "forwarder": "All", "requires": ["Plain", "Debug"] },
          { "forwarder": "Either", "accepts": ["Plain", "Debug"] }
        ]
      }
      """

    @Test(arguments: IsolatedConformanceTests.modes)
    func `a forwarder has its own text in every mode`(mode: [String]) throws {
      let module = try #require(RuntimeModule.current)
      let generation = Generator.generate(
        [SourceText(path: "Test.delegates.json", text: Self.spec)],
        locatesSource: true
      )
      try #require(generation.lines == [])
      try module.compile(["Test.delegates.swift": generation.texts[0]], mode + ["-typecheck"])
    }

    @Test func `it prints its delegates, and forwards a description that is required`() throws {
      let module = try #require(RuntimeModule.current)
      let files = [
        "Test.delegates.swift": try generatedText(Self.spec),
        "Main.swift": """
        final class Delegate: Heir, Told {
          let description = "delegate"
          let debugDescription = "debug"
          func a() {}
          func b() {}
        }
        @main enum Main {
          static func main() {
            let delegate = Delegate()
            let (multi, told) = (MultiHeir(weakly: delegate), MultiTold(weakly: delegate))
            let same = MultiPlain(weakly: delegate)
            print(multi, String(reflecting: multi) == multi.description)
            print(told, same)
            withExtendedLifetime(delegate) {}
          }
        }
        """,
      ]
      let output = try module.output(of: files, ["-swift-version", "6"])
      #expect(output == "MultiHeir [Delegate] true\ndelegate MultiPlain [Delegate]\n")
    }
  }
}
