import Testing

@testable import ForwarderGen

@Suite("Composites", .runtimeModule)
struct CompositeTests {
  private func spec(_ path: String, _ protocols: String, _ composites: String) -> SourceText {
    SourceText(
      path: path,
      text: #"{ "version": 1, "protocols": [\#(protocols)], "composites": [\#(composites)] }"#
    )
  }

  @Test func `protocols of later specs and of other targets are composed`() {
    let resolution = Resolution(
      of: [
        spec("A.delegates.json", "", #"{ "forwarder": "MultiAll", "accepts": ["Later", "Far"] }"#),
        spec("B.delegates.json", declared("protocol Later: AnyObject", #""func later()""#), ""),
      ],
      references: [
        spec("C.delegates.json", declared("protocol Far: AnyObject", #""func far()""#), "")
      ]
    )
    #expect(resolution.lines == [])
    #expect(resolution.cases(of: "MultiAll") == ["later", "far"])
  }

  @Test func `of protocols with one name, the module says which`() {
    let references = ["North", "South"]
      .map { module in
        spec(
          "Sources/\(module)/N.delegates.json",
          declared("protocol News: AnyObject", #""func news\#(module)()""#),
          ""
        )
      }
    func resolution(_ name: String) -> Resolution {
      let composite = #"{ "forwarder": "MultiNews", "requires": ["\#(name)"] }"#
      return Resolution(of: [spec("A.delegates.json", "", composite)], references: references)
    }
    let composition = resolution("South.News").forwarder("MultiNews")?.forwarder.composition
    #expect(composition?.required.map(\.type) == ["any South.News"])
    #expect(resolution("South.News").cases(of: "MultiNews") == ["newsSouth"])
    #expect(resolution("News").kinds == [.ambiguousBase])
  }

  @Test func `of alternatives, the one that is there together with the composite counts`() {
    let alternatives = ["os(Linux)", "os(macOS)"]
      .map { condition in
        let requirement = condition == "os(Linux)" ? "func linux()" : "func mac()"
        let keys = #""forwarder": false, "if": "\#(condition)", "#
        return declared("protocol Either: AnyObject", "\"\(requirement)\"", keys: keys)
      }
    let source = spec(
      "A.delegates.json",
      alternatives.joined(separator: ", "),
      #"{ "forwarder": "MultiEither", "requires": ["Either"], "if": "os(macOS)" }"#
    )
    let kinds = Resolution(of: [source]).kinds
    #expect(kinds == [])
  }

  /// The run of a spec with `protocols`, and the composite `MultiBoth` of `composed`.
  private func resolve(_ protocols: [String], _ composed: String) -> Resolution {
    let composite = #"{ "forwarder": "MultiBoth", \#(composed) }"#
    let source = SourceText(
      path: "A.delegates.json",
      text: """
        { "version": 1, "imports": ["Foundation"],
          "protocols": [\(protocols.joined(separator: ", "))], "composites": [\(composite)] }
        """
    )
    return Resolution(of: [source])
  }

  @Test(
    arguments: [
      (["nonisolated ", ""], .unstated), (["", "nonisolated "], .unstated), (["", ""], .unstated),
      (["nonisolated ", "nonisolated "], .nonisolated),
      (["@MainActor ", "@MainActor "], .globalActor("@MainActor")),
    ] as [([String], Isolation)]
  )
  func `a forwarder is where all its protocols can be`(heads: [String], isolation: Isolation) {
    let protocols = zip(["A", "B"], heads).map { declared("\($1)protocol \($0): AnyObject") }
    let resolution = resolve(protocols, #""requires": ["A", "B"]"#)
    #expect(resolution.lines == [])
    #expect(resolution.forwarder("MultiBoth")?.forwarder.isolation == isolation)
  }

  @Test func `an availability that two protocols state is stated once`() {
    let heads = ["A", "B"].map { "@available(macOS 14, *) protocol \($0): AnyObject" }
    let resolution = resolve(heads.map { declared($0) }, #""requires": ["A", "B"]"#)
    let attributes = resolution.forwarder("MultiBoth")?.forwarder.attributes.map(\.text)
    #expect(attributes == ["@available(macOS 14, *)"])
  }

  @Test(
    arguments: [
      ("TableEditing", "tableEditing"), ("URLSessionDelegate", "urlSessionDelegate"),
      ("URL", "url"), ("T", "t"), ("table", "table"), ("Delegate", "delegate_"),
    ]
  )
  func `an accepted protocol gives its property a name in camel case`(
    name: String,
    property: String
  ) {
    let resolution = resolve(
      [declared("protocol \(name): AnyObject", #""func a()""#)],
      #""accepts": ["\#(name)"]"#
    )
    let roles = resolution.forwarder("MultiBoth")?.forwarder.composition?.roles
    #expect(roles?.map(\.property) == [property])
  }

  @Test func `a shared requirement is called as the accepted protocol that all others inherit`() {
    let protocols = [
      declared("protocol Top: AnyObject", #""func top()""#),
      declared("protocol Base: Top", #""func base()""#),
      declared("protocol Heir: Base", #""func heir()""#),
      declared("protocol Other: Top", #""func other()""#),
    ]
    func roles(_ accepted: String) -> [String: [String]]? {
      let resolution = resolve(protocols, #""accepts": [\#(accepted)]"#)
      let roles = resolution.forwarder("MultiBoth")?.forwarder.composition?.roles
      return roles.map { roles in
        Dictionary(
          uniqueKeysWithValues: roles.map { ($0.className, $0.requirements.map(\.caseName)) }
        )
      }
    }
    #expect(
      roles(#""Base", "Heir""#)
        == ["MultiBothAsBase": ["top", "base"], "MultiBothAsHeir": ["heir"]]
    )
    #expect(
      roles(#""Heir", "Base""#)
        == ["MultiBothAsBase": ["top", "base"], "MultiBothAsHeir": ["heir"]]
    )
    #expect(
      roles(#""Base", "Other""#)
        == ["MultiBothAsTop": ["top"], "MultiBothAsBase": ["base"], "MultiBothAsOther": ["other"]]
    )
  }

  /// Declarations of one requirement by two protocols that no one member can be.
  private static let declaredApart = [
    ("var a: Int { get }", "var a: Int { get set }"),
    ("var a: Int { get }", "var a: String { get }"),
    ("var a: Int { get }", "var a: Int { get throws }"),
    ("var a: Int { get }", "var a: Int { mutating get }"),
    ("func a() -> Int", "func a() throws -> Int"),
    ("func a() throws -> Int", "func a() throws(E) -> Int"),
    ("func a() -> Int", "mutating func a() -> Int"),
    ("subscript(a: Int) -> Int { get }", "subscript(a: Int) -> Int { get set }"),
  ]

  @Test(arguments: declaredApart)
  func `a requirement that two protocols share is declared alike in both`(
    first: String,
    second: String
  ) {
    func kinds(_ declarations: [String]) -> [DiagnosticMessage.Kind] {
      let protocols = zip(["A", "B"], declarations)
        .map { name, text in
          let requirement = #"{ "declaration": "\#(text)", "dispatch": "first", "default": "A.x" }"#
          return declared("protocol \(name)", requirement)
        }
      let composite = #"{ "forwarder": "MultiBoth", "requires": ["A", "B"] }"#
      let source = spec("A.delegates.json", protocols.joined(separator: ", "), composite)
      return Resolution(of: [source]).kinds
    }
    #expect(kinds([first, second]) == [.sharedDeclaration])
    #expect(kinds([second, first]) == [.sharedDeclaration])
    #expect(kinds([first, first]) == [])
    #expect(kinds([second, second]) == [])
  }

  @Test func `overloads of two protocols whose constraints differ need different cases`() {
    func kinds(_ keys: String) -> [DiagnosticMessage.Kind] {
      let source = spec(
        "A.delegates.json",
        declared("protocol A", #"{ "declaration": "func a<T: B>(_ b: T)" }"#) + ", "
          + declared("protocol C", #"{ "declaration": "func a<T: D>(_ b: T)"\#(keys) }"#),
        #"{ "forwarder": "MultiBoth", "requires": ["A", "C"] }"#
      )
      return Resolution(of: [source]).kinds
    }
    #expect(kinds("") == [.inheritedCaseNameTaken])
    #expect(kinds(#", "name": "aD""#) == [])
  }

  /// The keys of two protocols about one requirement, and whether they agree.
  private static let dispatchedApart = [
    (#""dispatch": "first", "default": "1""#, #""dispatch": "first", "default": "1""#, true),
    (#""dispatch": "first", "default": "1""#, #""default": " 1 ", "dispatch": "first""#, true),
    (#""dispatch": "first", "default": "1""#, #""dispatch": "first", "default": "2""#, false),
    (#""dispatch": "first", "default": "1""#, #""dispatch": "last", "default": "1""#, false),
    (
      #""dispatch": "reduce(max)", "default": "1""#, #""dispatch": "reduce(min)", "default": "1""#,
      false
    ),
    (
      #""dispatch": "reduce(max)", "default": "1""#,
      #""dispatch": "reduce( max )", "default": "1""#,
      true
    ),
    (#""dispatch": "by(best)""#, #""dispatch": "by(best)""#, true),
    (#""dispatch": "by(best)""#, #""dispatch": "by(first)""#, false),
    (
      #""dispatch": "first", "default": "1""#,
      #""dispatch": "first", "default": "1", "optional": true"#, false
    ),
    (
      #""dispatch": "first", "default": "1""#, #""dispatch": "first", "default": "1", "name": "b""#,
      false
    ),
    (
      #""dispatch": "first", "default": "1", "doc": "A.""#, #""dispatch": "first", "default": "1""#,
      true
    ),
  ]

  @Test(arguments: dispatchedApart)
  func `a requirement that two protocols share is forwarded alike for both`(
    first: String,
    second: String,
    isAlike: Bool
  ) {
    for keys in [[first, second], [second, first]] {
      let protocols = zip(["A", "B"], keys)
        .map { name, keys in
          let requirement = #"{ "declaration": "func a() throws -> Int", \#(keys) }"#
          return declared("protocol \(name): AnyObject", requirement)
        }
      let source = spec(
        "A.delegates.json",
        protocols.joined(separator: ", "),
        #"{ "forwarder": "MultiBoth", "requires": ["A", "B"] }"#
      )
      let kinds = Resolution(of: [source]).kinds
      #expect(kinds == (isAlike ? [] : [.sharedDispatch]))
    }
  }

  @Test(arguments: [("", #", "event": false"#), (#", "event": false"#, "")])
  func `protocols that share a requirement agree on its event`(first: String, second: String) {
    let protocols = [("A", first), ("B", second)]
      .map { name, key in
        let requirement = #"{ "declaration": "func a()"\#(key) }"#
        return declared("protocol \(name): AnyObject", requirement, #""func b()""#)
      }
    let source = spec(
      "A.delegates.json",
      protocols.joined(separator: ", "),
      #"{ "forwarder": "MultiBoth", "requires": ["A", "B"], "events": true }"#
    )
    #expect(Resolution(of: [source]).kinds == [.sharedDispatch])
  }

  @Test(arguments: [("", "afterAll"), ("afterAll", "")])
  func `protocols that share a requirement agree on its errors`(first: String, second: String) {
    func kinds(_ policies: [String]) -> [DiagnosticMessage.Kind] {
      let protocols = zip(["A", "B"], policies)
        .map { name, policy in
          let errors = policy.isEmpty ? "" : #", "errors": "\#(policy)""#
          let requirement = #"{ "declaration": "func a() throws"\#(errors) }"#
          return declared("protocol \(name): AnyObject", requirement)
        }
      let composite = #"{ "forwarder": "MultiBoth", "requires": ["A", "B"] }"#
      let source = spec("A.delegates.json", protocols.joined(separator: ", "), composite)
      return Resolution(of: [source]).kinds
    }
    #expect(kinds([first, second]) == [.sharedDispatch])
    #expect(kinds([second, second]) == [])
  }

  @Test(arguments: [(false, true), (true, false)])
  func `protocols that share a requirement agree on whether its calls are concurrent`(
    first: Bool,
    second: Bool
  ) {
    func kinds(_ answers: [Bool]) -> [DiagnosticMessage.Kind] {
      let protocols = zip(["A", "B"], answers)
        .map { name, answer in
          let requirement = #"{ "declaration": "func a() async", "concurrently": \#(answer) }"#
          return declared("protocol \(name): AnyObject, Sendable", requirement)
        }
      let composite = #"{ "forwarder": "MultiBoth", "requires": ["A", "B"] }"#
      let source = spec("A.delegates.json", protocols.joined(separator: ", "), composite)
      return Resolution(of: [source]).kinds
    }
    #expect(kinds([first, second]) == [.sharedDispatch])
    #expect(kinds([second, second]) == [])
  }

  @Test(
    arguments: [
      ("X", "X", []), ("X", "Y", []), (nil, "X", [.sharedDeclaration]),
      ("X", nil, [.sharedDeclaration]),
    ] as [(String?, String?, [DiagnosticMessage.Kind])]
  )
  func `a requirement that two protocols share is there under one condition, or under two`(
    first: String?,
    second: String?,
    kinds: [DiagnosticMessage.Kind]
  ) {
    let protocols = zip(["A", "B"], [first, second])
      .map { name, condition in
        let key = condition.map { #", "if": "\#($0)""# } ?? ""
        return declared("protocol \(name): AnyObject", #"{ "declaration": "func a()"\#(key) }"#)
      }
    let source = spec(
      "A.delegates.json",
      protocols.joined(separator: ", "),
      #"{ "forwarder": "MultiBoth", "requires": ["A", "B"] }"#
    )
    let found = Resolution(of: [source]).kinds
    #expect(found == kinds)
  }

  @Test(
    arguments: [
      (["public", "public"], "public final class MultiBoth:"),
      (["public", ""], "\nfinal class MultiBoth:"),
      (["package", "public"], "package final class MultiBoth:"),
    ]
  )
  func `a forwarder without stated access has that of its least accessible protocol`(
    access: [String],
    head: String
  ) throws {
    let protocols = zip(access, ["A", "B"])
      .map { declared("\($0) protocol \($1): AnyObject".trimmed) }
    let source = spec(
      "A.delegates.json",
      protocols.joined(separator: ", "),
      #"{ "forwarder": "MultiBoth", "requires": ["A", "B"] }"#
    )
    let text = try generatedTexts(of: [source])[0]
    #expect(text.contains(head))
  }

  @Test(
    arguments: [
      ("internal final class ", "@available(macOS 14, *)\n@available(macOS 15, *)\nfinal class"),
      (
        "public final class ",
        "@available(macOS 14, *)\n@_spi(Tests)\n@available(macOS 15, *)\npublic final class"
      ),
    ]
  )
  func `a forwarder states the availability of every protocol, and '@_spi' if it is public`(
    forwarder: String,
    head: String
  ) throws {
    let source = spec(
      "A.delegates.json",
      [
        declared("@available(macOS 14, *) public protocol A: AnyObject"),
        declared("@_spi(Tests) @available(macOS 15, *) public protocol B: AnyObject"),
      ]
      .joined(separator: ", "),
      #"{ "forwarder": "\#(forwarder)MultiBoth", "requires": ["A"], "accepts": ["B"] }"#
    )
    let text = try generatedTexts(of: [source])[0]
    #expect(text.contains("\(head) MultiBoth"))
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
