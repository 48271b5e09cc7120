import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

/// What is proposed for a requirement that an adopter may leave out: never a trap.
@Suite("Proposals for optional requirements", .runtimeModule)
struct OptionalProposalTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let requirement: String
    let implementation: String

    /// The keys of the entry behind `requirement`.
    let proposed: String

    var testDescription: String { implementation }

    var file: String {
      """
      protocol P: AnyObject { \(requirement) }
      extension P { \(implementation) }
      enum Mode { case fast, slow }
      private let shared = 1
      private struct `My Mode` { static let number = 1 }
      private extension Mode { static let hidden = Mode.fast }
      func make(_ done: (Int) -> Void) {}
      """
    }
  }

  private static func row(_ head: String, _ body: String, _ proposed: String) -> Row {
    let isProperty = head.hasPrefix("var") || head.hasPrefix("subscript")
    return Row(
      requirement: isProperty ? "\(head) { get }" : head,
      implementation: "\(head) { \(body) }",
      proposed: proposed
    )
  }

  private static func first(_ fallback: String) -> String {
    #""dispatch": "first", "default": \#(fallback.quotedForJSON)"#
  }

  /// Proposals that can be used as they are.
  private static let decided = [
    // The answer changes no other one.
    row("func a() -> Bool", "true", #""dispatch": "allTrue""#),
    row("func a() -> Bool", "return false", #""dispatch": "anyTrue""#),
    row("var a: Bool", "get { true }", #""dispatch": "allTrue""#),
    row("func a() -> [Int]", "[]", #""dispatch": "collect""#),
    row("func a() -> [String: Int]", "[:]", #""dispatch": "collect""#),
    row("func a() -> Set<Int>", "Set<Int>()", #""dispatch": "collect""#),
    row("func a() -> [Int]", "[Int]()", #""dispatch": "collect""#),
    row("func a() -> Int?", "nil", #""dispatch": "firstNonNil""#),
    row("subscript(a: Int) -> Int?", "nil", #""dispatch": "firstNonNil""#),
    row("func a(_ b: Int) -> Int", "b", #""dispatch": "pipeline""#),
    row("func a(_ b: Int, c: Int) -> Int", "c", #""dispatch": "pipeline(c)""#),
    // It would.
    row("func a() -> Int?", "1", first("1")),
    row("func a() -> [Int]", "[1]", first("[1]")),
    row("func a() -> Int", "0", first("0")),
    row("func a() -> String", "\"Section\"", first("\"Section\"")),
    row("func a() -> Mode", ".fast", first(".fast")),
    row("func a() -> Mode", "\nreturn Mode.slow\n", first("Mode.slow")),
    row("func a(_ b: Int) -> Int", "b + 1", first("b + 1")),
    row("func a(b: Bool) -> Bool", "!b", first("!b")),
    row("func a(_ b: Bool, _ c: Int) -> Int", "b ? c : Int.max", first("b ? c : Int.max")),
    row("func a() throws -> Int", "throw CancellationError()", first("throw CancellationError()")),
    row("func a(_ done: @escaping (Int) -> Void)", "done(1)", first("done(1)")),
    row("func a(_ done: ((Int) -> Void)?)", "done?(1)", first("done?(1)")),
    row("func a(_ done: @escaping () -> Void) -> Bool", "true", first("true")),
    // Its parameters have other names.
    Row(
      requirement: "func a(_ b: Int) -> Bool",
      implementation: "func a(_: Int) -> Bool { true }",
      proposed: #""dispatch": "allTrue""#
    ),
    Row(
      requirement: "func a(_ b: Int, _ c: Int) -> Int",
      implementation: "func a(_ c: Int, _ d: Int) -> Int { d }",
      proposed: #""dispatch": "pipeline(c)""#
    ),
    Row(
      requirement: "func a(_ b: Int, _ c: Int) -> Int",
      implementation: "func a(_ b: Int, _: Int) -> Int { b + 1 }",
      proposed: first("b + 1")
    ),
    // It cannot be read, and the type has a neutral one.
    row("func a() -> Int?", "let b = 1\nreturn b", #""dispatch": "firstNonNil""#),
    row("func a() -> [Int]", "if true { [] } else { [1] }", #""dispatch": "collect""#),
  ]

  /// Proposals that ask.
  private static let asking = [
    row("func a(_ b: Int) -> Int", "max(\nb,\n2\n)", first("<#Int#>")),
    row("func a() -> Int", "shared", first("<#Int#>")),
    row("func a() -> Mode", ".hidden", first("<#Mode#>")),
    row("func a() -> Int", "`My Mode`.number", first("<#Int#>")),
    row("func a() -> Int", "let b = 1\nreturn b", first("<#Int#>")),
    row("func a() -> Int", "self.b\n}\nvar b: Int { 1", first("<#Int#>")),
    row("func a() -> Int", "b\n}\nvar b: Int { 1", first("<#Int#>")),
    row("func a() -> Bool", "b\n}\nvar b: Bool { true", first("<#Bool#>")),
    row("func a() -> Int", "fatalError()", first("<#Int#>")),
    row("func a() -> Int", "1; return 2", first("<#Int#>")),
    row("func a<T>(_ b: T) -> T", "T.self == Int.self ? b : b", first("<#T#>")),
    row("func a(_ done: @escaping (Int) -> Void)", "", first("<#a call of the closure#>")),
    row(
      "func a(_ done: @escaping (Int) -> Void)",
      "make(done)",
      first("<#a call of the closure#>")
    ),
    Row(
      requirement: "func a(_ b: Int) -> Int",
      implementation: "func a(_ c: Int) -> Int { c + 1 }",
      proposed: first("<#Int#>")
    ),
    Row(
      requirement: "func a(_ b: Int, _ c: Int) -> Int",
      implementation: "func a(_ c: Int, _ b: Int) -> Int { b + 1 }",
      proposed: first("<#Int#>")
    ),
    Row(
      requirement: "associatedtype Kind; func a() -> String",
      implementation: "func a() -> String { String(describing: Kind.self) }",
      proposed: first("<#String#>")
    ),
    Row(
      requirement: "func a() -> Int",
      implementation:
        "func a() -> Int { 1 }\n}\nprotocol Q: P {}\nextension Q { func a() -> Int { 2 }",
      proposed: first("1")
    ),
  ]

  private static func entry(_ row: Row) -> String {
    let name = row.requirement.contains("subscript") ? "subscript(_:)" : nil
    guard let name else {
      let source = EmbeddedText(
        String(row.requirement.split(separator: "; ").last ?? ""),
        at: 0
      )
      guard
        case .requirement(let requirement)? = try? DeclarationParser.member(source).declaration
      else { return "" }
      return #"{ "requirement": "\#(requirement.compoundName)", \#(row.proposed) }"#
    }
    return #"{ "requirement": "\#(name)", \#(row.proposed) }"#
  }

  private static func note(_ file: String) throws -> String {
    let run = SwiftRun(item("P"), beside: file)
    let diagnostic = try #require(run.resolution.diagnostics.first { $0.fixIt != nil })
    let note = try #require(diagnostic.notes.first?.message.text)
    return String(try #require(note.split(separator: ": ", maxSplits: 1).last))
  }

  @Test(arguments: decided)
  func `the build and the import propose the same, which compiles`(row: Row) throws {
    #expect(try Self.note(row.file) == Self.entry(row))
    let merge = try SourceImporter.merge(
      ["P"],
      from: [SourceText(path: "X.swift", text: row.file)],
      into: nil,
      at: "A.delegates.json"
    )
    let run = SwiftRun(specs: ["A.delegates.json": merge.text], beside: ["X.swift": row.file])
    let dispatch = try #require(
      run.resolution.forwarder("MultiP")?.forwarded.first?.declared.dispatch.name.rawValue
    )
    #expect(row.proposed.contains(#""dispatch": "\#(dispatch)"#))
    _ = try run.generatedTexts()
  }

  @Test(arguments: asking)
  func `where there is nothing to propose, the author is asked`(row: Row) throws {
    #expect(try Self.note(row.file) == Self.entry(row))
    if !row.proposed.contains("<#") { return }
    let run = SwiftRun(item("P", Self.entry(row)), beside: row.file)
    #expect(run.resolution.diagnostics.contains { $0.message.kind == .undecidedDefault })
    #expect(run.resolution.diagnostics.allSatisfy { $0.location.path == "A.delegates.json" })
  }

  @Test func `an import leaves what it asks for to its author, also when it is done again`() throws
  {
    let file = SourceText(
      path: "X.swift",
      text: """
        protocol P: AnyObject { func a() -> Int }
        extension P { func a() -> Int { b }; var b: Int { 1 } }
        """
    )
    let first = try SourceImporter.merge(["P"], from: [file], into: nil, at: "A.delegates.json")
    #expect(first.text.contains("\"default\": \"<#Int#>\""))
    let spec = SourceText(path: "A.delegates.json", text: first.text)
    let second = try SourceImporter.merge(["P"], from: [file], into: spec, at: "A.delegates.json")
    #expect(second.text == first.text)
    let traps = Trap.all(in: DecodedSpecs([spec]))
    #expect(traps.map { $0.line("warning") }.joined().contains("'a()' has no answer yet"))
  }

  @Test func `an extension in another file is known to an import`() throws {
    let files = [
      SourceText(path: "X.swift", text: "protocol P: AnyObject { func a() -> Bool }"),
      SourceText(path: "Y.swift", text: "extension P { func a() -> Bool { true } }"),
    ]
    let merge = try SourceImporter.merge(["P"], from: files, into: nil, at: "A.delegates.json")
    #expect(
      merge.text.contains(
        #"{ "requirement": "a()", "dispatch": "allTrue" }"#
      )
    )
  }

  @Test(
    arguments: [
      ("@objc optional func a() -> Int", "<#Int#>"), ("@objc optional func a() -> String?", nil),
      ("@objc optional func a() -> [Int]", nil), ("@objc optional func a() -> Bool", "<#Bool#>"),
      ("func a() -> Int", #"preconditionFailure("no delegate responds to 'a()'")"#),
    ] as [(String, String?)]
  )
  func `an Objective-C requirement that may be missing gets no trap`(
    requirement: String,
    fallback: String?
  ) throws {
    let note = try Self.note("import Foundation\n@objc protocol P { \(requirement) }")
    let answer = fallback.map { #", "default": \#($0.quotedForJSON)"# } ?? ""
    #expect(note.hasSuffix("\(answer) }"))
    #expect(note.contains("default") == (fallback != nil))
  }

  @Test(
    arguments: [
      ("func a() -> [Int]", "[Int]", "'collect'"), ("func a() -> Int", "Int", nil),
      ("func a() -> Int?", "Int?", "'firstNonNil'"),
    ] as [(String, String, String?)]
  )
  func `the message names the dispatches that need no answer`(
    requirement: String,
    type: String,
    dispatches: String?
  ) throws {
    let text =
      #"{ "declaration": "\#(requirement)", "dispatch": "first", "default": "①<#\#(type)#>" }"#
    expectDiagnostics(spec(text), .undecidedDefault)
    let source = SourceText(path: "A.delegates.json", text: MarkedText(spec(text)).text)
    let message = try #require(
      Generator.generate([source], locatesSource: false).diagnostics.first?.message.text
    )
    #expect(message.contains("'<#\(type)#>'"))
    #expect(message.contains("set 'dispatch' to") == (dispatches != nil))
    if let dispatches { #expect(message.hasSuffix(dispatches)) }
  }
}
