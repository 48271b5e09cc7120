import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Compiles forwarders in modules that call types of their own like those of the standard library, or
  /// generic parameters like types of the runtime.
  @Suite("Names of the standard library and of the runtime")
  struct StandardNameTests {
    private static let spec = """
      {
        "version": 1,
        "protocols": [
          {
            "protocol": "protocol Player: AnyObject, CustomDebugStringConvertible", "events": true,
            "requirements": [
              "func play()",
              { "declaration": "func volume() -> Swift.Int", "dispatch": "claimed", "default": "0" },
              { "declaration": "func mayStop() -> Swift.Bool", "dispatch": "allTrue" },
              { "declaration": "func show(_ text: String) -> Int?", "dispatch": "firstNonNil" }
            ]
          },
          {
            "protocol": "public protocol Meter", "queues": true,
            "requirements": [
              { "declaration": "func limit() -> Swift.Int", "dispatch": "first", "default": "0", "optional": true }
            ]
          },
          { "protocol": "protocol Counter", "requirements": ["mutating func count()"] },
          { "protocol": "nonisolated protocol Nothing: AnyObject", "requirements": [] },
          { "protocol": "@MainActor protocol Screen: AnyObject", "requirements": ["nonisolated func load()", "func show()"] },
          {
            "protocol": "protocol Feed<Item>: AnyObject", "queues": true,
            "requirements": ["associatedtype Item: Swift.Sendable", "func bring(_ item: Item)"]
          },
          { "protocol": "protocol Safe: AnyObject, Swift.Sendable", "requirements": ["func save() async"] }
        ],
        "composites": [
          { "forwarder": "Both", "requires": ["Player"], "accepts": ["Safe"] },
          { "forwarder": "Either", "accepts": ["Nothing", "Meter"], "queues": true },
          { "forwarder": "Any2", "accepts": ["Player", "Counter"] }
        ]
      }
      """

    /// Types and functions that have the names of others, without the protocols that those conform to.
    private static let own = """
      struct Array {}
      struct AsyncStream {}
      struct Bool {}
      struct CustomDebugStringConvertible {}
      struct CustomStringConvertible {}
      struct DelegateForwarder {}
      struct DelegatePlace {}
      struct DelegateQueue {}
      struct Handling {}
      struct Int {}
      struct Never {}
      struct ObjectIdentifier {}
      struct Optional {}
      struct QueuedHandling {}
      struct Registry {}
      struct Sendable {}
      struct SendableMetatype {}
      struct String {}
      struct Void {}
      func preconditionFailure(_ text: Swift.String) {}
      """

    @Test(arguments: IsolatedConformanceTests.modes)
    func `types of the module with standard names are not taken for those`(
      mode: [String]
    ) throws {
      let module = try #require(RuntimeModule.current)
      let spec = Self.spec.replacing("CustomDebug", with: "Swift.CustomDebug")
      let generation = Generator.generate(
        [SourceText(path: "Test.delegates.json", text: spec)],
        locatesSource: true
      )
      try #require(generation.lines == [])
      let files = ["Test.delegates.swift": generation.texts[0], "Own.swift": Self.own]
      try module.compile(files, mode + ["-typecheck"])
    }

    private static let memberNames = [
      "Delegate", "Requirement", "RepresentedValue", "Refusal", "Reference", "Registry", "Handling",
      "DelegatePlace", "DelegateQueue", "QueuedHandling", "QueuedReference", "Element", "Value",
      "Int", "String", "Bool", "ObjectIdentifier", "CustomStringConvertible",
    ]

    @Test(arguments: memberNames)
    func `an associated type may be called like a member of the runtime's types`(
      name: String
    ) throws {
      func item(_ head: String, _ keys: String) -> String {
        declared(
          "\(head)<\(name), Other>",
          "\"associatedtype \(name): Swift.Sendable\"",
          "\"associatedtype Other: Swift.Sequence where Other.Element == \(name)\"",
          "\"func bring(_ item: \(name), _ other: Other)\"",
          keys: keys
        )
      }
      let spec = """
        { "version": 1, "protocols": [
          \(item("protocol A", #""events": false, "#)),
          \(item("protocol B", #""queues": true, "#).replacing("Other: Swift.Sequence", with: "Other: Swift.Sequence & Swift.Sendable")),
          \(item("protocol C", "").replacing("func bring", with: "mutating func bring")),
          { "protocol": "protocol D<\(name)>: AnyObject", "events": true, "requirements": [
            "associatedtype \(name): Swift.Sendable", "func bring(_ item: \(name))"
          ] }
        ] }
        """
      let text = try generatedText(spec)
      #expect(text.contains("final class MultiA<\(name): Swift.Sendable, Other: Swift.Sequence>"))
    }

    @Test func `a forwarder whose associated type is called Delegate calls its delegates`() throws {
      let module = try #require(RuntimeModule.current)
      let spec = """
        { "version": 1, "protocols": [
          { "protocol": "protocol Source<Delegate>", "requirements": [
            "associatedtype Delegate", "func offer(_ delegate: Delegate)"
          ] }
        ] }
        """
      let files = [
        "Test.delegates.swift": try generatedText(spec),
        "Main.swift": """
        final class Printer: Source { func offer(_ delegate: String) { print("object", delegate) } }
        struct Value: Source { func offer(_ delegate: String) { print("value", delegate) } }
        @main enum Main {
          static func main() {
            let printer = Printer()
            let multi = MultiSource<String>(weakly: printer)
            multi.delegates.add(retaining: Value())
            multi.offer("a")
            withExtendedLifetime(printer) {}
          }
        }
        """,
      ]
      #expect(try module.output(of: files, ["-swift-version", "6"]) == "object a\nvalue a\n")
    }
  }
}
