import Foundation
import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

/// Forwarders of protocols that a Swift file declares, and about which the spec has decisions alone.
@Suite("Forwarders of Swift files")
struct SwiftFileTests {
  private final class Syncer: SyncDelegate {
    let log = Log()
    let count: Int
    let retries: Bool

    init(count: Int, retries: Bool = false) {
      self.count = count
      self.retries = retries
    }

    var syncPriority: Int? { retries ? count : nil }
    func syncRoot() { log.note("root") }
    func syncDidStart() { log.note("start") }
    func syncCount() -> Int { count }
    func sync(_ url: URL, shouldRetryAfter error: any Error) -> Bool { retries }
  }

  @Test func `calls arrive, and decisions count, also those about a base in another file`() {
    let (first, second) = (Syncer(count: 3), Syncer(count: 4, retries: true))
    let multi = MultiSyncDelegate(weakly: first, second)
    multi.syncRoot()
    multi.syncDidStart()
    #expect(first.log.entries == ["root", "start"])
    #expect(second.log.entries == ["root", "start"])
    #expect(multi.syncCount() == 7)
    #expect(multi.syncPriority == 4)
    let url = URL(filePath: "/")
    #expect(multi.sync(url, shouldRetryAfter: CheckError.failed))
    #expect(multi.responds(to: .shouldRetry))
    #expect(!MultiSyncDelegate(weakly: first).sync(url, shouldRetryAfter: CheckError.failed))
  }

  private final class Observer: Syncing.Observer, SyncCompletionDelegate {
    var numbers: [Int] = []
    var names: [String] = []

    func observe(_ count: Int) { numbers.append(count) }
    func observe(_ name: String) { names.append(name) }
    subscript(_ index: Int) -> String { "\(index)" }
    func load(_ done: @escaping SyncDone) { done(5) }
    func save(then done: SyncDone?) { done?(6) }
    func weigh(_ reply: @escaping SyncReply) { reply(7) }
  }

  @Test func `overloads are told apart, and so are their cases`() {
    let observer = Observer()
    let multi = MultiSyncingObserver()
    #expect(multi[1] == "none")
    multi.delegates.add(observer, handling: [.observe])
    multi.observe(1)
    multi.observe("a")
    #expect(observer.numbers == [1])
    #expect(observer.names == [])
    multi.delegates.remove(observer)
    multi.delegates.add(observer, handling: [.observeName, .subscript])
    multi.observe(2)
    multi.observe("b")
    #expect(observer.numbers == [1])
    #expect(observer.names == ["b"])
    #expect(multi[1] == "1")
  }

  @Test func `a closure behind an alias is called exactly once`() {
    let (first, second) = (Observer(), Observer())
    let answers = LockedLog()
    let multi = MultiSyncCompletionDelegate(weakly: first, second)
    multi.load { answers.note("\($0)") }
    multi.save { answers.note("\($0)") }
    #expect(answers.entries == ["5", "6"])
    MultiSyncCompletionDelegate().load { answers.note("\($0) by default") }
    #expect(answers.entries == ["5", "6", "0 by default"])
  }

  @Test func `answers through a closure behind an alias are combined`() {
    let (first, second) = (Observer(), Observer())
    defer { withExtendedLifetime((first, second)) {} }
    let answers = LockedLog()
    MultiSyncCompletionDelegate(weakly: first, second).weigh { answers.note("\($0)") }
    MultiSyncCompletionDelegate().weigh { answers.note("\($0)") }
    #expect(answers.entries == ["14", "0"])
  }

  @Test func `a composite accepts them, too`() throws {
    let observer = Observer()
    let multi = MultiSyncing(weakly: observer)
    multi.observe(7)
    let answers = LockedLog()
    multi.load { answers.note("\($0)") }
    #expect(observer.numbers == [7])
    #expect(answers.entries == ["5"])
  }

  private final class Hints: SyncHintDelegate {
    var hidden = 0

    init() {}
    init(hint: String) {}
    func hint() -> String? { "hint" }
    func hintDidHide() { hidden += 1 }
  }

  @Test func `what extensions implement is optional, or left out`() {
    let hints = Hints()
    let multi = MultiSyncHintDelegate(weakly: hints)
    #expect(multi.hint() == "hint")
    multi.hintDidShow()
    multi.hintDidHide()
    #expect(hints.hidden == 1)
    // It has the extension's.
    let made: (String) -> MultiSyncHintDelegate = MultiSyncHintDelegate.init(hint:)
    _ = made
  }

  private final class Store: SyncStore {
    func items(like item: String) -> [String] { [item, item] }
  }

  @Test func `an associated type has no default in its forwarder`() {
    let (first, second) = (Store(), Store())
    let multi = MultiSyncStore<String>(weakly: first, second)
    #expect(multi.items(like: "a") == ["a", "a", "a", "a"])
  }

  private final class Counter: SyncCounter {
    private(set) var total: Int
    init(total: Int = 0) { self.total = total }
    func count(by step: Int) { total += step }
  }

  @Test func `the forwarder and its registry have the names that the spec gives`() {
    let multi = CountingEverywhere()
    multi.counters.add(retaining: Counter())
    multi.counters.add(retaining: Counter(total: 10))
    multi.count(by: 2)
    #expect(multi.total == 14)
  }

  private final class Platform: SyncPlatformDelegate {
    var inside: [Int] = []

    #if os(Linux)
    func platform() -> String { "penguin" }
    #else
    func platform() -> Int { 1 }
    #endif
    func `in`(`default`: Int) { inside.append(`default`) }
  }

  @Test func `a requirement has the decision of its condition`() {
    let platform = Platform()
    let multi = MultiSyncPlatformDelegate()
    #if os(Linux)
    #expect(multi.platform() == "Linux")
    multi.delegates.add(platform)
    #expect(multi.platform() == "penguin")
    #else
    #expect(multi.platform() == 0)
    multi.delegates.add(platform)
    #expect(multi.platform() == 1)
    #endif
    multi.in(default: 3)
    #expect(platform.inside == [3])
  }

  @MainActor private final class Screen: SyncScreenDelegate {
    var shown: [String] = []
    func show(_ message: String) { shown.append(message) }
    nonisolated func log(_ message: String) {}
  }

  @MainActor @Test func `an actor in the file is that of the forwarder`() async {
    let screen = Screen()
    let multi = MultiSyncScreenDelegate(weakly: screen)
    multi.show("a")
    #expect(screen.shown == ["a"])
    let place = await Task { @Synchronizing in MultiSyncPlaceDelegate().place() }.value
    #expect(place == 1)
  }
}
