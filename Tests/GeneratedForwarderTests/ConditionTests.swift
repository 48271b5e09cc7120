import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Conditions")
struct ConditionTests {
  private final class Adopter: PlatformDelegate {
    var calls: [String] = []
    func everywhere() { calls.append("everywhere") }
    func name(_ name: String) { calls.append(name) }
  }

  @Test func `what is there on this platform is forwarded`() {
    let adopter = Adopter()
    let multi = MultiPlatformDelegate()
    multi.delegates.add(adopter, handling: .all)
    multi.everywhere()
    multi.name("a")
    #expect(adopter.calls == ["everywhere", "a"])
    #expect(MultiPlatformDelegateRequirement.notifications == [.everywhere, .name])
  }

  #if os(Linux)
  @Test func `a requirement of one platform has its case and its default there`() {
    let adopter = Adopter()
    let multi = MultiPlatformDelegate()
    #expect(multi.size() == 1)
    multi.delegates.add(adopter, handling: .notifications)
    #expect(!multi.responds(to: .size))
    #expect(withExtendedLifetime(adopter) { multi.size() } == 1)
    #expect(MultiPlatformDelegateRequirement.allCases == [.everywhere, .name, .size])
  }
  #endif
}
