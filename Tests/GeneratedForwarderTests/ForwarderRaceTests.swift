import Dispatch
import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

/// Generated code on many threads at once; the thread sanitizer runs it, too.
@Suite("Races of generated forwarders")
struct ForwarderRaceTests {
  /// Counts what it hears, without a lock: it is used on its queue only, which is what is tested.
  private final class Confined: SharedQueuedDelegate {
    private let queue: DispatchQueue
    nonisolated(unsafe) private var counts: [Int: Int] = [:]
    nonisolated(unsafe) private var timesAsked = 0

    init(_ queue: DispatchQueue) {
      self.queue = queue
    }

    /// How often each number has arrived; waits for all that is enqueued.
    var heard: [Int: Int] { queue.sync { unsafe counts } }
    var asked: Int { queue.sync { unsafe timesAsked } }

    func numberDidArrive(_ number: Int) {
      dispatchPrecondition(condition: .onQueue(queue))
      unsafe counts[number, default: 0] += 1
    }

    func answer(to number: Int) -> Int {
      dispatchPrecondition(condition: .onQueue(queue))
      unsafe timesAsked += 1
      return number + 1
    }
  }

  private final class SignalCounter: SignalDelegate {
    let signals = Tally()

    func signal() { signals.raise() }
  }

  private final class AlarmCounter: AlarmDelegate {
    let alarms = Tally()

    func alarm() { alarms.raise() }
  }

  private final class BothCounter: SignalDelegate, AlarmDelegate {
    let signals = Tally()
    let alarms = Tally()

    func signal() { signals.raise() }
    func alarm() { alarms.raise() }
  }

  @Test func `who stays on a queue hears every call once, and there only`() {
    let multi = MultiSharedQueuedDelegate()
    let queues = (0..<3).map { DispatchQueue(label: "race \($0)") }
    let steady = queues.map { Confined($0) }
    for (delegate, queue) in zip(steady, queues) {
      multi.delegates.add(delegate, on: queue, handling: .all)
    }
    let (threads, calls) = (8, 150)
    Gate.race(threads) { thread in
      var generator = SplitMix(seed: UInt64(thread))
      let queue = queues[thread % 3]
      var mine = Confined(queue)
      for call in 0..<calls {
        let number = thread * calls + call
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: mine = Confined(queue)
        case 1: multi.delegates.remove(mine)
        case 2: multi.delegates.remove(mine, on: queue)
        case 3:
          multi.delegates.add(steady[call % 3], at: .after(steady[thread % 3]), handling: .all)
        case 4:
          if multi.answer(to: number) != number + 1 { Issue.record("\(number) is not answered") }
        default:
          multi.delegates.add(mine, on: queue, handling: call % 3 == 0 ? .notifications : .all)
        }
        multi.numberDidArrive(number)
      }
    }
    for delegate in steady {
      let heard = delegate.heard
      #expect(heard.count == threads * calls)
      #expect(heard.values.allSatisfy { $0 == 1 })
    }
    #expect(steady.contains { $0.asked > 0 })
  }

  @Test func `who stays in a composite hears all that it conforms to`() throws {
    let (signal, alarm, both) = (SignalCounter(), AlarmCounter(), BothCounter())
    let multi = try MultiSignals(weakly: signal, alarm, both)
    let (threads, calls) = (8, 150)
    Gate.race(threads) { thread in
      var generator = SplitMix(seed: UInt64(thread))
      var mine = BothCounter()
      for _ in 0..<calls {
        do {
          switch Int.random(in: 0..<6, using: &generator) {
          case 0: mine = BothCounter()
          case 1: multi.delegates.remove(mine)
          case 2: try multi.delegates.add(SignalCounter())
          case 3: try multi.delegates.add(both, at: .before(signal))
          case 4: try multi.delegates.add(mine, at: .after(alarm), handling: [.alarm])
          default: try multi.delegates.add(mine)
          }
        } catch {
          Issue.record(error)
        }
        multi.signal()
        multi.alarm()
      }
    }
    #expect(signal.signals.value == threads * calls)
    #expect(alarm.alarms.value == threads * calls)
    #expect(both.signals.value == threads * calls)
    #expect(both.alarms.value == threads * calls)
  }
}
