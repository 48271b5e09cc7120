import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Which extensions implement what a protocol requires, beyond those of protocols in Swift files.
  @Suite("Extensions of a target")
  struct ExtensionTests {
    private static let member = "{ func title(of page: Int) -> String { String(page) } }"

    private static let required = "func title(of page: Int) -> String"

    private func named(_ keys: String = "") -> String {
      let entry = #"{ "requirement": "title(of:)", \#(Self.decision)\#(keys) }"#
      return #"{ "protocol": "D", "requirements": [\#(entry)] }"#
    }

    /// An item that declares the protocol.
    private func declared(_ keys: String = "", place: String = "") -> String {
      let requirement =
        #"{ "declaration": "①\#(Self.required)", \#(Self.decision)\#(keys) }"#
      let head = #""protocol": "protocol D: AnyObject""#
      return #"{ \#(head), \#(place)"requirements": [\#(requirement)] }"#
    }

    private static let decision = #""dispatch": "first", "default": "\"\"""#

    // MARK: Protocols of other modules

    @Test(
      arguments: [
        ("CustomStringConvertible", "extension CustomStringConvertible"),
        ("Swift.CustomStringConvertible", "typealias T = CustomStringConvertible\nextension T"),
        ("Failing", "typealias Failing = Swift.Error\nextension Error"),
        ("NSObjectProtocol", "import Foundation\nextension Foundation.NSObjectProtocol"),
        ("NSObject", "import Foundation\nextension NSObjectProtocol"),
      ]
    )
    func `an extension of a base from elsewhere implements for all adopters`(
      base: String,
      other: String
    ) throws {
      let run = SwiftRun(
        named(),
        inTargetOf: [
          "D.swift": "import Foundation\nprotocol D: \(base) { \(Self.required) }",
          "Other.swift": "\(other) \(Self.member)",
        ]
      )
      run.expect("MultiD", forwards: "title(of:) first optional")
      _ = try run.generatedTexts()
    }

    @Test(
      arguments: [
        "Other where Self: D", "Other where Self: Named",
        "Other where Self: CustomStringConvertible & Named",
        "Other where Self: App.D, Self: AnyObject", "Other where Item == Int, Self: D",
        "Other<Int> where Self: D", "Sequence where Element == Int, Self: D",
      ]
    )
    func `an extension of another protocol for the adopters is asked about`(head: String) {
      let files: KeyValuePairs = [
        "D.swift": "protocol D: AnyObject { \(Self.required) }",
        "Named.swift": "typealias Named = D",
        "Other.swift": """
        protocol Other<Item> { associatedtype Item }
        extension \(head) \(Self.member)
        """,
      ]
      #expect(SwiftRun(named(), inTargetOf: files).resolution.kinds == [.undecidedOptional])
      SwiftRun(named(#", "optional": true"#), inTargetOf: files)
        .expect("MultiD", forwards: "title(of:) first optional")
    }

    @Test(
      arguments: [
        ("typealias IntD = D<Int>\nextension IntD", false),
        ("protocol Other {}\nextension Other where Self: D<Int>", true),
      ]
    )
    func `an extension may give the protocol arguments`(head: String, isAsked: Bool) {
      let resolution = SwiftRun(
        named(),
        inTargetOf: [
          "D.swift": "protocol D<Item>: AnyObject { associatedtype Item; \(Self.required) }",
          "Other.swift": "\(head) \(Self.member)",
        ]
      )
      .resolution
      let isOptional = resolution.forwarder("MultiD")?.forwarded.first?.isOptional == true
      #expect(isAsked ? resolution.kinds == [.undecidedOptional] : isOptional)
    }

    @Test func `what a private extension has is asked about, unless it is not private`() {
      func run(_ access: String) -> SwiftRun {
        let member = Self.member.replacing("func", with: "\(access) func")
        return SwiftRun(
          named(),
          inTargetOf: [
            "D.swift": "protocol D: AnyObject { \(Self.required) }",
            "Other.swift": "private extension D \(member)",
          ]
        )
      }
      run("internal").expect("MultiD", forwards: "title(of:) first optional")
      // Adopters in its file may have it.
      #expect(run("").resolution.kinds == [.undecidedOptional])
    }

    // MARK: Protocols that specs declare

    @Test(arguments: ["", #""declared": "elsewhere", "#])
    func `an extension implements what a spec declares`(place: String) {
      func run(_ head: String, _ keys: String = "") -> SwiftRun {
        SwiftRun(
          declared(keys, place: place),
          inTargetOf: ["Other.swift": "\(head) \(Self.member)", "A.swift": "typealias Alias = D"]
        )
      }
      run("extension D").expect("MultiD", forwards: "title(of:) first optional")
      run("extension Alias").expect("MultiD", forwards: "title(of:) first optional")
      run("extension D", #", "optional": false"#).expect("MultiD", forwards: "title(of:) first")
      run("extension E").expect("MultiD", forwards: "title(of:) first")
      run("extension D where Self: Error").expect(.undecidedOptional)
    }

    @Test func `an extension of a base that a spec declares implements for its heirs`() {
      SwiftRun(
        specs: [
          "A.delegates.json": specText([declared().replacing("AnyObject", with: "Base")]),
          "B.delegates.json": specText([#"{ "protocol": "protocol Base", "requirements": [] }"#]),
        ],
        beside: ["Other.swift": "extension Base \(Self.member)"],
        knowingTarget: true
      )
      .expect("MultiD", forwards: "title(of:) first optional")
    }

    @Test(arguments: ["Base", "Root"])
    func `an extension of what a spec's protocol inherits implements for heirs in files`(
      extended: String
    ) {
      func empty(_ head: String) -> String {
        #"{ "protocol": "protocol \#(head)", "requirements": [] }"#
      }
      SwiftRun(
        specs: [
          "A.delegates.json": specText([named()]),
          "B.delegates.json": specText([empty("Base: Root"), empty("Root")]),
        ],
        beside: [
          "D.swift": "protocol D: Base { \(Self.required) }",
          "Other.swift": "extension \(extended) \(Self.member)",
        ],
        knowingTarget: true
      )
      .expect("MultiD", forwards: "title(of:) first optional")
    }

    @Test func `an alias in a Swift file means the same in what a spec declares`() {
      SwiftRun(
        #"{ "protocol": "protocol D", "requirements": ["①func load(_ done: @escaping Done)"] }"#,
        inTargetOf: ["Done.swift": "typealias Done = (Bool) -> Void"]
      )
      .expect(.closureWithoutDispatch)
    }

    // MARK: Inherited aliases

    private static let done = "typealias Done = (Bool) -> Void"

    @Test(
      arguments: [
        ("class Player: Base {}", "class Base { \(done) }"),
        ("class Player: Middle<Int> {}", "class Base { \(done) }"),
        ("struct Player: Sendable, Base {}", "protocol Base { \(done) }"),
        ("final class Player: @unchecked Sendable, Base {}", "protocol Base { \(done) }"),
        ("enum Player {}\nextension Player: Base {}", "protocol Base { \(done) }"),
        ("struct Player: Base {}", "protocol Base {}\nextension Base { \(done) }"),
        ("struct Player: Sub {}\nprotocol Sub: Base {}", "protocol Base { \(done) }"),
        ("struct Player: Named {}\ntypealias Named = Base", "protocol Base { \(done) }"),
      ]
    )
    func `a type has the aliases that it inherits`(player: String, base: String) throws {
      func run(_ item: String, _ declaration: String) -> SwiftRun {
        SwiftRun(
          item,
          inTargetOf: [
            "D.swift": declaration, "Player.swift": player, "Base.swift": base,
            "Middle.swift": base.hasPrefix("class") ? "class Middle<T>: Base {}" : "",
          ]
        )
      }
      run(
        #"{ "protocol": "D" }"#,
        "protocol D: AnyObject { ①func play(_ done: @escaping Player.Done) }"
      )
      .expect(.closureWithoutDispatch)
      let entry = #"{ "requirement": "play(_:)", "dispatch": "broadcast", "through": "none" }"#
      let nested = run(
        #"{ "protocol": "Player.D", "requirements": [\#(entry)] }"#,
        "extension Player { protocol D: AnyObject { func play(_ done: @escaping Done) } }"
      )
      #expect(try nested.generatedTexts()[0].contains("@escaping Player.Done"))
    }

    @Test func `types that inherit each other in a circle have an end`() {
      let run = SwiftRun(
        #"{ "protocol": "D" }"#,
        inTargetOf: [
          "D.swift": "protocol D: AnyObject { func play(_ done: A.Done, _ other: B.X.Done) }",
          "A.swift": "class A: B, A.Inner { typealias X = B }\nenum Other { typealias Done = Int }",
          "B.swift": "class B: A, A.X, B.X { class X: A {} }\ntypealias C = A.C",
        ]
      )
      run.expect("MultiD", forwards: "play(_:_:) broadcast")
    }
  }
}
