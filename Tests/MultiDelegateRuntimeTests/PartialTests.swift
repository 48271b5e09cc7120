import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

@Suite("Delegates that need not have every requirement")
struct PartialTests {
  private let registry = DelegateRegistry<PartialReference>()
  private let a = PartialDelegate("A", has: 0, 128)
  private let b = PartialDelegate("B", has: 1, 64, 128)
  private let c = PartialDelegate("C", has: 0, 1, 64)

  init() {
    registry.add(contentsOf: [a, b, c])
  }

  private func requirement(_ number: Int) throws -> WideRequirement {
    try #require(WideRequirement(rawValue: number))
  }

  /// The names of those who respond to a requirement.
  private func responders(to number: Int) throws -> String {
    let responders = try Array(registry.responders(to: requirement(number)))
    return responders.map(\.name).joined(separator: " ")
  }

  @Test(arguments: [(0, "A C"), (1, "B C"), (64, "B C"), (128, "A B"), (63, ""), (129, "")])
  func `who has a requirement responds to it, in every word`(number: Int, names: String) throws {
    #expect(try responders(to: number) == names)
    #expect(try registry.hasResponder(to: requirement(number)) == !names.isEmpty)
    let first = try registry.responders(to: requirement(number)).first
    #expect(first?.name == names.split(separator: " ").first.map { String($0) })
    let queued = try registry.responders(to: requirement(number)).onQueues
      .map { responder in responder.perform { $0.name } }
    #expect(queued.joined(separator: " ") == names)
  }

  @Test func `delegates are asked in every round`() throws {
    a.parts = [1]
    c.parts = []
    #expect(try responders(to: 0) == "")
    #expect(try responders(to: 1) == "A B")
    c.parts = [0]
    #expect(try responders(to: 0) == "C")
  }

  @Test func `a delegate is asked when the round reaches it`() throws {
    var names: [String] = []
    for delegate in try registry.responders(to: requirement(1)) {
      names.append(delegate.name)
      c.parts = []
    }
    #expect(names == ["B"])
  }

  @Test func `delegates behind a deallocated one are asked, too`() throws {
    registry.add(PartialDelegate("†", has: 0, 1), at: .index(0))
    // B does not have it, and A and C do.
    registry.add(b, at: .before(a))
    #expect(try responders(to: 0) == "A C")
    registry.add(PartialDelegate("†", has: 0, 1), at: .index(0))
    let first = try registry.responders(to: requirement(0)).first
    #expect(first?.name == "A")
  }

  @Test func `a delegate that is removed while it is asked is not called`() throws {
    let (registry, a) = (registry, a)
    a.whenAsked = { [unowned a] in registry.remove(a) }
    #expect(try responders(to: 0) == "C")
    #expect(!registry.contains(a))
  }

  @Test func `the handling narrows down what a delegate has`() throws {
    registry.add(b, handling: [try requirement(128), try requirement(0)])
    #expect(try responders(to: 1) == "C")
    #expect(try responders(to: 128) == "A B")
    #expect(try responders(to: 0) == "A C")
  }

  @Test func `the first who has the requirement is the first responder`() throws {
    registry.stopsAtFirstResponder = true
    #expect(try responders(to: 1) == "B")
    #expect(try responders(to: 0) == "A")
    #expect(try responders(to: 129) == "")
  }

  @Test func `what a provider names is asked, too`() throws {
    let provider = NamingProvider([a, b])
    registry.replaceAll(with: [c])
    registry.add(provider: provider)
    #expect(try responders(to: 128) == "A B")
    #expect(try responders(to: 0) == "C A")
    #expect(try responders(to: 64) == "C B")
    registry.stopsAtFirstResponder = true
    #expect(try responders(to: 128) == "A")
    a.parts = []
    #expect(try responders(to: 128) == "B")
    withExtendedLifetime(provider) {}
  }

  @Test func `a provider that is removed while its delegate is asked has nobody`() throws {
    let (registry, provider) = (registry, NamingProvider([a, b]))
    registry.replaceAll(with: [])
    registry.add(provider: provider)
    a.whenAsked = { [unowned provider] in registry.remove(provider: provider) }
    #expect(try responders(to: 128) == "")
    #expect(registry.registrations.isEmpty)
    withExtendedLifetime(provider) {}
  }

  @Test func `delegates have every requirement unless their reference says otherwise`() {
    let (requirement, bell) = (MultiBellDelegateRequirement.ring, Bell("A", Log()))
    #expect(!MultiBellDelegateReference.isPartial)
    #expect(MultiBellDelegateReference.delegate(bell, has: requirement))
  }

  @Test func `being registered takes no requirement`() {
    a.parts = []
    #expect(registry.contains(a))
    #expect(registry.map(\.name) == ["A", "B", "C"])
    #expect(registry.count == 3)
  }

  @Test func `the dead are dropped, and who lacks the requirement is not`() throws {
    var d: PartialDelegate? = PartialDelegate("D", has: 0)
    try registry.add(#require(d), at: .before(c))
    #expect(registry.entries.filter(\.isResponder).count == 4)
    d = nil
    #expect(try responders(to: 0) == "A C")
    #expect(registry.entries.filter(\.isResponder).count == 3)
    #expect(try responders(to: 129) == "")
    #expect(registry.entries.filter(\.isResponder).count == 3)
    #expect(registry.violatedInvariant() == nil)
  }
}

/// Names the delegates that it was made with.
private final class NamingProvider: DelegateProvider {
  private let named: [PartialDelegate]

  init(_ named: [PartialDelegate]) {
    self.named = named
  }

  func delegates() -> [PartialDelegate] { named }
}
