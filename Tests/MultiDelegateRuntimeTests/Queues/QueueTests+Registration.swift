import Dispatch
import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

extension QueueTests {
  @Test func `the unit is the pair of a delegate and a queue`() {
    let delegates = multi.delegates
    #expect(delegates.add(a, on: first.queue))
    #expect(delegates.add(b))
    #expect(delegates.add(a, on: second.queue))
    #expect(delegates.add(a))
    #expect(!delegates.add(a, on: first.queue))
    #expect(!delegates.add(a, on: second.queue, handling: [.ringOne]))
    #expect(!delegates.add(a))
    #expect(delegates.count == 4)
    #expect(delegates.map { ($0 as? Bell)?.name } == ["A", "B", "A", "A"])
    multi.ring(1)
    first.run()
    second.run()
    #expect(log.take() == "B1 A1 A1@1")
  }

  @Test func `all objects of one queue are one queue`() {
    #expect(multi.delegates.add(a, on: .main))
    #expect(!multi.delegates.add(a, on: .main))
    #expect(multi.delegates.remove(a, on: .main))
    #expect(multi.delegates.isEmpty)
  }

  @Test func `removing from a queue leaves the other registrations, removing takes all`() {
    let delegates = multi.delegates
    delegates.add(a, on: first.queue)
    delegates.add(a, on: second.queue)
    delegates.add(retaining: a)
    delegates.add(b)
    #expect(delegates.remove(a, on: first.queue))
    #expect(!delegates.remove(a, on: first.queue))
    #expect(!delegates.remove(b, on: first.queue))
    #expect(delegates.contains(a) && delegates.count == 3)
    #expect(delegates.remove(a))
    #expect(!delegates.remove(a))
    #expect(!delegates.contains(a) && delegates.count == 1)
    #expect(delegates.violatedInvariant() == nil)
  }

  @Test func `who is kept alive stays so when only its queue is taken from it`() {
    let delegates = multi.delegates
    weak var kept: Bell?
    do {
      let bell = Bell("A", log)
      kept = bell
      delegates.add(retaining: bell)
      delegates.add(bell, on: first.queue)
      delegates.remove(bell, on: first.queue)
    }
    #expect(kept != nil && delegates.count == 1)
    delegates.removeAll()
    #expect(kept == nil)
  }

  @Test func `a delegate on queues removes itself in its deinit`() {
    let delegates = multi.delegates
    do {
      let dying = Bell("†", log)
      dying.farewell = { delegates.remove($0) }
      delegates.add(dying, on: first.queue)
      delegates.add(dying, on: second.queue)
      delegates.add(dying)
    }
    #expect(delegates.entries.isEmpty)
  }

  @Test func `inserting moves all registrations of a delegate, which keep their queues`() {
    let delegates = multi.delegates
    let c = Bell("C", log)
    delegates.add(a, on: first.queue)
    delegates.add(b)
    delegates.add(a, on: second.queue)
    delegates.add(c)
    func order() -> String {
      delegates.compactMap { ($0 as? Bell)?.name }.joined()
    }
    #expect(order() == "ABAC")
    #expect(delegates.add(c, at: .before(a)))
    #expect(order() == "CABA")
    #expect(delegates.add(c, at: .after(a)))
    #expect(order() == "ABAC")
    #expect(delegates.add(a, at: .after(c)))
    #expect(order() == "BCAA")
    #expect(delegates.add(a, at: .before(a)))
    #expect(order() == "BCAA")
    delegates.add(a, at: .index(1), handling: [.ring])
    #expect(order() == "BAAC")
    delegates.add(contentsOf: [c, a], at: .index(0))
    #expect(order() == "CAAB")
    delegates.replaceAll(with: [a, b], handling: [.ring])
    #expect(order() == "AAB")
    multi.ring(1)
    second.run()
    first.run()
    #expect(log.take() == "B1 A1@2 A1@1")
    #expect(!multi.responds(to: .ringOne))
  }

  @Test func `inserting one that is not registered makes a registration without a queue`() {
    multi.delegates.add(a, on: first.queue)
    #expect(multi.delegates.add(b, at: .before(a)))
    multi.ring(1)
    #expect(log.take() == "B1")
    first.run()
    #expect(log.take() == "A1@1")
  }

  // MARK: Rounds

  @Test func `stopsAtFirstResponder stops at the first registration`() {
    multi.delegates.stopsAtFirstResponder = true
    multi.delegates.add(a, on: first.queue, handling: [.ringOne])
    multi.delegates.add(b, on: first.queue)
    multi.delegates.add(a)
    multi.ring(1)
    first.run()
    #expect(log.take() == "B1@1")
    #expect(first.run { multi.strength(2) } == 2)
    #expect(log.take() == "B2@1")
  }

  @Test func `what a provider names is called where the caller is`() {
    final class Source: DelegateProvider {
      let bells: [Bell]

      init(_ bells: [Bell]) {
        self.bells = bells
      }

      func delegates() -> [any BellDelegate] { bells }
    }
    let source = Source([a, b])
    multi.delegates.add(b, on: first.queue)
    multi.delegates.add(provider: source)
    multi.delegates.add(a, on: second.queue)
    multi.ring(1)
    #expect(log.take() == "A1 B1")
    first.run()
    second.run()
    #expect(log.take() == "B1@1 A1@2")
    multi.delegates.stopsAtFirstResponder = true
    multi.delegates.remove(b)
    multi.ring(2)
    #expect(log.take() == "A2")
  }

  @Test func `responders are announced for each queue`() {
    let announced = Tally()
    multi.delegates.onRespondersChange = { announced.raise() }
    multi.delegates.add(a, on: first.queue)
    multi.delegates.add(a, on: second.queue)
    multi.delegates.add(a, on: second.queue)
    #expect(announced.value == 2)
    multi.delegates.remove(a, on: second.queue)
    multi.delegates.remove(a)
    #expect(announced.value == 4)
    #expect(!multi.responds(to: .ring))
  }

  @Test func `adding the forwarder to itself on a queue is a precondition failure`() async {
    await #expect(processExitsWith: .failure) {
      let multi = MultiBellDelegate()
      multi.delegates.add(multi, on: DispatchQueue(label: "queue"))
    }
  }

  @Test func `a global queue is refused with a message`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      MultiBellDelegate().delegates.add(Bell("A", Log()), on: .global())
    }
    #if DEBUG
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("a delegate cannot be called on a global queue"))
    #else
    #expect(result != nil)
    #endif
  }

  @Test func `removing from a queue that nobody can be on answers false`() {
    multi.delegates.add(a)
    #expect(!multi.delegates.remove(a, on: .global()))
    #expect(!multi.delegates.remove(a, on: DispatchQueue(label: "unmarked")))
    #expect(multi.delegates.count == 1)
  }

  @Test func `inserting on a queue moves the registration there, and no other`() {
    let delegates = multi.delegates
    func order() -> String {
      delegates.compactMap { ($0 as? Bell)?.name }.joined()
    }
    delegates.add(a)
    delegates.add(b)
    delegates.add(a, at: .index(0), on: first.queue)
    #expect(order() == "AAB")
    #expect(delegates.add(a, at: .after(b), on: second.queue))
    #expect(order() == "AABA")
    #expect(delegates.add(a, at: .after(b), on: first.queue, handling: [.ring]))
    #expect(order() == "ABAA")
    #expect(delegates.add(b, at: .before(a), on: first.queue))
    #expect(order() == "BABAA")
    #expect(!delegates.add(a, at: .before(Bell("X", log)), on: first.queue))
    multi.ring(1)
    #expect(log.take() == "A1 B1")
    first.run()
    second.run()
    #expect(log.take() == "B1@1 A1@1 A1@2")
    #expect(delegates.violatedInvariant() == nil)
  }

  @Test func `a place can be the first, the last, or a number`() {
    let delegates = multi.delegates
    func order() -> String {
      delegates.compactMap { ($0 as? Bell)?.name }.joined()
    }
    delegates.add(b)
    #expect(delegates.add(a, at: .first, on: first.queue))
    #expect(order() == "AB")
    #expect(delegates.add(a, at: .last, on: first.queue, handling: [.tone]))
    #expect(order() == "BA")
    #expect(delegates.add(a, at: .index(0), on: .main))
    #expect(order() == "ABA")
    #expect(delegates.add(a, at: .index(7), on: .main))
    #expect(order() == "BAA")
    #expect(!delegates.add(a, at: .after(Bell("X", log)), on: .main))
    #expect(delegates.remove(a, on: .main))
    // A registration that is moved keeps its handling unless the call states another one.
    #expect(delegates.add(a, at: .before(b), on: first.queue))
    multi.ring(1)
    first.run()
    #expect(log.take() == "B1")
    #expect(delegates.add(a, at: .before(b), on: first.queue, handling: .all))
    multi.ring(2)
    first.run()
    #expect(log.take() == "B2 A2@1")
  }

  @Test func `a registrar adds on a queue, and on the main one`() {
    let registrar = multi.delegates.registrar
    #expect(registrar.add(a, on: first.queue))
    #expect(!registrar.add(retaining: a, on: first.queue))
    #expect(registrar.add(a, on: .main))
    #expect(multi.delegates.map { $0 === a } == [true, true])
    #expect(registrar.remove(a, on: .main))
    #expect(registrar.remove(a, on: first.queue))
  }

  @Test func `a delegate that is placed on a queue stays on it, whatever is removed between`() {
    multi.delegates.add(b)
    multi.delegates.removeAll()
    multi.delegates.add(a, at: .first, on: first.queue)
    multi.ring(1)
    #expect(log.take() == "")
    first.run()
    #expect(log.take() == "A1@1")
  }

  @Test func `a delegate can be retained on a queue`() {
    weak var kept: Bell?
    do {
      let bell = Bell("A", log)
      kept = bell
      #expect(multi.delegates.add(retaining: bell, on: first.queue))
      #expect(!multi.delegates.add(retaining: bell, on: first.queue, handling: [.ring]))
    }
    multi.ring(1)
    first.run()
    #expect(log.take() == "A1@1")
    if let kept { multi.delegates.remove(kept, on: first.queue) }
    #expect(kept == nil)
  }

  @Test func `inserting on a global queue is refused, too`() async {
    await #expect(processExitsWith: .failure) {
      MultiBellDelegate().delegates.add(Bell("A", Log()), at: .first, on: .global())
    }
  }
}
