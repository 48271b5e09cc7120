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
    let text = #"""
      { "version": 1, "protocols": [
        { "protocol": "protocol P: AnyObject, Sendable", "requirements": [
          { "declaration": "func a() async", "concurrently": true }
        ] }
      ] }
      """#
    let source = SourceText(path: "P.delegates.json", text: text)
    let (specs, _) = Generator.resolve([source], references: [])
    #expect(specs.map(Explanation.text).joined().contains("  all, at once  "))
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

        no event  because
        --------  -----------------------------------
        b(_:)     the spec has '"event": false' there
        """
      )
    )
    #expect(explained.contains("fill(_:)  it takes an 'inout' argument\n"))
    #expect(explained.hasSuffix("events() has .d\n"))
  }

  @Test func `a spec is a table per protocol, with notes`() throws {
    let source = SourceText(path: "Downloads.delegates.json", text: Self.spec)
    let (specs, diagnostics) = Generator.resolve([source], references: [])
    try #require(diagnostics.flatMap(\.lines) == [])
    #expect(
      specs.map(Explanation.text).joined() == """
        Downloads.delegates.json

        DownloadDelegate, forwarded by MultiDownloadDelegate

        requirement
          dispatch     called                        caller gets  no responder  declared
          -----------  ----------------------------  -----------  ------------  --------
        downloadDidStart(_:)
          broadcast    all                                                      line 3
        download(_:shouldRetryAfter:)
          first        the first one                 its value    gives false   line 4
        limit (optional)
          firstNonNil  until an answer is not nil    that one     gives nil     line 6
                       (set: all)

        4:23: 'download(_:shouldRetryAfter:)' asks the first responder alone: with
              'allTrue' any of them can say no, with 'anyTrue' any can say yes

        EmptyDelegate, forwarded by MultiEmptyDelegate
        It requires nothing.

        BaseDelegate: no forwarder; protocols that inherit it forward its requirements.

        Both, a composite
        requires BaseDelegate
        accepts EmptyDelegate

        requirement  dispatch   called  caller gets  no responder  declared
        -----------  ---------  ------  -----------  ------------  --------
        a()          broadcast  all                                line 9

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

  @Test func `a table says which parameter a pipeline changes, and what a default does`() {
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
    #expect(text.contains("pipeline(c)"))
    #expect(text.contains("runs e() "))
  }

  @Test func `a table says how handlers answer, who comes first, and which function calls`() {
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

        requirement
          dispatch     called               caller gets          no responder   declared
          -----------  -------------------  -------------------  -------------  --------
        a(_:)
          reduce(max)  all, in turn         max of all answers,  gives 0        line 2
                                            through done
        b(done:)
          broadcast    all, in turn         through done                        line 2
        c()
          broadcast    all, reversed                                            line 2
        d()
          by(asked)    those that asked     what it returns      calls it, too  line 2
                       calls

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

        requirement  dispatch   called         caller gets  no responder  declared
        -----------  ---------  -------------  -----------  ------------  ---------
        base()       broadcast  all                                       P.swift:5
        tell()       broadcast  all                                       P.swift:2
        may()        first      the first one  its value    gives true    P.swift:3

        P.swift:3:3: 'may()' asks the first responder alone: with 'allTrue' any of them
                     can say no, with 'anyTrue' any can say yes

        Base: no forwarder; protocols that inherit it forward its requirements.

        """
    )
  }

  @Test func `a table begins with the requirements that a protocol inherits`() throws {
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

        requirement
          dispatch   called           caller gets     no responder  declared
          ---------  ---------------  --------------  ------------  --------------------
        top()
          broadcast  all                                            Top.delegates.json:2
        base()
          anyTrue    until an answer  true if one is  gives false   line 2
                     is true
        heir()
          broadcast  all                                            line 3

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
    let table = """
      requirement        dispatch   called  caller gets  no responder  declared
      -----------------  ---------  ------  -----------  ------------  --------
      may() (optional)   broadcast  all                                line 3
      must()             broadcast  all                                line 3
      left() (optional)  broadcast  all                                line 4

      """
    #expect(
      specs.map(Explanation.text).joined() == """
        A.delegates.json

        A, forwarded by MultiA

        \(table)
        MultiBoth, a composite
        requires A

        \(table)
        """
    )
  }

  @Test func `what fixtures explain fits the screen`() throws {
    let sources = try ["Specs", "Foundation"].flatMap(Repository.specPaths)
      .map { try Repository.spec(at: $0) }
    let (specs, _) = Generator.resolve(
      sources,
      references: [],
      beside: try Repository.swiftFiles(namedIn: sources)
    )
    let lines = specs.map(Explanation.text).flatMap { $0.split(separator: "\n") }
    #expect(lines.count > 200)
    #expect(lines.filter { $0.count > Table.screenWidth } == [])
  }
}
