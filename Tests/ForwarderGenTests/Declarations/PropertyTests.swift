import Testing

@testable import ForwarderGen

@Suite("Properties")
struct PropertyTests {
  @Test(
    arguments: [
      ("var a: Int { get }", false, .none), ("var a: Int { get set }", true, .none),
      ("var a: Int { set get }", true, .none), ("var a: Int {get}", false, .none),
      ("var a: Int { get async }", false, Effects(isAsync: true, throwing: .never)),
      ("var a: Int { get throws }", false, Effects(isAsync: false, throwing: .untyped)),
      ("var a: Int { get async throws set }", true, Effects(isAsync: true, throwing: .untyped)),
    ] as [(String, Bool, Effects)]
  )
  func `a property says what can be done with it`(
    text: String,
    isSettable: Bool,
    effects: Effects
  ) throws {
    let (declaration, _) = try expectParsed(text, by: parseRequirement)
    guard declaration.isProperty else {
      Issue.record("'\(text)' is no property")
      return
    }
    #expect(declaration.name.name == "a")
    #expect(declaration.parts.result?.text == "Int")
    #expect(declaration.accessors?.isSettable == isSettable)
    #expect(declaration.accessors?.getterEffects == effects)
  }

  @Test(
    arguments: [
      ("var①", .unexpectedToken), ("var a ①{ get }", .unexpectedToken),
      ("var ①in: Int", .reservedName),
      ("var a: Int①", .propertyWithoutAccessors), ("var a: Int ①= 1", .propertyWithoutAccessors),
      ("var a: Int ①{ get", .unclosed), ("var a: Int { ①}", .unexpectedToken),
      ("var a: Int { set ①}", .unexpectedToken), ("var a: Int { get ①get }", .unexpectedToken),
      ("var a: Int { get set ①set }", .unexpectedToken),
      ("var a: Int { get①; set }", .unexpectedToken),
      ("var a: Int { mutating ①}", .unexpectedToken),
      ("var a: Int { get set mutating ①get }", .unexpectedToken),
      ("var a: Int { get } ①= 1", .unexpectedToken), ("var a: Int { ①return 1 }", .unexpectedToken),
      ("var a: ①{ get }", .unexpectedToken), ("var a①, b: Int { get }", .unexpectedToken),
    ] as [(String, DiagnosticMessage.Kind)]
  )
  func `what is no property is refused`(marked: String, kind: DiagnosticMessage.Kind) {
    expectError(marked, kind, by: parseRequirement)
  }
}
