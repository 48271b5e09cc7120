import Testing

@testable import ForwarderGen

/// A closure that all delegates get, or that they answer through, which the spec has to say.
@Suite("Closures for all delegates", .runtimeModule)
struct ThroughTests {
  @Test(
    arguments: [
      (#"func a(_ b: @escaping () -> Void)", "dispatch": "broadcast", "through": "b"#, "Void.self"),
      (#"func a(b c: (() -> Void)?)", "dispatch": "broadcast", "through": "b"#, "Void.self"),
      (#"func a(b: @escaping (Int) -> Void)", "dispatch": "last", "default": "0"#, "Int.self"),
      (
        #"func a(b: @escaping (Bool) -> Void, c: (() -> Void)?)", "dispatch": "anyTrue", "through": "b"#,
        "Bool.self"
      ),
      (
        #"func a(b: @escaping (Int, String) -> Void)", "dispatch": "last", "default": "(0, String())"#,
        "(Int, String).self"
      ),
      (
        #"func a(b: @escaping ([Int: any Error]) -> Void)", "concurrently": true, "dispatch": "collect"#,
        "[Int: any Error].self"
      ),
      (
        #"func a(b: @escaping ((any Error)?) -> Void)", "dispatch": "firstNonNil"#,
        "(any Error)?.self"
      ),
      (#"func a(b: @escaping (()) -> Void)", "dispatch": "broadcast", "through": "b"#, "b(())"),
      (#"func a<T>(_ d: T, b: @escaping (T) -> Void)", "dispatch": "pipeline"#, "T.self"),
    ] as [(String, String)]
  )
  func `delegates answer through the closure`(requirement: String, type: String) throws {
    let text = try generatedText(spec(#"{ "declaration": "\#(requirement)" }"#))
    #expect(text.contains(type))
  }

  @Test(arguments: ["@escaping Done", "Done?", "@escaping Twice", "Twice?"])
  func `in a Swift file they answer through an alias, too`(type: String) throws {
    let run = SwiftRun(
      item("P", #"{ "requirement": "a(_:)", "dispatch": "reduce(max)", "default": "0" }"#),
      beside: """
        typealias Done = @Sendable (Int) -> Void
        typealias Twice = Done
        nonisolated protocol P: AnyObject, Sendable { func a(_ b: \(type)) }
        """
    )
    let text = try #require(run.generatedTexts().first)
    #expect(text.contains("askInOrder(for: Int.self) { @Sendable delegate, reply in"))
  }

  private static let none = #", "through": "none""#

  /// Requirements that are given a closure which they may keep.
  private static let escaping = [
    "func a(_ b: @escaping (Bool) -> Void)", "func a(_ b: ((Bool) -> Void)?)",
    "func a(_ b: @escaping @Sendable () -> Void) async", "func a(_ b: [() -> Void])",
    "func a(_ b: @autoclosure @escaping () -> String) throws",
    "func a(_ b: @escaping Handler, _ c: @escaping () -> Void)", "func a(_ b: Box<() -> Void>)",
  ]

  private static func requirement(_ declaration: String, _ dispatch: String) -> String {
    #"{ "declaration": "\#(declaration)", "dispatch": \#(dispatch) }"#
  }

  @Test(arguments: escaping)
  func `a broadcast hands it over only if the spec says so`(declaration: String) throws {
    expectDiagnostics(spec(Self.requirement(declaration, #"①"broadcast""#)), .closureToAll)
    let text = try generatedText(
      spec(Self.requirement(declaration, #""broadcast"\#(Self.none)"#)),
      beside: "typealias Handler = () -> Void; struct Box<T> {}"
    )
    #expect(text.contains("for delegate in delegates.responders(to: .a)"))
    #expect(!text.contains("guard let delegate"))
  }

  @Test func `so does one with a value`() {
    let declaration = "func a(_ b: @escaping () -> Void) -> Int"
    let fallback = #", "default": "0""#
    expectDiagnostics(
      spec(Self.requirement(declaration, #"①"broadcast"\#(fallback)"#)),
      .closureToAll
    )
    expectDiagnostics(
      spec(Self.requirement(declaration, #""broadcast"\#(Self.none)\#(fallback)"#))
    )
  }

  @Test func `without a dispatch, both ways are offered`() throws {
    let text = spec(#""①func a(_ b: @escaping () -> Void)""#)
    expectDiagnostics(text, .closureWithoutDispatch)
    let unstated = spec(#"{ "declaration": "①func a(_ b: (() -> Void)?)"\#(Self.none) }"#)
    expectDiagnostics(unstated, .closureWithoutDispatch)
  }

  @Test(
    arguments: [
      ("func a()", "broadcast", nil), ("func a(_ b: () -> Void)", "broadcast", nil),
      ("func a(_ b: Handler?)", "broadcast", nil),
      ("func a(_ b: @escaping () -> Void)", "first", "b()"),
      ("func a(_ b: @escaping () -> Void) -> Int", "last", "0"),
      ("func a(_ b: @escaping () -> Void) -> Bool", "anyTrue", nil),
      ("var a: (() -> Void)? { get set }", "firstNonNil", nil),
      ("var a: () -> Void { get }", "broadcast", "{}"),
    ] as [(String, String, String?)]
  )
  func `where no closure goes to all, the key is refused`(
    declaration: String,
    dispatch: String,
    fallback: String?
  ) {
    let answer = fallback.map { #", "default": "\#($0)""# } ?? ""
    expectDiagnostics(
      spec(Self.requirement(declaration, #""\#(dispatch)"\#(answer), "through": ①"none""#)),
      .unfitThrough
    )
  }

  @Test(arguments: ["c", "completionHandler", "None", ""])
  func `it names a closure, and another name is the only mistake`(value: String) {
    expectDiagnostics(
      spec(
        Self.requirement(
          "func a(_ b: @escaping () -> Void)",
          #""broadcast", "through": ①"\#(value)""#
        )
      ),
      .unknownHandler
    )
  }

  @Test func `an associated type has none`() {
    expectDiagnostics(
      spec(#"{ "declaration": "associatedtype ①②A"\#(Self.none) }"#),
      .associatedTypeWithKeys,
      .nonprimaryAssociatedType
    )
  }

  @Test func `an entry about a Swift file says it, too`() {
    let file = """
      typealias Done = (Int) -> Void
      protocol Base: AnyObject { func base(_ progress: Done?) }
      protocol P: Base { func a(_ progress: @escaping Done); func b(_ body: Done) }
      """
    func run(_ key: String) -> SwiftRun {
      SwiftRun(
        #"""
        { "protocol": "P", "declared": "X.swift", "requirements": [
          { "requirement": "a(_:)", "dispatch": "broadcast"\#(key) }
        ] },
        { "protocol": "Base", "declared": "X.swift", "requirements": [
          { "requirement": "base(_:)", "dispatch": "broadcast"\#(key) }
        ] }
        """#,
        beside: file
      )
    }
    #expect(
      run("").resolution.diagnostics.map(\.message.kind) == [.closureToAll, .closureToAll]
    )
    #expect(run(Self.none).resolution.diagnostics.isEmpty)
  }
}
