import Foundation
import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Inheritance")
struct InheritanceTests {
  private final class Bottom: BottomDelegate {
    var calls: [String] = []
    var level = 3
    func top() { calls.append("top") }
    func left() { calls.append("left") }
    func right() { calls.append("right") }
    func bottom() { calls.append("bottom") }
    func shared() { calls.append("shared") }
  }

  @Test func `what a diamond inherits is called once`() {
    let bottom = Bottom()
    let multi = MultiBottomDelegate()
    multi.delegates.add(bottom, handling: .all)
    multi.top()
    multi.left()
    multi.right()
    multi.bottom()
    multi.shared()
    #expect(bottom.calls == ["top", "left", "right", "bottom", "shared"])
    multi.level += 1
    #expect(bottom.level == 4)
    #expect(multi.level == 4)
    #expect(MultiBottomDelegateRequirement.allCases.count == 7)
  }

  @Test func `a forwarder of a base takes delegates of what inherits it`() {
    let bottom = Bottom()
    let multi = MultiTopDelegate(weakly: bottom)
    multi.top()
    #expect(bottom.calls == ["top"])
    #expect(multi.level == 3)
    let right = MultiRightDelegate(weakly: bottom)
    right.shared()
    #expect(bottom.calls == ["top", "shared"])
  }

  @Test func `a forwarder is a delegate of a forwarder of its base`() {
    let bottom = Bottom()
    let inner = MultiBottomDelegate()
    inner.delegates.add(bottom, handling: .all)
    let outer = MultiTopDelegate(weakly: inner)
    outer.top()
    #expect(bottom.calls == ["top"])
    #expect(inner.responds(to: .top))
  }

  @Test func `what a base makes optional is for whoever handles it`() {
    final class Left: LeftDelegate {
      var level = 0
      func top() {}
      func left() {}
      func leftValue() -> Int { 5 }
    }
    let (bottom, left) = (Bottom(), Left())
    let multi = MultiLeftDelegate()
    multi.delegates.add(bottom, handling: .notifications)
    multi.delegates.add(left, handling: .all)
    #expect(multi.leftValue() == 5)
    #expect(multi.level == 0)
    multi.top()
    #expect(bottom.calls == ["top"])
    multi.delegates.add(bottom, handling: [.leftValue])
    #expect(multi.leftValue() == 1)
    #expect(MultiLeftDelegateRequirement.notifications == [.top, .left])
  }

  @MainActor @Test func `what inherits an actor's protocol is on the actor`() {
    final class Adopter: ActorDerivedDelegate, ActorSameDelegate {
      var calls: [String] = []
      func onActor() { calls.append("base") }
      func derivedOnActor() { calls.append("derived") }
      func same() { calls.append("same") }
    }
    let adopter = Adopter()
    let derived = MultiActorDerivedDelegate(weakly: adopter)
    derived.onActor()
    derived.derivedOnActor()
    let same = MultiActorSameDelegate(weakly: adopter)
    same.onActor()
    same.same()
    MultiActorBaseDelegate(weakly: adopter).onActor()
    #expect(adopter.calls == ["base", "derived", "base", "same", "base"])
  }

  @MainActor @Test func `what an actor's protocol inherits from outside can be called from there`()
    async
  {
    final class Adopter: ActorOnlyDelegate {
      nonisolated let calls = LockedLog()
      nonisolated func free() { calls.note("free") }
      func only() { calls.note("only") }
    }
    let adopter = Adopter()
    let multi = MultiActorOnlyDelegate(weakly: adopter)
    multi.free()
    multi.only()
    MultiFreeBaseDelegate(weakly: adopter).free()
    #expect(adopter.calls.entries == ["free", "only", "free"])
  }

  @Test func `what inherits a Sendable protocol has a Sendable forwarder`() async {
    final class Adopter: SendableDerivedDelegate {
      let calls = LockedLog()
      func sendable() { calls.note("sendable") }
    }
    let adopter = Adopter()
    let multi = MultiSendableDerivedDelegate(weakly: adopter)
    await Task { multi.sendable() }.value
    MultiSendableBaseDelegate(weakly: adopter).sendable()
    #expect(adopter.calls.entries == ["sendable", "sendable"])
  }

  @Test func `what inherits NSObjectProtocol has an NSObject for a forwarder`() {
    final class Adopter: NSObject, ObjectPolicyDelegate {
      var count = 0
      func object() { count += 1 }
    }
    let adopter = Adopter()
    let multi = MultiObjectDelegate(weakly: adopter)
    let policy = MultiObjectPolicyDelegate()
    policy.delegates.add(adopter, handling: .all)
    multi.object()
    policy.object()
    #expect(adopter.count == 2)
    #expect(policy.policy() == 0)
    let objects: Set<NSObject> = [multi, policy, multi]
    #expect(objects.count == 2)
  }

  @Test func `a forwarder overrides what every object has`() {
    final class Described: NSObject, DescribedDelegate {
      override var description: String { "described" }
      override func isEqual(_ object: Any?) -> Bool { (object as? String) == "equal" }
    }
    let described = Described()
    let multi = MultiDescribedDelegate(weakly: described)
    #expect("\(multi)" == "described")
    #expect(multi.isEqual("equal"))
    #expect(!multi.isEqual(multi))
    multi.delegates.remove(described)
    #expect(multi.description == "nobody")
    #expect(multi.isEqual(multi))
  }

  @MainActor @Test func `also on an actor, where they are on none`() {
    final class Screen: NSObject, DescribedScreenDelegate {
      var shows = 0
      func show() { shows += 1 }
      nonisolated override var description: String { "screen" }
    }
    let screen = Screen()
    let multi = MultiDescribedScreenDelegate(weakly: screen)
    multi.show()
    #expect(screen.shows == 1)
    #expect(multi.description == "screen")
  }
}
