import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// The compiler refuses values that a call could change.
  @Suite("Values that change")
  struct ChangingValueTests {
    private static let spec = """
      {
        "version": 1,
        "protocols": [
          {
            "protocol": "protocol Step",
            "requirements": ["mutating func step()"]
          },
          {
            "protocol": "protocol Level<Item>",
            "requirements": [
              "associatedtype Item",
              { "declaration": "var level: Int { get set }", "dispatch": "last", "default": "0" }
            ]
          },
          {
            "protocol": "@MainActor protocol Hint",
            "requirements": [
              { "declaration": "mutating func hint() -> Int", "dispatch": "first", "default": "0", "optional": true }
            ]
          }
        ]
      }
      """

    /// The errors of the compiler about `call`.
    private func errors(_ call: String) throws -> [SwiftCompiler.ErrorLine] {
      let module = try #require(RuntimeModule.current)
      return try module.errors(in: [
        "Changing.delegates.swift": generatedText(Self.spec),
        "Use.swift": """
        import MultiDelegateRuntime
        struct V: Step, Level { typealias Item = Int; var level = 0; mutating func step() {} }
        struct W: Hint { mutating func hint() -> Int { 1 } }
        final class D: Step, Level { typealias Item = Int; var level = 0; func step() {} }
        final class E: Hint { func hint() -> Int { 1 } }
        @MainActor func use(_ d: D, _ e: E, _ any: any Step) {
          \(call)
        }
        """,
      ])
    }

    @Test(arguments: [
      "MultiStep().delegates.add(retaining: V())",
      "MultiStep().delegates.add(retaining: V(), handling: [.step])",
      "MultiStep().delegates.add(retaining: any)",
      "MultiLevel<Int>().delegates.add(retaining: V())",
      "MultiHint().delegates.add(retaining: W(), handling: .all)",
      "MultiHint().delegates.add(retaining: W())",
    ])
    func `only objects are added`(call: String) throws {
      let errors = try errors(call)
      #expect(errors.map(\.path) == ["Use.swift"] && errors.map(\.line) == [7], "\(errors)")
    }

    @Test(arguments: [
      "MultiStep().delegates.add(retaining: d)",
      "MultiStep().delegates.add(retaining: d, handling: [.step])",
      "MultiLevel<Int>().delegates.add(retaining: d)",
      "MultiHint().delegates.add(retaining: e, handling: .all)",
    ])
    func `objects are added as ever`(call: String) throws {
      #expect(try errors(call) == [])
    }
  }
}
