import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

@Suite("On a global actor")
@MainActor
struct ActorTests {
  /// A delegate that removes itself when it dies, on whatever thread that is.
  private final class Panel: ScreenDelegate {
    let multi: MultiScreenDelegate
    var appearances = 0

    init(_ multi: MultiScreenDelegate) {
      self.multi = multi
    }

    deinit { multi.nonisolatedDelegates.remove(self) }

    func screenDidAppear() { appearances += 1 }
  }

  @Test func `delegates are called on the actor`() {
    let multi = MultiScreenDelegate()
    let panel = Panel(multi)
    multi.delegates.add(panel)
    multi.screenDidAppear()
    #expect(panel.appearances == 1)
  }

  @Test func `a delegate can remove itself in a deinit that is on no actor`() async {
    let multi = MultiScreenDelegate()
    var panel: Panel? = Panel(multi)
    if let panel { multi.delegates.add(panel) }
    panel = nil
    #expect(multi.delegates.entries.count == 0)
  }

  @Test func `responds can be asked anywhere`() async {
    let multi = MultiScreenDelegate()
    let panel = Panel(multi)
    multi.delegates.add(panel)
    let responds = await Task.detached { multi.responds(to: .screenDidAppear) }.value
    #expect(responds)
    withExtendedLifetime(panel) {}
  }

  @Test func `off the actor, deallocated delegates do not respond`() async {
    let multi = MultiScreenDelegate()
    multi.delegates.add(Panel(multi))
    let responds = await Task.detached { multi.responds(to: .screenDidAppear) }.value
    #expect(!responds)
  }

  @Test func `without its forwarder it has no delegates`() {
    let delegates = MultiScreenDelegate().nonisolatedDelegates
    #expect(!delegates.hasResponder(to: .screenDidAppear))
    #expect(!delegates.contains { _ in true })
  }

  @Test func `a provider is not asked off the actor, and counts while it is alive`() async {
    final class Panels: @MainActor DelegateProvider {
      var questions = 0

      func delegates() -> [any ScreenDelegate] {
        questions += 1
        return []
      }
    }
    let multi = MultiScreenDelegate()
    var panels: Panels? = Panels()
    if let panels { multi.delegates.add(provider: panels) }
    #expect(await Task.detached { multi.responds(to: .screenDidAppear) }.value)
    #expect(panels?.questions == 0)
    // On the actor, the registry asks it.
    #expect(!multi.delegates.hasResponder(to: .screenDidAppear))
    #expect(panels?.questions == 1)
    panels = nil
    #expect(!(await Task.detached { multi.responds(to: .screenDidAppear) }.value))
  }
}
