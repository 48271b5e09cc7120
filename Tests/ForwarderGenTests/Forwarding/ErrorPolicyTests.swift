import Testing

@testable import ForwarderGen

@Suite("Errors after all", .runtimeModule)
struct ErrorPolicyTests {
  @Test(
    arguments: [
      ("func a() throws", "(any Swift.Error)?"), ("func a() async throws", "(any Swift.Error)?"),
      ("func a() throws(E)", "E?"), ("func a() throws(any Error)", "(any Error)?"),
      ("func a<E: Error>(_ b: () throws(E) -> Void) throws(E)", "E?"),
    ]
  )
  func `a broadcast that throws may call everyone first`(
    declaration: String,
    type: String
  ) throws {
    let text = try generatedText(
      spec(#"{ "declaration": "\#(declaration)", "errors": "afterAll" }"#),
      beside: "struct E: Error {}"
    )
    #expect(text.contains("    var failure: \(type)\n"))
  }

  @Test(
    arguments: [
      (#""func a()""#, .unfitErrors), (#""func a() throws(Never)""#, .unfitErrors),
      (#""func a() throws", "dispatch": "first""#, .unfitErrors),
      (#""func a() throws -> Int", "dispatch": "broadcast", "default": "0""#, .unfitErrors),
      (#""var a: Int? { get throws }", "dispatch": "firstNonNil""#, .unfitErrors),
      (#""func a(_ b: () throws -> Void) rethrows""#, .unfitErrors),
    ] as [(String, DiagnosticMessage.Kind)]
  )
  func `anything else cannot`(requirement: String, kind: DiagnosticMessage.Kind) {
    expectDiagnostics(spec(#"{ "declaration": \#(requirement), "errors": ①"afterAll" }"#), kind)
  }

  @Test(arguments: [#"①"afterall""#, #"①"first""#])
  func `another word is unknown`(value: String) {
    let text = spec(#"{ "declaration": "func a() throws", "errors": \#(value) }"#)
    expectDiagnostics(text, .unknownValue)
  }

  @Test func `an associated type has no errors`() {
    expectDiagnostics(
      spec(#"{ "declaration": "associatedtype ①②A", "errors": "afterAll" }"#),
      .associatedTypeWithKeys,
      .nonprimaryAssociatedType
    )
  }
}
