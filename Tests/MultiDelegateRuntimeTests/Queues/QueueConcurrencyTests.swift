import Foundation
import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

@Suite("Queues and threads")
struct QueueConcurrencyTests {
  /// Counts what it hears, without a lock: it is used on its queue only, which is what is tested.
  private final class Confined: AlarmDelegate {
    private let queue: DispatchQueue
    nonisolated(unsafe) private var counts: [Int: Int] = [:]

    init(_ queue: DispatchQueue) {
      self.queue = queue
    }

    /// How often each number was heard; waits for all that is enqueued.
    var heard: [Int: Int] { queue.sync(flags: .barrier) { unsafe counts } }

    func alarm(_ number: Int) {
      dispatchPrecondition(condition: .onQueueAsBarrier(queue))
      unsafe counts[number, default: 0] += 1
    }

    func level() -> Int {
      dispatchPrecondition(condition: .onQueueAsBarrier(queue))
      unsafe counts[-1, default: 0] += 1
      return unsafe counts[-1] ?? 0
    }
  }

  private let multi = MultiAlarmDelegate()
  private let queues = (0..<4)
    .map { DispatchQueue(label: "queue \($0)", attributes: $0 == 3 ? .concurrent : []) }

  private func expectInvariants() {
    #expect(multi.delegates.violatedInvariant() == nil)
  }

  @Test func `very many threads add on queues, and no registration is lost`() {
    let delegates = (0..<Gate.many).map { Confined(queues[$0 % 4]) }
    // One in twenty hears the calls: a million calls on queues take long.
    Gate.race(Gate.many) { [multi, queues] number in
      let queue = queues[number % 4]
      multi.delegates.add(
        delegates[number],
        on: queue,
        handling: number.isMultiple(of: 20) ? .all : []
      )
      multi.alarm(number)
    }
    #expect(multi.delegates.count == Gate.many)
    for (number, delegate) in delegates.enumerated() where number.isMultiple(of: 20) {
      let heard = delegate.heard
      // Its own thread called after it had been added.
      #expect(heard[number] == 1)
      #expect(heard.values.allSatisfy { $0 == 1 })
    }
    Gate.race(Gate.many) { [multi, queues] number in
      if number.isMultiple(of: 2) {
        multi.delegates.remove(delegates[number])
      } else {
        multi.delegates.remove(delegates[number], on: queues[number % 4])
      }
      multi.alarm(Gate.many + number)
    }
    #expect(multi.delegates.isEmpty)
    // Nobody was called after its own thread had removed it.
    #expect(delegates.enumerated().allSatisfy { $1.heard[Gate.many + $0] == nil })
    expectInvariants()
  }

  @Test func `who stays registered hears every call exactly once, whoever comes and goes`() {
    let steady = queues.map { Confined($0) }
    for (delegate, queue) in zip(steady, queues) { multi.delegates.add(delegate, on: queue) }
    let (threads, calls) = (8, 200)
    Gate.race(threads) { [multi, queues] thread in
      var generator = SplitMix(seed: UInt64(thread))
      let queue = queues[thread % 4]
      var mine = Confined(queue)
      for call in 0..<calls {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: mine = Confined(queue)
        case 1: multi.delegates.remove(mine)
        case 2: multi.delegates.remove(mine, on: queue)
        case 3: multi.delegates.add(steady[call % 4], at: .after(steady[thread % 4]))
        case 4: _ = multi.level()
        default: multi.delegates.add(mine, on: queue, handling: call % 3 == 0 ? [.level] : .all)
        }
        multi.alarm(thread * calls + call)
      }
    }
    let all = Set(0..<threads * calls)
    for delegate in steady {
      let heard = delegate.heard.filter { $0.key >= 0 }
      #expect(Set(heard.keys) == all)
      #expect(heard.values.allSatisfy { $0 == 1 })
    }
    #expect(Set(steady.map { $0.heard[-1] ?? 0 }).count == 1)
    expectInvariants()
  }

  @Test func `a queue is marked once, however many threads name it first`() {
    for _ in 0..<100 {
      let queue = DispatchQueue(label: "fresh")
      let identities = Guarded<Set<ObjectIdentifier>>([])
      // All threads name the queue at the same time.
      Gate.race(4) { _ in
        let identity = CallQueue(queue).identity
        identities.withLock { _ = $0.insert(identity) }
      }
      #expect(identities.withLock { $0.count } == 1)
    }
  }

  @Test func `delegates let go of while their calls wait die when these have been made`() {
    final class Mortal: AlarmDelegate {
      let queue: DispatchQueue
      let deaths: Tally
      let calls: Tally

      init(_ queue: DispatchQueue, _ deaths: Tally, _ calls: Tally) {
        self.queue = queue
        self.deaths = deaths
        self.calls = calls
      }

      deinit { deaths.raise() }

      func alarm(_ number: Int) { calls.raise() }
      func level() -> Int { 0 }
    }
    let (deaths, calls) = (Tally(), Tally())
    Gate.race(8) { thread in
      let multi = MultiAlarmDelegate()
      let queue = DispatchQueue(label: "mine")
      for _ in 0..<100 {
        let mortal = Mortal(queue, deaths, calls)
        multi.delegates.add(mortal, on: queue)
        multi.alarm(0)
      }
      queue.sync {}
      if !multi.delegates.isEmpty { Issue.record("somebody is kept alive") }
    }
    #expect(deaths.value == 800)
    #expect(calls.value >= 800)
  }

  /// Waits, when it is asked, until two calls run at the same time: without a second one, for ever.
  private final class Meeting: AlarmDelegate {
    private let missing = DispatchGroup()
    private let asked = Guarded(0)

    init() {
      for _ in 0..<2 { missing.enter() }
    }

    func alarm(_ number: Int) {}

    func level() -> Int {
      asked.withLock { $0 += 1 }
      missing.leave()
      missing.wait()
      return asked.withLock { $0 }
    }
  }

  // As documented at `add(_:on:handling:)`: a barrier would wait for the caller to end.
  @Test func `calls with an answer from the concurrent queue itself run at the same time`() {
    let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
    let meeting = Meeting()
    multi.delegates.add(meeting, on: queue)
    let group = DispatchGroup()
    let levels = Guarded<[Int]>([])
    for _ in 0..<2 {
      queue.async(group: group) { [multi] in
        let level = multi.level()
        levels.withLock { $0.append(level) }
      }
    }
    group.wait()
    #expect(levels.withLock { $0 } == [2, 2])
  }

  @Test func `calls that are enqueued from the concurrent queue itself run one at a time`() {
    let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
    let delegate = Confined(queue)
    multi.delegates.add(delegate, on: queue, handling: [.alarm])
    let group = DispatchGroup()
    for thread in 0..<8 {
      queue.async(group: group) { [multi] in
        for call in 0..<100 { multi.alarm(thread * 100 + call) }
      }
    }
    group.wait()
    // `Confined` checks that each call is a barrier.
    #expect(delegate.heard.count == 800)
  }
}
