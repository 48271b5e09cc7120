import Testing

@testable import ForwarderGen

@Suite("Passed parameters", .runtimeModule)
struct PassedParameterTests {
  /// A requirement with what it has to state.
  private func requirement(_ declaration: String, _ dispatch: String, fallback: String?) -> String {
    let key = fallback.map { #", "default": "\#($0)""# } ?? ""
    return spec(#"{ "declaration": "\#(declaration)", "dispatch": "\#(dispatch)"\#(key) }"#)
  }

  /// The types that the declarations mention.
  private static let declarations = """
    struct B {}
    struct C { static let c = C() }
    protocol P {}
    actor Worker {}
    struct E: Error {}
    """

  @Test(
    arguments: [
      ("func a(_ b: inout Int)", "delegate.a(&b)"),
      ("func a(in: inout Int)", "delegate.a(in: &`in`)"),
      ("func a(_: inout Int)", "delegate.a(&argument1)"),
      ("func a(_ b: borrowing B)", "delegate.a(b)"),
      ("func a<each B>(_ b: repeat each B)", "delegate.a(repeat each b)"),
      ("func a<each B>(c b: repeat [each B])", "delegate.a(c: repeat each b)"),
      ("func a(_ b: @autoclosure () -> Int)", "delegate.a(b())"),
      ("func a(b: @autoclosure () -> Int)", "delegate.a(b: b())"),
      ("func a(_ b: @autoclosure () throws -> Int) rethrows", "try delegate.a(try b())"),
      ("func a(_ b: @autoclosure () async -> Int) async", "await delegate.a(await b())"),
      (
        "func a(_ b: @autoclosure () async throws -> Int) async rethrows",
        "try await delegate.a(try await b())"
      ),
      ("func a(_ b: @autoclosure () throws(E) -> Int) throws(E)", "try delegate.a(try b())"),
      ("func a(_ b: () throws -> Void) rethrows", "try delegate.a(b)"),
      ("func a(_ b: isolated Worker)", "delegate.a(b)"),
      ("func a(_ b: some P, _ c: any P)", "delegate.a(b, c)"),
      ("func a(_ b: __owned B)", "delegate.a(b)"),
    ]
  )
  func `a parameter is passed on as what it is`(declaration: String, call: String) throws {
    let text = try generatedText(spec("\"\(declaration)\""), beside: Self.declarations)
    #expect(text.contains("      \(call)\n"))
    #expect(text.contains("  \(declaration)\n"), "the protocol's own declaration is as written")
  }

  @Test(
    arguments: [
      ("func a(_ b: consuming B)", "broadcast", nil, "      delegate.a(copy b)\n"),
      ("func a(_ b: consuming B)", "first", nil, "responders(to: .a).first?.a(b)\n"),
      (
        "func a(_ b: consuming B) -> C", "broadcast", "C.c",
        "    let answer = delegate.a(copy b)\n"
      ),
      ("func a(_ b: consuming B) -> C", "broadcast", "C.c", "      _ = delegate.a(copy b)\n"),
      ("func a(_ b: consuming B) -> C", "first", "C.c", "    return delegate.a(b)\n"),
      (
        "func a(_ b: consuming B) -> C?", "firstNonNil", nil,
        "if let answer = delegate.a(copy b) { return answer }"
      ),
      ("func a<B: ~Copyable>(_ b: consuming B)", "first", nil, "?.a(b)\n"),
      ("func a(_ b: sending B)", "first", nil, "?.a(b)\n"),
    ] as [(String, String, String?, String)]
  )
  func `what is consumed is copied for all but one`(
    declaration: String,
    dispatch: String,
    fallback: String?,
    line: String
  ) throws {
    let text = try generatedText(
      requirement(declaration, dispatch, fallback: fallback),
      beside: Self.declarations
    )
    #expect(text.contains(line))
  }

  @Test(
    arguments: [
      ("func a<B>() -> B", "broadcast", "fatalError()", "let answer: B = delegate.a()"),
      ("func a<B>() -> B", "broadcast", "fatalError()", "_ = delegate.a() as B"),
      ("func a<B>() -> B?", "firstNonNil", nil, "if let answer = delegate.a() as B? {"),
      (
        "func a<B: Sequence & Hashable>() -> [B: B.Element]?", "firstNonNil", nil,
        "delegate.a() as [B: B.Element]? {"
      ),
      (
        "func a<B, C>(_ b: B) -> (B, C)", "broadcast", "fatalError()", "_ = delegate.a(b) as (B, C)"
      ),
      ("func a<B>() -> B", "first", "fatalError()", "return delegate.a()"),
      ("func a<B>(_ b: B) -> B", "broadcast", "b", "let answer = delegate.a(b)"),
      ("func a<B>(_ b: [B.Type]) -> B?", "firstNonNil", nil, "if let answer = delegate.a(b) {"),
      ("func a<B>(_ b: B) -> Int", "broadcast", "0", "let answer = delegate.a(b)"),
      ("func a<B>(_ b: () -> B) -> B?", "firstNonNil", nil, "if let answer = delegate.a(b) {"),
      (
        "subscript<B>(_: Int) -> B { get }", "broadcast", "fatalError()",
        "_ = delegate[argument1] as B"
      ),
    ] as [(String, String, String?, String)]
  )
  func `a result that no argument tells is told`(
    declaration: String,
    dispatch: String,
    fallback: String?,
    line: String
  ) throws {
    let text = try generatedText(
      requirement(declaration, dispatch, fallback: fallback),
      beside: Self.declarations
    )
    #expect(text.contains(line))
  }

  @Test(
    arguments: [
      ("subscript(a: Int) -> Int { get }", "delegate[a]"),
      ("subscript(a b: Int) -> Int { get }", "delegate[a: b]"),
      ("subscript(_ a: Int, b c: Int) -> Int { get }", "delegate[a, b: c]"),
      ("subscript(in in: Int) -> Int { get }", "delegate[in: `in`]"),
      ("subscript() -> Int { get }", "delegate[]"),
      ("subscript<B>(b: B) -> Int where B: P { get }", "delegate[b]"),
      ("var a: Int { get throws }", "try delegate.a"),
    ]
  )
  func `a subscript labels only what has a name besides the label`(
    declaration: String,
    access: String
  ) throws {
    let text = try generatedText(
      requirement(declaration, "first", fallback: "0"),
      beside: Self.declarations
    )
    #expect(text.contains("return \(access)\n"))
  }
}
