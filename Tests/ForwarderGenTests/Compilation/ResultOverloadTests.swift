import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Requirements of one forwarder that differ only in the type of their value.
  @Suite("Overloads by result")
  struct ResultOverloadTests {
    /// Declarations of each dispatch for a call of one name, apart from the one without a value.
    private static let requirements = [
      ("-> Int", #""dispatch": "first", "default": "0""#),
      ("-> Int8", #""dispatch": "last", "default": "0""#),
      ("-> Int16", #""dispatch": "broadcast", "default": "0""#),
      ("-> Int32", #""dispatch": "claimed", "default": "0""#),
      ("-> Int64", #""dispatch": "reduce(max)", "default": "0""#),
      ("-> Int?", #""dispatch": "firstNonNil""#),
      ("-> Int8?", #""dispatch": "reduce(max)""#),
      ("-> Bool", #""dispatch": "anyTrue""#),
      ("-> [Int]", #""dispatch": "collect""#),
      ("-> Set<Int>", #""dispatch": "collect""#),
      ("-> [Int: Int]", #""dispatch": "collect""#),
      ("-> UInt", #""dispatch": "pipeline""#),
      ("-> UInt?", #""dispatch": "pipeline""#),
    ]

    private static func requirements(_ words: String, _ keys: String = "") -> String {
      let valued = requirements.enumerated()
        .map { index, requirement in
          """
          {
            "declaration": "func ask(_ x: UInt)\(words) \(requirement.0)", \(requirement.1),
            "name": "ask\(index)"
          }
          """
        }
      return
        (valued + [#"{ "declaration": "func ask(_ x: UInt)\#(words)", \#(keys)"name": "tell" }"#])
        .joined(separator: ",\n")
    }

    private static let others = """
      { "declaration": "func end()", "dispatch": "first", "name": "end" },
      { "declaration": "func end() -> Int", "dispatch": "first", "default": "1", "name": "endNumber" },
      { "declaration": "func stop()", "default": "print()", "name": "stop" },
      { "declaration": "func stop() -> [Int]", "dispatch": "collect", "name": "stopNumbers" },
      { "declaration": "func halt()", "dispatch": "first", "default": "print()", "name": "halt" },
      { "declaration": "func halt() -> Int?", "dispatch": "first", "default": "nil", "name": "haltNumber" },
      { "declaration": "subscript(x: Int) -> Int { get set }", "dispatch": "first", "default": "0", "name": "number" },
      { "declaration": "subscript(x: Int) -> String { get set }", "dispatch": "last", "default": "\\"\\"", "name": "text" }
      """

    private static let concurrent = """
      { "declaration": "func ask(_ x: Int) async", "concurrently": true, "name": "askAll" },
      { "declaration": "func ask(_ x: Int) async -> [Int]", "dispatch": "collect", "concurrently": true, "name": "askNumbers" },
      { "declaration": "func ask(_ x: Int) async -> Int", "dispatch": "reduce(max)", "default": "0", "concurrently": true, "name": "askMost" }
      """

    private static let specs: KeyValuePairs<String, String> = [
      "objects": """
      {
        "protocol": "protocol P: AnyObject, Sendable", "events": true,
        "requirements": [\(requirements("")), \(others), \(concurrent)]
      }
      """,
      "values":
        #"{ "protocol": "protocol P", "requirements": [\#(requirements("")), \#(others)] }"#,
      "errors": """
      {
        "protocol": "protocol P: AnyObject",
        "requirements": [\(requirements(" throws", #""errors": "afterAll", "#))]
      }
      """,
      "queues": """
      { "protocol": "protocol P", "queues": true, "requirements": [\(requirements("")), \(others)] }
      """,
    ]

    @Test(arguments: specs.map(\.key))
    func `every dispatch calls the overload that it is for`(fact: String) throws {
      let item = try #require(Self.specs.first { $0.key == fact }?.value)
      _ = try generatedText(#"{ "version": 1, "protocols": [\#(item)] }"#)
    }

    @Test func `what an heir requires with another result is forwarded for both`() throws {
      let module = try #require(RuntimeModule.current)
      let file = """
        protocol Root: AnyObject { func value() -> Any; func note() }
        extension Root { func value() -> Any { "default" } }
        protocol Heir: Root { func value() -> String; func note() -> Int; func plain() -> Int? }
        """
      let run = SwiftRun(
        item("Root", entry("value()"), #"{ "requirement": "note()" }"#),
        item(
          "Heir",
          entry("value()", #""dispatch": "first", "default": "\"none\"", "name": "text""#),
          entry("note()", #""dispatch": "first", "default": "0", "name": "number""#),
          entry("plain()", #""dispatch": "firstNonNil""#)
        ),
        beside: file
      )
      let files = [
        "X.swift": file,
        "Test.delegates.swift": try #require(try run.generatedTexts().first),
        "Main.swift": """
        final class Real: Heir {
          func value() -> Any { "any" }
          func value() -> String { "text" }
          func note() { print("note") }
          func note() -> Int { print("number"); return 1 }
          func plain() -> Int? { nil }
        }
        @main enum Main {
          static func main() {
            let (real, multi, outer) = (Real(), MultiHeir(), MultiRoot())
            multi.delegates.add(real, handling: .all)
            outer.delegates.add(multi, handling: .all)
            print((multi as any Root).value(), multi.value() as String, outer.value())
            outer.note()
            multi.note() as ()
            print(multi.note() as Int)
            withExtendedLifetime(real) {}
          }
        }
        """,
      ]
      let output = try module.output(of: files, ["-swift-version", "6"])
      #expect(output == "any text any\nnote\nnote\nnumber\n1\n")
    }

    @Test func `a composite forwards both`() throws {
      let spec = """
        {
          "version": 1,
          "protocols": [
            {
              "protocol": "protocol A: AnyObject",
              "requirements": ["func note()", { "declaration": "func a() -> Int", "dispatch": "first", "default": "0" }]
            },
            {
              "protocol": "protocol B: AnyObject",
              "requirements": [
                { "declaration": "func note() -> Int?", "dispatch": "firstNonNil", "name": "noteNumber" },
                { "declaration": "func a() -> String", "dispatch": "first", "default": "\\"\\"", "name": "text" }
              ]
            }
          ],
          "composites": [
            { "forwarder": "Both", "requires": ["A", "B"] }, { "forwarder": "Either", "accepts": ["A", "B"] }
          ]
        }
        """
      _ = try generatedText(spec)
    }

    @Test func `the same result in another spelling is the same requirement`() throws {
      let spec = """
        {
          "version": 1,
          "protocols": [
            {
              "protocol": "protocol Root: AnyObject",
              "requirements": [
                { "declaration": "func a() -> [Int?]", "dispatch": "collect" },
                { "declaration": "func b() -> (any Error)?", "dispatch": "firstNonNil" },
                "func c() -> Void",
                { "declaration": "var d: [String: Int] { get }", "dispatch": "collect" }
              ]
            },
            {
              "protocol": "protocol Heir: Root",
              "requirements": [
                { "declaration": "func a() -> Swift.Array<Optional<Int>>", "dispatch": "first", "default": "[]" },
                { "declaration": "func b() -> Optional<any Error>", "dispatch": "firstNonNil" },
                "func c()",
                { "declaration": "var d: Dictionary<String, Swift.Int> { get }", "dispatch": "collect" }
              ]
            }
          ]
        }
        """
      let text = try generatedText(spec)
      #expect(
        text.split(separator: "final class MultiHeir")[1].split(separator: "func a()").count == 2
      )
    }

    @Test func `a property of two types is refused, because no class can have both`() {
      expectDiagnostics(
        """
        { "version": 1, "protocols": [
          \(declared("protocol Root", #"{ "declaration": "var a: Any? { get }", "dispatch": "firstNonNil" }"#)),
          \(declared("protocol ①Heir: Root", #"{ "declaration": "var a: String? { get }", "dispatch": "firstNonNil"}"#))
        ] }
        """,
        .propertyAndOther
      )
    }
  }
}
