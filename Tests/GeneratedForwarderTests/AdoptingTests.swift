import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Associated types that are not primary")
struct AdoptingTests {
  fileprivate class Subscriber: StoreSubscriber {
    var states: [Int] = []
    func newState(state: Int) { states.append(state) }
  }

  fileprivate final class LoudSubscriber: Subscriber, LoudStoreSubscriber {
    var last: Int?
    func loudness(of sound: String) -> Int { sound.count * states.count }
  }

  @Test func `a delegate adopts the refinement in one line`() {
    let (first, second) = (Subscriber(), Subscriber())
    let multi = MultiStoreSubscriber<Int>(weakly: first)
    multi.delegates.add(second)
    multi.newState(state: 1)
    #expect(multi.delegates.remove(first))
    multi.newState(state: 2)
    #expect(first.states == [1])
    #expect(second.states == [1, 2])
  }

  @Test func `a store takes the forwarder for a subscriber like any other`() {
    func publish<S: StoreSubscriber>(_ state: S.State, to subscriber: S) {
      subscriber.newState(state: state)
    }
    let subscriber = Subscriber()
    let inner = MultiStoreSubscriber<Int>(weakly: subscriber)
    let outer = MultiStoreSubscriber<Int>(weakly: inner)
    publish(7, to: outer)
    #expect(withExtendedLifetime(inner) { subscriber.states } == [7])
  }

  @Test func `a delegate of two forwarders adopts both refinements`() {
    let subscriber = LoudSubscriber()
    let all = MultiStoreSubscriber<Int>(weakly: subscriber)
    let loud = Loudspeakers<Int, String>(weakly: subscriber)
    all.newState(state: 1)
    loud.newState(state: 2)
    #expect(subscriber.states == [1, 2])
    #expect(loud.loudness(of: "abc") == 6)
    loud.last = 5
    #expect(subscriber.last == 5)
  }

  @Test func `what a spec declares about such a protocol lists its types`() {
    final class Quiet: QuietStoreSubscriber {
      var states: [String] = []
      func newState(state: String) { states.append(state) }
      func quietly(state: String) { states.append("quietly \(state)") }
    }
    let quiet = Quiet()
    let multi = MultiQuietStoreSubscriber<String>(weakly: quiet)
    multi.newState(state: "a")
    multi.quietly(state: "b")
    #expect(quiet.states == ["a", "quietly b"])
  }

  private struct Palette: PaletteSource, MultiPaletteSourceAdopting {
    let tints: [String: [Int]]
    func tint(named name: String) -> [Int]? { tints[name] }
    func rank(of name: String) -> Int { tints.count }
  }

  private struct Claimant: MultiPaletteSourceClaiming {
    func tint(named name: String) -> [Int]? { nil }
    func rank(of name: String) -> Int { 9 }
    func claimsRankOf(of name: String, over answer: Int) -> Bool { name == "mine" }
  }

  @Test func `values that adopt it are kept, and may claim`() {
    let multi = MultiPaletteSource<String, [Int], Int>()
    let first = multi.delegates.add(retaining: Palette(tints: ["red": [1]]))
    multi.delegates.add(retaining: Palette(tints: ["red": [2], "green": [3]]))
    multi.delegates.add(retaining: Claimant())
    #expect(multi.tint(named: "red") == [1])
    #expect(multi.tint(named: "green") == [3])
    #expect(multi.rank(of: "red") == 1)
    #expect(multi.rank(of: "mine") == 9)
    multi.delegates.remove(first)
    #expect(multi.tint(named: "red") == [2])
  }

  fileprivate final class Tracker: ParcelTracker {
    let log = LockedLog()
    func parcelDidArrive(_ parcel: String) { log.note("\(parcel) \(Desk.current)") }
    func isExpecting(_ parcel: String) -> Bool {
      log.note("\(parcel)? \(Desk.current)")
      return parcel == "book"
    }
  }

  @Test func `one is called on its queue`() {
    let desk = Desk("desk")
    let tracker = Tracker()
    let multi = MultiParcelTracker<String>()
    multi.delegates.add(tracker, on: desk.queue)
    multi.parcelDidArrive("lamp")
    #expect(multi.isExpecting("book"))
    #expect(!multi.isExpecting("lamp"))
    desk.finish()
    #expect(tracker.log.entries == ["lamp desk", "book? desk", "lamp? desk"])
  }

  #if swift(>=6)
  @MainActor @Test func `one on an actor is called there, and off it where it says so`() {
    final class Clerk: Archive.Delegate, MultiArchiveDelegateAdopting {
      let log = LockedLog()
      nonisolated func archiveDidClose() { log.note("closed") }
      func archive(_ item: Int) { log.note("\(item)") }
    }
    let clerk = Clerk()
    let multi = MultiArchiveDelegate<Int>(weakly: clerk)
    multi.archive(1)
    multi.archiveDidClose()
    #expect(clerk.log.entries == ["1", "closed"])
  }
  #endif
}

extension AdoptingTests.Subscriber: MultiStoreSubscriberAdopting {}
extension AdoptingTests.LoudSubscriber: LoudspeakersAdopting {}
extension AdoptingTests.Tracker: MultiParcelTrackerAdopting {}
