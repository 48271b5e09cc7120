import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

/// Reading the members of a protocol in a Swift file, and the declarations beside it.
@Suite("Members in Swift files", .runtimeModule)
struct MemberTests {
  // MARK: Default implementations

  @Test func `an extension without conditions makes a requirement optional`() throws {
    let run = SwiftRun(
      item("P", #"{ "requirement": "e()", "optional": true }"#),
      item("Base"),
      beside: """
        protocol Base: AnyObject { func a() }
        protocol P: Base { func b(); func c(); func d(); func e(); var f: Int? { get set } }
        extension Base { func a() {} }
        extension P { func b() {}; func c() where Self: Equatable {} }
        extension P where Self: Equatable { func d() {} }
        extension P { var f: Int? { nil } }
        """
        .replacing("var f: Int? { get set } ", with: "")
        .replacing("extension P { var f: Int? { nil } }", with: "extension P { func e() {} }")
    )
    run.expect(
      "MultiP",
      forwards: "a() broadcast optional",
      "b() broadcast optional",
      "c() broadcast",
      "d() broadcast",
      "e() broadcast optional"
    )
    _ = try run.generatedTexts()
  }

  @Test func `an entry may say that a default implementation is no leave`() {
    SwiftRun(
      item("P", #"{ "requirement": "a()", "optional": false }"#),
      beside: "protocol P: AnyObject { func a() }\nextension P { func a() {} }"
    )
    .expect("MultiP", forwards: "a() broadcast")
  }

  @Test func `an extension of an Objective-C protocol implements nothing`() {
    SwiftRun(
      item("P"),
      beside: """
        import Foundation
        @objc protocol P { func a(); @objc optional func b() }
        extension P { func a() {} }
        """
    )
    .expect("MultiP", forwards: "a() broadcast", "b() broadcast optional")
  }

  // MARK: What cannot be forwarded

  private static let implemented = """
    protocol P: AnyObject { init(x: Int); static func make(); func ok() }
    extension P {
      init(x: Int) { fatalError() }
      static func make() {}
    }
    """

  @Test func `what types have is left out where an extension implements it`() throws {
    let file = Self.implemented.replacing("init(x: Int);", with: "")
      .replacing("init(x: Int) { fatalError() }", with: "")
    let run = SwiftRun(item("P"), beside: file)
    run.expect("MultiP", forwards: "ok() broadcast")
    _ = try run.generatedTexts()
    SwiftRun(item("P"), beside: Self.implemented).expect("MultiP", forwards: "ok() broadcast")
  }

  @Test(
    arguments: [
      "#if A\n①@objc\n#endif\nprotocol P: AnyObject { func a() }",
      "#if A\n①@objc\n#else\n@MainActor\n#endif\npublic protocol P: AnyObject { func a() }",
      "protocol P: AnyObject {\n#if A\n①@objc\n#endif\nfunc a()\n}",
      "protocol P: AnyObject {\nfunc a()\n#if A\n①@available(*, unavailable)\n#endif\nfunc b()\n}",
    ]
  )
  func `an attribute under a condition of its own is refused`(file: String) {
    SwiftRun(item("P"), beside: file).expect(.unsupportedShape)
  }

  @Test func `an attribute under a condition of its own on something else is not read`() {
    let file = "#if A\n@objc\n#endif\nclass C {}\nprotocol P: AnyObject { func a() }"
    SwiftRun(item("P"), beside: file).expect("MultiP", forwards: "a() broadcast")
  }

  @Test func `what is always declared is declared once under a condition`() {
    let file = "protocol P: AnyObject {\n#if OLD\nfunc a()\n#endif\nfunc a()\n}"
    SwiftRun(item("P"), beside: file).expect("MultiP", forwards: "a() broadcast")
  }

  @Test func `an entry about what is left out says why it is`() {
    let file = Self.implemented.replacing("static func make();", with: "static ①func make();")
      .replacing("static ①func", with: "①static func")
    SwiftRun(item("P", #"{ "requirement": "make()", "optional": true }"#), beside: file)
      .expect(.refusedStatic)
  }

  @Test(
    arguments: [
      ("func same(_ other: ①Self)", "same(_:)", .refusedSelf),
      ("func log(_ items: String①...)", "log(_:)", .refusedVariadic),
      ("func later(_ x: Int) ①yields -> Int", "later(_:)", .unexpectedToken),
    ] as [(String, String, DiagnosticMessage.Kind)]
  )
  func `a member of delegates is left to its default implementation only if the spec says so`(
    member: String,
    name: String,
    kind: DiagnosticMessage.Kind
  ) throws {
    let plain = member.replacing("①", with: "")
    for extended in ["", "extension P { \(plain) { fatalError() } }"] {
      let file = "protocol P: AnyObject { \(member); func ok() }\n\(extended)"
      SwiftRun(item("P"), beside: file).expect(kind)
      let entry = #"{ "requirement": "\#(name)", "forwarded": false }"#
      let run = SwiftRun(item("P", entry), beside: file.replacing("①", with: ""))
      run.expect("MultiP", forwards: "ok() broadcast")
      let fixIts = SwiftRun(item("P"), beside: file).resolution.diagnostics.compactMap(\.fixIt)
      #expect(
        fixIts.map { $0.text(isFirst: true) }
          == (extended.isEmpty ? [] : ["add to its 'requirements': \(entry)"])
      )
    }
  }

  @Test func `what is not forwarded is explained, and compiles`() throws {
    let run = SwiftRun(
      item("P", #"{ "requirement": "log(_:)", "forwarded": false }"#),
      beside: "protocol P: AnyObject { func log(_ x: Int...); func ok() }\n"
        + "extension P { func log(_ x: Int...) {} }"
    )
    _ = try run.generatedTexts()
    let text = run.resolution.specs.map { Explanation.text(of: $0) }.joined()
    #expect(text.contains("not forwarded: log(_:); the default implementation answers."))
  }

  @Test func `what cannot be forwarded is refused where it is`() {
    SwiftRun(
      item("P"),
      beside: """
        protocol P: AnyObject {
          ①init()
          ②static func a()
          func b() -> ③Self
          func c(_ x: Int④...)
          func ==⑤(a: Int) -> Bool
        }
        """
        .replacing("  func ==⑤(a: Int) -> Bool\n", with: "")
    )
    .expect(.refusedInitializer, .refusedStatic, .refusedSelf, .refusedVariadic)
  }

  @Test func `parameters may share a name`() throws {
    let run = SwiftRun(
      item("P", entry("subscript(a:b:)")),
      beside: """
        protocol P: AnyObject {
          func failed(dueTo error: Int, previous error: String?)
          subscript(a key: Int, b key: Int) -> Int { get }
        }
        """
    )
    run.expect("MultiP", forwards: "failed(dueTo:previous:) broadcast", "subscript(a:b:) first")
    _ = try run.generatedTexts()
  }

  // MARK: Types

  @Test func `a closure that is lent behind an alias is not called at once`() {
    let concurrently = #""dispatch": "broadcast", "through": "none", "concurrently": true"#
    SwiftRun(
      item(
        "P",
        #"{ "requirement": "a(_:)", "dispatch": "broadcast", "concurrently": ①true }"#,
        entry("b(_:)", concurrently),
        entry("c(_:)", concurrently)
      ),
      beside: """
        typealias Step = @Sendable () -> Void
        protocol P: AnyObject, Sendable {
          func a(_ x: Step) async
          func b(_ x: @escaping Step) async
          func c(_ x: Step?) async
        }
        """
    )
    .expect(.concurrentParameter)
  }

  @Test func `closures can be reduced`() throws {
    let run = SwiftRun(
      item(
        "P",
        entry("a()", #""dispatch": "reduce(pick)""#),
        entry("b()", #""dispatch": "reduce(pick)", "default": "{}""#)
      ),
      beside: """
        func pick<T>(_ first: T, _ second: T) -> T { second }
        protocol P: AnyObject {
          func a() -> (() -> Void)?
          func b() -> () -> Void
        }
        """
    )
    _ = try run.generatedTexts()
  }

  @Test func `what cannot be copied goes to one delegate`() throws {
    let file = """
      enum Outer {
        struct Box: ~Copyable {}
        protocol P: AnyObject {
          func a(_ box: ①consuming Box)
          func b(_ job: ②consuming ExecutorJob)
          func c(_ box: borrowing Box)
          func d(_ box: consuming Other)
        }
        struct Other {}
      }
      """
    SwiftRun(item("Outer.P"), beside: file).expect(.refusedNoncopyable, .refusedNoncopyable)
    let first = SwiftRun(
      item(
        "Outer.P",
        entry("a(_:)", #""dispatch": "first""#),
        entry("b(_:)", #""dispatch": "first""#)
      ),
      beside: MarkedText(file).text
    )
    _ = try first.generatedTexts()
  }

  @Test func `an alias of a closure is a closure, and one of Bool is Bool`() throws {
    let run = SwiftRun(
      item(
        "Outer.P",
        entry("a(_:)", #""dispatch": "first", "default": "done?()""#),
        entry("b(_:)", #""dispatch": "first", "default": "()""#),
        entry("c()", #""dispatch": "anyTrue""#),
        entry("d", #""dispatch": "allTrue""#)
      ),
      beside: """
        typealias Done = () -> Void
        typealias Answer = Bool
        enum Outer {
          typealias Handler = (Int) -> Void
          typealias Reply = Answer
          protocol P: AnyObject {
            typealias Step = [Handler]
            func a(_ done: Done?)
            func b(_ steps: Step)
            func c() -> Answer
            var d: Reply { get }
            func e(_ now: Done)
          }
        }
        """
    )
    run.expect(
      "MultiOuterP",
      forwards: "a(_:) first",
      "b(_:) first",
      "c() anyTrue",
      "d allTrue",
      "e(_:) broadcast"
    )
    _ = try run.generatedTexts()
  }

  @Test(arguments: [
    "typealias A = A", "typealias A = B\ntypealias B = A", "struct A {}",
    "#if DEBUG\ntypealias A = Bool\n#else\ntypealias A = Int\n#endif",
  ])
  func `what is no alias of Bool is none`(alias: String) {
    SwiftRun(
      item("P", entry("a()", #""dispatch": ①"anyTrue""#)),
      beside: alias + "\nprotocol P: AnyObject { func a() -> A }"
    )
    .expect(.unfitDispatch)
  }

  @Test func `associated types come from Swift, without their defaults`() throws {
    let run = SwiftRun(
      item("P", entry("a()", #""dispatch": "collect""#)),
      beside: """
        protocol P<Item, `in`>: AnyObject where Item: Sendable {
          associatedtype Item: Hashable = Int where Item: Comparable
          associatedtype `in` = [Int]
          func a() -> [Self.Item]
          func b(
            _ items: [Self.Item: Self.`in`],
            named name: String,
          )
            async
            throws
        }
        """
    )
    run.expect("MultiP", forwards: "a() collect", "b(_:named:) broadcast")
    _ = try run.generatedTexts()
  }

  // MARK: Access

  @Test func `the forwarder has the access of the protocol`() throws {
    let run = SwiftRun(
      item("A"),
      item("B"),
      item("Outer.C"),
      item("Outer.D"),
      item("Inside.E"),
      item("Outer.F", keys: #""forwarder": "internal final class MultiOuterF", "#),
      beside: """
        public protocol A: AnyObject { func a() }
        package protocol B: AnyObject { func a() }
        public enum Outer {}
        public extension Outer { protocol C: AnyObject { func a() } }
        extension Outer { protocol D: AnyObject { func a() }
          public protocol F: AnyObject { func a() } }
        enum Inside { public protocol E: AnyObject { func a() } }
        """
    )
    let forwarders = run.resolution.specs.flatMap(\.protocols).compactMap(\.forwarder)
    #expect(
      forwarders.map(\.access) == [.public, .package, .public, .internal, .internal, .internal]
    )
    _ = try run.generatedTexts()
  }

  @Test func `a protocol that the generated file cannot use is refused`() {
    SwiftRun(
      item("A"),
      item("Outer.B"),
      item("Outer.C"),
      item("D.E"),
      beside: """
        ①private protocol A: AnyObject { func a() }
        fileprivate extension Outer { ②protocol B: AnyObject { func a() } }
        struct Outer { ③fileprivate protocol C: AnyObject { func a() } }
        private struct D { ④public protocol E: AnyObject { func a() } }
        """
    )
    .expect(.refusedPrivate, .refusedPrivate, .refusedPrivate, .refusedPrivate)
  }

  @Test func `a forwarder cannot be more accessible than its protocol`() {
    SwiftRun(
      item("P", keys: #""forwarder": "①public final class MultiP", "#),
      beside: "protocol P: AnyObject { func a() }"
    )
    .expect(.tooAccessible)
  }

  // MARK: Attributes

  @Test func `an attribute is a global actor if its name or the file says so`() throws {
    let run = SwiftRun(
      item("A"),
      item("B"),
      item("C"),
      item("D"),
      beside: """
        @globalActor actor Orbit { static let shared = Orbit() }
        enum Space {
          @globalActor struct Deep { actor Place {}; static let shared = Place() }
        }
        @MainActor protocol A: AnyObject { func a(); nonisolated func b() }
        @Orbit protocol B: AnyObject { func a() }
        @Space.Deep protocol C: AnyObject { func a() }
        protocol D: AnyObject { @Orbit func a(); @MainActor var b: Int? { get } }
        """
        .replacing("; @MainActor var b: Int? { get }", with: "; @MainActor func b()")
    )
    let protocols = run.resolution.specs.flatMap(\.protocols)
    #expect(
      protocols.map(\.isolation)
        == [.mainActor, .globalActor("@Orbit"), .globalActor("@Space.Deep"), .unstated]
    )
    _ = try run.generatedTexts()
  }

  @Test(.slow) func `a macro's attribute is not repeated`() throws {
    let run = SwiftRun(
      item("P", entry("c", #""dispatch": "firstNonNil""#)),
      beside: """
        @Mockable(inits: [{ 1 }], "}") @dynamicMemberLookup
        @available(*, deprecated, message: "Use Q.")
        protocol P: AnyObject {
          @Spied func a()
          @Spied(3) @available(*, deprecated) func b()
          @Spied.Twice<Int> var c: Int? { get }
        }
        """
        .replacing(" @dynamicMemberLookup", with: "")
    )
    run.expect("MultiP", forwards: "a() broadcast", "b() broadcast", "c firstNonNil")
    // The macros themselves need a compiler's plugin.
    let text = try #require(
      Generator.generate(run.specs, beside: run.swiftFiles, locatesSource: false).texts.first
    )
    let file = "protocol P: AnyObject { func a(); func b(); var c: Int? { get } }"
    let module = try #require(RuntimeModule.current)
    try module.compile(
      ["P.swift": file, "P.delegates.swift": text],
      ["-typecheck", "-swift-version", "6"]
    )
    #expect(!text.contains("Spied") && !text.contains("Mockable"))
  }
}
