import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Declarations that were passed over in silence, each of which the compiler takes.
  ///
  /// A default implementation that is not seen answers in place of a delegate, and a completion handler that is
  /// not seen is called by each of them.
  @Suite("Silent misses")
  struct SilentMissTests: TargetCases {
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
      "enum N { typealias X = D }\n---\ntypealias NN = N\n---\nprotocol H: NN.X {}\n---\nextension H \(member)",
      "class N: M {}\n---\nclass M { typealias X = D }\n---\nprotocol O {}\nextension O where Self: N.X \(member)",
      "struct S {}\ntypealias SS = S\n---\nextension SS { typealias X = D }\n---\nextension S.X \(member)",
      "struct G<T> { typealias X = D }\n---\ntypealias Y = G<Int>.X\n---\nextension Y \(member)",
      "struct G<T> { typealias X = D }\n---\nextension G<Int>.X \(member)",
      // What only a later Swift knows.
      "extension D { func f(_ x: ^Int) -> Bool { true } }",
      "extension D { func f<^T>(_ x: Int) -> Bool { true } }",
    ]

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
        "protocol Q {}\nextension Q where Self: AnyObject \(Self.member)",
        "extension D { func f(_ x: Double) -> Bool { true } }",
      ] {
        let found = result(
          named("D", entry),
          files("protocol D: AnyObject { \(Self.required) }", others)
        )
        #expect(!found.isOptional && found.kinds == [], "\(others): \(found)")
      }
    }

    @Test(arguments: ["Hashable", "Codable, Sendable", "Error & Sendable"])
    func `what has to be equal to others is no completion handler`(constraint: String) {
      let found = result(
        #"{ "protocol": "D" }"#,
        files(
          "protocol D: AnyObject { func f(_ x: Model.ID?) }",
          """
          protocol Entity { associatedtype ID: \(constraint); var id: ID { get } }
          struct Model: Entity { let id = 0 }
          """
        )
      )
      #expect(found.kinds == [], "\(found)")
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
      ("[Int].Done?", "extension [Int] { \(done) }"),
      ("[Int: Int].Done?", "extension [Int: Int] { \(done) }"),
      ("Hs.Element?", "typealias Hs = [() -> Void]"),
      (
        "P.Item?",
        "class P {}; typealias PP = P; extension PP: Q {}\n---\nprotocol Q: R {}\n---\nprotocol R {}; extension R { typealias Item = () -> Void }"
      ),
      (
        "P.Done?",
        "class P: N.B {}\n---\ntypealias N = NN\n---\nenum NN { class B { \(done) } }"
      ),
      (
        "P.Out?",
        "protocol Q { associatedtype In; typealias Out = In }\nstruct P: Q { typealias In = () -> Void }"
      ),
      ("P.In?", "protocol Q { associatedtype In = () -> Void }\nstruct P: Q {}"),
      ("S.Me.Done?", "struct S { typealias Me = Self; \(done) }"),
      ("Int.Done?", "extension Equatable { \(done) }"),
      ("Hs.Value?", "typealias Hs = [Int: () -> Void]"),
      (
        "Store<Feature>.Event?",
        "\(feature)\n---\nclass Store<F: Kind> { typealias Event = F.Action }"
      ),
      (
        "Login.Event?",
        "\(feature)\n---\nclass Store<F: Kind> { typealias Event = [F.Action] }\nclass Login: Store<Feature> {}"
      ),
      ("Of<Feature>?", "\(feature)\ntypealias Of<F: Kind> = F.Action"),
      (
        "P.In?",
        "protocol Q { associatedtype In }\nprotocol R: Q where In == () -> Void {}\n---\nstruct P: R {}"
      ),
      (
        "Handlers.Element?",
        "struct Handlers: Sequence { func makeIterator() -> AnyIterator<() -> Void> }"
      ),
      ("Done?", "typealias Done = @MainActor(unsafe) () -> Void"),
      (
        "Outer.Inner.Done?",
        "enum Outer<T> { class Inner {} }\n---\nextension Outer<Int>.Inner { \(done) }"
      ),
      (
        "[Int].Inner.Done?",
        "extension [Int] { struct Inner {} }\nextension [Int].Inner { \(done) }"
      ),
      ("Player.Done?", "class B<T> { typealias Done = T }\nclass Player: B<() -> Void> {}"),
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
      (
        "A0.Done?",
        (0..<300).map { "typealias A\($0) = A\($0 + 1)\n" }.joined() + "class A300 { \(done) }"
      ),
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

    /// A type that is given to a generic one, with a closure.
    private static let feature = """
      protocol Kind { associatedtype Action }
      enum Feature: Kind { typealias Action = (Int) -> Void }
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
        "func f<S: Sequence<Done>>(_ d: S)",
        "func f<S: Sequence>(_ d: S) where S.Element == () -> Void",
        "associatedtype S: Sequence<Done>; func f(_ s: S)", "func f<S: Loading>(_ d: S.Handler?)",
        "associatedtype S: Loading; func f(_ d: S.Handler?)",
        "associatedtype S = Done; func f(_ s: S)",
        "associatedtype S: Doing; func f(_ x: S.Reply?)",
        "func f<S: Doing>(_ s: S, _ x: [S.Reply])",
        "associatedtype S: Featuring; func f(_ x: S.View.Done?)",
        "associatedtype S: Answering; func f(_ x: S.Answer?)",
        "associatedtype S: Sequence where S.Element == Done; func f(_ s: S)",
        "associatedtype S: Sequence<() -> Void>; func f(_ s: S)",
      ]
    )
    func `a completion handler is seen in conditions on generic types`(members: String) {
      let found = result(
        #"{ "protocol": "D" }"#,
        files(
          "protocol D: AnyObject { \(members) }",
          """
          \(Self.done)
          protocol Loading { typealias Handler = Done }
          protocol Service { associatedtype Reply }
          protocol Doing: Service where Reply == () -> Void {}
          protocol Featuring { associatedtype View: Viewing }
          protocol Viewing { \(Self.done) }
          protocol Answering { associatedtype Answer = () -> Void }
          """
        )
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

    @Test func `what one base forwards and another leaves out is forwarded`() {
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
      run.expect("MultiD", forwards: "f(_:) anyTrue optional")
    }
  }
}
