import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Isolation")
struct IsolationTests {
  @MainActor
  private final class Screen: ScreenDelegate {
    var title = "screen"
    var names: [String] = []
    let multi: MultiScreenDelegate?

    init(leaving multi: MultiScreenDelegate? = nil) {
      self.multi = multi
    }

    deinit { multi?.nonisolatedDelegates.remove(self) }

    func screenDidAppear(_ name: String) { names.append(name) }
    func load() async throws -> Int { names.count }
  }

  @MainActor @Test func `an actor's forwarder forwards on the actor`() async throws {
    let screen = Screen()
    let multi = MultiScreenDelegate(weakly: screen)
    multi.screenDidAppear("home")
    multi.title = "start"
    #expect(screen.names == ["home"])
    #expect(multi.title == "start")
    #expect(try await multi.load() == 1)
  }

  @MainActor @Test func `an actor's delegate removes itself in its deinit`() {
    let multi = MultiScreenDelegate()
    let changes = LockedLog()
    var screen: Screen? = Screen(leaving: multi)
    if let screen { multi.delegates.add(screen) }
    #expect(multi.delegates.count == 1)
    multi.delegates.onRespondersChange = { changes.note("left") }
    screen = nil
    // Nothing has met the registration since: the delegate has removed it.
    #expect(changes.entries == ["left"])
    #expect(multi.delegates.isEmpty)
  }

  @MainActor private func makeScreen() -> (MultiScreenDelegate, Screen) {
    let screen = Screen()
    return (MultiScreenDelegate(weakly: screen), screen)
  }

  @Test func `an actor's forwarder can be asked off the actor who responds`() async {
    let (multi, screen) = await makeScreen()
    #expect(multi.responds(to: .title))
    await screen.screenDidAppear("kept alive until here")
  }

  private final class Mixed: MixedDelegate {
    let calls = LockedLog()
    func quietly() { calls.note("quietly") }
    func somewhere() { calls.note("somewhere") }
    nonisolated func anywhere() { calls.note("anywhere") }
    func load(on actor: isolated (any Actor)?) async { calls.note("load") }
    nonisolated(nonsending) func wait() async { calls.note("wait") }
    @concurrent func work() async { calls.note("work") }
  }

  @Test func `what states nothing may have members that run elsewhere`() async {
    let calls = await { () async -> LockedLog in
      let mixed = Mixed()
      let multi = MultiMixedDelegate(weakly: mixed)
      multi.quietly()
      multi.somewhere()
      multi.anywhere()
      await multi.load(on: nil)
      await multi.wait()
      return withExtendedLifetime(mixed) { mixed.calls }
    }()
    #expect(calls.entries == ["quietly", "somewhere", "anywhere", "load", "wait"])
  }

  @Test func `so may what values adopt`() {
    struct Value: MixedValueDelegate {
      let calls = LockedLog()
      func somewhere() { calls.note("somewhere") }
      func anywhere() { calls.note("anywhere") }
    }
    let value = Value()
    let multi = MultiMixedValueDelegate()
    multi.delegates.add(retaining: value)
    multi.somewhere()
    multi.anywhere()
    #expect(value.calls.entries == ["somewhere", "anywhere"])
  }

  private final class Free: FreeDelegate {
    let calls = LockedLog()
    func freely() { calls.note("freely") }
    @MainActor func onTheMainActor() { calls.note("main") }
  }

  @Test func `a Sendable forwarder is called from any task`() async {
    let free = Free()
    let multi = MultiFreeDelegate(weakly: free)
    await withTaskGroup { group in
      for _ in 0..<100 { group.addTask { multi.freely() } }
    }
    await multi.onTheMainActor()
    #expect(free.calls.entries.count == 101)
  }
}
