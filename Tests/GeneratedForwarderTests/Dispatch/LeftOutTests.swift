import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

/// An adopter that leaves an optional requirement out never changes the answer.
@Suite("Left out under every dispatch")
struct LeftOutTests {
  private final class Silent: LeftOutDelegate, LastLeftOutDelegate, ReduceLeftOutDelegate,
    ClaimedLeftOutDelegate
  {}

  private final class Talker: LeftOutDelegate {
    var pairs = [1: 2]
    var heard = 0
    func leftOut() { heard += 1 }
    func any() -> Bool { true }
    func all() async throws -> Bool { false }
    func array() -> [Int] { [1] }
    func set() -> Set<Int> { [2] }
    func maybe() -> Int? { 3 }
    func handOn(_ count: Int) -> Int { count + 1 }
    func handOnMaybe(_ word: borrowing String) -> String? { copy word + "!" }
    subscript(index: Int) -> Int {
      get { index * 2 }
      set { heard += newValue }
    }
    func save() throws { throw CheckError.failed }
  }

  private final class Deaf: AnyLeftOutDelegate {}

  @Test func `alone it answers as nobody does`() async throws {
    let silent = Silent()
    for multi in [MultiLeftOutDelegate(weakly: silent), MultiLeftOutDelegate()] {
      multi.leftOut()
      #expect(!multi.any())
      #expect(try await multi.all())
      #expect(multi.array() == [])
      #expect(multi.set() == [])
      #expect(multi.pairs == [:])
      #expect(multi.maybe() == nil)
      #expect(multi.handOn(7) == 7)
      #expect(multi.handOnMaybe("a") == "a")
      multi[7] = 1
      #expect(multi[7] == 7)
      try multi.save()
    }
  }

  @Test func `among others it changes nothing, wherever it stands`() async throws {
    let silent = [Silent(), Silent()]
    defer { withExtendedLifetime(silent) {} }
    let talker = Talker()
    let multi = MultiLeftOutDelegate(weakly: silent[0], talker, silent[1])
    multi.leftOut()
    #expect(multi.any())
    #expect(try await !multi.all())
    #expect(multi.array() == [1])
    #expect(multi.set() == [2])
    #expect(multi.pairs == [1: 2])
    #expect(multi.maybe() == 3)
    #expect(multi.handOn(7) == 8)
    #expect(multi.handOnMaybe("a") == "a!")
    #expect(multi[7] == 14)
    multi[7] = 10
    #expect(talker.heard == 11)
    #expect(throws: CheckError.failed) { try multi.save() }
    #expect(multi.delegates.count == silent.count + 1)
  }

  @Test func `where its answer could count alone, adding it says what it handles`() {
    let silent = Silent()
    let last = MultiLastLeftOutDelegate()
    last.delegates.add(silent, handling: [])
    #expect(!last.responds(to: .last))
    last.delegates.add(silent, handling: .all)
    #expect(last.last() == 7)
    let reduce = MultiReduceLeftOutDelegate()
    reduce.delegates.add(silent, handling: .all)
    #expect(reduce.reduced() == 7)
    let claimed = MultiClaimedLeftOutDelegate()
    claimed.delegates.add(silent, handling: .notifications)
    #expect(!claimed.responds(to: .claimed))
    #expect(claimed.claimed() == 7)
  }

  @Test func `so does it where a default is not the neutral answer`() {
    let deaf = Deaf()
    let multi = MultiAnyLeftOutDelegate()
    #expect(multi.any())
    #expect(multi.list() == [7])
    multi.delegates.add(deaf, handling: .all)
    #expect(!multi.any())
    #expect(multi.list() == [])
  }
}
