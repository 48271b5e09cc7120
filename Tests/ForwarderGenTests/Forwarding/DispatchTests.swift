import Testing

@testable import ForwarderGen

@Suite("Dispatch")
struct DispatchTests {
  /// Which dispatches fit which kinds of value, and what they need.
  @Test(
    arguments: [
      ("func a()", "broadcast", true), ("func a()", "first", true),
      ("func a() -> Void", "broadcast", true), ("func a() -> ()", "first", true),
      ("func a() -> Int?", "firstNonNil", true), ("var a: Int? { get }", "firstNonNil", true),
      ("func a() -> Optional<Int>", "firstNonNil", true), ("func a() -> Int!", "firstNonNil", true),
      ("func a()", "firstNonNil", false), ("func a() -> Int", "firstNonNil", false),
      ("func a() -> Void", "firstNonNil", false), ("var a: [Int?] { get }", "firstNonNil", false),
    ]
  )
  func `a dispatch fits what the requirement returns, or is refused`(
    declaration: String,
    dispatch: String,
    fits: Bool
  ) throws {
    let mark = fits ? "" : "①"
    let text = spec(#"{ "declaration": "\#(declaration)", "dispatch": \#(mark)"\#(dispatch)" }"#)
    if fits { _ = try generatedText(text) } else { expectDiagnostics(text, .unfitDispatch) }
  }

  @Test(arguments: [
    "func a()", "func a() -> Void", "func a(_ b: () -> Void)", "func a(_ b: Handler)",
  ])
  func `only a void requirement without an escaping closure implies broadcast`(
    declaration: String
  ) throws {
    let text = try generatedText(spec("\"\(declaration)\""))
    #expect(text.contains("for delegate in delegates.responders(to: .a)"))
  }

  @Test(
    arguments: [
      ("func a() -> Int", .valueWithoutDispatch), ("var a: Int { get }", .valueWithoutDispatch),
      ("func a(_ b: @escaping () -> Void)", .closureWithoutDispatch),
      ("func a(_ b: (() -> Void)?)", .closureWithoutDispatch),
      ("func a(_ b: [() -> Void]) -> Int", .valueWithoutDispatch),
    ] as [(String, DiagnosticMessage.Kind)]
  )
  func `every other requirement states its own`(
    declaration: String,
    kind: DiagnosticMessage.Kind
  ) {
    expectDiagnostics(spec("\"①\(declaration)\""), kind)
  }

  @Test(
    arguments: [
      "last", "anyTrue", "allTrue", "reduce(max)", "collect", "pipeline", "pipeline(a)", "claimed",
    ]
  )
  func `a dispatch of a later version is not supported yet`(dispatch: String) {
    expectDiagnostics(
      spec(#"{ "declaration": "func a() -> Int", "dispatch": ①"\#(dispatch)" }"#),
      .unsupportedShape
    )
  }

  @Test(arguments: ["", "frist", "first()", "all", "broadcast "])
  func `any other word is unknown`(dispatch: String) {
    expectDiagnostics(
      spec(#"{ "declaration": "func a()", "dispatch": ①"\#(dispatch)" }"#),
      .unknownValue
    )
  }

  @Test func `every name of a dispatch means one`() {
    #expect(Set(Dispatch.names) == Set(Dispatch.byName.keys))
  }
}
