import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

@Suite("Memory")
struct MemoryTests {
  private let log = Log()
  private let multi = MultiTransferDelegate()

  @Test func `a dead delegate is skipped`() {
    let (a, b) = (Recorder("A", log), Recorder("B", log))
    multi.delegates.add(a)
    do {
      let dying = Recorder("†", log)
      multi.delegates.add(dying)
      multi.transferDidStart("one")
      #expect(log.take() == "A †")
    }
    multi.delegates.add(b)
    multi.transferDidStart("two")
    #expect(log.take() == "A B")
    withExtendedLifetime((a, b)) {}
  }

  @Test func `all dead behaves exactly as empty`() {
    let changes = Tally()
    multi.delegates.add(contentsOf: [Recorder("A", log, value: 1), Recorder("B", log, value: 2)])
    multi.delegates.onRespondersChange = { changes.raise() }
    #expect(multi.rank(of: "one") == 0)
    #expect(multi.weight(of: "one") == 0)
    #expect(multi.size(of: "one") == 0)
    #expect(MultiTransferDelegateRequirement.allCases.allSatisfy { !multi.responds(to: $0) })
    #expect(multi.delegates.isEmpty)
    #expect(multi.delegates.count == 0)
    #expect(multi.delegates.names == "")
    multi.transferDidStart("one")
    #expect(log.take() == "")
    #expect(changes.value == 1)
  }

  @Test func `a delegate is kept alive during its own call`() {
    var owner: Recorder? = Recorder("A", log)
    let log = log
    owner?.farewell = { _ in log.entries.append("farewell") }
    owner?.reaction = { _ in
      owner = nil
      log.entries.append("still there")
    }
    if let owner { multi.delegates.add(owner) }
    multi.transferDidStart("one")
    #expect(log.take() == "A still there farewell")
  }

  @Test func `a delegate released by an earlier callback of the round is skipped`() {
    let a = Recorder("A", log)
    let c = Recorder("C", log)
    var owner: Recorder? = Recorder("B", log)
    if let owner { multi.delegates.add(contentsOf: [a, owner, c]) }
    a.reaction = { _ in owner = nil }
    multi.transferDidStart("one")
    #expect(log.take() == "A C")
  }

  @Test func `a retained delegate lives until it is removed`() {
    let log = log
    weak var kept: Recorder?
    func addKept() {
      let delegate = Recorder("kept", log)
      kept = delegate
      #expect(multi.delegates.add(retaining: delegate))
    }
    let delegates = multi.delegates
    let ways: [() -> Void] = [
      { if let kept { delegates.remove(kept) } },
      { delegates.removeAll() },
      { delegates.replaceAll(with: []) },
    ]
    for remove in ways {
      addKept()
      multi.transferDidStart("one")
      #expect(log.take() == "kept")
      remove()
      #expect(kept == nil)
    }
  }

  @Test func `a retained delegate stays retained when it is moved, added again or kept in a list`()
  {
    weak var kept: Recorder?
    let a = Recorder("A", log)
    do {
      let delegate = Recorder("kept", log)
      kept = delegate
      multi.delegates.add(contentsOf: [a, delegate])
      #expect(!multi.delegates.add(retaining: delegate))
      multi.delegates.add(delegate, at: .index(0))
      multi.delegates.add(delegate)
      multi.delegates.replaceAll(with: [delegate, a])
    }
    #expect(multi.delegates.names == "kept A")
    #expect(kept != nil)
    if let kept { multi.delegates.remove(kept) }
    #expect(kept == nil)
  }

  @Test func `nothing but retaining keeps a delegate alive`() {
    weak var observed: Recorder?
    do {
      let delegate = Recorder("A", log)
      observed = delegate
      multi.delegates.add(delegate)
      multi.delegates.add(delegate, at: .index(0))
      multi.delegates.replaceAll(with: [delegate])
      multi.transferDidStart("one")
      for _ in multi.delegates {}
    }
    #expect(observed == nil)
  }

  @Test func `the registry lets go of those it keeps when it dies itself`() {
    weak var kept: Recorder?
    do {
      let multi = MultiTransferDelegate()
      let delegate = Recorder("kept", log)
      kept = delegate
      multi.delegates.add(retaining: delegate)
    }
    #expect(kept == nil)
  }

  @Test func `a round keeps nothing alive that the registry kept`() {
    weak var kept: Recorder?
    var multi: MultiTransferDelegate? = MultiTransferDelegate()
    var round: DelegateRound<WholeDelegate<MultiTransferDelegateReference>>?
    do {
      let delegate = Recorder("kept", log)
      kept = delegate
      multi?.delegates.add(retaining: delegate)
      round = multi?.delegates.responders(to: .transferDidStart)
    }
    #expect(kept != nil)
    multi = nil
    #expect(kept == nil)
    #expect(round?.next() == nil)
  }

  @Test func `a delegate made in the argument list dies at once`() {
    let multi = MultiTransferDelegate(weakly: Recorder("A", log))
    multi.delegates.add(Recorder("B", log))
    multi.transferDidStart("one")
    #expect(log.take() == "")
  }

  @Test func `the end of a retained delegate may use the registry`() {
    let (delegates, log) = (multi.delegates, log)
    let a = Recorder("A", log)
    let ways: [() -> Void] = [{ delegates.removeAll() }, { delegates.replaceAll(with: [a]) }]
    for remove in ways {
      delegates.add(a)
      do {
        let kept = Recorder("kept", log)
        kept.farewell = { log.entries.append("\(delegates.remove($0)) \(delegates.names)") }
        delegates.add(retaining: kept)
      }
      remove()
    }
    #expect(log.take() == "false  false A")
    withExtendedLifetime(a) {}
  }
}
