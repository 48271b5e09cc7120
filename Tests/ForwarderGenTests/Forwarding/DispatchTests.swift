import Testing

@testable import ForwarderGen

@Suite("Dispatch", .runtimeModule)
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
      ("func a() -> Bool", "anyTrue", true), ("func a() -> Swift.Bool", "allTrue", true),
      ("func a() -> (Bool)", "allTrue", true), ("func a() -> Bool?", "anyTrue", false),
      ("func a() -> Flag", "allTrue", false), ("func a() -> Module.Bool", "anyTrue", false),
      ("func a() -> [Int]", "collect", true), ("func a() -> Array<Int>", "collect", true),
      ("func a() -> Set<Int>", "collect", true), ("func a() -> [Int: Int]", "collect", true),
      ("func a() -> Swift.Dictionary<Int, Int>", "collect", true),
      ("func a() -> Swift.Set<Int>", "collect", true),
      ("func a() -> sending [Int]", "collect", true),
      ("func a() -> [Int]?", "collect", false), ("func a() -> Headers", "collect", false),
      ("func a() -> Array", "collect", false), ("func a() -> Deque<Int>", "collect", false),
      ("func a() -> String", "collect", false), ("func a() -> Set<Int>.Index", "collect", false),
      ("func a(_ b: Int) -> Int", "pipeline", true), ("func a(_ b: Int) -> Int?", "pipeline", true),
      ("func a(_ b: Int?) -> Int?", "pipeline", true),
      ("func a(_ b: any Error) -> (any Error)?", "pipeline", true),
      ("func a(_ b: (any Error)?) -> Optional<any Error>", "pipeline", true),
      ("func a(_ b: any Error) -> (any Sendable)?", "pipeline", false),
      ("func a(_ b: Int?) -> Optional<Int>", "pipeline", true),
      ("func a(_ b: [Int:Int]) -> [Int : Int]", "pipeline", true),
      ("func a(_ b: borrowing Int, c: String) -> Int", "pipeline", true),
      ("func a(_ b: Int?) -> Int", "pipeline", false), ("func a() -> Int", "pipeline", false),
      ("func a(_ b: `c d`) -> `c d`", "pipeline", true),
      ("func a(_ b: cd) -> `c d`", "pipeline", false),
      ("func a(_ b: inout Int) -> Int", "pipeline", false),
      ("func a(_ b: @autoclosure () -> Int) -> Int", "pipeline", false),
      ("func a(_ b: Int)", "pipeline", false), ("var a: Int { get }", "pipeline", false),
      ("func a()", "last", false), ("func a()", "claimed", false),
      ("func a() -> Void", "reduce(max)", false),
    ]
  )
  func `a dispatch fits what the requirement returns, or is refused`(
    declaration: String,
    dispatch: String,
    fits: Bool
  ) {
    let mark = fits ? "" : "①"
    let text = spec(#"{ "declaration": "\#(declaration)", "dispatch": \#(mark)"\#(dispatch)" }"#)
    if fits { expectDiagnostics(text) } else { expectDiagnostics(text, .unfitDispatch) }
  }

  @Test(arguments: [
    "func a()", "func a() -> Void", "func a(_ b: () -> Void)", "func a(_ b: Handler)",
  ])
  func `only a void requirement without an escaping closure implies broadcast`(
    declaration: String
  ) throws {
    let text = try generatedText(
      spec("\"\(declaration)\""),
      beside: "typealias Handler = () -> Void"
    )
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
      "", "frist", "first()", "all", "broadcast ", "reduce (max)", "reduce)",
      "last(a)", "Reduce(max)",
    ]
  )
  func `any other word is unknown`(dispatch: String) {
    expectDiagnostics(
      spec(#"{ "declaration": "func a()", "dispatch": ①"\#(dispatch)" }"#),
      .unknownValue
    )
  }
}
