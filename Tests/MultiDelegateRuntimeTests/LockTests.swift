import Foundation
import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

@Suite("The lock")
struct LockTests {
  @Test func `hands out what its body returns`() {
    let lock = Lock()
    #expect(lock.withLock { 7 } == 7)
    #expect(lock.withLock { "again" } == "again")
  }

  /// A count that only a lock protects.
  // Safety: `raise` uses the count inside the lock only, which is what is tested.
  private final class Count: @unchecked Sendable {
    private let lock = Lock()
    private var value = 0

    /// Raises the count in a way that loses another thread's change if that comes in between.
    func raise() {
      lock.withLock {
        let former = value
        sched_yield()
        value = former + 1
      }
    }

    var current: Int { lock.withLock { value } }
  }

  @Test func `no other thread is inside the lock`() {
    let count = Count()
    Gate.race(4) { _ in
      for _ in 0..<2000 { count.raise() }
    }
    #expect(count.current == 8000)
  }

  @Test func `a word answers what was written last`() {
    let word = AtomicWord(7)
    let before = word.value
    word.set(.max)
    let after = word.value
    #expect(before == 7)
    #expect(after == .max)
  }
}
