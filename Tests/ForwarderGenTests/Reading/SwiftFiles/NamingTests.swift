import Testing

@testable import ForwarderGen

/// How a spec names protocols of a Swift file, and their requirements.
@Suite("Names in Swift files", .runtimeModule)
struct NamingTests {
  // MARK: Protocols

  @Test func `a protocol is named by its path`() {
    let file = """
      protocol Delegate: AnyObject { func a() }
      public enum Outer {
        public protocol Delegate: AnyObject { func b() }
        final class `inner type` { protocol `any`: AnyObject { func c() } }
      }
      extension Outer.Deep { protocol Delegate: AnyObject { func d() } }
      """
    let run = SwiftRun(
      item("Delegate"),
      item("Outer.Delegate"),
      item("Outer.Deep.Delegate"),
      item("Outer.inner type.any", keys: #""forwarder": "Many", "#),
      beside: file
    )
    run.expect("MultiDelegate", forwards: "a() broadcast")
    run.expect("MultiOuterDelegate", forwards: "b() broadcast")
    run.expect("MultiOuterDeepDelegate", forwards: "d() broadcast")
    run.expect("Many", forwards: "c() broadcast")
    let heads = run.resolution.specs.flatMap(\.protocols).map(\.head.escapedPath)
    #expect(heads.last == "Outer.`inner type`.`any`")
  }

  @Test func `a name that the file has not is reported with the nearest one`() {
    SwiftRun(
      #"{ "protocol": ①"Outer.Delegat", "declared": "X.swift" }"#,
      #"{ "protocol": ②"Anything", "declared": "X.swift" }"#,
      beside: "enum Outer { protocol Delegate {} }"
    )
    .expect(.unknownProtocolInFile, .unknownProtocolInFile)
  }

  @Test(arguments: [
    "protocol P", "public protocol P: AnyObject", "@MainActor protocol P<Item>", "protocol A.P {",
  ])
  func `a head in place of a name is refused`(head: String) {
    SwiftRun(
      #"{ "protocol": ①"\#(head)", "declared": "X.swift" }"#,
      beside: "protocol P { func a() }"
    )
    .expect(.unknownProtocolInFile)
  }

  @Test func `a protocol has one item, whichever spec has it and however it writes the path`() {
    SwiftRun(
      specs: [
        "Sources/A.delegates.json": specText([item("P"), itemMarked("①", "X.swift")]),
        "Sources/B.delegates.json": specText([itemMarked("②", "./Y/../X.swift")]),
      ],
      beside: ["Sources/X.swift": "protocol P: AnyObject { func a() -> ③Self? }"]
    )
    .expect(.itemTwice, .itemTwice, .refusedSelf)
  }

  private func itemMarked(_ mark: String, _ path: String) -> String {
    #"{ "protocol": \#(mark)"P", "declared": "\#(path)" }"#
  }

  // MARK: Requirements

  private static let file = """
    protocol P: AnyObject {
      func a(_ x: Int, label y: Int) -> Int
      var b: Int { get }
      subscript(x: Int) -> Int { get }
      subscript(at x: Int, y: Int) -> Int { get }
      subscript(at z: Int) -> Int { get }
      func `default`(`in` x: Int) -> Int
      func `two words`() -> Int
    }
    """

  @Test func `an entry gives a compound name, with or without back-ticks and spaces`() {
    let run = SwiftRun(
      item(
        "P",
        entry("a(_:label:)"),
        entry("b"),
        entry("subscript(_:)"),
        entry("subscript( _: _: )", #""dispatch": "last", "default": "1", "name": "pair""#),
        entry("`subscript`(at:)", #""dispatch": "first", "default": "1", "name": "at""#),
        entry("default(`in`:)"),
        entry("two words()")
      ),
      beside: Self.file.replacing("subscript(at x: Int, y: Int)", with: "subscript(x: Int, y: Int)")
    )
    run.expect(
      "MultiP",
      forwards: "a(_:label:) first",
      "b first",
      "subscript(_:) first",
      "subscript(_:_:) last",
      "subscript(at:) first",
      "default(in:) first",
      "two words() first"
    )
  }

  @Test func `an entry without a counterpart is reported, with the nearest name`() throws {
    let run = SwiftRun(
      item("P", #"{ "requirement": ①"sync(_:shouldRetry:)" }"#),
      beside: "protocol P: AnyObject { func sync(_ a: Int, shouldRetryAfter: Int) }"
    )
    run.expect(.unknownSubject)
    #expect(run.resolution.lines[0].hasSuffix(": did you mean 'sync(_:shouldRetryAfter:)'?"))
  }

  @Test func `an entry about a whole declaration is reported with its name`() {
    let run = SwiftRun(
      item("P", #"{ "requirement": ①"func sync(_ a: Int, after: Int)" }"#),
      beside: "protocol P: AnyObject { func sync(_ a: Int, after: Int); func other() }"
    )
    run.expect(.unknownSubject)
    #expect(run.resolution.lines[0].hasSuffix(": did you mean 'sync(_:after:)'?"))
  }

  @Test func `an entry about what a protocol of no requirements has is reported`() {
    SwiftRun(item("P", #"{ "requirement": ①"a()" }"#), beside: "protocol P: AnyObject {}")
      .expect(.unknownSubject)
  }

  @Test func `what is not understood may be what an entry is about`() {
    SwiftRun(
      item("P", entry("a()")),
      beside: "protocol P: AnyObject { func ①3() }"
    )
    .expect(.unexpectedToken)
  }

  @Test func `a requirement has one entry`() {
    SwiftRun(
      item("P", entry("a()"), #"{ "requirement": ①"a( )", "dispatch": "last" }"#),
      beside: "protocol P: AnyObject { func a() -> Int }"
    )
    .expect(.subjectTwice)
  }

  // MARK: Overloads

  private static let overloads = """
    protocol P: AnyObject {
      func over(_ x: Int) -> Int
      func over(_ x: [String: Int]) -> Int
      func over(_ x: [String: Int]) async -> Int
      func over(_ x: [String: Int], y: Int) -> Int
    }
    """

  @Test func `overloads are told apart by types, and by 'async'`() {
    SwiftRun(
      item(
        "P",
        entry("over(_: Int)"),
        entry("over(_:[String:Int])", #""dispatch": "last", "default": "1", "name": "b""#),
        entry("over(_: [String: Int]) async", #""dispatch": "last", "default": "2", "name": "c""#),
        entry("over(_:y:)")
      ),
      beside: Self.overloads
    )
    .expect(
      "MultiP",
      forwards: "over(_:) first",
      "over(_:) last",
      "over(_:) last",
      "over(_:y:) first"
    )
  }

  @Test func `a name of several requirements is reported with the forms that tell them apart`() {
    let run = SwiftRun(
      item("P", #"{ "requirement": ①"over(_:)", "dispatch": "first" }"#, entry("over(_:y:)")),
      beside: Self.overloads
    )
    run.expect(.ambiguousSubject)
    #expect(
      run.resolution.lines[0]
        .hasSuffix(
          "write one of 'over(_: Int)', 'over(_: [String: Int])', 'over(_: [String: Int]) async'"
        )
    )
  }

  @Test func `overloads are told apart by what their generic parameters have to be`() throws {
    let run = SwiftRun(
      item(
        "P",
        entry("a(_: T)"),
        entry(
          "a(_: T) where T: Comparable",
          #""dispatch": "last", "default": "2", "name": "aComparable""#
        ),
        entry(
          "subscript(_: T) where T: Hashable",
          #""dispatch": "last", "default": "3", "name": "hashed""#
        ),
        entry("subscript(_: T)")
      ),
      beside: """
        protocol P: AnyObject {
          func a<T>(_ x: T) -> Int
          func a<T: Comparable>(_ x: T) -> Int
          subscript<T>(x: T) -> Int { get }
          subscript<T>(x: T) -> Int where T: Hashable { get }
        }
        """
    )
    run.expect(
      "MultiP",
      forwards: "a(_:) first",
      "a(_:) last",
      "subscript(_:) first",
      "subscript(_:) last"
    )
    _ = try run.generatedTexts()
  }

  @Test func `an entry has constraints in any order, and the error lists the forms`() {
    let file = """
      protocol P: AnyObject {
        func a<T: Comparable>(_ t: T) -> Int
        func a<T>(_ t: T) -> Int where T: Sequence, T.Element == Int
      }
      """
    SwiftRun(
      item(
        "P",
        entry("a(_: T) where T: Sequence, T.Element == Int"),
        entry("a(_: T) where T:Comparable", #""dispatch": "last", "default": "1", "name": "b""#)
      ),
      beside: file
    )
    .expect("MultiP", forwards: "a(_:) last", "a(_:) first")
    let run = SwiftRun(item("P", #"{ "requirement": ①"wholly()" }"#), beside: file)
    #expect(
      run.resolution.lines.first?
        .hasSuffix(
          "no entry: 'a(_: T) where T: Comparable' or 'a(_: T) where T.Element == Int, T: Sequence'"
        ) == true
    )
  }

  @Test func `a constraint is the same behind 'where'`() {
    SwiftRun(
      item("P"),
      beside: """
        protocol P: AnyObject {
          func a<T: Sendable>(_ x: T)
          ①func a<T>(_ x: T) where T: Sendable
        }
        """
    )
    .expect(.duplicateRequirement)
  }

  @Test func `without effects, a name is the overload that has none`() {
    let file = "protocol P: AnyObject { func a() -> Int\nfunc a() async -> Int }"
    let other = #""dispatch": "last", "default": "2", "name": "aAsync""#
    SwiftRun(item("P", entry("a()"), entry("a() async", other)), beside: file)
      .expect("MultiP", forwards: "a() first", "a() last")
    let effects = "protocol P: AnyObject { func a() throws -> Int\nfunc a() async -> Int }"
    SwiftRun(item("P", #"{ "requirement": ①"a()", "dispatch": "first" }"#), beside: effects)
      .expect(.ambiguousSubject)
  }

  /// The text is used outside of the forwarder, too: in the enum of events, and where answers are combined.
  @Test
  func `aliases of a protocol, and types that aliases elsewhere mention, have their whole path`()
    throws
  {
    let swift = """
      enum Payment {
        enum Outcome: Sendable { case paid, declined }
        typealias Completion = (Outcome) -> Void
      }
      func longer(_ a: String, _ b: String) -> String { a.count > b.count ? a : b }
      protocol CartDelegate: AnyObject {
        typealias ID = String
        typealias Reply = Int
        func add(_ id: ID, _ reply: Self.Reply)
        func merge(_ id: ID) -> ID
        func pay(completion: @escaping Payment.Completion)
      }
      protocol Heir: CartDelegate { func heir(_ ids: [ID: Reply?]) }
      protocol Other: AnyObject { typealias ID = Int; func other(_ id: ID) }
      protocol Listing<Item>: AnyObject {
        associatedtype Item
        typealias Items = [Item]
        typealias Pairs = [(Items, Count)]
        typealias Count = Int
        typealias Box<T> = [T]
        func list(_ items: Items, _ pairs: Pairs, _ count: Count, _ box: Box<Int>)
      }
      """
    let spec = """
      {
        "version": 1,
        "protocols": [
          {
            "protocol": "CartDelegate",
            "events": true,
            "requirements": [
              { "requirement": "merge(_:)", "dispatch": "reduce(longer)", "default": "\\"\\"" },
              { "requirement": "pay(completion:)", "dispatch": "last", "default": ".declined" }
            ]
          },
          { "protocol": "Heir" },
          { "protocol": "Other" },
          { "protocol": "Listing" }
        ],
        "composites": [{ "forwarder": "final class MultiBoth", "requires": ["CartDelegate", "Other"] }]
      }
      """
    let file = SourceText(path: "Cart.swift", text: swift)
    let text = try #require(
      try generatedTexts(
        of: [SourceText(path: "Cart.delegates.json", text: spec)],
        with: [file],
        read: SwiftFiles(of: [.of([file])], about: ["CartDelegate", "Heir", "Other", "Listing"])
      )
      .first
    )
    for line in [
      "  func add(_ id: CartDelegate.ID, _ reply: CartDelegate.Reply) {",
      "  case add(CartDelegate.ID, CartDelegate.Reply)", ".askInOrder(for: Payment.Outcome.self)",
      "  func heir(_ ids: [CartDelegate.ID: CartDelegate.Reply?]) {",
      "  func list(_ items: Items, _ pairs: Pairs, _ count: Listing.Count, _ box: Box<Int>) {",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }
}
