import Testing

@testable import ForwarderGen

/// A spec's decisions about requirements of a Swift file, and the messages for missing ones.
@Suite("Decisions about Swift files", .runtimeModule)
struct DecisionTests {
  // MARK: Missing entries

  private static let undecided: KeyValuePairs<String, String> = [
    "a value": "protocol P: AnyObject { ①func a(_ x: Int) -> Bool }",
    "an optional value": "protocol P: AnyObject { ①var a: Int? { get set } }",
    "a closure": "protocol P: AnyObject { ①func a(_ done: @escaping (Int) -> Void) }",
    "a value of a subscript": "protocol P: AnyObject { ①subscript(a: Int) -> String { get } }",
    "overloads": """
    protocol P: AnyObject {
      ①func over(_ x: Int) -> Int
      ②func over(_ x: String) -> Int
    }
    """,
    "overloads of which one is async": """
    protocol P: AnyObject {
      ①func over(_ x: Int) -> Int
      ②func over(_ x: Int) async -> Int
    }
    """,
    "overloads by result": """
    protocol P: AnyObject {
      ①func over(_ x: Int) -> Int
      ②func over(_ x: Int) -> [String: any Error]
      ③func over(_ x: Int)
      ④func over<T: Hashable>(_ x: T) -> T where T: Sendable
      ⑤func over<T: Hashable>(_ x: T) -> [T] where T: Sendable
    }
    """,
    "words of Swift": "protocol P: AnyObject { ①func `default`(`in` x: Int) -> Int }",
    "a name with spaces and quotation marks": #"protocol P: AnyObject { ①func `a "b"`() -> Int }"#,
    "an alias": "typealias Done = () -> Void\nprotocol P: AnyObject { ①func a(_ done: Done?) }",
    "several conditions": """
    protocol P: AnyObject {
      #if os(Linux)
      ①func a() -> Int
      #else
      ②func a() -> Int?
      #endif
    }
    """,
    "a protocol under several conditions": """
    #if os(Linux)
    protocol P: AnyObject { ①func a() -> Int }
    #else
    protocol P: AnyObject { ②func a() -> Int; ③func b() -> Int }
    #endif
    """,
    "a protocol whose conditions give a requirement several types": """
    #if os(Linux)
    protocol P: AnyObject { ①func a() -> Int }
    #else
    protocol P: AnyObject { ②func a() -> Int? }
    #endif
    """,
    "one base": """
    protocol Base: AnyObject { ①func base() -> Int }
    protocol P: Base { ②func a() -> Int }
    """,
    "two bases with several requirements": """
    enum Outer {
      protocol Base: AnyObject { ①func base(_ x: Int) -> Int; ②func base(_ x: String) -> Int? }
    }
    protocol Middle: Outer.Base { func b(); ③var c: Int { get } }
    protocol P: Middle { ④func a() -> Int }
    """,
    "a default implementation": """
    protocol P: AnyObject { ①func a() -> Int }
    extension P { func a() -> Int { 0 } }
    """,
  ]

  @Test(arguments: undecided.map(\.key))
  func `a missing entry can be pasted, and then the spec generates`(fact: String) throws {
    let file = try #require(Self.undecided.first { $0.key == fact }?.value)
    let run = SwiftRun(#"{ "protocol": "P", "declared": "X.swift" }"#, beside: file)
    let diagnostics = run.resolution.diagnostics
    let places = MarkedText(file).offsets
      .map { run.files[0].location(of: SourcePosition(offset: $0)) }
    #expect(Set(diagnostics.map(\.location)) == Set(places))
    let notes = diagnostics.flatMap(\.notes).filter { $0.message.kind == .fixIt }
    // At the protocol's name in the spec.
    #expect(Set(notes.map(\.location)).map(\.column) == [45])
    var items: [String] = []
    var entries: [String] = []
    for note in notes.map(\.message.text) {
      let start = try #require(note.firstIndex(of: "{"))
      let text = String(note[start...])
      if note.contains("'protocols'") {
        items.append(text)
      } else if note.hasPrefix("add to its") {
        if !entries.contains(text) { entries.append(text) }
      } else {
        // A new item is proposed once, with its first entry.
        let name = note.split(separator: "'")[3]
        let index = try #require(items.firstIndex { $0.contains("\"protocol\": \"\(name)\"") })
        if items[index].contains(text) { continue }
        items[index] = items[index].dropLast(3) + ", \(text)] }"
      }
    }
    let own = #"{ "protocol": "P", "declared": "X.swift", "requirements": [\#(list(entries))] }"#
    let pasted = SwiftRun(
      specs: ["A.delegates.json": specText([own] + items)],
      beside: ["X.swift": MarkedText(file).text]
    )
    _ = try pasted.generatedTexts()
  }

  private func list(_ texts: [String]) -> String { texts.joined(separator: ", ") }

  @Test func `a case name that is taken is proposed with another one`() throws {
    let file = """
      protocol P: AnyObject {
        func a(_ x: Int)
        ①func a(_ x: String)
      }
      """
    let run = SwiftRun(item("P"), beside: file)
    run.expect(.caseNameTaken)
    let note = try #require(run.resolution.diagnostics.first?.notes.first?.message.text)
    #expect(note.hasSuffix(#"{ "requirement": "a(_: String)", "name": "aString" }"#))
    SwiftRun(
      item("P", #"{ "requirement": "a(_: String)", "name": "aString" }"#),
      beside: MarkedText(file).text
    )
    .expect("MultiP", forwards: "a(_:) broadcast", "a(_:) broadcast")
  }

  // MARK: Entries with mistakes

  @Test(
    arguments: [
      ("player", ["volume()"], "did you mean 'player(_:mayPlay:)'?"),
      ("player(_:mayPlai:)", [], "did you mean 'player(_:mayPlay:)'?"),
      ("player", ["volume()", "player(_:mayPlay:)"], "did you mean 'player(_:didPlay:)'?"),
      // A requirement that has an entry is not meant.
      (
        "player(_:mayPlai:)", ["player(_:mayPlay:)", "player(_:didPlay:)"],
        "remove this entry, or name one that has no entry: 'volume()'"
      ),
      (
        "player(_:mayPlai:)", ["player(_:mayPlay:)", "player(_:didPlay:)", "volume()"],
        "remove this entry"
      ),
    ] as [(String, [String], String)]
  )
  func `an entry about nothing is told of requirements that have none`(
    name: String,
    others: [String],
    hint: String
  ) throws {
    let entries = others.map {
      entry($0, $0.contains("did") ? #""name": "a""# : #""dispatch": "first", "default": "a()""#)
    }
    let run = SwiftRun(
      #"""
      { "protocol": "P", "declared": "X.swift", "requirements": [
        \#((entries + [entry(name)]).joined(separator: ", "))
      ] }
      """#,
      beside: """
        protocol P: AnyObject {
          func player(_ player: Int, didPlay track: Int)
          func player(_ player: Int, mayPlay track: Int) -> Bool
          func volume() -> Int
        }
        """
    )
    let unknown = run.resolution.diagnostics.filter { $0.message.kind == .unknownSubject }
    #expect(unknown.map(\.message.text) == ["'P' has no requirement '\(name)': \(hint)"])
  }

  @Test func `a decision that does not fit is reported in the spec, with the requirement`() throws {
    let run = SwiftRun(
      item(
        "P",
        #"{ "requirement": "a()", "dispatch": "①frist", "default": "1" }"#,
        #"{ "requirement": ②"b()", "dispatch": "first" }"#,
        #"{ "requirement": "c()", "default": "③(1 +", "dispatch": "first" }"#,
        #"{ "requirement": "d()", "name": ④"a b", "dispatch": "first", "default": "1" }"#,
        #"{ "requirement": "e()", "errors": ⑤"afterAll" }"#
      ),
      beside: """
        protocol P: AnyObject {
          func a() -> Int
          func b() -> Int
          func c() -> Int
          func d() -> Int
          func e()
        }
        """
    )
    #expect(run.resolution.diagnostics.count == 5)
    let missing = run.resolution.diagnostics[1]
    #expect(missing.notes.map(\.location.line) == [3])
    #expect(missing.notes.map(\.message.kind) == [.isHere])
  }

  @Test(arguments: [
    (#"①"doc": "d", "#, ""), (#"①"if": "DEBUG", "#, ""),
    ("", #"{ "requirement": "a()", ①"doc": "d" }"#),
  ])
  func `what Swift says is not said again`(keys: String, entries: String) {
    SwiftRun(item("P", entries, keys: keys), beside: "protocol P: AnyObject { func a() }")
      .expect(.keyOfSwift)
  }

  @Test func `a declaration in place of a name is refused`() {
    SwiftRun(
      item("P", #"{ ①"declaration": "func a()" }"#, #"②"func a()""#, #"③{ "dispatch": "first" }"#),
      beside: "protocol P: AnyObject { func a() }"
    )
    .expect(.misplacedSubject, .misplacedSubject, .missingKey)
  }

  // MARK: Conditions

  private static let conditional = """
    protocol P: AnyObject {
      #if DEBUG
      func a() -> Int
      func b() -> Int
      #elseif os(Linux) || os(Windows)
      func a() -> Int
      #else
      func a() -> Int
      #endif
    }
    """

  @Test func `one entry decides for every condition`() throws {
    let run = SwiftRun(item("P", entry("a()"), entry("b()")), beside: Self.conditional)
    run.expect(
      "MultiP",
      forwards: "a() first if DEBUG",
      "b() first if DEBUG",
      "a() first if !DEBUG && (os(Linux) || os(Windows))",
      "a() first if !DEBUG && !(os(Linux) || os(Windows))"
    )
    _ = try run.generatedTexts()
  }

  @Test func `an entry with a condition decides for that one`() {
    SwiftRun(
      item(
        "P",
        entry("a()", #""if": "DEBUG", "dispatch": "last", "default": "1""#),
        entry(
          "a()",
          #""if": "!DEBUG && (os(Linux) || os(Windows))", "dispatch": "reduce(+)", "default": "1""#
        ),
        entry(
          "a()",
          #""if": "!DEBUG && !(os(Linux) || os(Windows))", "dispatch": "first", "default": "1""#
        ),
        entry("b()")
      ),
      beside: Self.conditional
    )
    .expect(
      "MultiP",
      forwards: "a() last if DEBUG",
      "b() first if DEBUG",
      "a() reduce if !DEBUG && (os(Linux) || os(Windows))",
      "a() first if !DEBUG && !(os(Linux) || os(Windows))"
    )
  }

  @Test func `an entry with a condition and one without are not both followed`() {
    SwiftRun(
      item(
        "P",
        entry("a()"),
        #"{ "requirement": ①"a()", "if": "DEBUG", "dispatch": "last", "default": "1" }"#,
        entry("b()")
      ),
      beside: Self.conditional
    )
    .expect(.subjectTwice)
  }

  @Test func `an entry with a condition that no such requirement is under is reported`() throws {
    let run = SwiftRun(
      item(
        "P",
        #"{ "requirement": "b()", "if": "①RELEASE", "dispatch": "first", "default": "1" }"#,
        entry("a()")
      ),
      beside: Self.conditional
    )
    run.expect(.unknownSubjectCondition)
    #expect(run.resolution.lines[0].hasSuffix("write 'DEBUG'"))
  }

  @Test func `an entry may name the condition of its protocol`() {
    let file = """
      #if DEBUG
      protocol P: AnyObject { func a() -> Int }
      #else
      protocol P: AnyObject { func a() -> Int? }
      #endif
      """
    let run = SwiftRun(
      item(
        "P",
        entry("a()", #""if": "DEBUG", "dispatch": "first", "default": "1""#),
        entry("a()", #""if": "!DEBUG", "dispatch": "firstNonNil""#)
      ),
      beside: file
    )
    #expect(run.resolution.lines == [])
    let protocols = run.resolution.specs.flatMap(\.protocols)
    #expect(protocols.map(\.condition?.text) == ["DEBUG", "!DEBUG"])
    #expect(protocols.map { $0.forwarded.map(\.dispatch.name) } == [[.first], [.firstNonNil]])
  }

  @Test func `a mistake in one variant is reported in that one`() {
    SwiftRun(
      item("P", entry("a()", #""dispatch": "firstNonNil""#)),
      beside: """
        #if DEBUG
        protocol P: AnyObject { func a() -> Int?; ①static func b() }
        #else
        protocol P: AnyObject { func a() -> String?; ②init() }
        #endif
        """
    )
    .expect(.refusedStatic, .refusedInitializer)
  }

  @Test func `an entry that cannot be read may be the one that is missing`() {
    SwiftRun(
      item("P", #"①{ "dispatch": "first", "default": "0" }"#),
      beside: "protocol P: AnyObject { func a() -> Int }"
    )
    .expect(.missingKey)
  }
}
