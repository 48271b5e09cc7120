import Testing

/// The search for orders itself, on operations that do not need a registry.
@Suite("The search for interleavings")
struct ScheduleSearchTests {
  /// The state that two operations share.
  private final class Shared {
    let lock = Lock()
    let word = AtomicWord(0)
    var entries = ""
    var count = 0
  }

  /// Runs `first` and `second` in every order that makes a difference, and answers what `result`
  /// finds after each.
  private func results<Result>(
    of first: @escaping (Shared) -> Void,
    and second: @escaping (Shared) -> Void,
    _ result: (Shared) -> Result
  ) -> [Result] {
    let interleaving = Interleaving()
    defer { interleaving.end() }
    var results: [Result] = []
    repeat {
      let shared = Shared()
      _ = interleaving.run(
        {
          first(shared)
          return ""
        },
        {
          second(shared)
          return ""
        }
      )
      if !interleaving.search.isRepetition { results.append(result(shared)) }
    } while interleaving.advance()
    return results
  }

  @Test func `critical sections run in every order, and once in each`() {
    let orders = results(
      of: { shared in
        for name in ["a", "b", "c"] { shared.lock.withLock { shared.entries += name } }
      },
      and: { shared in
        for name in ["1", "2"] { shared.lock.withLock { shared.entries += name } }
      },
      \.entries
    )
    let expected: Set = [
      "abc12", "ab1c2", "ab12c", "a1bc2", "a1b2c", "a12bc", "1abc2", "1ab2c", "1a2bc", "12abc",
    ]
    #expect(Set(orders) == expected)
    #expect(orders.count == expected.count)
  }

  @Test func `reading alone has one order`() {
    let orders = results(
      of: { shared in _ = (shared.word.value, shared.word.value) },
      and: { shared in _ = shared.word.value },
      \.entries
    )
    #expect(orders.count == 1)
  }

  @Test func `a write comes before, between and after two reads`() {
    let read = results(
      of: { shared in shared.entries = "\(shared.word.value)\(shared.word.value)" },
      and: { shared in shared.lock.withLock { shared.word.set(7) } },
      \.entries
    )
    #expect(Set(read) == ["00", "07", "77"])
  }

  @Test func `an update that is lost between two critical sections is found`() {
    func raise(_ shared: Shared) {
      let count = shared.lock.withLock { shared.count }
      shared.lock.withLock { shared.count = count + 1 }
    }
    #expect(Set(results(of: raise, and: raise, \.count)) == [1, 2])
  }

  @Test func `what happens inside one critical section is not divided`() {
    func raise(_ shared: Shared) {
      shared.lock.withLock {
        let value = shared.word.value
        shared.word.set(value + 1)
      }
    }
    #expect(Set(results(of: raise, and: raise, { $0.word.value })) == [2])
  }
}
