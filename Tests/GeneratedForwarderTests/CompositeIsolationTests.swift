import Foundation
import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Composites on actors, on any thread, and as objects")
struct CompositeIsolationTests {
  @MainActor
  private final class Page: PageDelegate, MenuDelegate {
    let log = LockedLog()
    let registry: MultiPageMenuRegistry?

    init(removingItselfFrom registry: MultiPageMenuRegistry? = nil) {
      self.registry = registry
    }

    deinit { registry?.remove(self) }

    func pageDidAppear() { log.note("appear") }
    func menuTitle() -> String? { "menu" }
    nonisolated func menuDidClose() { log.note("close") }
  }

  @MainActor @Test func `an actor's composite forwards on the actor`() {
    let page = Page()
    let multi = MultiPageMenu(weakly: page)
    multi.pageDidAppear()
    multi.menuDidClose()
    #expect(multi.menuTitle() == "menu")
    #expect(page.log.entries == ["appear", "close"])
  }

  @MainActor @Test func `an actor's delegate removes itself in its deinit`() {
    let multi = MultiPageMenu()
    var page: Page? = Page(removingItselfFrom: multi.listeners)
    if let page { multi.listeners.add(page) }
    #expect(multi.listeners.count == 1)
    page = nil
    #expect(multi.listeners.isEmpty)
  }

  @Test func `what is added off the actor is found to conform, too`() async {
    let page = await Page()
    let multi = await MultiPageMenu()
    multi.listeners.add(page)
    #expect(multi.responds(to: .menuTitle))
    #expect(await multi.menuTitle() == "menu")
  }

  private final class Siren: SignalDelegate, AlarmDelegate {
    let log = LockedLog()
    func signal() { log.note("signal") }
    func alarm() { log.note("alarm") }
  }

  @Test func `a composite of Sendable protocols is called on any thread`() async throws {
    let siren = Siren()
    let multi = try MultiSignals(weakly: siren)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { multi.signal() }
        group.addTask { multi.alarm() }
      }
    }
    #expect(siren.log.entries.count { $0 == "signal" } == 8)
    #expect(siren.log.entries.count == 16)
  }

  private final class Screen: ScrollDelegate {
    func didScroll() {}
  }

  private final class Board: NSObject, ScrollDelegate, NoticeDelegate {
    var notices = 0
    func didScroll() {}
    func notice() { notices += 1 }
  }

  @Test func `a composite of protocols of objects is an object`() {
    let (screen, board) = (Screen(), Board())
    let multi = MultiNotice(weakly: screen, board)
    multi.notice()
    #expect(board.notices == 1)
    #expect(multi.isEqual(multi))
  }

  @Test func `a nested protocol is composed`() {
    final class Nested: ScrollDelegate, Composed.Delegate {
      var calls = 0
      func didScroll() {}
      func outer() { calls += 1 }
    }
    let nested = Nested()
    let multi = MultiNested(weakly: nested, Screen())
    multi.outer()
    #expect(nested.calls == 1)
  }

  @Test func `a forwarder is a delegate of a composite, with all that it conforms to`() throws {
    let siren = Siren()
    let inner = try MultiSignals(weakly: siren)
    let outer = try MultiSignals(weakly: inner)
    outer.alarm()
    #expect(siren.log.entries == ["alarm"])
  }
}
