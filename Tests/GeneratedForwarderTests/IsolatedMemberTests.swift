import MultiDelegateRuntime
import Testing

@_spi(Inside) @testable import SpecForwarders

@Suite("Isolated members")
struct IsolatedMemberTests {
  private final class Adopter: IsolatedDelegate {
    let calls = LockedLog()

    nonisolated func free() { calls.note("free") }
    nonisolated(nonsending) func inherit() async { calls.note("inherit \(Self.place(#isolation))") }
    @concurrent func concurrently() async { calls.note("concurrently \(Self.place(#isolation))") }
    @MainActor func main() { calls.note("main") }
    @MainActor var title: String { "title" }
    func isolated(to actor: isolated any Actor) {
      actor.assertIsolated()
      calls.note("isolated \(Self.place(actor))")
    }
    func isolatedMaybe(_ actor: isolated (any Actor)?) async {
      calls.note("maybe \(Self.place(actor))")
    }
    func sent() -> sending Log {
      let log = Log()
      log.note("sent")
      return log
    }

    private static func place(_ actor: (any Actor)?) -> String {
      actor.map { $0 === MainActor.shared ? "on main" : "on another" } ?? "nowhere"
    }
  }

  @MainActor @Test func `a member runs where it says`() async {
    let adopter = Adopter()
    let multi = MultiIsolatedDelegate(weakly: adopter)
    multi.free()
    await multi.inherit()
    await multi.concurrently()
    multi.main()
    #expect(multi.title == "title")
    multi.isolated(to: MainActor.shared)
    await multi.isolatedMaybe(MainActor.shared)
    await multi.isolatedMaybe(nil)
    #expect(
      adopter.calls.entries == [
        "free", "inherit on main", "concurrently nowhere", "main", "isolated on main",
        "maybe on main", "maybe nowhere",
      ]
    )
  }

  @Test func `what is returned sending can be sent on`() async {
    let adopter = Adopter()
    let log = MultiIsolatedDelegate(weakly: adopter).sent()
    let entries = await Task { log.entries }.value
    #expect(withExtendedLifetime(adopter) { entries } == ["sent"])
    #expect(MultiIsolatedDelegate().sent().entries == [])
  }

  @MainActor
  private final class Attributed: AttributeDelegate {
    nonisolated let calls = LockedLog()
    func old() { calls.note("old") }
    func tomorrow() { calls.note("tomorrow") }
    func yesterday() { calls.note("yesterday") }
    nonisolated func anywhere() { calls.note("anywhere") }
    func result() -> Int { 5 }
  }

  /// Calls what is deprecated without a warning.
  @MainActor private struct OldCaller: Caller {
    @available(*, deprecated)
    func call(_ multi: MultiAttributeDelegate) { multi.old() }
  }

  @MainActor @Test func `attributes leave a member as it is`() {
    let attributed = Attributed()
    let multi = MultiAttributeDelegate(weakly: attributed)
    let caller: any Caller = OldCaller()
    caller.call(multi)
    if #available(macOS 99, iOS 99, *) { multi.tomorrow() }
    multi.yesterday()
    multi.anywhere()
    multi.result()
    #expect(multi.result() == 5)
    #expect(
      attributed.calls.entries.filter { $0 != "tomorrow" } == ["old", "yesterday", "anywhere"]
    )
  }

  @Test func `what only some may use is forwarded to them`() {
    final class Special: SpecialDelegate {
      var count = 0
      func special() { count += 1 }
    }
    let special = Special()
    MultiSpecialDelegate(weakly: special).special()
    #expect(special.count == 1)
  }
}

/// Calls something on a forwarder.
@MainActor
private protocol Caller {
  func call(_ multi: MultiAttributeDelegate)
}
