import Testing

@testable import ForwarderGen

@Suite("Generic declarations")
struct GenericTests {
  @Test(
    arguments: [
      ("func a<B>()", ["B"], []), ("func a<B, C>()", ["B", "C"], []),
      ("func a<B: C & D, E>()", ["B", "E"], []), ("func a<each B>()", ["B"], []),
      ("func a<each B: C>()", ["B"], []), ("func a<let n: Int>()", ["n"], []),
      ("func a<B: ~Copyable>()", ["B"], ["B"]),
      ("func a<B: C & ~Copyable, D>()", ["B", "D"], ["B"]),
      ("func a<B>() where B: ~Copyable", ["B"], ["B"]),
      ("func a<B>() where B: C, B.D == [Int]", ["B"], []),
      ("subscript<B: ~Copyable>(b: Int) -> Int { get }", ["B"], ["B"]),
      ("func a()", [], []), ("var a: Int { get }", [], []),
    ] as [(String, [String], Set<String>)]
  )
  func `a requirement has generic parameters`(
    text: String,
    names: [String],
    noncopyable: Set<String>
  ) throws {
    let (declaration, tokens) = try expectParsed(text, by: parseRequirement)
    #expect(declaration.generics?.names ?? [] == names)
    #expect(declaration.noncopyable == noncopyable)
    #expect(tokens.text == text)
  }

  @Test(
    arguments: [
      ("associatedtype A", nil, nil), ("associatedtype A: B & C", "B & C", nil),
      ("associatedtype A: B, C, D", "B & C & D", nil),
      ("associatedtype A where A: B", nil, "where A: B"),
      ("associatedtype A: B where A.C == [D], A: E", "B", "where A.C == [D], A: E"),
    ] as [(String, String?, String?)]
  )
  func `an associated type has a constraint and conditions`(
    text: String,
    constraint: String?,
    conditions: String?
  ) throws {
    guard
      case .associatedType(let type) = try expectParsed(text, by: DeclarationParser.member)
        .declaration
    else {
      Issue.record("'\(text)' is no associated type")
      return
    }
    #expect(type.name.name == "A")
    #expect(type.constraint == constraint)
    #expect(type.whereClause?.text == conditions)
    #expect(type.text == text)
  }

  @Test(
    arguments: [
      ("func a①<B", .unclosed), ("func a<①>()", .unexpectedToken),
      ("func a<B:①>()", .unexpectedToken), ("func a<B①(c: B)", .unexpectedToken),
      ("func a<①in>()", .reservedName), ("func a() where①", .unexpectedToken),
      ("func a() where B①", .unexpectedToken), ("func a() where B ①= C", .unexpectedToken),
      ("func a() where B: C,①", .unexpectedToken), ("associatedtype①", .unexpectedToken),
      ("associatedtype A ①= B", .unexpectedToken), ("associatedtype A:①", .unexpectedToken),
      ("associatedtype A ①B", .unexpectedToken), ("subscript①", .unexpectedToken),
      ("subscript(a: Int)①", .unexpectedToken),
      ("subscript(a: Int) -> Int①", .propertyWithoutAccessors),
      ("subscript(a: Int①...) -> Int { get }", .refusedVariadic),
    ] as [(String, DiagnosticMessage.Kind)]
  )
  func `what is none of these is refused`(marked: String, kind: DiagnosticMessage.Kind) {
    expectError(marked, kind, by: DeclarationParser.member)
  }

  @Test(
    arguments: [
      ("protocol A.B", "A", "B", [], nil), ("protocol A.B.C: D", "A.B", "C", [], nil),
      ("protocol A<B, C>", nil, "A", ["B", "C"], nil),
      ("protocol A.B<C>: D where C: E", "A", "B", ["C"], "where C: E"),
    ] as [(String, String?, String, [String], String?)]
  )
  func `a protocol is inside a type and has primary types`(
    text: String,
    outer: String?,
    name: String,
    primary: [String],
    conditions: String?
  ) throws {
    let head = try expectParsed(text, by: DeclarationParser.protocolHead)
    #expect(head.outerType == outer)
    #expect(head.name == name)
    #expect(head.primaryTypes.map(\.name) == primary)
    #expect(head.whereClause?.text == conditions)
    #expect(head.text == text.replacing(outer.map { "\($0)." } ?? "", with: ""))
  }
}
