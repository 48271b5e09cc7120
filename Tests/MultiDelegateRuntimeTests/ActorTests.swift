import Testing

@testable import MultiDelegateRuntime

@Suite("On a global actor")
@MainActor
struct ActorTests {
  /// A delegate that removes itself when it dies, on whatever thread that is.
  private final class Panel: ScreenDelegate {
    let registry: MultiScreenDelegateRegistry
    var appearances = 0

    init(_ registry: MultiScreenDelegateRegistry) {
      self.registry = registry
    }

    deinit { registry.remove(self) }

    func screenDidAppear() { appearances += 1 }
  }

  @Test func `delegates are called on the actor`() {
    let multi = MultiScreenDelegate()
    let panel = Panel(multi.delegates)
    multi.delegates.add(panel)
    multi.screenDidAppear()
    #expect(panel.appearances == 1)
  }

  @Test func `a delegate can remove itself in a deinit that is on no actor`() async {
    let multi = MultiScreenDelegate()
    var panel: Panel? = Panel(multi.delegates)
    if let panel { multi.delegates.add(panel) }
    panel = nil
    #expect(multi.delegates.registrations.count == 0)
  }

  @Test func `responds can be asked anywhere`() async {
    let multi = MultiScreenDelegate()
    let panel = Panel(multi.delegates)
    multi.delegates.add(panel)
    let responds = await Task.detached { multi.responds(to: .screenDidAppear) }.value
    #expect(responds)
    withExtendedLifetime(panel) {}
  }
}
