import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Declarations that were passed over in silence, each of which the compiler takes.
  ///
  /// A default implementation that is not seen answers in place of a delegate, and a completion handler that is
  /// not seen is called by each of them.
  @Suite("Silent misses")
  struct SilentMissTests {
    private static let required = "func f(_ x: Int) -> Bool"
    private static let member = "{ func f(_ x: Int) -> Bool { false } }"
    private static let done = "typealias Done = () -> Void"

    // MARK: Default implementations

    /// Files beside that of the protocol `D`, divided by `---`.
    private static let implementing = [
      "enum Kind { case any, one }\nlet standard = Kind.any\nextension D \(member)",
      "struct Foo: Sendable {}\nlet make: @Sendable () -> Foo = Foo.init\nextension D \(member)",
      "value\nextension D \(member)",
      "enum Kind { case one, some\n}\nlet k = Kind.some\nextension D \(member)",
      "\u{FEFF}extension D \(member)", "\u{FEFF}typealias X = D\n---\nextension X \(member)",
      "protocol E: D {}\nextension E \(member)", "protocol E: D {}\n---\nextension E \(member)",
      "protocol Other {}; protocol E: D, Other {}\n---\nextension Other \(member)",
      "protocol Q {}\ntypealias QD = Q & D\n---\nprotocol E: QD {}\n---\nextension E \(member)",
      "protocol E where Self: D {}\n---\nprotocol F: E {}\n---\nextension F \(member)",
      "private extension D \(member)",
      "extension D { fileprivate func f(_ x: Int) -> Bool { true } }",
      "struct Element {}\nextension D { func f(_ x: [Int].Element) -> Bool { false } }",
      "struct Stride {}\nextension D { func f(_ x: Int.Stride) -> Bool { false } }",
      "private typealias X = D\nextension X \(member)\n---\nprivate typealias X = Q; protocol Q {}",
      """
      #if os(Linux)
      typealias X = D
      #else
      typealias X = Q
      #endif
      protocol Q {}
      extension X \(member)
      """,
      """
      typealias V = Int
      extension D { func f(_ x: V) -> Bool { true } }
      #if A
      typealias V = Double
      #endif
      """,
      "enum O {}\nextension Mod.O { typealias X = D }\n---\nextension O.X \(member)",
      "class O { typealias X = D }\n---\nclass OO: O {}\n---\nextension OO.X \(member)",
      "extension (D) \(member)", "extension\n  D \(member)",
      "typealias IntD = (D)\nextension IntD \(member)",
      """
      protocol Other<T> { associatedtype T }
      ---
      extension Other<(Int) -> Void> where Self: D \(member)
      """,
      "typealias X /* \(String(repeating: "long ", count: 200)) */ = D\n---\nextension X \(member)",
      "extension D { __consuming func f(_ x: Int) -> Bool { false } }",
      "extension D { @inline (never) func f(_ x: Int) -> Bool { false } }",
      "// You can import O yourself.\nenum O { typealias X = D }\n---\nextension O.X \(member)",
      "infix operator ?=\nextension D \(member)", "prefix operator &&&\nextension D \(member)",
      "internal\u{A0}extension D \(member)", "\u{A0}extension D \(member)",
      "typealias `Any D` = D\n---\nextension `Any D` \(member)",
      "extension\u{A0}D\u{A0}\(member)",
      "typealias\u{0B}X\u{0C}=\u{A0}D\n---\nextension X \(member)",
    ]

    private func named(_ name: String, _ entry: String) -> String {
      #"{ "protocol": "\#(name)", "requirements": [\#(entry)] }"#
    }

    private func files(_ declaration: String, _ others: String) -> [(String, String)] {
      [("D.swift", declaration)]
        + others.split(separator: "\n---\n").enumerated().map { ("Other\($0).swift", String($1)) }
    }

    /// The kinds of messages about `item`, and whether its requirement is optional.
    private func result(
      _ item: String,
      _ files: [(String, String)],
      _ others: [[(String, String)]] = [],
      called names: [String?] = []
    ) -> (kinds: [DiagnosticMessage.Kind], isOptional: Bool, forwarded: Int) {
      let targets = ([files] + others).enumerated()
        .map { number, files in
          let sources = files.map {
            SourceText(path: number == 0 ? $0 : "\(number)/\($0)", text: $1)
          }
          let name = names.indices.contains(number) ? names[number] : nil
          return SwiftIndex(sources, of: name) { FileSystem.offsets(of: $0, in: $1.bytes) }
        }
      let spec = SourceText(path: "A.delegates.json", text: specText([item]))
      let decoded = DecodedSpecs([spec])
      let read = SwiftFiles(
        for: decoded.specs.compactMap(\.self),
        of: targets,
        searched: [spec.path: Array(targets.indices)],
        about: decoded.swiftProtocols
      )
      let resolution = Resolution(of: [spec], beside: read)
      let forwarded = resolution.forwarder("MultiD")?.forwarded ?? []
      return (resolution.kinds, forwarded.contains(where: \.isOptional), forwarded.count)
    }

    @Test(arguments: implementing)
    func `a default implementation is seen, or asked about`(others: String) {
      let entry = #"{ "requirement": "f(_:)", "dispatch": "first", "default": "false" }"#
      let found = result(
        named("D", entry),
        files("protocol D: AnyObject { \(Self.required) }", others)
      )
      #expect(found.isOptional || found.kinds == [.undecidedOptional], "\(found)")
    }

    @Test func `what belongs to others is none`() {
      let entry = #"{ "requirement": "f(_:)", "dispatch": "first", "default": "false" }"#
      for others in [
        "protocol Q {}\ntypealias X = Q\nextension X \(Self.member)",
        "extension Error \(Self.member)",
        "@available(*, unavailable) extension D \(Self.member)",
        "protocol Q {}\nprotocol E: Q {}\nextension E \(Self.member)",
        "extension D { func f(_ x: Double) -> Bool { true } }",
      ] {
        let found = result(
          named("D", entry),
          files("protocol D: AnyObject { \(Self.required) }", others)
        )
        #expect(!found.isOptional && found.kinds == [], "\(others): \(found)")
      }
    }

    // MARK: Completion handlers

    /// The type of the parameter, and files beside that of the protocol.
    private static let hiding = [
      ("Player.Done?", "enum Player { case one, any\n\(done) }"),
      ("Done?", "enum Kind { case any }\nlet standard = Kind.any\n\(done)"),
      ("Done?", "\u{FEFF}\(done)"),
      ("Player.Done?", "class Player: A {}\n---\nprotocol A: Z {}\n---\nprotocol Z { \(done) }"),
      ("MyErr.Done?", "protocol E: Error {}\nenum MyErr: E {}\nextension Error { \(done) }"),
      ("JSONDecoder.Done?", "import Foundation\nextension Foundation.JSONDecoder { \(done) }"),
      ("Foundation.JSONDecoder.Done?", "import Foundation\nextension JSONDecoder { \(done) }"),
      ("Player.Done?", "class Player {}\ntypealias PA = Player\nextension PA { \(done) }"),
      ("Player.Done?", "class Player {}\n---\nextension Mod.Player { \(done) }"),
      ("PA.Done?", "typealias PA = Player\n---\n\(inheriting)"),
      ("PA", "typealias PA = Player.Done?\n---\n\(inheriting)"),
      ("PA.Done?", "class Player<T> { \(done) }\ntypealias PA = Player<Int>"),
      ("Player.Done?", "class B<T> { \(done) }\ntypealias BA = B<Int>\nclass Player: BA {}"),
      ("My.Done?", "import Foundation\nclass My: NSObject {}\nextension NSObject { \(done) }"),
      (
        "My.Done?",
        "import Foundation\nclass My: Foundation.NSObject {}\nextension NSObject { \(done) }"
      ),
      ("Done?", "typealias Done = (Int...) -> Void"), ("inout Done", done),
      ("Box<() -> Void>.Item", "struct Box<T> { typealias Item = T }"),
      ("Outer<() -> Void>.Inner<Int>", "struct Outer<T> { struct Inner<U> {} }"),
      (
        "Player.Done?",
        "class Outer<T> { class Base { \(done) } }\nclass Player: Outer<Int>.Base {}"
      ),
      ("[Int].Done?", "extension Array { \(done) }"),
      ("[Int: Int].Done?", "extension Dictionary { \(done) }"),
      (
        "A.Done?",
        "typealias A = B\n---\ntypealias B = C\n---\ntypealias C = Player\n---\n\(inheriting)"
      ),
      ("PA.Done?", conditional),
      (
        "PA.Done?",
        "#if A\ntypealias PA = One\n#else\ntypealias PA = Two\n#endif\nstruct One { typealias Done = Int }\nstruct Two { \(done) }"
      ),
      (
        "PA.Done?",
        "#if A\nclass PA: One {}\n#else\nclass PA: Two {}\n#endif\nclass One { typealias Done = Int }\nclass Two { \(done) }"
      ),
      ("Loading.Done?", "protocol Completing { \(done) }\nprotocol Loading: Completing {}"),
      (
        "Loading.Done?",
        "protocol Completing {}\nextension Completing { \(done) }\nprotocol Loading: Completing {}"
      ),
      ("B.Item", "struct Box<T> { typealias Item = T }\ntypealias B = Box<() -> Void>"),
      ("B.Inner", "struct Box<T> { struct Inner { let t: T } }\ntypealias B = Box<() -> Void>"),
    ]

    private static let conditional = """
      #if os(Linux)
      typealias PA = One
      #else
      typealias PA = Two
      #endif
      struct One { \(done) }
      struct Two { \(done) }
      """

    private static let inheriting = "class Player: Base {}\n---\nclass Base { \(done) }"

    @Test(arguments: hiding)
    func `a completion handler is seen behind an alias`(type: String, others: String) {
      let found = result(
        #"{ "protocol": "D" }"#,
        files("protocol D: AnyObject { func f(_ d: \(type)) }", others)
      )
      #expect(found.kinds == [.closureWithoutDispatch], "\(found)")
    }

    @Test(
      arguments: [
        "<S: Sequence<Done>>(_ d: S)", "<S: Sequence>(_ d: S) where S.Element == () -> Void",
      ]
    )
    func `a completion handler is seen in generic arguments`(signature: String) {
      let found = result(
        #"{ "protocol": "D" }"#,
        files("protocol D: AnyObject { func f\(signature) }", Self.done)
      )
      #expect(found.kinds == [.closureWithoutDispatch], "\(found)")
    }

    @Test(
      arguments: [
        "associatedtype S: Sequence<Done>", "associatedtype S: Sequence where S.Element == Done",
        "associatedtype S: Sequence<() -> Void>",
      ]
    )
    func `a completion handler is seen in conditions on associated types`(type: String) {
      let found = result(
        #"{ "protocol": "D" }"#,
        files("protocol D: AnyObject { \(type); func f(_ s: S) }", Self.done)
      )
      #expect(found.kinds == [.closureWithoutDispatch], "\(found)")
    }

    @Test(
      arguments: [
        ("D<S>", ["associatedtype S: Sequence<() -> Void>", "func f(_ s: S)"]),
        ("D", ["func f<S: Sequence>(_ s: S) where S.Element == () -> Void"]),
      ]
    )
    func `a completion handler is seen without Swift files`(name: String, members: [String]) {
      let list = members.map { #"{ "declaration": "\#($0)" }"# }.joined(separator: ", ")
      let item = #"{ "protocol": "protocol \#(name): AnyObject", "requirements": [\#(list)] }"#
      #expect(result(item, []).kinds == [.closureWithoutDispatch])
    }

    @Test func `an alias in an extension of a base from elsewhere is seen`() {
      let found = result(
        #"{ "protocol": "D" }"#,
        files(
          "protocol D: AnyObject, Error { func f(_ d: Done?) }",
          "extension Error { \(Self.done) }"
        )
      )
      #expect(found.kinds == [.closureWithoutDispatch], "\(found)")
    }

    // MARK: Other targets

    private static let publicDone = "public \(done)"

    /// The type of the parameter, what is beside the protocol, and the files of `Kit` and `Core`.
    private static let hidingElsewhere = [
      ("Done?", "", publicDone, ""), ("Kit.Done?", "", publicDone, ""),
      ("Done?", "", "", publicDone),
      (
        "Own?", "typealias Own = Done", "import Core\npublic typealias Done = Core.Handler",
        "public typealias Handler = () -> Void"
      ),
      ("Player.Done?", "", "public struct Player {}\n---\nextension Player { \(publicDone) }", ""),
      ("Player.Done?", "class Player: Kit.Base {}", "open class Base { \(publicDone) }", ""),
      (
        "Player.Done?", "class Player: Base {}", "open class Base: Root {}",
        "open class Root { \(publicDone) }"
      ),
      ("Player.Done?", "typealias Player = Other", "public class Other { \(publicDone) }", ""),
      ("Kit.Done?", "", publicDone, "public typealias Done = Int"),
      ("Kit.Done?", "", "@_exported import Core", publicDone),
      ("Done?", "", "public typealias Done = Int", publicDone),
      ("Done?", "", "typealias Done = Int", publicDone),
      ("Kit.Done?", "", "public class Kit { \(publicDone) }", ""),
      ("Kit.Done?", done, "", ""),
      ("Done?", "private typealias Done = Int", publicDone, ""),
      ("Done?", "#if LEGACY\ntypealias Done = Int\n#endif", publicDone, ""),
      (
        "Loader.Done?", "extension Loader { private typealias Done = Int }",
        "open class Loader { \(publicDone) }", ""
      ),
      (
        "Loader.Done?", "extension Base { \(done) }",
        "open class Base {}; open class Loader: Base {}", ""
      ),
      (
        "Loader.Done?", "extension Completing { \(done) }; extension Loader: Completing {}",
        "open class Loader {}; public protocol Completing {}", ""
      ),
      (
        "Loader.Done?", "extension Loader: Completing {}",
        "open class Loader {}; public protocol Completing { \(done) }", ""
      ),
      (
        "Loader.Done?", "extension KL { \(done) }",
        "open class Loader {}; public typealias KL = Loader", ""
      ),
      (
        "Loader.Done?", "", "open class Loader: Base {}",
        "open class Base: Root {}\n---\nopen class Root { \(publicDone) }"
      ),
      // A test may import it with `@testable`.
      ("Done?", "", done, ""),
      // The own name hides none in another module.
      (
        "Own?", "typealias Own = Done; struct Handler {}",
        "public typealias Done = Handler; public typealias Handler = () -> Void", ""
      ),
    ]

    @Test(arguments: hidingElsewhere)
    func `a completion handler is seen behind an alias of another target`(
      type: String,
      others: String,
      kit: String,
      core: String
    ) {
      let found = result(
        #"{ "protocol": "D" }"#,
        files("import Kit\nimport Core\nprotocol D: AnyObject { func f(_ d: \(type)) }", others),
        [files("", kit), files("", core)]
      )
      #expect(found.kinds == [.closureWithoutDispatch], "\(found)")
    }

    @Test func `a default implementation is compared with types of other targets`() {
      let entry = #"{ "requirement": "f(_:)", "dispatch": "first", "default": "false" }"#
      func result(
        _ kit: String
      ) -> (
        kinds: [DiagnosticMessage.Kind], isOptional: Bool, forwarded: Int
      ) {
        self.result(
          named("D", entry),
          files(
            "import Kit\nprotocol D: AnyObject { func f(_ x: Number) -> Bool }",
            "extension D { func f(_ x: Int) -> Bool { true } }"
          ),
          [files("", kit)]
        )
      }
      #expect(result("public typealias Number = Int").isOptional)
      for kit in ["struct Number {}", "typealias Number = Int", "private typealias Number = Int"] {
        #expect(result(kit).kinds == [.undecidedOptional], "\(kit)")
      }
    }

    @Test func `what a spec declares names what other targets have`() {
      let item = #"{ "protocol": "protocol P: AnyObject", "requirements": ["func f(_ d: Done?)"] }"#
      let spec = #"{ "version": 1, "imports": ["Kit"], "protocols": [\#(item)] }"#
      let source = SourceText(path: "A.delegates.json", text: spec)
      let decoded = DecodedSpecs([source])
      let kit = SourceText(path: "Kit/Done.swift", text: Self.publicDone)
      let read = SwiftFiles(for: decoded.specs.compactMap(\.self), of: [.of([]), .of([kit])])
      #expect(Resolution(of: [source], beside: read).kinds == [.closureWithoutDispatch])
    }

    private static let implementingElsewhere = [
      (
        "protocol D: KB { \(required) }",
        "public protocol KB: AnyObject {}; public extension KB \(member)", ""
      ),
      (
        "protocol D: KB { \(required) }",
        "public protocol KB: CB {}; extension KB { public func f(_ x: Int) -> Bool { true } }",
        "public protocol CB: AnyObject {}"
      ),
      ("protocol D: AnyObject, Error { \(required) }", "public extension Error \(member)", ""),
      (
        "protocol D: AnyObject { \(required) }\nprotocol E: D, KB {}",
        "public protocol KB {}; public extension KB \(member)", ""
      ),
    ]

    @Test(arguments: implementingElsewhere)
    func `a default implementation in another target is seen`(
      own: String,
      kit: String,
      core: String
    ) {
      let entry = #"{ "requirement": "f(_:)", "dispatch": "first", "default": "false" }"#
      let bases = ["KB", "CB"].filter { (kit + core).contains("protocol \($0)") }
        .map { #", { "protocol": "\#($0)", "forwarder": false }"# }
      let found = result(
        named("D", entry) + bases.joined(),
        files("import Kit\n\(own)", ""),
        [files("import Core\n\(kit)", ""), files(core, "")]
      )
      #expect(found.isOptional || found.kinds.contains(.undecidedOptional), "\(found)")
    }

    @Test func `a default implementation in another target is that of what a spec repeats`() {
      let entry =
        #"{ "declaration": "\#(Self.required)", "dispatch": "first", "default": "false" }"#
      let head = #""protocol": "protocol D: AnyObject", "declared": "elsewhere""#
      let kit =
        "public protocol D: AnyObject { \(Self.required) }; public extension D \(Self.member)"
      #expect(
        result(
          "{ \(head), \"requirements\": [\(entry)] }",
          files("import Kit", ""),
          [files(kit, "")]
        )
        .isOptional
      )
    }

    @Test func `a completion handler is seen in conditions of an heir`() {
      let found = result(
        #"{ "protocol": "D" }, { "protocol": "Base", "forwarder": false }"#,
        files(
          "protocol Base<T>: AnyObject { associatedtype T; func f(_ t: T) }",
          "protocol D<T>: Base where T: Sequence, T.Element == () -> Void {}"
        )
      )
      #expect(found.kinds == [.closureWithoutDispatch], "\(found)")
    }

    /// What a target does not import, or cannot use.
    private static let elsewhere = [
      ("State?", "public struct State {}", "public typealias State = () -> Void"),
      ("State?", "public struct State {}", "typealias State = () -> Void"),
      ("Operation?", "typealias Operation = () -> Void", ""),
      ("Task?", "typealias Task = () -> Void", ""),
      (
        "Loader.State?", "public class Loader { public enum State {} }",
        "class Loader { typealias State = () -> Void }"
      ),
    ]

    @Test(arguments: elsewhere)
    func `what a target cannot use is no question`(type: String, kit: String, core: String) {
      let found = result(
        #"{ "protocol": "D" }"#,
        files("import Kit\nprotocol D: AnyObject { func f(_ d: \(type)) }", ""),
        [files(kit, ""), files(core, "")],
        called: ["App", "Kit", "Core"]
      )
      #expect(found.kinds == [], "\(found)")
      let own = result(
        #"{ "protocol": "D" }"#,
        files(
          "import Kit\npublic protocol D<Handler> { associatedtype Handler; func f(_ d: Handler?) }",
          ""
        ),
        [files("public typealias Handler = () -> Void", "")],
        called: ["App", "Kit"]
      )
      #expect(own.kinds == [], "\(own)")
    }

    @Test func `an alias may have the name of what it stands for in another module`() {
      let base = result(
        #"{ "protocol": "D" }"#,
        files("import Ext\ntypealias Base = Ext.Base\nprotocol D: Base { func g() }", "")
      )
      #expect(base.kinds == [.unknownBase], "\(base)")
      let done = result(
        #"{ "protocol": "D" }"#,
        files("import Kit\ntypealias Done = Kit.Done\nprotocol D { func f(_ d: Done?) }", ""),
        [files(Self.publicDone, "")],
        called: ["App", "Kit"]
      )
      #expect(done.kinds == [.closureWithoutDispatch], "\(done)")
    }

    @Test func `an alias of a module that nobody imports is no base`() {
      let found = result(
        #"{ "protocol": "D" }, { "protocol": "Base", "forwarder": false, "requirements": ["#
          + #"{ "requirement": "f(_:)", "dispatch": "first", "default": "false" }] }"#,
        files("import Kit\nprotocol D: Base {}", ""),
        [
          files("public protocol Base: AnyObject { \(Self.required) }", ""),
          files("public typealias Base = AnyObject", ""),
        ],
        called: ["App", "Kit", "Core"]
      )
      #expect(found.kinds == [] && found.forwarded == 1, "\(found)")
    }

    @Test func `types of two modules with one name are different`() {
      let entry = #"{ "requirement": "f(_:)", "dispatch": "first", "default": "false" }"#
      for (type, isOptional) in [("KS", false), ("Kit.State", false), ("State", true)] {
        let found = result(
          named("D", entry),
          files(
            "import Kit\nstruct State {}\nprotocol D: AnyObject { func f(_ s: \(type)) -> Bool }",
            "extension D { func f(_ s: State) -> Bool { true } }\ntypealias X = (State, KS)"
          ),
          [files("public struct State {}; public typealias KS = State", "")],
          called: ["App", "Kit"]
        )
        #expect(
          found.isOptional == isOptional || found.kinds == [.undecidedOptional],
          "\(type): \(found)"
        )
      }
    }

    @Test func `a continuation is seen behind an alias`() {
      let found = result(
        named("D", #"{ "requirement": "f(_:)", "dispatch": "broadcast" }"#),
        files(
          "protocol D: AnyObject { func f(_ r: Resume) }",
          "typealias Resume = CheckedContinuation<Int, Never>"
        )
      )
      #expect(found.kinds == [.refusedContinuation], "\(found)")
    }

    @Test func `a base may be an alias of another target`() {
      let found = result(
        #"{ "protocol": "D" }"#,
        files("import Kit\nprotocol D: Bases { func f() }", ""),
        [
          files(
            "public protocol A: AnyObject { func a(_ d: Done?) }",
            "public typealias Bases = A\npublic typealias Done = () -> Void"
          )
        ]
      )
      #expect(found.kinds != [], "\(found)")
    }

    // MARK: Bases

    @Test func `a base in two files under different conditions is refused`() {
      let found = result(
        #"{ "protocol": "D" }"#,
        files(
          "protocol D: A { func g() }",
          "#if !os(Linux)\nprotocol A {}\n#endif\n---\n#if os(Linux)\nprotocol A { func a() }\n#endif"
        )
      )
      #expect(found.kinds == [.baseUnderConditions], "\(found)")
    }

    @Test func `a spec may inherit by an alias what is extended`() {
      let head = #""protocol": "protocol D: AnyObject, Pr""#
      let keys = #""dispatch": "first", "default": "false""#
      let entry = #"{ "declaration": "\#(Self.required)", \#(keys) }"#
      let item = #"{ \#(head), "requirements": [\#(entry)] }"#
      SwiftRun(
        specs: [
          "A.delegates.json": #"{ "version": 1, "markers": ["Pr"], "protocols": [\#(item)] }"#
        ],
        beside: ["Q.swift": "protocol Q {}\ntypealias Pr = Q\nextension Q \(Self.member)"],
        knowingTarget: true
      )
      .expect("MultiD", forwards: "f(_:) first optional")
    }

    @Test func `all delegates of a composite adopt what is extended`() {
      let a = #"{ "requirement": "f(_:)", "dispatch": "first", "default": "false" }"#
      let items = [named("A", a), #"{ "protocol": "B" }"#].joined(separator: ", ")
      let composite = #"{ "forwarder": "MultiAB", "requires": ["A", "B"] }"#
      let run = SwiftRun(
        specs: [
          "A.delegates.json":
            #"{ "version": 1, "protocols": [\#(items)], "composites": [\#(composite)] }"#
        ],
        beside: [
          "A.swift": "protocol A: AnyObject { \(Self.required) }",
          "B.swift": "protocol B: AnyObject { func g() }\nextension B \(Self.member)",
        ],
        knowingTarget: true
      )
      #expect(run.resolution.kinds == [.undecidedOptional])
    }

    @Test func `what one base forwards and another leaves out is a dispute`() {
      let f = #"{ "requirement": "f(_:)", "dispatch": "anyTrue", "optional": true }"#
      let left = #"{ "requirement": "f(_:)", "forwarded": false }"#
      func unforwarded(_ name: String, _ entry: String) -> String {
        #"{ "protocol": "\#(name)", "forwarder": false, "requirements": [\#(entry)] }"#
      }
      let items = [unforwarded("A", f), unforwarded("B", left), #"{ "protocol": "D" }"#]
      let run = SwiftRun(
        specs: ["A.delegates.json": specText(items)],
        beside: [
          "A.swift": """
          protocol A: AnyObject { \(Self.required) }
          protocol B: AnyObject { \(Self.required) }
          protocol D: A, B {}
          extension B \(Self.member)
          """
        ],
        knowingTarget: true
      )
      #expect(run.resolution.kinds == [.sharedDispatch])
    }
  }
}
