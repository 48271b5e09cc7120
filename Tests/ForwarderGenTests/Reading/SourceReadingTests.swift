import Testing

@testable import ForwarderGen

@Suite("Reading of Swift files")
struct SourceReadingTests {
  @Test(
    arguments: [
      "#!/usr/bin/env swift\nprotocol P: AnyObject { func a() }",
      "\u{FEFF}protocol P: AnyObject { func a() }",
      "protocol P: AnyObject { func a() }\r\n", "protocol P\n:\nAnyObject\n{\nfunc a()\n}",
      "protocol P: AnyObject { ; func a(); }",
      "protocol P: AnyObject { func a()\ntypealias T = Int }",
      "func f(protocol p: Int) { }; protocol P: AnyObject { func a() }",
      "let x = \"\\(\"}\")\"\nprotocol P: AnyObject { func a() }",
      "let x = /}\"/\nprotocol P: AnyObject { func a() }",
      "let x = a / b, y = c / d; protocol P: AnyObject { func a() }",
      "@A(b: { \"}\" }) @B.C<D> @E @F\n@G protocol Q {}\nprotocol P: AnyObject { func a() }",
      "/* /* } */ { */ protocol P: AnyObject { func a() }",
      "protocol P: AnyObject { func a() } // }",
      "infix operator />\nlet x = a/>b\nprotocol P: AnyObject { func a() }",
      "let p = Phase.optional\nprotocol P: AnyObject { func a() }",
      "let p = Phase.sending\nprotocol P: AnyObject { func a() }",
    ]
  )
  func `a protocol is found whatever is around it`(text: String) {
    let reading = SwiftReading(text, of: "P")
    #expect(reading.diagnostics == [])
    #expect(reading.heads == ["protocol P: AnyObject"])
    #expect(reading.requirements.map(\.text) == ["func a()"])
  }

  @Test(
    arguments: [
      ("#if A\nfunc x()\n#endif", "A"), ("#if !A\nfunc x()\n#endif", "!A"),
      ("#if A\n#else\nfunc x()\n#endif", "!A"), ("#if !A\n#else\nfunc x()\n#endif", "A"),
      ("#if A || B\n#else\nfunc x()\n#endif", "!(A || B)"),
      ("#if A || B\n#if C\nfunc x()\n#endif\n#endif", "(A || B) && C"),
      ("#if A\n#elseif os(iOS)\nfunc x()\n#endif", "!A && os(iOS)"),
      ("#if A\n#elseif B\n#else\nfunc x()\n#endif", "!A && !B"),
      ("#if canImport(A, _version: 1.2) // why\nfunc x()\n#endif", "canImport(A, _version: 1.2)"),
      ("#if A &&\n  B\nfunc x()\n#endif", "A && B"),
      ("#if !A && B\n#else\nfunc x()\n#endif", "!(!A && B)"),
      ("#if !A || B\n#else\nfunc x()\n#endif", "!(!A || B)"),
      ("#if A && !B\n#else\nfunc x()\n#endif", "!(A && !B)"),
      ("#if !A\n#elseif !B\n#else\nfunc x()\n#endif", "A && B"),
      ("#if !(A && B)\n#else\nfunc x()\n#endif", "!(!(A && B))"),
      ("#if compiler(>=6.1)\nfunc x()\n#endif", "compiler(>=6.1)"),
    ]
  )
  func `a condition is that of all branches around a member`(member: String, condition: String) {
    let reading = SwiftReading("protocol P: AnyObject {\n\(member)\n}", of: "P")
    #expect(reading.requirements.map(\.decision.condition?.text) == [condition])
    let around = SwiftReading(
      member.replacing("func x()", with: "import X\nprotocol P: AnyObject {}"),
      of: "P"
    )
    #expect(around.conditions == [condition])
    #expect(around.imports.map(\.text) == ["import X"])
    #expect(around.imports.map(\.condition?.text) == [condition])
  }

  @Test func `every branch of an '#if' keeps its members, its protocols and its imports`() {
    let members = SwiftReading(
      """
      protocol P: AnyObject {
        #if A
        /// First.
        func x(_ a: Int)
        #elseif B
        /// Second.
        func x(_ a: Int)
        #else
        /// Third.
        func x(_ a: Int)
        #endif
      }
      """,
      of: "P"
    )
    #expect(members.requirements.map(\.decision.condition?.text) == ["A", "!A && B", "!A && !B"])
    #expect(members.requirements.map(\.decision.doc) == ["First.", "Second.", "Third."])

    let protocols = SwiftReading(
      """
      #if A
      import First
      protocol P: AnyObject { func first() }
      #else
      import Second
      protocol P: AnyObject { func second() }
      #endif
      """,
      of: "P"
    )
    #expect(protocols.diagnostics == [])
    #expect(protocols.conditions == ["A", "!A"])
    #expect(protocols.requirements.map(\.text) == ["func first()", "func second()"])
    #expect(protocols.imports.map(\.condition?.text) == ["A", "!A"])
  }

  @Test func `an associated type keeps its conditions and loses its default`() {
    let reading = SwiftReading(
      "protocol P<A>: AnyObject { associatedtype A: B = Int where A: Hashable }",
      of: "P"
    )
    let types = reading.protocols.flatMap(\.associatedTypes)
    #expect(types.map(\.text) == ["associatedtype A: B where A: Hashable"])
  }

  @Test func `a type alias of a closure is a closure`() {
    let text = """
      typealias Done = (Bool) -> Void
      typealias Later<T> = Result<T, any Error>?
      typealias Box<T> = Array<T>
      typealias Loop = Pool
      typealias Pool = Loop
      enum Player {
        enum Kit { typealias Done = () -> Void }
        typealias Callback = Kit.Done
        protocol Base: AnyObject {
          typealias Inherited = [Done]
          func base(_ callback: Callback?)
        }
      }
      protocol P: Player.Base {
        typealias Own = (() -> Void)?
        typealias Deep = Own
        func now(_ done: Done)
        func escaping(_ done: @escaping Done)
        func optional(_ done: Done?)
        func own(_ own: Deep)
        func inherited(_ all: Inherited)
        func generic(_ box: Box<Done>)
        func outside(_ all: Outside)
        func none(_ box: Box<Int>, _ later: Later<Int>, _ loop: Loop, _ other: Player.Base)
      }
      extension P { typealias Outside = [String: Done] }
      """
    let reading = SwiftReading(text, of: "P", "Player.Base")
    let closures = reading.requirements.filter(\.declaration.takesEscapingClosure).map(\.text)
    #expect(
      closures == [
        "func escaping(_ done: @escaping Done)", "func optional(_ done: Done?)",
        "func own(_ own: P.Deep)", "func inherited(_ all: Player.Base.Inherited)",
        "func generic(_ box: Box<Done>)", "func outside(_ all: P.Outside)",
        "func base(_ callback: Player.Callback?)",
      ]
    )
    #expect(reading.requirements.count == closures.count + 2)
  }

  @Test(arguments: [("(A%, A%)", 40), ("(A%, A%)", 5_000), ("A%", isQuick ? 5_000 : 20_000)])
  func `aliases that lead to many others come to an end`(alias: String, count: Int) {
    let aliases = (0..<count)
      .map { "typealias A\($0) = \(alias.replacing("%", with: "\($0 + 1)"))" }
      .joined(separator: "\n")
    let text = "\(aliases)\nprotocol P: AnyObject { func a(_ first: A0?) }"
    let requirements = SwiftReading(text, of: "P").requirements
    // How they end is not known, so they might be closures.
    #expect(requirements.map(\.declaration.takesEscapingClosure) == [true])
  }

  @Test func `types of the types around a protocol have their whole path`() throws {
    let text = """
      enum Outer {
        struct Item {}
        typealias Done = (Item) -> Void
        enum Inner {
          struct Deep {}
          protocol P<Own>: AnyObject {
            associatedtype Own
            typealias Mine = Int
            func a(_ item: Item, Item deep: [Deep: Item?], _ Deep: Int) async throws -> Result<Item, any Error>
            func b<Item: Sendable>(_ item: Item, _ done: @escaping Done, own: Own, _ x: Outer.Item)
            func `Item`(Item: Item, _ f: (Item, Deep) -> Mine)
            var item: Item? { get }
          }
        }
      }
      """
    let reading = SwiftReading(text, of: "Outer.Inner.P")
    #expect(reading.diagnostics == [])
    #expect(
      reading.requirements.map(\.text) == [
        "func a(_ item: Outer.Item, Item deep: [Outer.Inner.Deep: Outer.Item?], _ Deep: Int) async "
          + "throws -> Result<Outer.Item, any Error>",
        "func b<Item: Sendable>(_ item: Item, _ done: @escaping Outer.Done, own: Own, _ x: Outer.Item)",
        "func `Item`(Item: Outer.Item, _ f: (Outer.Item, Outer.Inner.Deep) -> Outer.Inner.P.Mine)",
        "var item: Outer.Item? { get }",
      ]
    )
  }

  @Test func `a warning in a protocol hides nothing, and another macro is an error`() {
    let text = "protocol P: AnyObject {\n#warning(\"x\")\nfunc a()\n#error(\"y\"); func b()\n}"
    #expect(SwiftReading(text, of: "P").requirements.map(\.text) == ["func a()", "func b()"])
    let reading = SwiftReading("protocol P {\nfunc a()\n  #more(1)\nfunc b()\n}", of: "P")
    #expect(reading.requirements.map(\.text) == ["func a()", "func b()"])
    #expect(reading.diagnostics.map(\.location.line) == [3])
  }

  @Test func `a directive stands at the start of its line`() {
    for text in ["#if swift(>=9) { #endif", "{ #else"] {
      #expect(!SwiftReading("\(text)\nprotocol P: AnyObject {}", of: "P").diagnostics.isEmpty)
    }
  }

  @Test(
    arguments: [
      ("extension P { func x(_ a: Int) {} }", true),
      ("extension P { public func x(_ other: Int = 3) { } }", true),
      ("extension P { func x(_ a: String) {} }", false),
      ("extension P { func x(a: Int) {} }", false),
      ("extension P where Self: Q { func x(_ a: Int) {} }", false),
      ("extension P { func x(_ a: Int) where Self: Q {} }", false),
      ("extension P { static func x(_ a: Int) {} }", false),
      ("extension P { func y() { func x(_ a: Int) {} } }", false),
      ("extension Other { func x(_ a: Int) {} }", false),
      ("#if A\nextension P { func x(_ a: Int) {} }\n#endif", false),
      ("extension P {\n#if A\nfunc x(_ a: Int) {}\n#endif\n}", false),
      ("extension P { func x(_ a: Int) async {} }", false),
      ("extension Module.P { func x(_ a: Int) {} }", true),
    ]
  )
  func `what an extension implements for all adopters is optional`(
    text: String,
    isOptional: Bool
  ) {
    let reading = SwiftReading("protocol P: AnyObject { func x(_ a: Int) }\n\(text)", of: "P")
    #expect(reading.requirements.map(\.isOptional) == [isOptional])
  }

  @Test(
    arguments: [
      ("var x: Int { get set }", "var x: Int { get { 1 } set { } }", true),
      ("var x: Int { get set }", "var x: Int { 1 }", false),
      ("var x: Int { get }", "var x: Int { 1 }", true),
      ("subscript(i: Int) -> Int { get }", "subscript(j: Int) -> Int { j }", true),
      ("func x() async throws", "func x() {}", true),
      (
        "func x<T: A>(_ t: [T: Set<Int>]) -> T", "func x<T: A>(_ t: [T: Set<Int>]) -> T { f() }",
        true
      ),
      (
        "func x(_ a: @escaping (Int, Int) -> Void, b: Int)",
        "func x(_ a: @escaping (Int, Int) -> Void, b: Int) {}", true
      ),
    ]
  )
  func `an implementation has the kind, the name and the types of its requirement`(
    requirement: String,
    implementation: String,
    isOptional: Bool
  ) {
    let reading = SwiftReading(
      "protocol P: AnyObject { \(requirement) }\nextension P { \(implementation) }",
      of: "P"
    )
    #expect(reading.diagnostics == [])
    #expect(reading.requirements.map(\.isOptional) == [isOptional])
  }

  @Test(
    arguments: [
      ("", "B", "internal import K", "@preconcurrency import I"),
      ("package ", "B", "package import K", "@preconcurrency import I"),
      ("public ", "public import B", "package import K", "@preconcurrency public import I"),
    ]
  )
  func `imports say what generated code needs of them`(
    access: String,
    open: String,
    shared: String,
    last: String
  ) {
    func imports(_ type: String) -> [String] {
      let reading = SwiftReading(
        """
        import A; import A
        public import B
        internal import C
        private import D
        package import K
        @testable import E
        @_exported import F
        import class G.H
        @preconcurrency public import I
        import MultiDelegateRuntime
        struct Own {}
        \(access)protocol P: AnyObject { func a(_ x: [\(type)]) }
        """,
        of: "P"
      )
      return reading.imports.map(\.text)
    }
    let usual = [
      "import A", "import B", "internal import C", "internal import D", "internal import K",
      "@testable import E", "import F", "import class G.H", "@preconcurrency import I",
    ]
    #expect(
      imports("Foreign")
        == [
          "import A", open == "B" ? "import B" : open, "internal import C", "internal import D",
          shared, "@testable import E", "import F", "import class G.H", last,
        ]
    )
    // A type that needs no import needs no public one.
    for type in ["Own", "Int"] { #expect(imports(type) == usual) }
  }

  @Test func `a wild file that lacks something is read or reported`() throws {
    let source = try ImportFixtures.source("Source/Wild.swift")
    let tokens = try SwiftFile(source).tokens.dropLast()
    // One in ninety, so that the sweep stays short.
    for (number, token) in tokens.enumerated() where number % 90 == 7 {
      let start = token.position.offset
      let end = start + token.text.utf8.count
      let lacking = Array(source.bytes[..<start] + source.bytes[end...])
      let ending = Array(source.bytes[..<end])
      for bytes in [lacking, ending] {
        let part = SourceText(path: "p", bytes: bytes)
        let reading = SwiftReading(part, of: ["DownloadDelegate"])
        #expect(!reading.diagnostics.isEmpty || !reading.protocols.isEmpty, "at \(start)")
      }
    }
  }

  @Test(
    arguments: [
      "class ", "@a(", "@a<", "#if A\n", "#if swift(>=9)\n{ ", "#if swift(>=9) { #else\n",
      "#else\n", "(", "{ ", "/", "`",
      "\"\\(", "protocol ",
      "protocol P: P { ", "extension P { ", "import ", "/* ", "@", "func ", "enum A { ",
    ]
  )
  func `the same thing over and over comes to an end`(text: String) {
    let reading = SwiftReading(String(repeating: text, count: 2_000), of: "P")
    #expect(!reading.diagnostics.isEmpty)
  }
}
