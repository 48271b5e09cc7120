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

    private static func handled(_ delegate: String) -> String {
      "pass 'handling:' with what the \(delegate) implements: a set such as '[.downloadDidStart]', "
        + "'.notifications', or '.all' if it implements every requirement"
    }

    private static let handled = handled("delegate")

    private static let handledValue = handled("value")
    private static let addedToDelegates = added(to: "delegates")
    private static let addedToTints = added(to: "tints")

    private static func added(to property: String) -> String {
      "add delegates with '\(property).add(_:handling:)', "
        + "because a default implementation could answer for a delegate"
    }

    @Test(
      arguments: [
        ("_ = MultiPolicy(weakly: d)", addedToDelegates),
        ("_ = MultiPolicy(weakly: d, d)", addedToDelegates),
        ("_ = MultiTint(weakly: d)", addedToTints),
        ("_ = MultiTint(weakly: V())", addedToTints),
        ("_ = MultiBoth(weakly: d)", addedToDelegates),
        ("_ = MultiAny(weakly: d)", addedToDelegates),
        ("_ = MultiPolicyRegistry(weakly: [d])", "call 'add(contentsOf:handling:)'"),
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
        ("MultiTint().tints.add(retaining: V())", handledValue),
        ("MultiBoth().delegates.insert(d, at: 0)", handled),
        ("try MultiAny().delegates.add(d)", handled),
        ("try MultiAny().delegates.add(retaining: d)", handled),
        ("try MultiAny().delegates.add(contentsOf: [d])", handled),
        ("try MultiAny().delegates.replaceAll(with: [d])", handled),
        ("try MultiAny().delegates.insert(d, before: d)", handled),
        ("try MultiAny().delegates.insert(d, after: d)", handled),
        ("try MultiAny().delegates.insert(contentsOf: [d], at: 0)", handled),
      ] as [(String, String)]
    )
    func `a call that the spec does not allow says what to write`(
      call: String,
      message: String
    ) throws {
      let module = try #require(RuntimeModule.current)
      let errors = try module.errors(in: [
        "Unstated.delegates.swift": generatedText(Self.spec),
        "Use.swift": """
        import Dispatch
        import MultiDelegateRuntime
        struct V: Tint {}
        final class D: Policy, Tint {}
        func use(_ d: D, _ q: DispatchQueue) async throws {
          \(call)
        }
        """,
      ])
      #expect(errors.map(\.path) == ["Use.swift"] && errors.map(\.line) == [6], "\(errors)")
      #expect(errors.contains { $0.message.contains(message) }, "\(errors)")
    }
  }
}
