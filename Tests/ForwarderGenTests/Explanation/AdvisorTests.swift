import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

@Suite("Advice")
struct AdvisorTests {
  /// A protocol that gets one piece of advice, and one like it that gets none.
  struct Example: CustomTestStringConvertible, Sendable {
    let kind: Advice.Kind
    let given: (head: String, requirements: String)
    let spared: (head: String, requirements: String)
    var testDescription: String { kind.rawValue }
  }

  private static let object = "protocol A: AnyObject"
  private static let examples = [
    Example(
      kind: .questionToOne,
      given: (object, asking("func shouldStop() -> Bool", "first", "true")),
      spared: (object, asking("func isStopped() -> Bool", "first", "true"))
    ),
    Example(
      kind: .notificationToOne,
      given: (object, telling("func didStop()", "first")),
      spared: (object, telling("func didStop()", "broadcast"))
    ),
    Example(
      kind: .answersThrownAway,
      given: (object, asking("func size() -> Int", "broadcast", "0")),
      spared: (object, asking("func size() -> Int", "first", "0"))
    ),
    Example(
      kind: .handlerToAll,
      given: (object, asking("func a(_ b: @escaping () -> Void) -> Int", "last", "0")),
      spared: (object, asking("func a(_ b: () -> Void) -> Int", "last", "0"))
    ),
    Example(
      kind: .answeredByOmission,
      given: (object, asking("func size() -> Int", "first", "0", isOptional: true)),
      spared: (object, asking("func size() -> Int", "first", "0"))
    ),
    Example(
      kind: .answeredByOmission,
      given: (object, asking("func isA() -> Bool", "anyTrue", "true", isOptional: true)),
      spared: (
        object, #"{ "declaration": "func isA() -> Bool", "dispatch": "anyTrue", "optional": true }"#
      )
    ),
    // The second label names the event: `urlSession(_:didReceive:completionHandler:)` is about the
    // session, and the one with `task:` about a task.
    Example(
      kind: .richerVariant,
      given: (object, #""func a(_ b: Int, c: Int)", "func a(_ b: Int, c: Int, d: Int)""#),
      spared: (object, #""func a(_ b: Int, c: Int)", "func a(_ b: Int, d: Int, c: Int)""#)
    ),
    // `centralManager(_:didDisconnectPeripheral:…error:)` with and without a timestamp.
    Example(
      kind: .richerVariant,
      given: (
        object, #""func a(_ b: Int, c: Int, e: Int)", "func a(_ b: Int, c: Int, d: Int, e: Int)""#
      ),
      spared: (
        object, #""func a(_ b: Int, c: Int, e: Int)", "func a(_ b: Int, c: Int, d: Int, f: Int)""#
      )
    ),
    Example(
      kind: .questionToOne,
      given: (object, asking("func downloadShouldStop() -> Bool", "first", "true")),
      spared: (object, asking("func downloadStopped() -> Bool", "first", "true"))
    ),
    // The first parameter alone, often the sender, makes no variants.
    Example(
      kind: .richerVariant,
      given: (object, #""func a(_ b: Int, c: Int, d: Int)", "func a(_ b: Int, c: Int)""#),
      spared: (object, #""func a(_ b: Int)", "func a(_ b: Int, c: Int)""#)
    ),
    Example(
      kind: .richerVariant,
      given: (object, #""func a(_ b: Int, c: Int)", "func a(_ x: Int, c: Int, d: Int)""#),
      spared: (object, #""func a()", "func a(b: Int)", "func b(b: Int, c: Int)""#)
    ),
    // `urlSession(_:dataTask:didReceive:)` is about data, and the one with a handler about a response.
    Example(
      kind: .richerVariant,
      given: (object, #""func a(_ b: Int, c: Int)", "func a(_ b: Int, c: Int, d: Int)""#),
      spared: (object, #""func a(_ b: Int, c: Int)", "func a(_ b: Int, c: String, d: Int)""#)
    ),
    // `session(_:didReceiveMessage:)` is called if the sender wants no answer.
    Example(
      kind: .richerVariant,
      given: (object, #""func a(_ b: Int, c: Int)", "func a(_ b: Int, c: Int, d: (Int) -> Void)""#),
      spared: (
        object, #""func a(_ b: Int, c: Int)", "# + handling("func a(_ b: Int, c: Int, \(handler))")
      )
    ),
    // `webView(_:decidePolicyFor:decisionHandler:)` with and without preferences.
    Example(
      kind: .richerVariant,
      given: (
        object,
        handling("func a(_ b: Int, c: Int, \(handler))") + ", "
          + handling("func a(_ b: Int, c: Int, d: Int, reply: @escaping (Int, Int) -> Void)")
      ),
      spared: (
        object,
        handling("func a(_ b: Int, c: Int, \(handler))") + ", "
          + handling("func a(_ b: Int, c: Int, d: Int, reply: Int, e: @escaping () -> Void)")
      )
    ),
  ]

  private static let handler = "reply: @escaping (Int) -> Void"

  /// A requirement that one delegate gets, because it has a handler.
  private static func handling(_ declaration: String) -> String {
    #"{ "declaration": "\#(declaration)", "dispatch": "first", "default": "()" }"#
  }

  private static func asking(
    _ declaration: String,
    _ dispatch: String,
    _ fallback: String,
    isOptional: Bool = false
  ) -> String {
    #"{ "declaration": "\#(declaration)", "dispatch": "\#(dispatch)", "default": "\#(fallback)", "#
      + #""optional": \#(isOptional) }"#
  }

  private static func telling(_ declaration: String, _ dispatch: String) -> String {
    let fallback = declaration.contains("@escaping") && dispatch != "broadcast" ? "b()" : nil
    let key = fallback.map { #", "default": "\#($0)""# } ?? ""
    return #"{ "declaration": "\#(declaration)", "dispatch": "\#(dispatch)"\#(key) }"#
  }

  private static let elsewhere = #""declared": "elsewhere", "#

  /// Protocols whose author could not do what the advice of the same kind says.
  private static let beyondReach: [(protocols: [String], kind: Advice.Kind)] = [
    ([declared(object, telling("func a(_ b: sending B)", "first"))], .notificationToOne),
    (
      [declared(object, asking("func shouldA(_ b: sending B) -> Bool", "first", "true"))],
      .questionToOne
    ),
    (
      [declared(object, asking("func mayA(_ b: @escaping () -> Void) -> Bool", "first", "true"))],
      .questionToOne
    ),
  ]

  @Test(arguments: beyondReach)
  func `no advice asks for what the author cannot do`(protocols: [String], kind: Advice.Kind) throws
  {
    let kinds = try Self.advice(in: Self.file(protocols)).map(\.kind)
    #expect(!kinds.contains(kind))
  }

  @Test func `where delegates are asked what they have, omission answers nothing`() throws {
    let size = Self.asking("func size() -> Int", "first", "0", isOptional: true)
    let native = declared(
      "@objc protocol A",
      size,
      keys: #""if": "canImport(ObjectiveC)", "#
    )
    let both = declared("@objc protocol A", size)
    for (text, kinds) in [(native, []), (both, [Advice.Kind.answeredByOmission])] {
      let spec = #"{ "version": 1, "imports": ["import Foundation"], "protocols": [\#(text)] }"#
      #expect(try Self.advice(in: spec).map(\.kind) == kinds)
    }
  }

  @Test func `a requirement gets advice once, where its spec lists it`() throws {
    let base = declared("protocol Base: AnyObject", Self.telling("func base()", "first"))
    let heir = declared("protocol Heir: Base", Self.telling("func heir()", "first"))
    for keys in ["", #""forwarder": false, "#, Self.elsewhere] {
      let base = declared(
        "protocol Base: AnyObject",
        Self.telling("func base()", "first"),
        keys: keys
      )
      let inOne = try Self.advice(in: Self.file([heir, base]))
      #expect(inOne.map(\.kind) == [.notificationToOne, .notificationToOne])
      #expect(inOne.map { $0.text.prefix(6) } == ["'heir(", "'base("])
    }
    let (specs, _) = Generator.resolve(
      [SourceText("heir", heir)],
      references: [SourceText("base", base)]
    )
    let advice = specs.flatMap(\.protocols).flatMap(Advisor.advice)
    #expect(advice.map(\.location.path) == ["heir"])
  }

  @Test func `a variant that an heir adds gets advice at the heir`() throws {
    let base = declared("protocol Base: AnyObject", #""func a(_ b: Int, c: Int)""#)
    let (specs, _) = Generator.resolve(
      [SourceText("heir", declared("protocol Heir: Base", #""func a(_ b: Int, c: Int, d: Int)""#))],
      references: [SourceText("base", base)]
    )
    let advice = specs.flatMap(\.protocols).flatMap(Advisor.advice)
    #expect(advice.map(\.kind) == [.richerVariant])
    #expect(advice.map(\.location.path) == ["heir"])
  }

  @Test func `a variant gets advice for each of those that it is richer than`() throws {
    let base = declared(
      "protocol Base: AnyObject",
      #""func a(_ b: Int, c: Int)", "func a(_ b: Int, c: Int, d: Int)""#,
      keys: Self.elsewhere
    )
    let heir = declared("protocol Heir: Base", #""func a(_ b: Int, c: Int, d: Int, e: Int)""#)
    let texts = try Self.advice(in: Self.file([base, heir])).map(\.text)
    let ends = ["'a(_:c:)'", "'a(_:c:d:)'"]
    #expect(
      ends.allSatisfy { end in
        texts.contains { $0.contains("'a(_:c:d:e:)' first never calls \(end)") }
      }
    )
  }

  @Test func `what inherited requirements mean for a forwarder is said at its protocol`() throws {
    let size = Self.asking("func size() -> Int", "first", "0", isOptional: true)
    let base = declared("protocol Base: AnyObject", size)
    let (specs, _) = Generator.resolve(
      [SourceText("heir", declared("protocol Heir: Base"))],
      references: [SourceText("base", base)]
    )
    let advice = specs.flatMap(\.protocols).flatMap(Advisor.advice)
    #expect(advice.map(\.kind) == [.answeredByOmission])
    #expect(advice.map(\.location.path) == ["heir"])
  }

  @Test(arguments: examples)
  func `advice is given where its reason holds`(example: Example) throws {
    let given = try Self.advice(example.given.head, example.given.requirements)
    #expect(given.map(\.kind) == [example.kind])
    #expect(try Self.advice(example.spared.head, example.spared.requirements) == [])
  }

  @Test func `every advice has an example`() {
    // Only a Swift file can be the reason for the last one, which has a test of its own.
    let kinds = Set(Self.examples.map(\.kind)).union([.typesNotPrimary])
    #expect(kinds == Set(Advice.Kind.allCases))
  }

  @Test(
    arguments: [
      ("A: Base", [Advice.Kind.typesNotPrimary]), ("A<B>: Base", [.typesNotPrimary]),
      ("A<B, C>: Base", []),
    ]
  )
  func `a protocol in a Swift file can list its associated types`(
    head: String,
    kinds: [Advice.Kind]
  ) throws {
    let item = #"{ "protocol": "A", "declared": "A.swift" }"#
    let swift = """
      protocol Base: AnyObject { associatedtype C }
      protocol \(head) { associatedtype B; func a(_ b: B, _ c: C) }
      """
    let (specs, diagnostics) = Generator.resolve(
      [SourceText(path: "/A.delegates.json", text: Self.file([item]))],
      references: [],
      beside: SwiftFiles([SourceText(path: "/A.swift", text: swift)])
    )
    #expect(diagnostics.flatMap(\.lines) == [])
    let advice = specs.flatMap(\.protocols).flatMap(Advisor.advice)
    #expect(advice.map(\.kind) == kinds)
    #expect(advice.allSatisfy { $0.location.path == "/A.swift" && $0.location.line == 2 })
    let isWhole = advice.allSatisfy { $0.text.contains("'protocol A<") && $0.text.contains("C") }
    #expect(isWhole)
  }

  @Test func `a protocol that a spec repeats cannot list its associated types there`() throws {
    let repeated = declared("protocol A: AnyObject", #""associatedtype B""#, keys: Self.elsewhere)
    #expect(try Self.advice(in: Self.file([repeated])) == [])
  }

  @Test func `a protocol without a forwarder gets none`() throws {
    let head = "protocol A: AnyObject, Sendable"
    let spec = declared(head, #""func a()""#, keys: #""forwarder": false, "#)
    #expect(try Self.advice(in: #"{ "version": 1, "protocols": [\#(spec)] }"#) == [])
  }

  private static func advice(_ head: String, _ requirements: String) throws -> [Advice] {
    try advice(in: file([declared(head, requirements)]))
  }

  private static func file(_ protocols: [String]) -> String {
    #"{ "version": 1, "protocols": [\#(protocols.joined(separator: ", "))] }"#
  }

  private static func advice(in spec: String) throws -> [Advice] {
    let source = SourceText(path: "Test.delegates.json", text: spec)
    let (specs, diagnostics) = Generator.resolve([source], references: [])
    try #require(diagnostics.flatMap(\.lines) == [])
    return specs.flatMap(\.protocols).flatMap(Advisor.advice)
  }
}
