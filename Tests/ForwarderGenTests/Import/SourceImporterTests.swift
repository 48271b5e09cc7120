import Foundation
import Testing

@testable import ForwarderGen

@Suite("Import of Swift files")
struct SourceImporterTests {
  private func result(_ texts: String..., of names: String...) -> ImportResult {
    let sources = texts.enumerated().map { SourceText(path: "\($0).swift", text: $1) }
    return SourceImporter.importProtocols(names, from: sources)
  }

  /// The requirements of the first protocol.
  private func requirements(_ result: ImportResult) -> [ImportedRequirement] {
    result.spec.protocols.first?.requirements ?? []
  }

  @Test func `wild files are imported as recorded`() throws {
    let names = ImportFixtures.wildProtocols + ["Factory", "Hidden", "Ancient"]
    let result = SourceImporter.importProtocols(names, from: try ImportFixtures.wildFiles())
    let expected = ImportFixtures.folder.appending(path: "Source/Wild.import.txt")
    try Recording.expect(result.report, matches: expected)
  }

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
    let result = result(text, of: "P")
    #expect(result.diagnostics == [])
    #expect(result.spec.protocols.map(\.head) == ["protocol P: AnyObject"])
    #expect(requirements(result) == [ImportedRequirement(declaration: "func a()")])
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
    let result = result("protocol P: AnyObject {\n\(member)\n}", of: "P")
    #expect(requirements(result).map(\.condition) == [condition])
    let around = self.result(
      member.replacing("func x()", with: "import X\nprotocol P: AnyObject {}"),
      of: "P"
    )
    #expect(around.spec.protocols.map(\.condition) == [condition])
    #expect(around.spec.imports == [ImportedModule(text: "X", condition: condition)])
  }

  @Test func `every branch of an '#if' keeps its members, its protocols and its imports`() {
    let members = result(
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
    #expect(requirements(members).map(\.condition) == ["A", "!A && B", "!A && !B"])
    #expect(requirements(members).map(\.doc) == ["First.", "Second.", "Third."])

    let protocols = result(
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
    #expect(protocols.spec.protocols.map(\.condition) == ["A", "!A"])
    #expect(
      protocols.spec.protocols.flatMap(\.requirements).map(\.declaration)
        == ["func first()", "func second()"]
    )
    #expect(protocols.spec.imports.map(\.condition) == ["A", "!A"])
  }

  @Test func `a base is the one of the same branch`() {
    let found = result(
      """
      #if A
      protocol B: AnyObject { func first() }
      protocol P: B {}
      #else
      protocol B { func second() }
      protocol P: B {}
      #endif
      """,
      of: "P"
    )
    #expect(found.spec.protocols.map(\.head) == ["protocol P: AnyObject", "protocol P"])
  }

  @Test func `overloads get other case names unless they are in different branches`() {
    let both = result("protocol P: AnyObject { func x(_ a: Int); func x(_ a: String) }", of: "P")
    #expect(requirements(both).map(\.name) == [nil, "xString"])
    let branches = result(
      "protocol P: AnyObject {\n#if A\nfunc x(_ a: Int)\n#else\nfunc x(_ a: String)\n#endif\n}",
      of: "P"
    )
    #expect(requirements(branches).map(\.name) == [nil, nil])
    let three = result(
      "protocol P: AnyObject { func x(); func x() async; func x(_: Int); func x(_: Int) async }",
      of: "P"
    )
    #expect(requirements(three).map(\.name) == [nil, "xAsync", "xInt", "x2"])
  }

  @Test func `bases that are not imported leave what they inherit, each once`() {
    let found = result(
      "protocol B: AnyObject {}; protocol C: AnyObject {}; protocol P: B, C {}",
      of: "P"
    )
    #expect(found.spec.protocols.map(\.head) == ["protocol P: AnyObject"])
  }

  @Test func `an associated type keeps its conditions and loses its default`() {
    let found = result(
      "protocol P<A>: AnyObject { associatedtype A: B = Int where A: Hashable }",
      of: "P"
    )
    #expect(requirements(found).map(\.declaration) == ["associatedtype A: B where A: Hashable"])
  }

  @Test func `a member that is declared again counts where it is declared last`() {
    let result = result(
      """
      protocol Base: AnyObject {
        #if A
        func x()
        #endif
        #if A
        func y()
        #endif
      }
      protocol P: Base {
        @MainActor func x()
        #if A
        @MainActor func y()
        #else
        func y()
        #endif
      }
      """,
      of: "P"
    )
    #expect(
      requirements(result).map { [$0.condition, $0.declaration] }
        == [[nil, "@MainActor func x()"], ["A", "@MainActor func y()"], ["!A", "func y()"]]
    )
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
    let spec = result(text, of: "P", "Player.Base").spec
    let requirements = spec.protocols.flatMap(\.requirements)
    let closures = requirements.filter { $0.dispatch == "first" }.map(\.declaration)
    #expect(
      closures == [
        "func escaping(_ done: @escaping Done)", "func optional(_ done: Done?)",
        "func own(_ own: Deep)", "func inherited(_ all: Inherited)",
        "func generic(_ box: Box<Done>)", "func outside(_ all: Outside)",
        "func base(_ callback: Callback?)",
      ]
    )
    #expect(requirements.filter { $0.dispatch == nil }.count == 2)
  }

  @Test(arguments: ["(A%, A%)", "A%"], [40, 20_000])
  func `aliases that lead to many others come to an end`(alias: String, count: Int) {
    let aliases = (0..<count)
      .map { "typealias A\($0) = \(alias.replacing("%", with: "\($0 + 1)"))" }
      .joined(separator: "\n")
    let text = "\(aliases)\nprotocol P: AnyObject { func a(_ first: A0?) }"
    #expect(result(text, of: "P").spec.protocols.flatMap(\.requirements).map(\.dispatch) == [nil])
  }

  @Test func `a directive stands at the start of its line`() {
    for text in ["#if swift(>=9) { #endif", "{ #else", "#endif"] {
      #expect(!result("\(text)\nprotocol P: AnyObject {}", of: "P").diagnostics.isEmpty)
    }
  }

  @Test(
    arguments: [
      (["delegates"], "delegateRegistry"),
      (["nonisolatedDelegates"], "delegateRegistry"),
      (["delegates", "delegateRegistry"], "delegateRegistry2"),
      (["delegates", "nonisolatedDelegateRegistry"], "delegateRegistry2"),
      (["delegates", "delegateRegistry", "delegateRegistry2"], "delegateRegistry3"),
      (["delegateRegistry"], nil),
    ] as [([String], String?)]
  )
  func `the registry gets a name that no requirement has`(members: [String], name: String?) throws {
    let list = members.map { "var \($0): Int { get }" }.joined(separator: "; ")
    let own = result("protocol P: AnyObject { \(list) }", of: "P")
    #expect(own.spec.protocols.map(\.delegatesProperty) == [name])
    let inherited = result("protocol B: AnyObject { \(list) }; protocol P: B {}", of: "P", "B")
    #expect(inherited.spec.protocols.map(\.delegatesProperty) == [name, name])
    for spec in [own.spec, inherited.spec] {
      let generation = Generator.generate([spec.source(named: "p")], locatesSource: false)
      #expect(generation.lines == [])
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
    let result = result("protocol P: AnyObject { func x(_ a: Int) }", text, of: "P")
    #expect(requirements(result).map(\.isOptional) == [isOptional])
  }

  @Test(
    arguments: [
      ("var x: Int { get set }", "var x: Int { get { 1 } set { } }", true),
      ("var x: Int { get set }", "var x: Int { 1 }", false),
      ("var x: Int { get }", "var x: Int { 1 }", true),
      ("subscript(i: Int) -> Int { get }", "subscript(j: Int) -> Int { j }", true),
      ("func x() async throws", "func x() {}", true),
      ("static func x()", "static func x() {}", false),
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
    let result = result(
      "protocol P: AnyObject { \(requirement) }\nextension P { \(implementation) }",
      of: "P"
    )
    if requirement.hasPrefix("static") {
      #expect(result.omissions.map(\.isWholeProtocol) == [false])
    } else {
      #expect(requirements(result).map(\.isOptional) == [isOptional])
    }
  }

  @Test func `a nested base is found from inside out, in any file`() {
    let result = result(
      "enum Outer { protocol P: AnyObject, Base { func p() } }",
      "protocol Base { func wrong() }",
      "extension Outer { protocol Base { func right() } }",
      of: "Outer.P"
    )
    #expect(requirements(result).map(\.declaration) == ["func right()", "func p()"])
  }

  @Test func `imports say what generated code needs of them`() {
    let result = result(
      """
      import A; import A
      public import B
      internal import C
      private import D
      @testable import E
      @_exported import F
      import class G.H
      @preconcurrency public import I
      import J.K
      protocol P: AnyObject {}
      """,
      "import Unrelated",
      of: "P"
    )
    #expect(
      result.spec.imports.map(\.text)
        == [
          "A", "B", "internal import C", "internal import D", "@testable import E", "F",
          "import class G.H", "@preconcurrency import I", "J.K",
        ]
    )
  }

  @Test func `a wild file that lacks something is read or reported`() throws {
    let source = try ImportFixtures.source("Source/Wild.swift")
    let tokens = try #require(SwiftFile.read(source)).tokens.dropLast()
    // One in ninety, so that the sweep stays short.
    for (number, token) in tokens.enumerated() where number % 90 == 7 {
      let start = token.position.offset
      let end = start + token.text.utf8.count
      let lacking = Array(source.bytes[..<start] + source.bytes[end...])
      let ending = Array(source.bytes[..<end])
      for bytes in [lacking, ending] {
        let part = SourceText(path: "p", bytes: bytes)
        let result = SourceImporter.importProtocols(["DownloadDelegate"], from: [part])
        let isSilent =
          result.diagnostics.isEmpty && result.omissions.isEmpty && result.spec.protocols.isEmpty
        #expect(!isSilent, "at \(start)")
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
    let result = result(String(repeating: text, count: 2_000), of: "P")
    #expect(!result.diagnostics.isEmpty)
  }
}

extension SwiftFile {
  fileprivate static func read(_ source: SourceText) -> SwiftFile? {
    var diagnostics = Diagnostics(of: source)
    return read(source, &diagnostics)
  }
}
