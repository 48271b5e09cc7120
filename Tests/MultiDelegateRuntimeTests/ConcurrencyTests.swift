import Foundation
import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

@Suite("Threads")
struct ConcurrencyTests {
  private let multi = MultiSignalDelegate()

  private func expectInvariants() {
    #expect(multi.delegates.violatedInvariant() == nil)
  }

  @Test func `very many threads add, and no registration is lost`() {
    let listeners = (0..<Gate.many).map { _ in Listener() }
    Gate.race(Gate.many) { [multi] number in
      multi.delegates.add(listeners[number])
      multi.signal(number)
    }
    #expect(multi.delegates.count == Gate.many)
    for (number, listener) in listeners.enumerated() {
      // Its own thread called after it had been added.
      #expect(listener.heard[number] == 1)
      #expect(listener.heard.values.allSatisfy { $0 == 1 })
    }
    Gate.race(Gate.many) { [multi] number in
      multi.delegates.remove(listeners[number])
      multi.signal(Gate.many + number)
      if listeners[number].hasHeard(Gate.many + number) { multi.delegates.removeAll() }
    }
    #expect(multi.delegates.isEmpty)
    // Nobody was called after its own thread had removed it.
    #expect(!listeners.enumerated().contains { $1.hasHeard(Gate.many + $0) })
    expectInvariants()
  }

  @Test func `who stays registered throughout hears every call exactly once`() {
    let steady = (0..<8).map { _ in Listener() }
    multi.delegates.add(contentsOf: steady)
    let (threads, calls) = (16, 200)
    Gate.race(threads) { [multi] thread in
      var generator = SplitMix(seed: UInt64(thread))
      var mine: [Listener] = []
      for call in 0..<calls {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: mine.append(Listener())
        case 1: mine = []
        case 2: mine = [Listener(leaving: multi.delegates)]
        case 3: if let last = mine.last { multi.delegates.remove(last) }
        case 4: multi.delegates.add(retaining: Listener(leaving: multi.delegates))
        case 5:
          if let last = mine.last { multi.delegates.add(last, at: .before(steady[thread % 8])) }
        case 6: if let last = mine.last { multi.delegates.add(last, at: .index(call % 5)) }
        default: multi.delegates.add(steady[call % 8], at: .after(steady[thread % 8]))
        }
        if let last = mine.last { multi.delegates.add(last) }
        multi.signal(thread * calls + call)
      }
    }
    let all = Set(0..<threads * calls)
    for listener in steady {
      let heard = listener.heard
      #expect(Set(heard.keys) == all)
      #expect(heard.values.allSatisfy { $0 == 1 })
    }
    expectInvariants()
    // The retained ones know the registry: removing them is what ends the circle.
    multi.delegates.removeAll()
  }

  @Test func `nothing is called after remove returned on the same thread`() {
    Gate.race(16) { [multi] thread in
      let listener = Listener()
      for round in 0..<100 {
        let number = thread * 1000 + round
        multi.delegates.add(listener)
        multi.delegates.remove(listener)
        multi.signal(number)
        if listener.hasHeard(number) { Issue.record("called after it was removed") }
      }
    }
    #expect(multi.delegates.isEmpty)
    expectInvariants()
  }

  @Test func `asking needs no other order than the registry's own`() {
    // Half of the threads only ask, so nothing but the question itself orders them and the changes.
    let listeners = (0..<4).map { _ in Listener() }
    defer { withExtendedLifetime(listeners) {} }
    Gate.race(8) { [multi] thread in
      for round in 0..<200 {
        let listener = listeners[round % 4]
        switch thread {
        case 0..<4: multi.delegates.add(listener, at: .index(thread))
        case 4: _ = multi.delegates.contains(listener)
        case 5: _ = multi.delegates.count
        case 6: _ = multi.delegates.stopsAtFirstResponder
        default: _ = multi.delegates.onRespondersChange
        }
      }
    }
    #expect(multi.delegates.count == 4)
    expectInvariants()
  }

  @Test func `replacing and removing all leaves either list, never a mixture`() {
    let (red, blue) = ((0..<4).map { _ in Listener() }, (0..<4).map { _ in Listener() })
    Gate.race(8) { [multi] thread in
      for _ in 0..<100 {
        switch thread % 4 {
        case 0: multi.delegates.replaceAll(with: red)
        case 1: multi.delegates.replaceAll(with: blue)
        case 2: multi.delegates.removeAll()
        default:
          let seen = multi.delegates.compactMap { $0 as? Listener }
          let isRed = seen.allSatisfy { listener in red.contains { $0 === listener } }
          let isBlue = seen.allSatisfy { listener in blue.contains { $0 === listener } }
          // A round passes over those that were removed after it had begun, so it may be shorter.
          if !isRed, !isBlue { Issue.record("a mixture") }
        }
      }
    }
    expectInvariants()
  }

  @Test func `settings, handling and announcements may change while calls run`() {
    let listeners = (0..<4).map { _ in Listener() }
    defer { withExtendedLifetime(listeners) {} }
    let announced = Tally()
    multi.delegates.add(contentsOf: listeners)
    Gate.race(8) { [multi] thread in
      for round in 0..<200 {
        switch thread % 4 {
        case 0: multi.delegates.stopsAtFirstResponder.toggle()
        case 1:
          multi.delegates.onRespondersChange = nil
          multi.delegates.onRespondersChange = { announced.raise() }
        case 2: multi.delegates.add(listeners[round % 4], handling: round % 3 == 0 ? [] : .all)
        default:
          multi.signal(round)
          _ = multi.responds(to: .signal)
          multi.delegates.add(Listener())
        }
      }
    }
    #expect(multi.delegates.count == 4)
    // Both threads that set the observer have left one behind.
    multi.delegates.add(listeners[0], handling: .all)
    let before = announced.value
    multi.delegates.remove(listeners[0])
    #expect(announced.value == before + 1)
    expectInvariants()
  }

  @Test func `each change is announced once, whatever other threads change`() {
    let announced = Tally()
    multi.delegates.onRespondersChange = { announced.raise() }
    Gate.race(8) { [multi] _ in
      let listener = Listener()
      for _ in 0..<100 {
        multi.delegates.add(listener)
        multi.delegates.add(listener, handling: [])
        multi.delegates.add(listener, handling: .all)
        multi.delegates.remove(listener)
      }
    }
    #expect(announced.value == 8 * 100 * 4)
    expectInvariants()
  }

  // sentry-cocoa #7839: the storage was changed on the thread that freed the delegate.
  @Test func `delegates die on other threads while calls run`() {
    Gate.race(8) { [multi] thread in
      for round in 0..<500 {
        if thread % 2 == 0 {
          let dying = Listener(leaving: round % 2 == 0 ? multi.delegates : nil)
          multi.delegates.add(dying)
        } else {
          multi.signal(round)
        }
      }
    }
    #expect(multi.delegates.isEmpty)
    expectInvariants()
  }

  // stream-chat-swift #3361, Alamofire #3894
  @Test func `concurrent mutation from inside callbacks`() {
    /// Replaces itself by another one whenever it hears something.
    final class Restless: SignalDelegate {
      let registry: MultiSignalDelegateRegistry

      init(_ registry: MultiSignalDelegateRegistry) {
        self.registry = registry
      }

      func signal(_ number: Int) {
        registry.remove(self)
        registry.add(retaining: Restless(registry))
      }
    }
    multi.delegates.add(retaining: Restless(multi.delegates))
    Gate.race(8) { [multi] _ in
      for round in 0..<50 {
        multi.signal(round)
        if multi.delegates.count > 64 { multi.delegates.removeAll() }
      }
    }
    multi.delegates.removeAll()
    #expect(multi.delegates.isEmpty)
    expectInvariants()
  }

  @Test func `providers are asked on many threads`() {
    final class Source: DelegateProvider, Sendable {
      private let listeners = Guarded<[Listener]>([])

      func change() {
        listeners.withLock { $0 = $0.count > 3 ? [] : $0 + [Listener()] }
      }

      func delegates() -> [any SignalDelegate] { listeners.withLock { $0.map { $0 } } }
    }
    let source = Source()
    Gate.race(8) { [multi] thread in
      for round in 0..<100 {
        switch thread % 3 {
        case 0: multi.delegates.add(provider: source)
        case 1: multi.delegates.remove(provider: source)
        default: source.change()
        }
        multi.signal(round)
      }
    }
    expectInvariants()
  }
}
