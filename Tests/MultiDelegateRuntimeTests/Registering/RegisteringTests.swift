import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

@Suite("Registration")
struct RegisteringTests {
  private let log = Log()
  private let multi = MultiTransferDelegate()
  private let a: Recorder
  private let b: Recorder
  private let c: Recorder
  private let x: Recorder

  init() {
    a = Recorder("A", log, value: 1)
    b = Recorder("B", log, value: 2)
    c = Recorder("C", log, value: 3)
    x = Recorder("X", log)
  }

  @Test func `delegates are called in registration order`() {
    for delegate in [b, c, a] { multi.delegates.add(delegate) }
    multi.transferDidStart("one")
    #expect(log.take() == "B C A")
  }

  @Test func `a delegate added again keeps its place, takes the new handling, and is not new`() {
    #expect(multi.delegates.add(a))
    #expect(multi.delegates.add(b))
    let isNew = multi.delegates.add(a, handling: [.transferDidFinish])
    #expect(!isNew)
    multi.transferDidStart("one")
    #expect(log.take() == "B")
    multi.transferDidFinish("one")
    #expect(log.take() == "A B")
    multi.delegates.add(a)
    multi.transferDidStart("one")
    #expect(log.take() == "A B")
  }

  @Test func `indices count living delegates, as iteration does`() {
    var dying: Recorder? = Recorder("†", log)
    let provider = Provider { [] }
    defer { withExtendedLifetime(provider) {} }
    if let dying { multi.delegates.add(dying) }
    multi.delegates.add(provider: provider)
    multi.delegates.add(contentsOf: [a, b])
    dying = nil
    multi.delegates.add(x, at: .index(1))
    #expect(multi.delegates.names == "A X B")
  }

  @Test func `several are added in one call`() {
    multi.delegates.add(b)
    multi.delegates.add(contentsOf: [a, b, c])
    #expect(multi.delegates.names == "B A C")
    multi.delegates.add(contentsOf: [b, x], handling: [])
    multi.transferDidStart("one")
    #expect(log.take() == "A C")
  }

  @Test func `the whole list is replaced in one step`() {
    multi.delegates.add(contentsOf: [a, b])
    let provider = Provider { [self.x] }
    defer { withExtendedLifetime(provider) {} }
    multi.delegates.add(provider: provider)
    multi.delegates.replaceAll(with: [c, b, c])
    multi.transferDidStart("one")
    #expect(log.take() == "C B")
  }

  @Test func `a delegate that stays in a replaced list is still reached by the call under way`() {
    multi.delegates.add(contentsOf: [a, b, c])
    a.reaction = { [multi, b, x] _ in
      multi.delegates.replaceAll(with: [x, b], handling: [.transferDidStart])
    }
    multi.transferDidStart("one")
    #expect(log.take() == "A B")
    multi.transferDidStart("two")
    #expect(log.take() == "X B")
    multi.transferDidFinish("two")
    #expect(log.take() == "")
  }

  @Test func `removing an unknown delegate answers false`() {
    multi.delegates.add(a)
    #expect(!multi.delegates.remove(b))
    #expect(multi.delegates.remove(a))
    #expect(!multi.delegates.remove(a))
    #expect(multi.delegates.isEmpty)
  }

  @Test func `removeAll reports how many living delegates went`() {
    multi.delegates.add(contentsOf: [a, b])
    multi.delegates.add(retaining: Recorder("kept", log))
    multi.delegates.add(Recorder("dies at once", log))
    let provider = Provider { [self.x] }
    defer { withExtendedLifetime(provider) {} }
    multi.delegates.add(provider: provider)
    #expect(multi.delegates.removeAll() == 3)
    #expect(multi.delegates.removeAll() == 0)
    multi.transferDidStart("one")
    #expect(log.take() == "")
  }

  // It never matched in aleph7/MultiDelegate #4 and XMPPFramework #490.
  @Test func `a delegate can remove itself in its deinit`() {
    let delegates = multi.delegates
    var answer: Bool?
    var dying: Recorder? = Recorder("†", log)
    dying?.farewell = { answer = delegates.remove($0) }
    if let dying { delegates.add(dying) }
    #expect(delegates.entries.count == 1)
    dying = nil
    #expect(delegates.entries.count == 0)
    // A dying delegate counts as dead already, so it was not registered any more.
    #expect(answer == false)
  }

  @Test func `a delegate that is being deinitialised cannot be added`() {
    let (delegates, anchor) = (multi.delegates, a)
    delegates.add(anchor)
    var answers: [Bool] = []
    do {
      let dying = Recorder("†", log)
      dying.farewell = {
        answers.append(delegates.add($0))
        answers.append(delegates.add(retaining: $0))
        answers.append(delegates.add($0, at: .before(anchor)))
        delegates.add($0, at: .index(0))
      }
    }
    #expect(answers == [false, false, false])
    #expect(delegates.names == "A")
    #expect(delegates.entries.count == 1)
  }

  @Test func `contains, count, isEmpty and iteration see living delegates only`() {
    var dying: Recorder? = Recorder("†", log)
    if let dying {
      multi.delegates.add(contentsOf: [a, dying, b])
      #expect(multi.delegates.contains(dying))
    }
    #expect(multi.delegates.count == 3)
    dying = nil
    #expect(multi.delegates.count == 2)
    #expect(multi.delegates.names == "A B")
    #expect(multi.delegates.contains(a) && !multi.delegates.contains(x))
    multi.delegates.remove(a)
    #expect(!multi.delegates.isEmpty)
    multi.delegates.remove(b)
    #expect(multi.delegates.isEmpty)
  }

  @Test func `a delegate that handles nothing is registered all the same`() {
    multi.delegates.add(a, handling: [])
    #expect(multi.delegates.contains(a))
    #expect(multi.delegates.count == 1)
    #expect(!multi.responds(to: .rankOf))
    multi.transferDidStart("one")
    #expect(log.take() == "")
    #expect(multi.delegates.remove(a))
  }

  @Test func `a forwarder can be the delegate of another one`() {
    let inner = MultiTransferDelegate(weakly: a, b)
    multi.delegates.add(contentsOf: [inner, c] as [any TransferDelegate])
    multi.transferDidStart("one")
    #expect(log.take() == "A B C")
    #expect(multi.rank(of: "one") == 1)
  }

  @Test func `an object that is reachable twice is called twice`() {
    let inner = MultiTransferDelegate(weakly: a)
    multi.delegates.add(contentsOf: [inner, a] as [any TransferDelegate])
    multi.transferDidStart("one")
    #expect(log.take() == "A A")
  }

  @Test func `identity is the object, not what it is equal to`() {
    let twins = [Equal(), Equal()]
    defer { withExtendedLifetime(twins) {} }
    #expect(twins[0] == twins[1])
    #expect(multi.delegates.add(twins[0]))
    #expect(!multi.delegates.contains(twins[1]))
    #expect(multi.delegates.add(twins[1]))
    #expect(multi.delegates.count == 2)
  }
}

/// Delegates that are all equal to each other.
private final class Equal: TransferDelegate, Equatable {
  static func == (left: Equal, right: Equal) -> Bool { true }

  func transferDidStart(_ name: String) {}
  func transferDidFinish(_ name: String) {}
  func rank(of name: String) -> Int { 0 }
  func weight(of name: String) -> Int { 0 }
  func size(of name: String) -> Int { 0 }
}
