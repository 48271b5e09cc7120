import Testing

@testable import ForwarderGen

@Suite("Calls at the same time")
struct ConcurrencyTests {
  @Test(
    arguments: [
      (#""func a()""#, .unfitConcurrency), (#""func a() throws""#, .unfitConcurrency),
      (#""func a() async", "dispatch": "first""#, .unfitConcurrency),
      (#""func a(_ b: Int) async -> Int", "dispatch": "pipeline""#, .unfitConcurrency),
      (
        #""func a() async -> Int", "dispatch": "claimed", "default": "0""#, .unfitConcurrency
      ),
      (#""func a(_ b: () throws -> Void) async rethrows""#, .unfitConcurrency),
      (#""func a(_ b: inout Int) async""#, .concurrentParameter),
      (#""func a(b: (Int) async -> Int) async""#, .concurrentParameter),
      (#""func a(_ b: @autoclosure () -> Int) async""#, .concurrentParameter),
      (#""func a<T: ~Copyable>(_ b: borrowing T) async""#, .concurrentParameter),
    ] as [(String, DiagnosticMessage.Kind)]
  )
  func `what cannot be called so is reported at the key`(
    requirement: String,
    kind: DiagnosticMessage.Kind
  ) {
    let text = #"{ "declaration": \#(requirement), "concurrently": ①true }"#
    expectDiagnostics(spec(text), kind)
  }

  @Test(
    arguments: [
      #""func a() async""#, #""func a() async throws(E)", "errors": "afterAll""#,
      #""func a() async -> [Int]", "dispatch": "collect""#,
      #""func a() async -> Int", "dispatch": "last", "default": "0""#,
      #""func a() async -> Int?", "dispatch": "firstNonNil""#,
      #""func a() async -> Bool", "dispatch": "anyTrue""#,
      #""func a() async -> Int", "dispatch": "reduce(max)", "default": "0""#,
      #""func a() async -> Int", "dispatch": "broadcast", "default": "0""#,
      #""var a: [Int] { get async }", "dispatch": "collect""#,
      #""func a(_ b: borrowing String, _ c: consuming String) async""#,
      #""func a(_ b: (@Sendable () -> Void)?) async", "dispatch": "broadcast", "through": "none""#,
    ]
  )
  func `any dispatch can that asks all without knowing their answers`(requirement: String) {
    expectDiagnostics(spec(#"{ "declaration": \#(requirement), "concurrently": true }"#))
  }

  @Test func `false says nothing`() {
    expectDiagnostics(spec(#"{ "declaration": "func a()", "concurrently": false }"#))
  }

  @Test func `an associated type is not called`() {
    expectDiagnostics(
      spec(#"{ "declaration": "associatedtype ①②A", "concurrently": true }"#),
      .associatedTypeWithKeys,
      .nonprimaryAssociatedType
    )
  }

  @Test func `in an entry about a Swift file the error is at the key, too`() {
    let item = #"""
      { "protocol": "P", "declared": "X.swift", "requirements": [
        { "requirement": "a()", "concurrently": ①true }, { "requirement": "b()", "concurrently": true }
      ] }
      """#
    SwiftRun(item, beside: "protocol P: AnyObject, Sendable { func a(); func b() async }")
      .expect(.unfitConcurrency)
  }

  @Test func `a protocol with queues has no such calls`() {
    let text = """
      { "version": 1, "protocols": [
        { "protocol": "protocol P: AnyObject", "queues": true, "requirements": [
          { "declaration": "func ①a() async", "concurrently": true }
        ] }
      ] }
      """
    expectDiagnostics(text, .queuedAsync)
  }
}
