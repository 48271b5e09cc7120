import Foundation

/// Lets many threads begin at the same moment.
///
/// Every thread waits in front of it until the last one has arrived.
final class Gate: Sendable {
  /// As many threads as a test can have: `MULTIDELEGATE_THREADS`, which the thread sanitizer asks to be few.
  static let many =
    ProcessInfo.processInfo.environment["MULTIDELEGATE_THREADS"].flatMap { Int($0) }
    ?? (isQuick ? 200 : 1000)

  private let awaited: Int
  private let arrived = Guarded(0)

  private init(for threads: Int) {
    awaited = threads
  }

  private func pass() {
    arrived.withLock { $0 += 1 }
    while arrived.withLock({ $0 < awaited }) { sched_yield() }
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
  private final class Work: Sendable {
    private let body: Guarded<(@Sendable (Int) -> Void)?>

    init(_ body: @escaping @Sendable (Int) -> Void) {
      self.body = Guarded(body)
    }

    func perform(_ number: Int, after gate: Gate) {
      let body = body.withLock { $0 }
      gate.pass()
      body?(number)
    }

    func release() {
      body.withLock { $0 = nil }
    }
  }
}
