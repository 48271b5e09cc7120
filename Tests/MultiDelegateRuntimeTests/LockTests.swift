import Testing

@testable import MultiDelegateRuntime

@Suite("The lock")
struct LockTests {
  @Test func `hands out what its body returns`() {
    let lock = Lock()
    #expect(lock.withLock { 7 } == 7)
    #expect(lock.withLock { "again" } == "again")
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
