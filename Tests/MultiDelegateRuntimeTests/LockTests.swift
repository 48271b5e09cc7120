import Testing

@testable import MultiDelegateRuntime

@Suite("The lock")
struct LockTests {
  @Test func `hands out what its body returns`() {
    let lock = Lock()
    #expect(lock.withLock { 7 } == 7)
    #expect(lock.withLock { "again" } == "again")
  }

  @Test func `a flag answers what was written last`() {
    let flag = AtomicFlag(true)
    let before = flag.value
    flag.set(false)
    let after = flag.value
    #expect(before)
    #expect(!after)
  }
}
