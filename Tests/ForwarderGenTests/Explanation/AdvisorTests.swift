import Testing

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
      given: (object, telling("func a(_ b: @escaping () -> Void)", "broadcast")),
      spared: (object, telling("func a(_ b: () -> Void)", "broadcast"))
    ),
    Example(
      kind: .answeredByOmission,
      given: (object, asking("func size() -> Int", "first", "0", isOptional: true)),
      spared: (object, asking("func size() -> Int", "first", "0"))
    ),
    Example(
      kind: .trapsUnanswered,
      given: (object, asking("func size() -> Int", "first", "fatalError()")),
      spared: (object, asking("func size() -> Int", "first", "1"))
    ),
    Example(
      kind: .sendableOffActors,
      given: ("protocol A: AnyObject, Sendable", telling("func a()", "broadcast")),
      spared: ("@MainActor protocol A: AnyObject, Sendable", telling("func a()", "broadcast"))
    ),
    Example(
      kind: .sendableOffActors,
      given: ("protocol A: AnyObject, Sendable", telling("func a()", "broadcast")),
      spared: ("protocol A: AnyObject, Sendable", telling("func a() async", "broadcast"))
    ),
    Example(
      kind: .valuesLeftOut,
      given: ("protocol A", telling("mutating func a()", "broadcast")),
      spared: ("protocol A", telling("func a()", "broadcast"))
    ),
    Example(
      kind: .richerVariant,
      given: (object, #""func a(_ b: Int, c: Int)", "func a(_ b: Int, c: Int, d: Int)""#),
      spared: (object, #""func a(_ b: Int, c: Int)", "func a(_ b: Int, d: Int, c: Int)""#)
    ),
  ]

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

  @Test(arguments: examples)
  func `advice is given where its reason holds`(example: Example) throws {
    let given = try Self.advice(example.given.head, example.given.requirements)
    #expect(given.map(\.kind) == [example.kind])
    #expect(try Self.advice(example.spared.head, example.spared.requirements) == [])
  }

  @Test func `every advice has an example`() {
    #expect(Set(Self.examples.map(\.kind)) == Set(Advice.Kind.allCases))
  }

  @Test func `a protocol without a forwarder gets none`() throws {
    let head = "protocol A: AnyObject, Sendable"
    let spec = declared(head, #""func a()""#, keys: #""forwarder": false, "#)
    #expect(try Self.advice(in: #"{ "version": 1, "protocols": [\#(spec)] }"#) == [])
  }

  private static func advice(_ head: String, _ requirements: String) throws -> [Advice] {
    try advice(in: #"{ "version": 1, "protocols": [\#(declared(head, requirements))] }"#)
  }

  private static func advice(in spec: String) throws -> [Advice] {
    let source = SourceText(path: "Test.delegates.json", text: spec)
    let (specs, diagnostics) = Generator.resolve([source], references: [])
    try #require(diagnostics.flatMap(\.lines) == [])
    return specs.flatMap(\.protocols).flatMap(Advisor.advice)
  }
}
