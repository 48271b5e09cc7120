import Testing

@testable import ForwarderGen

@Suite("Defaults", .runtimeModule)
struct DefaultTests {
  @Test(
    arguments: [
      ("func a() -> Int", "first", .valueWithoutDefault),
      ("func a() -> Int?", "broadcast", .valueWithoutDefault),
      ("var a: Int { get }", "broadcast", .valueWithoutDefault),
      ("func a(_ b: @escaping () -> Void)", "first", .closureWithoutDefault),
      ("func a(_ b: @escaping () -> Void) -> Int", "first", .valueWithoutDefault),
    ] as [(String, String, DiagnosticMessage.Kind)]
  )
  func `a requirement that needs a default and has none is refused`(
    declaration: String,
    dispatch: String,
    kind: DiagnosticMessage.Kind
  ) {
    expectDiagnostics(
      spec(#"{ "declaration": "①\#(declaration)", "dispatch": "\#(dispatch)" }"#),
      kind
    )
  }

  @Test(
    arguments: [
      ("func a()", "first"), ("func a() -> Int?", "firstNonNil"),
      ("func a(_ b: @escaping () -> Void)", #"broadcast", "through": "none"#),
    ]
  )
  func `a requirement that needs no default has none`(
    declaration: String,
    dispatch: String
  ) {
    expectDiagnostics(
      spec(#"{ "declaration": "\#(declaration)", "dispatch": "\#(dispatch)" }"#)
    )
  }

  @Test func `firstNonNil has its own answer`() {
    expectDiagnostics(
      spec(#"{ "declaration": "func a() -> Int?", "dispatch": "firstNonNil", "default": "①1" }"#),
      .needlessDefault
    )
  }

  @Test func `what throws may throw by default`() throws {
    let text = try generatedText(
      spec(
        #"{ "declaration": "func a() throws -> Int", "dispatch": "first", "default": "throw E.a" }"#
      ),
      beside: "enum E: Error { case a }"
    )
    #expect(text.contains("      throw E.a\n"))
  }

  @Test(
    arguments: [
      ("①delegates.count", 1), ("①responds + ②other", 2), ("self.other", 0),
      (".other", 0), ("Module.other", 0), ("b + ①other + other", 1), ("f(other: b)", 0), ("b", 0),
      ("b > 0 ? ①other : b", 1), ("b > 0 ? b : ①other", 1), ("①other ? b : 1", 1),
      ("b > 0 ? 1 + ①other : b", 1), ("f([①other: b])", 1), ("f[other: b]", 0),
      (#"f(①\"\\(other)\")"#, 1), (#"f(①\"\\(b) \\(g(other))\")"#, 1),
      (#"f(\"\\(g(other: b))\")"#, 0), (#"f(\"other \\(.other) \\(b.other)\")"#, 0),
    ]
  )
  func `a default that would call the forwarder itself is refused at that word`(
    text: String,
    count: Int
  ) {
    let requirements = [
      #"{ "declaration": "func a(b: Int) -> Int", "dispatch": "first", "default": "\#(text)" }"#,
      #"{ "declaration": "func other()" }"#, #"{ "declaration": "func b()" }"#,
    ]
    let marked = spec(requirements.joined(separator: ", "))
    switch count {
    case 0: expectDiagnostics(marked)
    case 1: expectDiagnostics(marked, .defaultNamesMember)
    default: expectDiagnostics(marked, .defaultNamesMember, .defaultNamesMember)
    }
  }

  private static func a(_ fallback: String) -> String {
    #"{ "declaration": "func a(b: Int) -> Int", "dispatch": "first", "default": "\#(fallback)" }"#
  }

  @Test(
    arguments: [
      ("b", true), ("-b", true), ("Base.b", true), ("self.other", true), ("f(other: b)", true),
      ("other", false), ("b + other", false), ("b > 0 ? other : b", false),
      (#"f(\"\\(other)\")"#, false),
    ]
  )
  func `a default means the same in an heir, whose members hide what it names`(
    fallback: String,
    isValid: Bool
  ) {
    let base = declared("protocol Base: AnyObject", Self.a(fallback))
    let heir = declared("protocol Heir: Base", #""func b()""#, #""func other()""#)
    let other = declared("protocol Other: AnyObject", #""func b()""#, #""func other()""#)
    let composite = """
      { "version": 1, "protocols": [\(base), \(other)],
        "composites": [{ "forwarder": "MultiBoth", "requires": ["Base", "Other"] }] }
      """
    for text in [
      "{ \"version\": 1, \"protocols\": [\(base), \(heir)] }", composite,
    ] {
      let source = SourceText(path: "a", text: text)
      let kinds = Generator.generate([source], locatesSource: false).diagnostics.map(\.message.kind)
      #expect(kinds == (isValid ? [] : [.inheritedDefaultNamesMember]))
    }
  }

  @Test(arguments: [("delegates", false), ("uncheckedDelegates", false), ("others", true)])
  func `the registry of an heir, by either name, hides what an inherited default names`(
    name: String,
    isValid: Bool
  ) {
    let named = #""delegatesProperty": "others", "#
    let base = declared(
      "protocol Base: AnyObject",
      Self.a("\(name).count"),
      keys: name == "others" ? "" : named
    )
    func kinds(_ keys: String) -> [DiagnosticMessage.Kind] {
      Resolution(of: [SourceText("a", base, declared("protocol Heir: Base", keys: keys))]).kinds
    }
    #expect(kinds("") == (isValid ? [] : [.inheritedDefaultNamesMember]))
    #expect(kinds(named) == (isValid ? [.inheritedDefaultNamesMember] : []))
  }

  @Test func `a default that cannot be understood is not missing too`() {
    expectDiagnostics(
      spec(#"{ "declaration": "func a() -> Int", "dispatch": "first", "default": "①return 0" }"#),
      .fallbackReturns
    )
  }
}
