import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Names that mean what another target declares, or do not.
  @Suite("Names of other targets")
  struct OtherTargetTests: TargetCases {
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

    @Test func `an own base that has the name of another module's alias is read`() {
      let found = result(
        named("D", #"{ "requirement": "f(_:)", "dispatch": "first", "default": "false" }"#),
        files(
          "import Kit\nimport Core\nprotocol C: App.B {}\nprotocol D { \(Self.required) }",
          "protocol H: C, D {}\n---\nprotocol B: Error {}"
        ),
        [
          files("", "public typealias B = String\npublic typealias Y = B"),
          files("", "extension Error { public func f(_ x: Int) -> Bool { true } }"),
        ],
        called: ["App", "Kit", "Core"]
      )
      #expect(found.kinds == [.undecidedOptional], "\(found)")
    }

    @Test func `what a base may be that another file hides is read`() {
      let found = result(
        named("D", #"{ "requirement": "f(_:)", "dispatch": "first", "default": "false" }"#),
        files(
          "import Kit\nprotocol D { \(Self.required) }\nprotocol H: A, D {}",
          "fileprivate struct A {}"
        ),
        [
          files(
            "public protocol E: Error {}\npublic typealias A = E",
            "extension Error { public func f(_ x: Int) -> Bool { true } }"
          )
        ],
        called: ["App", "Kit"]
      )
      #expect(found.kinds == [.undecidedOptional], "\(found)")
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
        #expect(found.isOptional == isOptional && found.kinds == [], "\(type): \(found)")
      }
    }

    @Test func `a base with its module is not the one that another module has`() {
      let found = result(
        #"{ "protocol": "D" }, { "protocol": "Loading", "declared": "1/D.swift", "forwarder": false }"#,
        files("import Kit\nimport Core\nprotocol D: Core.Loading { func d() }", ""),
        [
          files("public protocol Loading: AnyObject { func kit() }", ""),
          files("public protocol Loading: AnyObject { func core() }", ""),
        ],
        called: ["App", "Kit", "Core"]
      )
      #expect(found.kinds == [.unknownBase], "\(found)")
    }

    @Test(arguments: [
      "@testable import", "@testable  import", "@testable @preconcurrency import",
      "@testable internal import", "@testable @_spi(X) import",
      "@testable import enum Kit.Names; import",
    ])
    func `a test sees what is internal in another module`(words: String) {
      let (kit, names) = (
        "enum Names { \(Self.done) }\nextension D \(Self.member)", ["App", "Kit"]
      )
      let done = result(
        #"{ "protocol": "D" }"#,
        files("\(words) Kit\nprotocol D: AnyObject { func f(_ d: Names.Done?) }", ""),
        [files("", kit)],
        called: names
      )
      #expect(done.kinds == [.closureWithoutDispatch], "\(done)")
      let entry = #"{ "requirement": "f(_:)", "dispatch": "first", "default": "false" }"#
      let implemented = result(
        named("D", entry),
        files("\(words) Kit\nprotocol D: Error { \(Self.required) }", ""),
        [files("", "extension Error \(Self.member)")],
        called: names
      )
      #expect(implemented.kinds == [.undecidedOptional], "\(implemented)")
    }

    @Test(arguments: [("func load()", true), ("associatedtype Item", false)])
    func `a base of another module that requires something is no marker`(
      member: String,
      isRefused: Bool
    ) {
      // The end of the spec closes the list of markers.
      let markers = #"], "imports": ["Kit"], "markers": ["Loading""#
      for (item, text) in [
        (#"{ "protocol": "D" }"#, "import Kit\nprotocol D: Loading { func g() }"),
        (#"{ "protocol": "protocol D: Loading", "requirements": ["func g()"] }"#, "import Kit"),
      ] {
        let found = result(
          item + markers,
          files(text, ""),
          [files("public protocol Loading: Base {}\npublic protocol Base { \(member) }", "")],
          called: ["App", "Kit"]
        )
        #expect(found.kinds == (isRefused ? [.unknownBase] : []), "\(found)")
      }
    }

    @Test func `an own type in a file of its own hides that of another module`() {
      let entry = #"{ "requirement": "f(_:)", "dispatch": "first", "default": "false" }"#
      let found = result(
        named("D", entry),
        files("import Kit\nprotocol D: Error { func f(_ b: Box) -> Bool }", "struct Box {}"),
        [
          files(
            "public struct Box {}\npublic extension Error { func f(_ b: Box) -> Bool { true } }",
            ""
          )
        ],
        called: ["App", "Kit"]
      )
      #expect(!found.isOptional && found.kinds == [], "\(found)")
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
  }
}
