import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// The compiler's messages about calls without `handling:`, if each delegate has to state it.
  @Suite("Calls without handling")
  struct UnstatedHandlingTests {
    private static let spec = """
      {
        "version": 1,
        "protocols": [
          {
            "protocol": "protocol Policy: AnyObject",
            "queues": true,
            "requirements": [
              { "declaration": "func limit() -> Int", "dispatch": "first", "default": "0", "optional": true }
            ]
          },
          {
            "protocol": "protocol Tint", "delegatesProperty": "tints",
            "requirements": [
              { "declaration": "func tint() -> Int", "dispatch": "first", "default": "0", "optional": true }
            ]
          }
        ],
        "composites": [
          { "forwarder": "MultiBoth", "requires": ["Policy"], "accepts": ["Tint"] },
          { "forwarder": "MultiAny", "accepts": ["Policy", "Tint"] }
        ]
      }
      """

    private static let handled =
      "pass 'handling:' with the requirements it implements; '.all' only if it has them all"
    private static let addedLater = "add each with 'add(_:handling:)'"
    private static let retainedLater = "add each with 'add(retaining:handling:)'"

    private static let calls: [(call: String, message: String)] = [
      ("_ = MultiPolicy(weakly: d)", addedLater),
      ("_ = MultiPolicy(weakly: d, d)", addedLater),
      ("_ = MultiTint(weakly: d)", addedLater),
      ("_ = MultiTint(weakly: V())", addedLater),
      ("_ = MultiBoth(weakly: d)", addedLater),
      ("_ = MultiAny(weakly: d)", addedLater),
      ("_ = MultiPolicy(weakly: [d])", addedLater),
      ("_ = MultiPolicy(retaining: d)", retainedLater),
      ("_ = MultiAny(retaining: [d])", retainedLater),
      ("MultiPolicy().delegates.add(d, on: q)", handled),
      ("MultiPolicy().delegates.add(retaining: d, on: q)", handled),
      ("MultiPolicy().delegates.add(d, on: .main)", handled),
      ("MultiPolicy().delegates.add(retaining: d, on: .main)", handled),
      ("MultiPolicy().delegates.add(d, at: .first, on: q)", handled),
      ("MultiPolicy().delegates.registrar.add(d, on: q)", handled),
      ("MultiPolicy().delegates.add(retaining: d)", handled),
      ("MultiTint().tints.add(d)", handled),
      (
        "MultiTint().tints.add(d, on: q)", "write '\"queues\": true' for the protocol in the spec"
      ),
      ("MultiTint().tints.add(retaining: d, on: q)", "write '\"queues\": true'"),
      ("_ = MultiTint().events()", "write '\"events\": true' for the protocol in the spec"),
      (
        "for await _ in MultiTint().events(bufferingPolicy: .bufferingNewest(1)) {}",
        "write '\"events\": true' for the protocol in the spec"
      ),
      ("MultiTint().tints.add(retaining: V())", handled),
      ("MultiBoth().delegates.add(d, at: .index(0))", handled),
      ("try MultiAny().delegates.add(d)", handled),
      ("try MultiAny().delegates.add(retaining: d)", handled),
      ("try MultiAny().delegates.add(contentsOf: [d])", handled),
      ("try MultiAny().delegates.replaceAll(with: [d])", handled),
      ("try MultiAny().delegates.add(d, at: .before(d))", handled),
      ("try MultiAny().delegates.add(contentsOf: [d], at: .last)", handled),
      ("MultiPolicy().delegates.add(retaining: d, at: .first, on: q)", handled),
      ("MultiPolicy().delegates.add(d, at: .first, on: .main)", handled),
    ]

    @Test func `a call that the spec does not allow says what to write`() throws {
      let module = try #require(RuntimeModule.current)
      var files = [
        "Unstated.delegates.swift": try generatedText(Self.spec),
        "Delegates.swift": "struct V: Tint {}\nfinal class D: Policy, Tint {}",
      ]
      for (number, (call, _)) in Self.calls.enumerated() {
        files["Use\(number).swift"] = """
          import Dispatch
          import MultiDelegateRuntime
          func use\(number)(_ d: D, _ q: DispatchQueue) async throws {
            \(call)
          }
          """
      }
      let errors = try module.errors(in: files)
      for (number, (call, message)) in Self.calls.enumerated() {
        let own = errors.filter { $0.path == "Use\(number).swift" }
        #expect(own.map(\.line) == [4], "\(call): \(own)")
        #expect(own.contains { $0.message.contains(message) }, "\(call): \(own)")
      }
      #expect(errors.count == Self.calls.count)
    }
  }
}
