import Foundation
import Synchronization

/// Lets many threads begin at the same moment.
///
/// Every thread waits in front of it until the last one has arrived.
final class Gate: Sendable {
  private let awaited: Int
  private let arrived = Atomic<Int>(0)

  private init(for threads: Int) {
    awaited = threads
  }

  private func pass() {
    arrived.add(1, ordering: .sequentiallyConsistent)
    while arrived.load(ordering: .sequentiallyConsistent) < awaited { sched_yield() }
  }

  /// Runs `body` with the numbers from 0 on, each on a thread of its own, all at once, and waits
  /// until they are done.
  static func race(_ threads: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let gate = Gate(for: threads)
    let done = DispatchGroup()
    for number in 0..<threads {
      done.enter()
      let thread = Thread {
        gate.pass()
        body(number)
        done.leave()
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    done.wait()
  }
}
