import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

@Suite("Explanation")
struct ExplanationTests {
  private static let spec = #"""
    { "version": 1, "protocols": [
      { "protocol": "protocol DownloadDelegate: AnyObject", "requirements": [
        "func downloadDidStart(_ download: Download)",
        { "declaration": "func download(_ download: Download, shouldRetryAfter: any Error) -> Bool",
          "dispatch": "first", "default": "false" },
        { "declaration": "var limit: Int? { get set }", "dispatch": "firstNonNil", "optional": true }
      ] },
      { "protocol": "protocol EmptyDelegate: AnyObject", "requirements": [] },
      { "protocol": "protocol BaseDelegate: AnyObject", "forwarder": false, "requirements": ["func a()"] }
    ], "composites": [
      { "forwarder": "final class Both", "requires": ["BaseDelegate"], "accepts": ["EmptyDelegate"] }
    ] }
    """#

  @Test func `calls at the same time are named`() throws {
    let spec = #"""
      { "version": 1, "protocols": [
        { "protocol": "protocol P: AnyObject, Sendable", "requirements": [
          { "declaration": "func a() async", "concurrently": true }
        ] }
      ] }
      """#
    let source = SourceText(path: "P.delegates.json", text: spec)
    let (specs, _) = Generator.resolve([source], references: [])
    let text = specs.map(Explanation.text).joined()
    #expect(text.contains("  broadcast, concurrently: All delegates at the same time."))
  }

  @Test func `events are listed, and the reasons for the requirements that are none`() throws {
    let text = #"""
      { "version": 1, "protocols": [
        { "protocol": "protocol P: AnyObject", "events": true, "requirements": [
          "func a()",
          { "declaration": "func b(_ c: AnyObject)", "event": false },
          "func fill(_ buffer: inout [Int])"
        ] },
        { "protocol": "protocol Q: AnyObject", "requirements": ["func d()"] }
      ], "composites": [{ "forwarder": "final class R", "requires": ["Q"], "events": true }] }
      """#
    let source = SourceText(path: "P.delegates.json", text: text)
    let (specs, diagnostics) = Generator.resolve([source], references: [])
    try #require(diagnostics.flatMap(\.lines) == [])
    let explained = specs.map(Explanation.text).joined()
    #expect(
      explained.contains(
        """
        events() has .a
        no event: b(_:), because the spec has '"event": false' there
        """
      )
    )
    #expect(explained.contains("no event: fill(_:), because it takes an 'inout' argument\n"))
    #expect(explained.hasSuffix("events() has .d\n"))
  }

  @Test func `a spec is a list per protocol, with notes`() throws {
    let source = SourceText(path: "Downloads.delegates.json", text: Self.spec)
    let (specs, diagnostics) = Generator.resolve([source], references: [])
    try #require(diagnostics.flatMap(\.lines) == [])
    #expect(
      specs.map(Explanation.text).joined() == """
        Downloads.delegates.json

        DownloadDelegate, forwarded by MultiDownloadDelegate

        downloadDidStart(_:), line 3
          broadcast: All delegates, in order.
        download(_:shouldRetryAfter:), line 4
          first: The first responder's answer; without a responder, `false`.
        limit (optional), line 6
          firstNonNil: The first answer that is not nil; all are set.

        4:23: 'download(_:shouldRetryAfter:)' asks the first responder alone: with
              'allTrue' any of them can say no, with 'anyTrue' any can say yes

        EmptyDelegate, forwarded by MultiEmptyDelegate
        It requires nothing.

        BaseDelegate: no forwarder; protocols that inherit it forward its requirements.

        Both, a composite
        requires BaseDelegate
        accepts EmptyDelegate

        a(), line 9
          broadcast: All delegates, in order.

        """
    )
  }

  @Test func `what delegates adopt in place of the protocol is named`() throws {
    let source = SourceText(
      "A.delegates.json",
      declared(
        "protocol A: AnyObject",
        #""associatedtype B""#,
        keys: #""declared": "elsewhere", "#
      )
    )
    let (specs, _) = Generator.resolve([source], references: [])
    #expect(
      specs.map(Explanation.text).joined() == """
        A.delegates.json

        A, forwarded by MultiA, whose delegates adopt MultiAAdopting
        It requires nothing.

        """
    )
  }

  @Test func `a protocol without a forwarder has notes on its requirements`() throws {
    let source = SourceText(
      "Base.delegates.json",
      declared(
        "protocol Base: AnyObject",
        #"{ "declaration": "func a()", "dispatch": "first" }"#,
        keys: #""forwarder": false, "#
      )
    )
    let (specs, _) = Generator.resolve([source], references: [])
    #expect(
      specs.map(Explanation.text).joined() == """
        Base.delegates.json

        Base: no forwarder; protocols that inherit it forward its requirements.

        2:98: 'a()' has no value, and only the first responder hears of it: 'broadcast'
              tells all

        """
    )
  }

  @Test func `a list says which parameter a pipeline changes, and what a default does`() {
    let source = SourceText(
      "A.delegates.json",
      declared(
        "protocol A: AnyObject",
        #"{ "declaration": "func a(_ b: Int, c: Int) -> Int", "dispatch": "pipeline(c)" }"#,
        #"{ "declaration": "func d(_ e: @escaping () -> Void)", "dispatch": "first", "default": "e()" }"#
      )
    )
    let (specs, _) = Generator.resolve([source], references: [])
    let text = specs.map(Explanation.text).joined()
    #expect(text.contains("  pipeline(c): "))
    #expect(text.contains("; without a responder, runs `e()`."))
  }

  @Test func `a list says how handlers answer, who comes first, and which function calls`() {
    let source = SourceText(
      "A.delegates.json",
      declared(
        "protocol A: AnyObject",
        #"{ "declaration": "func a(_ done: @escaping (Int) -> Void)", "dispatch": "reduce(max)", "default": "0" }"#,
        #"{ "declaration": "func b(done: @escaping () -> Void)", "dispatch": "broadcast", "through": "done" }"#,
        #"{ "declaration": "func c()", "order": "reversed" }"#,
        #"{ "declaration": "func d() -> Int", "dispatch": "by(asked)" }"#
      )
    )
    let (specs, diagnostics) = Generator.resolve([source], references: [])
    #expect(diagnostics.flatMap(\.lines) == [])
    #expect(
      specs.map(Explanation.text).joined() == """
        A.delegates.json

        A, forwarded by MultiA

        a(_:), line 2
          reduce(max): `max` of all answers, through `done`; without an answer, `0`.
        b(done:), line 2
          broadcast: All delegates, in order; when they have answered, `done` is called.
        c(), line 2
          broadcast, reversed: All delegates, the last one first.
        d(), line 2
          by(asked): What `asked` returns.

        """
    )
  }

  @Test func `what a Swift file declares is shown with its place there, advice too`() throws {
    let text = """
      { "version": 1, "protocols": [{ "protocol": "P", "declared": "../Kit/P.swift",
        "requirements": [{ "requirement": "may()", "dispatch": "first", "default": "true" }] }] }
      """
    let swift = """
      protocol P: Base {
        func tell()
        func may() -> Bool
      }
      protocol Base: AnyObject { func base() }
      """
    let (specs, diagnostics) = Generator.resolve(
      [SourceText(path: "/Specs/P.delegates.json", text: text)],
      references: [],
      beside: SwiftFiles([SourceText(path: "/Kit/P.swift", text: swift)])
    )
    #expect(diagnostics.flatMap(\.lines) == [])
    #expect(
      specs.map(Explanation.text).joined() == """
        /Specs/P.delegates.json

        P, forwarded by MultiP

        base(), P.swift:5
          broadcast: All delegates, in order.
        tell(), P.swift:2
          broadcast: All delegates, in order.
        may(), P.swift:3
          first: The first responder's answer; without a responder, `true`.

        P.swift:3:3: 'may()' asks the first responder alone: with 'allTrue' any of them
                     can say no, with 'anyTrue' any can say yes

        Base: no forwarder; protocols that inherit it forward its requirements.

        """
    )
  }

  @Test func `a list begins with the requirements that a protocol inherits`() throws {
    let top = declared("protocol Top: AnyObject", #""func top()""#)
    let base = declared(
      "protocol Base: Top",
      #"{ "declaration": "func base() -> Bool", "dispatch": "anyTrue" }"#,
      keys: #""forwarder": false, "#
    )
    let heir = declared("protocol Heir: Base", #""func heir()""#)
    let (specs, _) = Generator.resolve(
      [SourceText("Heir.delegates.json", base, heir)],
      references: [SourceText("Top.delegates.json", top)]
    )
    #expect(
      specs.map(Explanation.text).joined() == """
        Heir.delegates.json

        Base: no forwarder; protocols that inherit it forward its requirements.

        Heir, forwarded by MultiHeir

        top(), Top.delegates.json:2
          broadcast: All delegates, in order.
        base(), line 2
          anyTrue: Whether any delegate answers `true`.
        heir(), line 3
          broadcast: All delegates, in order.

        """
    )
  }

  @Test(arguments: ["", #""declared": "elsewhere", "#])
  func `what an adopter may leave out is marked, also where Objective-C says so`(
    place: String
  ) throws {
    let text = """
      { "version": 1, "imports": ["Foundation"], "protocols": [
        { "protocol": "@objc protocol A: NSObjectProtocol", \(place)"requirements": [
          "@objc optional func may()", "func must()",
          { "declaration": "func left()", "optional": true }
        ] }
      ], "composites": [
        { "forwarder": "MultiBoth", "requires": ["A"] }
      ] }
      """
    let source = SourceText(path: "A.delegates.json", text: text)
    let (specs, diagnostics) = Generator.resolve([source], references: [])
    try #require(diagnostics.flatMap(\.lines) == [])
    let list = """
      may() (optional), line 3
        broadcast: All delegates, in order.
      must(), line 3
        broadcast: All delegates, in order.
      left() (optional), line 4
        broadcast: All delegates, in order.

      """
    #expect(
      specs.map(Explanation.text).joined() == """
        A.delegates.json

        A, forwarded by MultiA

        \(list)
        MultiBoth, a composite
        requires A

        \(list)
        """
    )
  }

  @Test func `what fixtures explain fits the screen, as far as words do`() throws {
    let sources = try ["Specs", "Foundation"].flatMap(Repository.specPaths)
      .map { try Repository.spec(at: $0) }
    let (specs, _) = Generator.resolve(
      sources,
      references: [],
      beside: try Repository.swiftFiles(namedIn: sources)
    )
    let lines = specs.map(Explanation.text).flatMap { $0.split(separator: "\n") }
    #expect(lines.count > 200)
    let wide = lines.filter { $0.count > Explanation.screenWidth }
    #expect(wide.filter { $0.split(separator: " ").count > 2 } == [])
  }
}
