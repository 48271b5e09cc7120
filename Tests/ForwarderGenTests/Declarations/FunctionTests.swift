import Testing

@testable import ForwarderGen

@Suite("Functions")
struct FunctionTests {
  private func function(
    _ text: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> RequirementDeclaration.Parts {
    let (declaration, _) = try expectParsed(
      text,
      sourceLocation: sourceLocation,
      by: parseRequirement
    )
    guard declaration.isFunction else {
      Issue.record("'\(text)' is no function", sourceLocation: sourceLocation)
      throw DeclarationError(
        .unexpectedToken(text, expected: "a function"),
        at: SourcePosition(offset: 0)
      )
    }
    return declaration.parts
  }

  @Test(
    arguments: [
      ("func a()", [], []), ("func a(b: Int)", ["b"], ["b"]), ("func a(_ b: Int)", [nil], ["b"]),
      ("func a(b c: Int)", ["b"], ["c"]), ("func a(b _: Int)", ["b"], [nil]),
      ("func a(_: Int)", [nil], [nil]), ("func a(_ _: Int)", [nil], [nil]),
      ("func a(in for: Int)", ["in"], ["for"]), ("func a(`in` `for`: Int)", ["in"], ["for"]),
      ("func a(b: Int, _ c: Int, d e: Int)", ["b", nil, "d"], ["b", "c", "e"]),
      ("func a(b b: Int)", ["b"], ["b"]), ("func a(self: Int)", ["self"], ["self"]),
      ("func a(b: Int,)", ["b"], ["b"]),
      ("func a(async: Int, get: Int)", ["async", "get"], ["async", "get"]),
      ("func a(\n  b: Int,  // first\n  c: Int\n)", ["b", "c"], ["b", "c"]),
    ] as [(String, [String?], [String?])]
  )
  func `a parameter has a label and a name`(
    text: String,
    labels: [String?],
    names: [String?]
  ) throws {
    let parameters = try function(text).parameters
    #expect(parameters.map { $0.label?.name } == labels)
    #expect(parameters.map { $0.name?.name } == names)
  }

  @Test func `a function has effects and a result`() throws {
    #expect(try function("func a()").effects == .none)
    #expect(try function("func a()").result == nil)
    #expect(try function("func a() -> Int?").result?.text == "Int?")
    #expect(try function("func a() async").effects == Effects(isAsync: true, throwing: .never))
    #expect(try function("func a() throws").effects == Effects(isAsync: false, throwing: .untyped))
    let typed = try function("func a() async throws(E) -> (Int) -> Void")
    #expect(typed.effects.isAsync)
    guard case .typed(let error) = typed.effects.throwing else {
      Issue.record("the error's type is lost")
      return
    }
    #expect(error.text == "E")
    #expect(typed.result?.outline == "function(Int -> Void)")
  }

  @Test func `a function has attributes and modifiers`() throws {
    let function = try function("@A(b: \"c\") @D @available(*, deprecated) mutating func e()")
    #expect(
      function.marks.attributes.map(\.text) == ["@A(b: \"c\")", "@D", "@available(*, deprecated)"]
    )
    #expect(function.marks.attributes.map(\.name) == ["A", "D", "available"])
    #expect(function.marks.attributes.map(\.isGlobalActor) == [false, true, false])
    #expect(function.marks.modifiers.map(\.name) == ["mutating"])
  }

  @Test func `a name may be any word in back-ticks`() throws {
    #expect(try function("func `default`()").name.text == "`default`")
    #expect(try function("func `two words`()").name.name == "two words")
    #expect(try function("func get()").name.name == "get")
    #expect(try function("func größe()").name.name == "größe")
  }

  @Test(
    arguments: [
      ("①", .unexpectedToken), ("①a()", .unexpectedToken), ("func①", .unexpectedToken),
      ("func a①", .unexpectedToken), ("func a(①", .unexpectedToken), ("func a①(b: Int", .unclosed),
      ("func a(b: Int①]", .unexpectedToken), ("func a(b①)", .unexpectedToken),
      ("func a(b c ①d: Int)", .unexpectedToken), ("func a(b: ①)", .unexpectedToken),
      ("func a(b: Int ①c: Int)", .unexpectedToken), ("func a(①, b: Int)", .unexpectedToken),
      ("func ①in()", .reservedName),
      ("func a(b: Int ①= 1)", .defaultArgument),
      ("func a(b: Int①...)", .refusedVariadic), ("func ①==(a: Int)", .refusedOperator),
      ("func ①*()", .refusedOperator), ("func a() where B①", .unexpectedToken),
      ("func a() ①{}", .requirementWithBody),
      ("func a()①; b", .unexpectedToken), ("func a() throws ①async", .unexpectedToken),
      ("func a() -> ①", .unexpectedToken), ("func a() async ①async", .unexpectedToken),
      ("func a(@①1 c: Int)", .unexpectedToken), ("①init()", .refusedInitializer),
      ("①let a: Int", .unexpectedToken), ("①typealias A = B", .unexpectedToken),
      ("func a() throws(B①", .unexpectedToken), ("func a(b: ①[Int", .unclosed),
      ("func a(\n  b: Int,\n  ä: ①in\n)", .reservedName),
    ] as [(String, DiagnosticMessage.Kind)]
  )
  func `what is no function is refused at its first wrong token`(
    marked: String,
    kind: DiagnosticMessage.Kind
  ) {
    expectError(marked, kind, by: parseRequirement)
  }
}
