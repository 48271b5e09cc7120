import Testing

@testable import ForwarderGen

/// The bases of protocols in Swift files.
@Suite("Bases in Swift files", .runtimeModule)
struct BaseTests {
  private static let family = """
    protocol Base: AnyObject { func base() }
    enum Outer {
      protocol Base: AnyObject { func outer() }
      protocol Middle: Base { func middle() }
    }
    protocol Heir: Outer.Middle, Base { func heir() }
    """

  @Test func `a base of the same file needs no item`() throws {
    let run = SwiftRun(item("Heir"), beside: Self.family)
    run.expect(
      "MultiHeir",
      forwards: "outer() broadcast",
      "middle() broadcast",
      "base() broadcast",
      "heir() broadcast"
    )
    // It gets no forwarder by that.
    #expect(
      run.resolution.specs.flatMap(\.protocols).compactMap(\.forwarder?.name) == ["MultiHeir"]
    )
    _ = try run.generatedTexts()
  }

  /// Also where the spec has an item about one of them.
  @Test(arguments: [[], [item("Base", in: "Y.swift")]])
  func `bases of one name in two modules are each their own`(others: [String]) {
    let run = SwiftRun(
      specs: [
        "A.delegates.json": specText([item("P", in: "X.swift"), item("Q", in: "Y.swift")] + others)
      ],
      beside: [
        "X.swift": """
        protocol Base: AnyObject { func x() }
        protocol P: Base { func p() }
        """,
        "Y.swift": """
        protocol Base: AnyObject { func y() }
        protocol Q: Base { func q() }
        """,
      ]
    )
    run.expect("MultiP", forwards: "x() broadcast", "p() broadcast")
    run.expect("MultiQ", forwards: "y() broadcast", "q() broadcast")
  }

  /// A spec that names the file of another target may stand beside the interface of its module, which no
  /// spec names any more.
  @Test func `an item about a base counts before an interface that declares it`() {
    let spec = SourceText(
      path: "A.delegates.json",
      text: specText([
        item("Base", entry("size()"), in: "Other.swift"), item("P"),
      ])
    )
    let base = "public protocol Base: AnyObject { func size() -> Int }"
    let own = [
      SourceText(path: "X.swift", text: "protocol P: Base { func p() }"),
      SourceText(path: "Other.swiftinterface", text: base),
    ]
    let other = [SourceText(path: "Other.swift", text: base)]
    let files = SwiftFiles(
      [own[0]] + other,
      of: [.of(own), .of(other)],
      about: DecodedSpecs([spec], references: []).swiftProtocols
    )
    let resolution = Resolution(of: [spec], references: [], beside: files)
    #expect(resolution.lines == [])
    #expect(
      resolution.forwarder("MultiP")?.forwarded.map(\.declared.dispatch.name) == [
        .first, .broadcast,
      ]
    )
  }

  @Test func `a base whose requirements all state their isolation need not`() throws {
    let file = """
      protocol Base { @MainActor var icon: Int? { get }; nonisolated func a() }
      @MainActor protocol P: Base { func g() }
      """
    let run = SwiftRun(
      item("P"),
      item("Base", entry("icon", #""dispatch": "firstNonNil""#)),
      beside: file
    )
    run.expect("MultiP", forwards: "icon firstNonNil", "a() broadcast", "g() broadcast")
    _ = try run.generatedTexts()
    SwiftRun(
      item("P"),
      beside: "protocol Base { nonisolated func a(); func b() }\nnonisolated protocol ①P: Base {}"
    )
    .expect(.unclearIsolation)
  }

  @Test func `a property and a method of one name come together in no class`() {
    SwiftRun(
      item("P", entry("lock", #""dispatch": "first", "default": "1""#)),
      beside: """
        protocol Base: AnyObject { func lock() }
        protocol ①P: Base { var lock: Int { get } }
        """
    )
    .expect(.propertyAndOther)
  }

  @Test func `a base may be behind aliases`() throws {
    let run = SwiftRun(
      item("Heir"),
      beside: """
        typealias Both = Outer.Pair & One & AnyObject
        enum Outer {
          typealias Pair = Two & Three
          protocol Two { func two() }
          protocol Three { func three() }
        }
        typealias One = Base
        protocol Base { func base() }
        protocol Heir: Both, One { func heir() }
        """
    )
    run.expect(
      "MultiHeir",
      forwards: "two() broadcast",
      "three() broadcast",
      "base() broadcast",
      "heir() broadcast"
    )
    _ = try run.generatedTexts()
  }

  @Test func `an alias of a protocol with arguments is no base`() {
    let base = "protocol Base<Item> { associatedtype Item; func base(_ item: Item) }"
    let heir = "typealias Ints = Base<Int>\nprotocol Heir: ①Ints { func heir() }"
    SwiftRun(item("Heir"), beside: "\(base)\n\(heir)").expect(.unknownBase)
  }

  @Test(arguments: ["Kit", "Net"])
  func `of two interfaces with a base, it is that in the one of the heir`(module: String) {
    let text = "public protocol Base { func a() }\npublic protocol D: Base {}"
    SwiftRun(
      specs: ["A.delegates.json": specText([item("D", in: "\(module).swiftinterface")])],
      beside: ["Kit.swiftinterface": text, "Net.swiftinterface": text],
      knowingTarget: true
    )
    .expect("MultiD", forwards: "a() broadcast")
  }

  @Test func `an alias that conditions make several protocols is none`() {
    SwiftRun(
      item("Heir"),
      beside: """
        #if DEBUG
        typealias Alias = One
        #else
        typealias Alias = Two
        #endif
        protocol One { func one() }
        protocol Two { func two() }
        protocol Heir: ①Alias { func heir() }
        """
    )
    .expect(.unknownBase)
  }

  @Test func `what inherits more protocols than a forwarder forwards is reported once`() {
    SwiftRun(
      item("Heir"),
      beside: "protocol ①Heir: B0 {}\n"
        + (0..<129).map { "protocol B\($0): B\($0 + 1) {}\n" }.joined() + "protocol B129 {}"
    )
    .expect(.tooManyBases)
  }

  @Test func `a base with decisions has an item`() throws {
    let run = SwiftRun(
      item("Heir"),
      item("Outer.Base", entry("outer()"), keys: #""forwarder": false, "#),
      beside: Self.family.replacing("func outer()", with: "func outer() -> Int")
    )
    run.expect(
      "MultiHeir",
      forwards: "outer() first",
      "middle() broadcast",
      "base() broadcast",
      "heir() broadcast"
    )
    _ = try run.generatedTexts()
  }

  @Test func `two specs share a base that neither has an item for`() throws {
    let run = SwiftRun(
      specs: [
        "A.delegates.json": specText([item("A")]), "B.delegates.json": specText([item("B")]),
      ],
      beside: [
        "X.swift": """
        protocol Base: AnyObject { func base() }
        protocol A: Base { func a() }
        protocol B: Base { func b() }
        """
      ]
    )
    run.expect("MultiA", forwards: "base() broadcast", "a() broadcast")
    run.expect("MultiB", forwards: "base() broadcast", "b() broadcast")
    _ = try run.generatedTexts()
  }

  @Test func `a decision that a shared base lacks is asked for once`() {
    SwiftRun(
      specs: [
        "A.delegates.json": specText([item("A")]), "B.delegates.json": specText([item("B")]),
      ],
      beside: [
        "X.swift": """
        protocol Base: AnyObject { ①func base() -> Int }
        protocol A: Base { func a() }
        protocol B: Base { func b() }
        """
      ]
    )
    .expect(.valueWithoutDispatch)
  }

  @Test(arguments: [
    item("Base", entry("base()", #""dispatch": "last", "default": "1""#)),
    #"{ "protocol": "protocol Base: AnyObject", "declared": "elsewhere", "requirements": [\#(longBase)] }"#,
  ])
  func `an item of another spec comes before`(other: String) throws {
    let run = SwiftRun(
      specs: ["A.delegates.json": specText([item("A")]), "B.delegates.json": specText([other])],
      beside: [
        "X.swift": """
        protocol Base: AnyObject { func base() -> Int }
        protocol A: Base { func a() }
        """
      ]
    )
    run.expect("MultiA", forwards: "base() last", "a() broadcast")
    _ = try run.generatedTexts()
  }

  private static let longBase =
    #"{ "declaration": "func base() -> Int", "dispatch": "last", "default": "1" }"#

  @Test func `bases in another file have items`() throws {
    let files: KeyValuePairs = [
      "X.swift": "protocol Base: AnyObject { func base() }",
      "Y.swift": "protocol Heir: Base { func heir() }",
    ]
    let run = SwiftRun(
      specs: ["A.delegates.json": specText([item("Heir", in: "Y.swift"), item("Base")])],
      beside: files
    )
    run.expect("MultiHeir", forwards: "base() broadcast", "heir() broadcast")
    run.expect("MultiBase", forwards: "base() broadcast")
    _ = try run.generatedTexts()
    SwiftRun(
      specs: ["A.delegates.json": specText([item("Heir", in: "Y.swift")])],
      beside: ["Y.swift": "protocol Heir: ①Base { func heir() }"]
    )
    .expect(.unknownBase)
  }

  @Test func `a reference's protocols can be inherited, with what they inherit`() throws {
    let run = SwiftRun(
      specs: ["A.delegates.json": specText([item("Heir", in: "Y.swift")])],
      references: ["R.delegates.json": specText([item("Base")])],
      beside: [
        "X.swift": """
        protocol Root: AnyObject { func root() }
        protocol Base: Root { func base() }
        """, "Y.swift": "protocol Heir: Base { func heir() }",
      ]
    )
    run.expect("MultiHeir", forwards: "root() broadcast", "base() broadcast", "heir() broadcast")
    _ = try run.generatedTexts()
  }

  @Test func `specs of one target in two folders of a reference know each other's items`() throws {
    SwiftRun(
      specs: ["A.delegates.json": specText([item("Heir", in: "Y.swift")])],
      references: [
        "Sources/M/one/R.delegates.json": specText([item("Base", in: "../X.swift")]),
        "Sources/M/two/S.delegates.json": specText([item("Middle", in: "../X.swift")]),
      ],
      beside: [
        "Sources/M/X.swift": """
        protocol Base: AnyObject { func base() }
        protocol Middle: Base { func middle() }
        """, "Y.swift": "protocol Heir: Middle { func heir() }",
      ]
    )
    .expect("MultiHeir", forwards: "base() broadcast", "middle() broadcast", "heir() broadcast")
  }

  @Test func `an heir inherits the base under its own condition`() throws {
    let run = SwiftRun(
      item("Heir"),
      beside: """
        #if os(Linux)
        protocol Base: AnyObject { func a() }
        protocol Heir: Base { func c() }
        #else
        protocol Base: AnyObject { func b() }
        protocol Heir: Base { func d() }
        #endif
        """
    )
    #expect(run.resolution.lines == [])
    let forwarded = run.resolution.specs.flatMap(\.protocols).filter { $0.forwarder != nil }
      .map { $0.forwarded.map(\.caseName) }
    #expect(forwarded == [["a", "c"], ["b", "d"]])
    _ = try run.generatedTexts()
  }

  @Test func `an heir under no condition cannot choose between bases`() {
    SwiftRun(
      item("Heir"),
      beside: """
        #if os(Linux)
        protocol Base: AnyObject { func a() }
        #else
        protocol Base: AnyObject { func b() }
        #endif
        protocol Heir: ①Base { func c() }
        """
    )
    .expect(.baseUnderConditions)
  }

  @Test func `a circle ends`() {
    SwiftRun(
      item("A"),
      beside: "protocol A: ①B { func a() }\nprotocol B: ②A { func b() }\nprotocol C: C {}"
    )
    .expect(.inheritanceCycle, .inheritanceCycle)
  }

  @Test func `what could not be read may be what is missing`() {
    SwiftRun(
      specs: [
        "A.delegates.json": """
        { "version": 1, "protocols": [
          { "protocol": "A", "declared": ①"Nowhere.swift" },
          { "protocol": "B", "declared": "Broken.swift" },
          { "protocol": ②"Unknown", "declared": "X.swift" },
          { "protocol": "protocol Heir: A, B, Unknown", "requirements": [] }
        ], "composites": [{ "forwarder": "All", "requires": ["A", "B"], "accepts": ["Unknown"] }] }
        """
      ],
      beside: ["Broken.swift": "protocol B ③{ func b()", "X.swift": "protocol X: AnyObject {}"]
    )
    .expect(.unreadSwiftFile, .unknownProtocolInFile, .unclosed)
  }

  // MARK: Other keys

  @Test func `composites, queues and names are as for any other protocol`() throws {
    let run = SwiftRun(
      specs: [
        "A.delegates.json": """
        { "version": 1, "protocols": [
          \(item("A", keys: #""queues": true, "delegatesProperty": "listeners", "#)),
          \(item("B", keys: #""forwarder": "ManyBs", "#)), \(item("C", keys: #""forwarder": false, "#))
        ], "composites": [{ "forwarder": "Both", "requires": ["B"], "accepts": ["C"] }] }
        """
      ],
      beside: [
        "X.swift": """
        nonisolated public protocol A: AnyObject, Sendable { func a(_ x: Int) }
        public protocol B: AnyObject { func b() }
        public protocol C: AnyObject { func c() }
        """
      ]
    )
    run.expect("MultiA", forwards: "a(_:) broadcast")
    run.expect("ManyBs", forwards: "b() broadcast")
    run.expect("Both", forwards: "b() broadcast", "c() broadcast")
    let forwarder = try #require(run.resolution.forwarder("MultiA")?.forwarder)
    #expect(forwarder.options.hasQueues && forwarder.options.registryName == "listeners")
    _ = try run.generatedTexts()
  }
}
