import Testing

@testable import ForwarderGen

/// The arguments in the parentheses of `reduce(f)` and `pipeline(label)`.
@Suite("Arguments of a dispatch", .runtimeModule)
struct DispatchArgumentTests {
  /// Functions and operators that make one `Int` of two.
  private static let declarations = """
    func merge(_ a: Int, with b: Int) -> Int { a }
    func `default`(_ a: Int, _ b: Int) -> Int { a }
    func first(_ a: Int, _ b: Int) -> Int { a }
    func make(_ n: Int) -> (Int, Int) -> Int { { $0 + $1 * n } }
    enum Theme { static func merged(_ a: Int, _ b: Int) -> Int { a } }
    enum second { static func first(_ a: Int, _ b: Int) -> Int { a } }
    enum Pair<T> { static func sum(_ a: Int, _ b: Int) -> Int { a } }
    enum A { enum B<T> { static func d(_ a: Int, _ b: Int) -> Int { a } } }
    struct C {}
    infix operator .+
    infix operator →
    extension Int {
      init(_ a: Int, _ b: Int) { self = a }
      static func && (a: Int, b: Int) -> Int { a }
      static func ?? (a: Int, b: Int) -> Int { a }
      static func < (a: Int, b: Int) -> Int { a }
      static func .+ (a: Int, b: Int) -> Int { a }
      static func → (a: Int, b: Int) -> Int { a }
    }
    """

  @Test(
    arguments: [
      ("() -> Void", ""), ("@Sendable () -> Void", ""), ("(() -> Void)?", ""),
      ("(@Sendable () -> Void)?", ""), ("(@MainActor () -> Void)?", #", "default": "nil""#),
    ]
  )
  func `closures are combined as what they are`(type: String, keys: String) throws {
    let isOptional = type.hasSuffix("?")
    let wrapped = isOptional && keys.isEmpty ? String(type.dropLast()) : type
    let passed = wrapped.hasSuffix("?") ? wrapped : "@escaping \(wrapped)"
    let fallback = isOptional ? keys : #", "default": "{}""#
    let run = SwiftRun(
      #"{ "protocol": "P", "requirements": [{ "requirement": "a()", "dispatch": "reduce(both)"\#(fallback) }] }"#,
      inTargetOf: [
        "P.swift": """
        protocol P: AnyObject { func a() -> \(type) }
        func both(_ a: \(passed), _ b: \(passed)) -> \(wrapped) { a }
        """
      ]
    )
    _ = try run.generatedTexts()
  }

  @Test(
    arguments: [
      ("max", "max(first, second)"), ("Swift.max", "Swift.max(first, second)"),
      ("Theme.merged", "Theme.merged(first, second)"),
      ("Pair<Int>.sum", "Pair<Int>.sum(first, second)"), ("Int.init", "Int.init(first, second)"),
      ("A.B<[C]>.d", "A.B<[C]>.d(first, second)"), ("`default`", "`default`(first, second)"),
      ("merge(_:with:)", "merge(_:with:)(first, second)"), (" max ", "max(first, second)"),
      ("max /* of both */", "max(first, second)"), ("+", "first + second"),
      (" && ", "first && second"), ("??", "first ?? second"), ("<", "first < second"),
      ("make(1)", "make(1)(first, second)"), (".init", ".init(first, second)"),
      ("(1 < 2 ? max : min)", "(1 < 2 ? max : min)(first, second)"), (".+", "first .+ second"),
      ("→", "first → second"), ("first", "first(first2, second)"),
      ("second.first", "second.first(first2, second2)"),
    ]
  )
  func `reduce takes the name of a function, or an operator`(
    argument: String,
    call: String
  ) throws {
    let text = try generatedText(
      spec(
        #"{ "declaration": "func a() -> Int", "dispatch": "reduce(\#(argument))", "default": "0" }"#
      ),
      beside: Self.declarations
    )
    #expect(text.contains("    \(call)\n"))
    #expect(text.contains("answer = MultiTestDelegateAReduction.combine(answer, delegate.a())"))
  }

  @Test(
    arguments: [
      ("①{ $0 + $1 }", .reduceWithClosure),
      ("max ①+ min", .unexpectedToken), ("①->", .unexpectedToken), ("①1", .unexpectedToken),
      ("+ ①+", .unexpectedToken), ("max①; exit", .unexpectedToken),
      ("max)①}(", .unexpectedToken), ("①#max", .unexpectedToken),
    ] as [(String, DiagnosticMessage.Kind)]
  )
  func `anything else is refused where it begins`(argument: String, kind: DiagnosticMessage.Kind) {
    let dispatch = "reduce(\(argument))"
    expectDiagnostics(
      spec(#"{ "declaration": "func a() -> Int", "dispatch": "\#(dispatch)", "default": "0" }"#),
      kind
    )
  }

  @Test(arguments: ["Int?", "Int!", "Optional<Int>", "(Int)?", "Int??"])
  func `an optional can be reduced without a default, and nothing else`(type: String) throws {
    let keys = #""dispatch": "reduce(f)", "optional": true"#
    let text = try generatedText(
      spec(#"{ "declaration": "func a() -> \#(type)", \#(keys) }"#),
      beside: """
        func f(_ a: Int, _ b: Int) -> Int { a + b }
        func f(_ a: Int?, _ b: Int?) -> Int? { a ?? b }
        """
    )
    // No call has to state what a delegate handles.
    #expect(text.contains("CompleteDelegateReference"))
    expectDiagnostics(
      spec(#"{ "declaration": "①func a() -> Int", \#(keys) }"#),
      .valueWithoutDefault
    )
  }

  @Test(arguments: ["reduce(&&①", "reduce(max①", "pipeline(b①"])
  func `a parenthesis that is not closed is missing at the end`(dispatch: String) {
    let keys = #""dispatch": "\#(dispatch)", "default": "true""#
    expectDiagnostics(
      spec(#"{ "declaration": "func a(b: Bool) -> Bool", \#(keys) }"#),
      .unexpectedToken
    )
  }

  @Test func `with a default nil is a value like any other`() throws {
    let keys = #""dispatch": "reduce(??)", "default": "nil", "optional": true"#
    let text = try generatedText(spec(#"{ "declaration": "func a() -> Int?", \#(keys) }"#))
    #expect(text.contains("_ first: Int?, _ second: Int?"))
    #expect(!text.contains("CompleteDelegateReference"))
  }

  @Test(
    arguments: [
      (#"①"reduce"#, .withoutFunction), (#""reduce(①)"#, .unexpectedToken),
      (#""pipeline(①)"#, .unexpectedToken),
    ] as [(String, DiagnosticMessage.Kind)]
  )
  func `a dispatch without its argument says what it needs`(
    dispatch: String,
    kind: DiagnosticMessage.Kind
  ) {
    expectDiagnostics(
      spec(#"{ "declaration": "func a() -> Int", "dispatch": \#(dispatch)", "default": "0" }"#),
      kind
    )
  }

  @Test(
    arguments: [
      ("func a(_ b: Int, c: Int) -> Int", "b", "delegate.a(answer, c: c)"),
      ("func a(_ b: Int, c: Int) -> Int", "c", "delegate.a(b, c: answer)"),
      ("func a(with b: Int, `in` c: Int) -> Int", "in", "delegate.a(with: b, in: answer)"),
      ("func a(with b: Int, to b2: String) -> Int", "with", "delegate.a(with: answer, to: b2)"),
      ("subscript(b: Int, c d: Int) -> Int { get }", "b", "delegate[answer, c: d]"),
      ("subscript(b: Int, c d: Int) -> Int { get }", "c", "delegate[b, c: answer]"),
    ]
  )
  func `pipeline names a parameter by its label, or without one by its name`(
    declaration: String,
    label: String,
    call: String
  ) throws {
    let dispatch = "pipeline(\(label))"
    let text = try generatedText(
      spec(#"{ "declaration": "\#(declaration)", "dispatch": "\#(dispatch)" }"#)
    )
    #expect(text.contains("answer = \(call)\n"))
  }

  @Test(
    arguments: [
      ("func a(_ b: Int, c: Int) -> Int", "①\"pipeline\"", .ambiguousPipeline),
      ("func a(b: Int, b c: Int) -> Int", "\"pipeline(①b)\"", .ambiguousPipeline),
      ("func a(_: Int, _: Int) -> Int", "①\"pipeline\"", .ambiguousPipeline),
      ("func a(_: Int, _: Int) -> Int", "\"pipeline(①_)\"", .unfitParameter),
      ("func a(_ b: Int, c: String) -> Int", "\"pipeline(①c)\"", .unfitParameter),
      ("func a(with b: Int) -> Int", "\"pipeline(①b)\"", .unfitParameter),
      ("func a(_ b: Int) -> Int", "\"pipeline(b①: Int)\"", .unexpectedToken),
      ("func a(_ b: Int) -> Int", "\"pipeline(①0)\"", .unexpectedToken),
    ] as [(String, String, DiagnosticMessage.Kind)]
  )
  func `a pipeline that could mean another parameter, or none, is refused`(
    declaration: String,
    dispatch: String,
    kind: DiagnosticMessage.Kind
  ) {
    expectDiagnostics(
      spec(#"{ "declaration": "\#(declaration)", "dispatch": \#(dispatch) }"#),
      kind
    )
  }
}
