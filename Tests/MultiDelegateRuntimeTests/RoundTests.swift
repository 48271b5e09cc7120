import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

@Suite("Rounds")
struct RoundTests {
  private let log = Log()
  private let multi = MultiTransferDelegate()
  private let a: Recorder
  private let b: Recorder
  private let c: Recorder
  private let d: Recorder

  init() {
    a = Recorder("A", log, value: 1)
    b = Recorder("B", log, value: 2)
    c = Recorder("C", log, value: 3)
    d = Recorder("D", log, value: 4)
    multi.delegates.add(contentsOf: [a, b, c])
  }

  @Test func `every responder is called exactly once per registration`() {
    multi.delegates.add(contentsOf: [c, b, a])
    multi.delegates.add(a, at: .after(c))
    multi.transferDidStart("one")
    #expect(log.take() == "B C A")
  }

  @Test func `handling is respected`() {
    multi.delegates.add(a, handling: .notifications)
    multi.delegates.add(b, handling: [.rankOf])
    multi.transferDidStart("one")
    #expect(log.take() == "A C")
    #expect(multi.rank(of: "one") == 2)
    #expect(log.take() == "B")
    #expect(multi.size(of: "one") == 3)
    #expect(log.take() == "C")
  }

  @Test func `handling must be written where a default implementation could answer for someone`() {
    // That the other calls do not exist is proven in `RegistryCallTests`, of `ForwarderGenTests`.
    final class Silent: PolicyDelegate {}
    final class Strict: PolicyDelegate {
      func timeLimit() -> Int { 5 }
    }
    let multi = MultiPolicyDelegate()
    let (silent, strict) = (Silent(), Strict())
    multi.delegates.add(silent, handling: .notifications)
    multi.delegates.add(strict, handling: .all)
    #expect(multi.timeLimit() == 5)
    multi.delegates.remove(strict)
    #expect(multi.timeLimit() == 60)
    #expect(!multi.responds(to: .timeLimit) && multi.responds(to: .policyDidChange))
    withExtendedLifetime(silent) {}
  }

  @Test func `a change of handling reaches the call under way`() {
    a.reaction = { [multi, b] _ in multi.delegates.add(b, handling: [.rankOf]) }
    multi.transferDidStart("one")
    #expect(log.take() == "A C")
    a.reaction = { [multi, b] _ in multi.delegates.add(b) }
    multi.transferDidStart("two")
    #expect(log.take() == "A B C")
  }

  @Test func `a delegate added inside a callback is not called in this round`() {
    a.reaction = { [multi, d] _ in
      multi.delegates.add(d)
      multi.delegates.add(d, at: .index(1))
    }
    multi.transferDidStart("one")
    #expect(log.take() == "A B C")
    multi.transferDidStart("two")
    #expect(log.take() == "A D B C")
  }

  @Test func `a delegate removed inside a callback and not reached yet is not called`() {
    a.reaction = { [multi, b] _ in multi.delegates.remove(b) }
    multi.transferDidStart("one")
    #expect(log.take() == "A C")
  }

  @Test func `a delegate removed and added again inside a callback is not called in this round`() {
    a.reaction = { [multi, b] _ in
      multi.delegates.remove(b)
      multi.delegates.add(b)
    }
    multi.transferDidStart("one")
    #expect(log.take() == "A C")
  }

  @Test func `a delegate may remove itself inside a callback`() {
    a.reaction = { [multi] in multi.delegates.remove($0) }
    multi.transferDidStart("one")
    #expect(log.take() == "A B C")
    multi.transferDidStart("two")
    #expect(log.take() == "B C")
  }

  @Test func `a delegate may remove all inside a callback`() {
    a.reaction = { [multi] _ in multi.delegates.removeAll() }
    multi.transferDidStart("one")
    #expect(log.take() == "A")
  }

  @Test func `a delegate moved inside a callback is called once`() {
    a.reaction = { [multi, c] heard in
      multi.delegates.add(heard, at: .after(c))
      multi.delegates.add(c, at: .index(0))
    }
    multi.transferDidStart("one")
    #expect(log.take() == "A B C")
  }

  @Test func `rounds may nest`() {
    a.reaction = { [multi, log] delegate in
      delegate.reaction = { multi.delegates.remove($0) }
      log.entries.append("(")
      multi.transferDidFinish("inner")
      log.entries.append(")")
    }
    multi.transferDidStart("outer")
    #expect(log.take() == "A ( A B C ) B C")
  }

  @Test func `stopsAtFirstResponder leaves the first responder only, for every requirement`() {
    multi.delegates.add(a, handling: [.transferDidStart])
    #expect(!multi.delegates.stopsAtFirstResponder)
    multi.delegates.stopsAtFirstResponder = true
    #expect(multi.delegates.stopsAtFirstResponder)
    multi.transferDidStart("one")
    #expect(log.take() == "A")
    multi.transferDidFinish("one")
    #expect(log.take() == "B")
    #expect(multi.size(of: "one") == 2)
    #expect(multi.weight(of: "one") == 2)
    #expect(multi.rank(of: "one") == 2)
    #expect(log.take() == "B B B")
    multi.delegates.stopsAtFirstResponder = false
    multi.transferDidFinish("one")
    #expect(log.take() == "B C")
  }

  @Test func `stopsAtFirstResponder skips the dead and does not cut iteration short`() {
    multi.delegates.add(Recorder("†", log), at: .index(0))
    multi.delegates.stopsAtFirstResponder = true
    multi.transferDidStart("one")
    #expect(log.take() == "A")
    #expect(multi.delegates.names == "A B C")
    #expect(multi.delegates.count == 3)
  }

  @Test func `stopsAtFirstResponder switched inside a callback holds from the next round on`() {
    a.reaction = { [multi] _ in multi.delegates.stopsAtFirstResponder.toggle() }
    multi.transferDidStart("one")
    #expect(log.take() == "A B C")
    multi.transferDidStart("two")
    #expect(log.take() == "A")
  }

  @Test func `a round outlives its registry`() {
    var registry: MultiTransferDelegateRegistry? = MultiTransferDelegateRegistry(weakly: [a, b])
    var round = registry?.responders(to: .transferDidStart)
    registry = nil
    round?.next()?.transferDidStart("one")
    round?.next()?.transferDidStart("one")
    #expect(round?.next() == nil)
    #expect(log.take() == "A B")
  }
}
