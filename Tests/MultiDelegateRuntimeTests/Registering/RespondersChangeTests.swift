import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

@Suite("Who responds")
struct RespondersChangeTests {
  private let log = Log()
  private let multi = MultiTransferDelegate()
  private let a: Recorder
  private let b: Recorder
  private let changes = Tally()

  init() {
    a = Recorder("A", log)
    b = Recorder("B", log)
    multi.delegates.onRespondersChange = { [changes] in changes.raise() }
  }

  /// How often a change was announced while `body` ran.
  private func announcements(_ body: () -> Void) -> Int {
    let before = changes.value
    body()
    return changes.value - before
  }

  @Test func `responds is the union over living delegates as they come, go and die`() {
    #expect(!multi.responds(to: .rankOf))
    multi.delegates.add(a, handling: [.rankOf])
    #expect(multi.responds(to: .rankOf))
    #expect(!multi.responds(to: .sizeOf))
    do {
      let dying = Recorder("†", log)
      multi.delegates.add(dying, handling: [.sizeOf])
      #expect(multi.responds(to: .rankOf) && multi.responds(to: .sizeOf))
    }
    #expect(!multi.responds(to: .sizeOf))
    multi.delegates.add(a, handling: [.weightOf])
    #expect(!multi.responds(to: .rankOf) && multi.responds(to: .weightOf))
    multi.delegates.remove(a)
    #expect(!multi.responds(to: .weightOf))
  }

  @Test func `a host may stop asking the simpler of two callbacks once anyone has the richer one`()
  {
    // A host with two variants of a callback asks once, and prefers the richer variant.
    func tell(_ multi: MultiTransferDelegate) {
      if multi.responds(to: .transferDidFinish) {
        multi.transferDidFinish("richer")
      } else {
        multi.transferDidStart("simpler")
      }
    }
    multi.delegates.add(a, handling: [.transferDidStart])
    tell(multi)
    #expect(log.take() == "A")
    multi.delegates.add(b, handling: [.transferDidFinish])
    tell(multi)
    #expect(log.take() == "B")
  }

  @Test func `coming and going is announced`() {
    let (a, b, delegates) = (a, b, multi.delegates)
    #expect(announcements { delegates.add(a) } == 1)
    #expect(announcements { delegates.add(contentsOf: [a, b]) } == 1)
    #expect(announcements { delegates.remove(a) } == 1)
    #expect(announcements { delegates.add(a, at: .before(b)) } == 1)
    #expect(announcements { delegates.replaceAll(with: [a]) } == 1)
    #expect(announcements { delegates.add(b, at: .index(7)) } == 1)
    #expect(announcements { delegates.removeAll() } == 1)
    #expect(announcements { delegates.add(retaining: a) } == 1)
  }

  @Test func `what changes nobody's answers is not announced`() {
    let (a, b, delegates) = (a, b, multi.delegates)
    delegates.add(contentsOf: [a, b])
    #expect(announcements { delegates.add(a) } == 0)
    #expect(announcements { delegates.add(retaining: a) } == 0)
    #expect(announcements { delegates.add(a, at: .after(b)) } == 0)
    #expect(announcements { delegates.add(contentsOf: [a, b], at: .index(1)) } == 0)
    #expect(announcements { delegates.replaceAll(with: [b, a]) } == 0)
    #expect(announcements { delegates.add(a, at: .before(Recorder("X"))) } == 0)
    #expect(announcements { delegates.remove(Recorder("X")) } == 0)
    #expect(announcements { delegates.stopsAtFirstResponder = true } == 0)
    #expect(announcements { multi.transferDidStart("one") } == 0)
    delegates.removeAll()
    #expect(announcements { delegates.removeAll() } == 0)
    #expect(announcements { delegates.replaceAll(with: []) } == 0)
  }

  @Test func `a change of handling is announced, and the same handling again is not`() {
    let (a, delegates) = (a, multi.delegates)
    #expect(announcements { delegates.add(a, handling: []) } == 0)
    #expect(announcements { delegates.add(a, handling: [.rankOf]) } == 1)
    #expect(announcements { delegates.add(a, handling: [.rankOf]) } == 0)
    #expect(announcements { delegates.add(a, at: .before(a), handling: [.sizeOf]) } == 1)
    #expect(announcements { delegates.add(a, handling: []) } == 1)
    #expect(announcements { delegates.remove(a) } == 0)
  }

  @Test func `a death is announced by the next use that comes upon it`() {
    let uses: [(MultiTransferDelegate) -> Void] = [
      { $0.transferDidStart("one") },
      { _ = $0.rank(of: "one") },
      { _ = $0.responds(to: .sizeOf) },
      { _ = $0.delegates.count },
      { _ = $0.delegates.isEmpty },
      { for _ in $0.delegates {} },
      { $0.delegates.removeAll() },
      { $0.delegates.replaceAll(with: []) },
    ]
    for use in uses {
      multi.delegates.add(contentsOf: [Recorder("†", log), Recorder("†", log)])
      #expect(announcements { use(multi) } == 1)
      #expect(announcements { use(multi) } == 0)
    }
    #expect(log.take() == "")
  }

  @Test func `a death that a call does not come upon waits`() {
    multi.delegates.add(a)
    multi.delegates.add(Recorder("†", log), handling: [.sizeOf])
    #expect(announcements { multi.transferDidStart("one") } == 0)
    #expect(announcements { _ = multi.rank(of: "one") } == 0)
    #expect(announcements { _ = multi.size(of: "one") } == 1)
    #expect(announcements { _ = multi.size(of: "one") } == 0)
  }

  @Test func `a deallocated delegate that handled nothing is not announced`() {
    let delegates = multi.delegates
    delegates.add(Recorder("†", log), handling: [])
    #expect(announcements { _ = delegates.count } == 0)
    #expect(delegates.entries.isEmpty)
  }

  @Test func `a change announces the deallocated delegates that its own sweep drops`() {
    let (a, delegates) = (a, multi.delegates)
    let smallestSweep = RegistrationList<MultiTransferDelegateReference>.smallestSweep
    let kept = (0..<3).map { _ in Recorder("kept") }
    delegates.add(contentsOf: kept)
    // All at once, so that no two have one address.
    delegates.add(contentsOf: (0..<smallestSweep - 4).map { _ in Recorder("†", log) })
    // This registration begins the sweep, and changes no responder itself.
    #expect(announcements { delegates.add(a, handling: []) } == 1)
    #expect(delegates.entries.count == kept.count + 1)
    #expect(announcements { _ = delegates.count } == 0)
    withExtendedLifetime(kept) {}
  }

  @Test func `a delegate that removes itself when it dies announces that at once`() {
    let delegates = multi.delegates
    let count = announcements {
      let dying = Recorder("†", log)
      dying.farewell = { delegates.remove($0) }
      delegates.add(dying)
    }
    #expect(count == 2)
    #expect(announcements { _ = delegates.count } == 0)
  }

  @Test func `the announcement may use the registry and the forwarder`() {
    let seen = Log()
    let (a, b) = (a, b)
    let multi = MultiTransferDelegate()
    unowned let forwarder = multi
    nonisolated(unsafe) let announce = {
      seen.entries.append("\(forwarder.delegates.names) \(forwarder.responds(to: .rankOf))")
      if forwarder.delegates.count == 1 { forwarder.delegates.add(b) }
    }
    multi.delegates.onRespondersChange = { unsafe announce() }
    multi.delegates.add(a)
    #expect(seen.entries == ["A true", "A B true"])
  }

  @Test func `a delegate that the observer removes in the middle of a round is not called`() {
    let (multi, b) = (multi, b)
    let delegates = multi.delegates
    nonisolated(unsafe) let remove = { delegates.remove(b) }
    let removed = Tally()
    delegates.add(Recorder("†", log))
    delegates.add(b)
    delegates.onRespondersChange = { if unsafe remove() { removed.raise() } }
    // The round finds the deallocated delegate first, and the observer then removes the next one.
    multi.transferDidStart("one")
    #expect(removed.value == 1)
    #expect(log.take() == "")
    delegates.onRespondersChange = nil
    delegates.add(contentsOf: [a, b])
    delegates.add(Recorder("†", log), at: .after(a))
    nonisolated(unsafe) let removeAll = { delegates.removeAll() }
    delegates.onRespondersChange = { _ = unsafe removeAll() }
    multi.transferDidStart("two")
    #expect(log.take() == "A")
    // The observer retains the registry.
    delegates.onRespondersChange = nil
  }

  @Test func `the observer can remove the only responder before it answers`() {
    let (multi, b) = (multi, b)
    let delegates = multi.delegates
    nonisolated(unsafe) let remove = { delegates.remove(b) }
    for ask in [{ multi.responds(to: .rankOf) }, { multi.rank(of: "one") != 0 }] {
      delegates.onRespondersChange = nil
      delegates.add(Recorder("†", log))
      delegates.add(b)
      delegates.onRespondersChange = { _ = unsafe remove() }
      #expect(!ask())
    }
    // The observer retains the registry.
    delegates.onRespondersChange = nil
    #expect(log.take() == "")
  }

  @Test func `the callback can be read back, replaced and left out`() {
    let others = Tally()
    multi.delegates.onRespondersChange?()
    #expect(changes.value == 1)
    multi.delegates.onRespondersChange = { others.raise() }
    multi.delegates.add(a)
    #expect(changes.value == 1 && others.value == 1)
    multi.delegates.onRespondersChange = nil
    multi.delegates.remove(a)
    #expect(changes.value == 1 && others.value == 1)
  }

  @Test func `what a replaced callback owned may use the registry as it ends`() {
    let delegates = multi.delegates
    delegates.add(a)
    /// Installs a callback that is the only owner of something.
    func install() {
      nonisolated(unsafe) let owned = Recorder("owned", log)
      unsafe owned.farewell = { _ in delegates.removeAll() }
      delegates.onRespondersChange = { unsafe withExtendedLifetime(owned) {} }
    }
    install()
    #expect(delegates.names == "A")
    delegates.onRespondersChange = nil
    #expect(delegates.isEmpty)
  }
}
