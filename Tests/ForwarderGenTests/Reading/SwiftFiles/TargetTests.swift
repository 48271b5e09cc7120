import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Reading all Swift files of a target that have to do with a protocol, and no others.
  @Suite("Swift files of a target")
  struct TargetTests {
    private static let page =
      "protocol PageDelegate: AnyObject { func title(of page: Int) -> String }"

    private static let first =
      #"{ "requirement": "title(of:)", "dispatch": "first", "default": "\"\"" }"#

    private func item(_ name: String, _ entries: String...) -> String {
      #"{ "protocol": "\#(name)", "requirements": [\#(entries.joined(separator: ", "))] }"#
    }

    private func inFile(_ entries: String...) -> String {
      let list = entries.joined(separator: ", ")
      return #"{ "protocol": "D", "declared": "X.swift", "requirements": [\#(list)] }"#
    }

    @Test(arguments: ["PageDelegate", "`PageDelegate`"])
    func `a name is enough for a protocol of the target`(name: String) throws {
      let run = SwiftRun(
        item(name, Self.first),
        inTargetOf: ["A.swift": "struct A {}", "Pages/Page.swift": Self.page]
      )
      run.expect("MultiPageDelegate", forwards: "title(of:) first")
      _ = try run.generatedTexts()
    }

    @Test func `a nested protocol is found by its path`() throws {
      let run = SwiftRun(
        #"{ "protocol": "Player.Delegate" }"#,
        inTargetOf: [
          "Delegate.swift": """
          extension Player { protocol Delegate: AnyObject { func player(_ player: Player, did: State) } }
          """,
          "Player.swift": "struct Player { struct State {} }",
          "Other.swift": "enum Other { protocol Delegate: AnyObject { func other() } }",
        ]
      )
      run.expect("MultiPlayerDelegate", forwards: "player(_:did:) broadcast")
      let text = try #require(run.generatedTexts().first)
      #expect(text.contains("did: Player.State"))
    }

    @Test(
      arguments: [
        ("PagesDelegate", .unknownProtocolInTarget, "did you mean 'PageDelegate'?"),
        ("Kit.PageDelegate", .unknownProtocolInTarget, "did you mean 'PageDelegate'?"),
        ("Kit.Book.Delegate", .unknownProtocolInTarget, "did you mean 'Book.Delegate'?"),
        ("Delegate", .unknownProtocolInTarget, "did you mean 'Book.Delegate'?"),
        ("Twice", .protocolInFiles, "add '\"declared\"' with 'A.swift' or 'B.swift'"),
      ] as [(String, DiagnosticMessage.Kind, String)]
    )
    func `a name that is unclear is an error that says what there is`(
      name: String,
      kind: DiagnosticMessage.Kind,
      hint: String
    ) {
      let resolution = SwiftRun(
        item(name),
        inTargetOf: [
          "A.swift": "protocol Twice {}\n\(Self.page)", "B.swift": "protocol Twice {}",
          "Book.swift": "enum Book { protocol Delegate {} }",
        ]
      )
      .resolution
      #expect(resolution.kinds == [kind])
      #expect(resolution.lines.joined().contains(hint), "\(resolution.lines)")
    }

    @Test func `the file tells two protocols of one name apart`() {
      SwiftRun(
        #"{ "protocol": "Twice", "declared": "B.swift" }"#,
        inTargetOf: [
          "A.swift": "protocol Twice { func a() }", "B.swift": "protocol Twice { func b() }",
        ]
      )
      .expect("MultiTwice", forwards: "b() broadcast")
    }

    @Test func `without a list of the files, a name needs one`() {
      SwiftRun(#"{ "protocol": ①"PageDelegate" }"#, beside: Self.page).expect(.nameWithoutPlace)
    }

    @Test(
      arguments: [
        "extension PageDelegate { func title(of page: Int) -> String { String(page) } }",
        "typealias Pages = PageDelegate\nextension Pages { func title(of _: Int) -> String { \"\" } }",
        "typealias A\n = (App.PageDelegate)\nextension A { func title(of _: Int) -> String { \"\" } }",
        "extension/* A /* */ */ PageDelegate { func title(of _: Int) -> String { \"\" } }",
        "extension // A\n  PageDelegate { func title(of _: Int) -> String { \"\" } }",
        "// \0\nextension PageDelegate { func title(of _: Int) -> String { \"\" } }",
      ]
    )
    func `a default implementation is found in any file of the target`(other: String) {
      SwiftRun(
        item("PageDelegate", Self.first),
        inTargetOf: ["Page.swift": Self.page, "Other.swift": other]
      )
      .expect("MultiPageDelegate", forwards: "title(of:) first optional")
    }

    @Test func `an extension is found behind aliases in other files`() {
      SwiftRun(
        item("Pages.Delegate", Self.first),
        inTargetOf: [
          "Pages.swift": """
          enum Pages { protocol Delegate: AnyObject { func title(of page: Int) -> String } }
          """,
          "Leaves.swift": "typealias Leaves = Pages",
          "Answering.swift": "typealias Answering = Leaves.Delegate",
          "Other.swift": "typealias Other = (Answering)",
          "Title.swift": "extension Other { func title(of _: Int) -> String { String() } }",
        ]
      )
      .expect("MultiPagesDelegate", forwards: "title(of:) first optional")
    }

    @Test func `a closure is found in an alias of the type around it`() {
      SwiftRun(
        item("D"),
        inTargetOf: [
          "D.swift": "protocol D: AnyObject { ①func page(decide: Leaves.Decision?) }",
          "Leaves.swift": "typealias Leaves = Pages",
          "Pages.swift": "enum Pages { typealias Decision = (Bool) -> Void }",
        ]
      )
      .expect(.closureWithoutDispatch)
    }

    @Test func `an alias of a closure is found in any file of the target`() {
      SwiftRun(
        item("D"),
        inTargetOf: [
          "D.swift": "protocol D: AnyObject { ①func page(_ number: Int, decide: Decision?) }",
          "Decision.swift": "typealias Decision = Handler",
          "Handler.swift": "typealias Handler = (Bool) -> Void",
        ]
      )
      .expect(.closureWithoutDispatch)
    }

    @Test func `a base is found in any file of the target, and its imports come along`() throws {
      let run = SwiftRun(
        item("Heir"),
        inTargetOf: [
          "Heir.swift": "protocol Heir: Based { func heir() }",
          "Based.swift": "typealias Based = Base",
          "Base.swift": "import Foundation\nprotocol Base: AnyObject { func base(_ url: URL) }",
        ]
      )
      run.expect("MultiHeir", forwards: "base(_:) broadcast", "heir() broadcast")
      let text = try #require(run.generatedTexts().first)
      #expect(text.contains("import Foundation\n"))
    }

    @Test func `a global actor of any name is found in any file of the target`() throws {
      let run = SwiftRun(
        item("D"),
        inTargetOf: [
          "D.swift": "@Database protocol D: AnyObject { func d() }",
          "Database.swift": "@globalActor actor Database { static let shared = Database() }",
        ]
      )
      let text = try #require(run.generatedTexts().first)
      #expect(text.contains("@Database"))
      let aliased = SwiftRun(
        item("D"),
        inTargetOf: [
          "D.swift": "@Store protocol D: AnyObject { func d() }",
          "Store.swift": "typealias Store = Database",
          "Database.swift": "@globalActor actor Database { static let shared = Database() }",
        ]
      )
      #expect(try aliased.generatedTexts()[0].contains("@Store"))
    }

    @Test func `files that have nothing to do with the protocol are not read`() {
      let run = SwiftRun(
        item("D", #"{ "requirement": "d(_:)", "dispatch": "first", "default": "0" }"#),
        inTargetOf: [
          "D.swift": "protocol D: AnyObject { func d(_ x: Number) -> Int }",
          "Number.swift": "typealias Number = Int",
          "Adopter.swift": "final class Adopter: D { func d(_ x: Int) -> Int { x } }",
          "Other.swift": "protocol Other {}\nextension Other {}\nextension Adopter {}",
          "Broken.swift": "func broken( {",
          "Stranger.swift": "protocol Stranger: Other { func s(_ d: any D) }",
        ]
      )
      run.expect("MultiD", forwards: "d(_:) first")
      #expect(run.swiftFiles.paths == ["D.swift", "Number.swift"])
    }

    @Test func `a mistake in the file that declares the protocol is reported there`() {
      SwiftRun(
        item("PageDelegate", Self.first),
        inTargetOf: ["A.swift": "struct A {}", "Page.swift": "\(Self.page)\nfunc broken①( {}"]
      )
      .expect(.unclosed)
      SwiftRun(
        item("D"),
        inTargetOf: ["D.swift": "①<<<<<<< HEAD\nprotocol D {}\n=======\n>>>>>>> other"]
      )
      .expect(.conflictMarker)
    }

    @Test func `a mistake in a file that may implement something is reported there`() {
      SwiftRun(
        item("PageDelegate", Self.first),
        inTargetOf: ["Page.swift": Self.page, "A.swift": "extension PageDelegate { func f( ①{"]
      )
      .expect(.unclosed)
    }

    @Test func `mistakes in files that have nothing to do with the protocol are the compiler's`() {
      SwiftRun(
        item("PageDelegate", Self.first),
        inTargetOf: ["Page.swift": Self.page, "Broken.swift": "extension Other { func f( {"]
      )
      .expect("MultiPageDelegate", forwards: "title(of:) first")
    }

    // MARK: Names

    @Test func `a base of another module is not the one of its name here`() {
      SwiftRun(
        #"{ "protocol": "D", "declared": "X.swift" }"#,
        beside: """
          import Kit
          protocol Base: AnyObject { func base() }
          protocol D: ①Kit.Base { func d() }
          """
      )
      .expect(.unknownBase)
    }

    @Test func `the module's own name before a base or an alias says nothing`() {
      SwiftRun(
        inFile(#"{ "requirement": "d(_:)", "dispatch": "first", "default": "handler?(0)" }"#),
        beside: """
          import Kit
          typealias Handler = (Int) -> Void
          protocol Base: AnyObject { func base() }
          protocol D: App.Base { func d(_ handler: App.Handler?) }
          """
      )
      .expect("MultiD", forwards: "base() broadcast", "d(_:) first")
      SwiftRun(
        inFile(),
        beside: """
          typealias Handler = (Int) -> Void
          protocol D: AnyObject { ①func d(_ handler: App.Handler?) }
          """
      )
      .expect(.closureWithoutDispatch)
    }

    @Test func `disabled code is not read`() {
      SwiftRun(
        inFile(),
        beside: """
          #if false
          protocol D { func old() -> Int }
          #elseif true
          protocol D {
            func new()
            #if false
            func older() -> Int
            #endif
          }
          #else
          protocol D { func oldest() -> Int }
          #endif
          #if false
          extension D { func new() {} }
          #endif
          #if (false) || !true && DEBUG
          protocol D { func odd() -> Int }
          #endif
          """
      )
      .expect("MultiD", forwards: "new() broadcast")
    }

    @Test func `a protocol of the target comes before the standard library's`() throws {
      let run = SwiftRun(
        #"{ "protocol": "D", "declared": "X.swift" }"#,
        beside: """
          protocol CustomStringConvertible: AnyObject { func own() }
          protocol D: CustomStringConvertible { func d() }
          extension CustomStringConvertible { func own() {} }
          """
      )
      run.expect("MultiD", forwards: "own() broadcast optional", "d() broadcast")
      _ = try run.generatedTexts()
    }

    @Test func `an heir may spell a parameter of its base in another way`() throws {
      let run = SwiftRun(
        inFile(#"{ "requirement": "changed(_:)", "name": "changedCount" }"#),
        beside: """
          protocol Base: AnyObject {
            func failed(_ error: Error, at index: Int?)
            func changed(_ count: inout Int)
          }
          protocol D: Base {
            func failed(_ error: any Error, at index: Optional<Swift.Int>)
            func changed(_ count: Int)
          }
          """
      )
      run.expect(
        "MultiD",
        forwards: "changed(_:) broadcast",
        "failed(_:at:) broadcast",
        "changed(_:) broadcast"
      )
      _ = try run.generatedTexts()
    }

    @Test func `a type may have a member of the same name as its instances`() {
      SwiftRun(
        inFile(),
        beside: "protocol D: AnyObject { func reset(); ①static func reset() }"
      )
      .expect(.refusedStatic)
    }

    @Test func `an inherited associated type comes before a type beside the protocol`() throws {
      let run = SwiftRun(
        #"{ "protocol": "Outer.D", "declared": "X.swift" }"#,
        beside: """
          enum Outer {
            struct Item {}
            protocol B<Item>: AnyObject { associatedtype Item; func b(_ x: Item) }
            protocol D<Item>: B { func f(_ x: Item) }
          }
          """
      )
      _ = try run.generatedTexts()
    }

    @Test func `a protocol is as accessible as the type around it, wherever that is`() throws {
      let run = SwiftRun(
        #"{ "protocol": "Outer.D" }"#,
        inTargetOf: [
          "D.swift": "extension Outer { public protocol D: AnyObject { func d() } }",
          "Outer.swift": "struct Outer {}",
        ]
      )
      let text = try #require(run.generatedTexts().first)
      #expect(text.contains("\nfinal class MultiOuterD"))
    }

    @Test func `an import on two lines comes along`() throws {
      let run = SwiftRun(
        inFile(),
        beside: "import\n  Foundation\nprotocol D: AnyObject { func d(_ url: URL) }"
      )
      let text = try #require(run.generatedTexts().first)
      #expect(text.contains("import Foundation\n"))
    }
  }
}
