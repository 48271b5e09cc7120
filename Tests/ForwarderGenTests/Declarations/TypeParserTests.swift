import Testing

@testable import ForwarderGen

@Suite("Type parser")
struct TypeParserTests {
  @Test(
    arguments: [
      ("Int", "Int"), ("Swift.Int", "Swift.Int"), ("`default`", "default"), ("Größe", "Größe"),
      ("Any", "Any"), ("Self", "Self"), ("Self.Element", "Self.Element"),
      ("Array<Int>", "Array<Int>"), ("A<B<C<D>>>", "A<B<C<D>>>"),
      ("A<B, C?>", "A<B, Swift.Optional<C>>"),
      ("A<B>.C", "A.C<B>"), ("A.B<C>", "A.B<C>"), ("InlineArray<3, Int>", "InlineArray<Int>"),
      ("Int?", "Swift.Optional<Int>"), ("Int??", "Swift.Optional<Swift.Optional<Int>>"),
      ("Int!", "unwrapped(Int)"),
      ("[Int]", "Swift.Array<Int>"), ("[[Int]?]", "Swift.Array<Swift.Optional<Swift.Array<Int>>>"),
      ("[Int: String]", "Swift.Dictionary<Int, String>"),
      ("[A:[B:C]]", "Swift.Dictionary<A, Swift.Dictionary<B, C>>"),
      ("()", "tuple()"), ("(Int)", "Int"), ("((Int))", "Int"), ("(Int, A)", "tuple(Int, A)"),
      ("(x: Int, y: A)", "tuple(Int, A)"),
      ("(Int, (A, B))?", "Swift.Optional<tuple(Int, tuple(A, B))>"),
      ("(Int)?", "Swift.Optional<Int>"), ("Int.Type", "metatype(Int)"),
      ("(any P).Type", "metatype(any(P))"),
      ("any P.Type", "any(metatype(P))"), ("P.Protocol", "metatype(P)"),
      ("A.Type?", "Swift.Optional<metatype(A)>"),
      ("any P", "any(P)"), ("any A & B", "any(composition(A, B))"),
      ("(any P)?", "Swift.Optional<any(P)>"),
      ("some P", "some(P)"), ("some A & B", "some(composition(A, B))"),
      ("A & B & C", "composition(A, B, C)"),
      ("any P<Int>", "any(P<Int>)"), ("~Copyable", "suppressed(Copyable)"),
      ("any A & ~Copyable", "any(composition(A, suppressed(Copyable)))"),
      ("repeat each T", "pack(pack(T))"),
    ]
  )
  func `a type is what it is made of`(text: String, outline: String) throws {
    let type = try expectParsed(text, by: parseType)
    #expect(type.outline == outline)
    #expect(type.text == text)
  }

  @Test(
    arguments: [
      ("() -> Void", "function( -> Void)"), ("(Int) -> A", "function(Int -> A)"),
      ("(Int, B) -> A", "function(Int, B -> A)"),
      ("((Int) -> A) -> B", "function(function(Int -> A) -> B)"),
      ("(Int) -> (A) -> B", "function(Int -> function(A -> B))"),
      ("() async -> A", "function( async -> A)"),
      ("() throws -> A", "function( throws -> A)"),
      ("() async throws(E) -> A", "function( async throws(E) -> A)"),
      ("(_ x: Int, _ z: B) -> ()", "function(Int, B -> tuple())"),
      ("(() -> Void)?", "Swift.Optional<function( -> Void)>"),
      ("[() -> Void]", "Swift.Array<function( -> Void)>"),
      ("([Int]) -> A", "function(Swift.Array<Int> -> A)"),
      ("(inout Int) -> A", "function(inout Int -> A)"),
      ("(() -> Void)", "function( -> Void)"),
      ("(Int?) -> A?", "function(Swift.Optional<Int> -> Swift.Optional<A>)"),
      ("@escaping () -> Void", "escaping function( -> Void)"),
      ("@Sendable @escaping (Int) -> Void", "Sendable escaping function(Int -> Void)"),
      ("@convention(c) (Int) -> Void", "convention function(Int -> Void)"),
      ("@MainActor () -> Void", "MainActor function( -> Void)"), ("inout Int", "inout Int"),
      ("sending A", "sending A"), ("isolated A", "isolated A"), ("sending", "sending"),
      ("nonisolated(nonsending) () async -> A", "nonisolated function( async -> A)"),
      ("@A.B () -> C", "A.B function( -> C)"),
      ("(@escaping () -> A) -> B", "function(escaping function( -> A) -> B)"),
    ]
  )
  func `a function type and what stands before a type`(text: String, outline: String) throws {
    let type = try expectParsed(text, by: parseType)
    #expect(type.outline == outline)
    #expect(type.text == text)
  }

  @Test(
    arguments: [
      ("①", .unexpectedToken), ("①->", .unexpectedToken), ("①[Int", .unclosed),
      ("[Int①)", .unexpectedToken),
      ("①(Int", .unclosed), ("(Int, ①", .unexpectedToken), ("(Int①]", .unexpectedToken),
      ("A①<B", .unclosed), ("A<①>", .unexpectedToken), ("[A: ①]", .unexpectedToken),
      ("A①.", .unexpectedToken),
      ("any A & ①", .unexpectedToken), ("①class", .reservedName), ("A.①in", .reservedName),
      ("(Int①...) -> Void", .refusedVariadic), ("() ①async", .unexpectedToken),
      ("() throws ①async -> A", .unexpectedToken), ("Int ①Int", .unexpectedToken),
      ("①_", .unexpectedToken),
      ("①\"Int\"", .unexpectedToken), ("①1", .unexpectedToken), ("A①>", .unexpectedToken),
      ("@①1 Int", .unexpectedToken),
    ] as [(String, DiagnosticMessage.Kind)]
  )
  func `what is no type is refused at its first wrong token`(
    marked: String,
    kind: DiagnosticMessage.Kind
  ) {
    expectError(marked, kind, by: parseType)
  }

  @Test(
    arguments: [
      ("[", "]"), ("(", ")"), ("A<", ">"), ("", "?"), ("() -> ", ""),
      ("", ".Type"), ("(A, ", ")"), ("((A) -> ", ")"),
    ]
  )
  func `types nest as deep as the limit, and no deeper`(opening: String, closing: String) throws {
    func nested(_ depth: Int) -> EmbeddedText {
      EmbeddedText(
        String(repeating: opening, count: depth) + "Int" + String(repeating: closing, count: depth)
      )
    }
    _ = try parseType(nested(20))
    for depth in [100, 2_000] {
      let error = #expect(throws: DeclarationError.self) { try parseType(nested(depth)) }
      #expect(error?.message.kind == .tooDeep)
    }
  }
}
