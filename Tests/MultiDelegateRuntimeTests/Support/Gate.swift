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
  ///
  /// A thread says that it is done a little before it ends. It keeps nothing of `body` then: what
  /// `body` refers to could otherwise outlive the test, and a leak sanitizer that looks at that
  /// moment would take it for leaked.
  static func race(_ threads: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let gate = Gate(for: threads)
    let work = Work(body)
    let done = DispatchGroup()
    for number in 0..<threads {
      done.enter()
      let thread = Thread {
        work.perform(number, after: gate)
        done.leave()
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    done.wait()
    work.release()
  }

  /// What the threads of a race do, until they have done it.
  // Safety: `body` is used with `lock` held. A `Mutex` would do, but the thread sanitizer does not see
  // what that orders.
  private final class Work: @unchecked Sendable {
    private let lock = NSLock()
    private var body: (@Sendable (Int) -> Void)?

    init(_ body: @escaping @Sendable (Int) -> Void) {
      self.body = body
    }

    func perform(_ number: Int, after gate: Gate) {
      let body = lock.withLock { self.body }
      gate.pass()
      body?(number)
    }

    func release() {
      lock.withLock { body = nil }
    }
  }
}
