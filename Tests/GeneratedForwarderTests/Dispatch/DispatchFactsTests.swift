import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

/// Promises about the dispatches beyond the rows of `DispatchTableTests`.
@Suite("Dispatch, fact by fact")
struct DispatchFactsTests {
  // MARK: Whose answer counts

  @Test func `last: all are called, and the last one's value counts, nil too`() {
    let forwarders = TableForwarders(3)
    forwarders.delegates[2].answersNil = true
    #expect(forwarders.last.optional(0) == nil)
    #expect(forwarders.called == "123")
  }

  // MARK: Claims

  @Test func `claimed, B claims: B's value, and A and B are called`() {
    let forwarders = TableForwarders(2)
    forwarders.delegates[1].claims = true
    #expect(forwarders.claimed.value(0) == 2)
    #expect(forwarders.called == "12")
  }

  @Test func `claimed, B claims behind one who does not respond: the same`() {
    let forwarders = TableForwarders(3)
    forwarders.claimed.delegates.removeAll()
    forwarders.claimed.delegates.add(forwarders.delegates[0])
    forwarders.claimed.delegates.add(forwarders.delegates[2], handling: [])
    forwarders.claimed.delegates.add(forwarders.delegates[1])
    for delegate in forwarders.delegates { delegate.claims = true }
    #expect(forwarders.claimed.value(0) == 2)
    #expect(forwarders.called == "12")
  }

  @Test func `claimed, B and C claim: C's value, and all are called`() {
    let forwarders = TableForwarders(3)
    forwarders.delegates[1].claims = true
    forwarders.delegates[2].claims = true
    #expect(forwarders.claimed.value(0) == 3)
    #expect(forwarders.called == "123")
  }

  @Test func `claimed, only B of three claims: B's value stays`() {
    let forwarders = TableForwarders(3)
    forwarders.delegates[1].claims = true
    #expect(forwarders.claimed.value(0) == 2)
  }

  @Test func `claimed: the first is never asked, others before their calls`() {
    let forwarders = TableForwarders(3)
    forwarders.delegates[0].claims = true
    #expect(forwarders.claimed.value(0) == 1)
    #expect(forwarders.log.entries == ["1", "?", "2", "?", "3"])
  }

  // MARK: Deciding

  @Test(arguments: [0, 1, 2])
  func `firstNonNil stops at whoever answers`(position: Int) {
    let forwarders = TableForwarders(3)
    for delegate in forwarders.delegates[..<position] { delegate.answersNil = true }
    #expect(forwarders.firstNonNil.optional(0) == position + 1)
    #expect(forwarders.called == String("123".prefix(position + 1)))
  }

  @Test(arguments: [0, 1, 2])
  func `anyTrue stops at the first yes, allTrue at the first no`(position: Int) {
    let forwarders = TableForwarders(3)
    forwarders.delegates[position].answersTrue = true
    #expect(forwarders.anyTrue.bool(false))
    #expect(forwarders.called == String("123".prefix(position + 1)))
    let others = TableForwarders(3)
    for delegate in others.delegates { delegate.answersTrue = true }
    #expect(others.allTrue.bool(false))
    #expect(others.called == "123")
    others.delegates[position].answersTrue = false
    #expect(!others.allTrue.bool(false))
    #expect(others.called == "123" + "123".prefix(position + 1))
  }

  @Test func `the empty answers are false and true unless a default says otherwise`() async throws {
    let nobody = MultiDecisionDelegate()
    #expect(!nobody.mayRetry(after: 1))
    #expect(nobody.mayClose())
    #expect(nobody.isKnown(true))
    #expect(!nobody.isKnown(false))
    await #expect(throws: CheckError.nobody) { try await nobody.isAllowed() }
    #expect(try nobody.check { throw CheckError.failed })
    await #expect(processExitsWith: .failure) { _ = try MultiDecisionDelegate().isBusy() }
  }

  // MARK: Combining

  @Test(arguments: [0, 1, 2, 3])
  func `pipeline, reduce and collect keep the order`(count: Int) {
    let forwarders = TableForwarders(count)
    let digits = Array(1...3).prefix(count)
    #expect(forwarders.collect.collection([]) == Array(digits))
    #expect(forwarders.reduce.collection([]) == Array(digits))
    #expect(forwarders.pipeline.collection([0]) == [0] + digits)
    #expect(forwarders.pipeline.value(0) == digits.reduce(0) { $0 * 10 + $1 })
    #expect(forwarders.reduce.value(0) == digits.reduce(0, +))
  }

  @Test func `pipeline: a nil answer ends it and is the answer`() {
    let forwarders = TableForwarders(3)
    forwarders.delegates[1].answersNil = true
    #expect(forwarders.pipeline.optional(5) == nil)
    #expect(forwarders.called == "12")
  }

  // MARK: Effects

  @Test func `a round is awaited, and its cancellation reaches the delegates`() async {
    final class Waiter: SaveDelegate {
      private(set) var wasCancelled = false
      func save() throws {}
      func sync(_ failure: String) async throws {
        wasCancelled = Task.isCancelled
        try Task.checkCancellation()
      }
      func check(error: Int) throws(CheckError) {}
      func explain() throws(any Error) {}
      func run<E: Error>(_ body: () throws(E) -> Void) throws(E) {}
      func saveOrFail() throws {}
      func finish(_ count: inout Int, telling progress: @escaping () -> Void) throws {}
    }
    let task = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      let waiters = [Waiter(), Waiter()]
      let multi = MultiSaveDelegate(weakly: waiters[0], waiters[1])
      await #expect(throws: CancellationError.self) { try await multi.sync("") }
      return waiters.map(\.wasCancelled)
    }
    #expect(await task.value == [true, true])
  }
}
