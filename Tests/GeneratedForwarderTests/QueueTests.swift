import Dispatch
import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Queues")
struct QueueTests {
  private let log = LockedLog()
  private let multi = MultiQueuedDelegate()
  private let left = Desk("left")
  private let right = Desk("right")
  private let first: Worker
  private let second: Worker

  init() {
    first = Worker("A", log, number: 1)
    second = Worker("B", log, number: 2)
    multi.delegates.add(first, on: left.queue)
    multi.delegates.add(second, on: right.queue)
  }

  /// The notes of each, in order.
  private func noted(by name: String) -> [String] {
    left.finish()
    right.finish()
    return log.entries.filter { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count + 1)) }
  }

  // MARK: Values

  /// A value that notes what it hears, and where.
  private struct Monitor: MonitorDelegate {
    let log: LockedLog
    let load: Int

    func requestDidFinish(_ number: Int) { log.note("M\(load) \(number) \(Desk.current)") }
  }

  @Test func `a value is called on its queue until the object that represents it is removed`() {
    let multi = MultiMonitorDelegate()
    let monitor = Monitor(log: log, load: 1)
    let object = multi.delegates.add(retaining: monitor, on: left.queue)
    let erased: any MonitorDelegate & SendableMetatype = Monitor(log: log, load: 2)
    multi.delegates.add(retaining: erased, on: right.queue, handling: [.load])
    multi.requestDidFinish(7)
    #expect(noted(by: "M1") == ["7 left"])
    #expect(noted(by: "M2") == [])
    #expect(multi.load == 3)
    let registrations = multi.delegates.registrations
    #expect(registrations.map { ($0.value as? Monitor)?.load } == [1, 2])
    #expect("\(registrations[0])" == "Monitor (value, on queue \"left\")")
    multi.delegates.remove(object)
    #expect(multi.load == 2)
  }

  @Test func `the object that represents a value may have several queues`() {
    let multi = MultiMonitorDelegate()
    let object = multi.delegates.add(retaining: Monitor(log: log, load: 1), on: left.queue)
    #expect(multi.delegates.add(retaining: object, on: right.queue) === object)
    multi.requestDidFinish(7)
    #expect(noted(by: "M1").sorted() == ["7 left", "7 right"])
    #expect(multi.delegates.registrations.map { ($0.value as? Monitor)?.load } == [1, 1])
    #expect(multi.delegates.remove(object, on: left.queue))
    #expect(multi.delegates.registrations.map { ($0.value as? Monitor)?.load } == [1])
    #expect(multi.delegates.remove(object))
    #expect(multi.delegates.isEmpty)
  }

  @Test func `an object behind 'any P' is retained itself on a queue`() {
    final class Object: MonitorDelegate {
      let load = 5
      func requestDidFinish(_ number: Int) {}
    }
    let multi = MultiMonitorDelegate()
    let object = Object()
    let isNew: Bool = multi.delegates.add(retaining: object, on: left.queue)
    let delegate: any MonitorDelegate & SendableMetatype = object
    #expect(isNew)
    #expect(multi.delegates.add(retaining: delegate, on: left.queue) === object)
    #expect(multi.delegates.registrations.map { $0.delegate === object } == [true])
    #expect(multi.delegates.registrations.allSatisfy { $0.value == nil && $0.isRetained })
    #expect(multi.load == 5)
  }

  @Test func `a value of a protocol with an associated type says what it handles`() {
    struct Gauge: QueuedGaugeDelegate {
      func level(of item: String) -> Int { item.count }
    }
    let multi = MultiQueuedGaugeDelegate<String>()
    multi.delegates.add(retaining: Gauge(), on: left.queue, handling: .all)
    #expect(multi.level(of: "four") == 4)
  }

  // MARK: Calls without a waiting caller

  @Test func `each hears on its queue, in the order of the calls`() {
    multi.downloadDidStart(Download())
    for step in 1...3 { multi.download(Download(), didAdvanceTo: Double(step)) }
    multi.downloadDidFinish(Download())
    #expect(noted(by: "A") == ["start left", "1.0 left", "2.0 left", "3.0 left", "finish left"])
    #expect(noted(by: "B") == ["start right", "1.0 right", "2.0 right", "3.0 right"])
  }

  @Test func `the caller does not wait, not even on that very queue`() {
    let (multi, log) = (multi, log)
    left.queue.sync {
      multi.downloadDidFinish(Download())
      log.note("A goes on")
    }
    #expect(noted(by: "A") == ["goes on", "finish left"])
  }

  @Test func `one that is removed before its turn is not called`() {
    left.queue.suspend()
    multi.downloadDidFinish(Download())
    #expect(multi.delegates.remove(first))
    left.queue.resume()
    #expect(noted(by: "A") == [])
  }

  @Test func `setting reaches all, each on its queue`() {
    multi.volume = 7
    multi["key"] = 5
    #expect(noted(by: "A") == ["volume 7 left", "key 5 left"])
    #expect(noted(by: "B") == ["volume 7 right", "key 5 right"])
    #expect(multi.volume == 7)
  }

  @Test func `arguments of every kind cross over`() async {
    multi.consume("a", "b", 3)
    multi.give("given")
    multi.take(1, [2, 3])
    multi.see("see", 4)
    multi.pack("pack", 1, "two", 3.0)
    multi.hygiene(1, responder: 2, responders: 3, value: 4, in: 5)
    multi.later("later \(Desk.current)")
    let done = await withCheckedContinuation { continuation in
      multi.finish { continuation.resume(returning: $0) }
    }
    #expect(done == 1)
    let expected = ["a b 3", "1 [2, 3]", "see 4", "pack 1,two,3.0", "12345"]
    #expect(
      noted(by: "A").filter { $0 != "given left" }
        == expected.map { "\($0) left" } + ["later left left"]
    )
    #expect(noted(by: "A").contains("given left"))
    #expect(noted(by: "B") == expected.map { "\($0) right" } + ["later right right"])
  }

  @Test func `a completion handler is called exactly once, also if its delegate is removed`() {
    let multi = multi
    let removals: [(MultiQueuedDelegate) -> Void] = [
      { _ in },
      { $0.delegates.removeAll() },
      { [first] in $0.delegates.remove(first) },
      { [first, left] in $0.delegates.remove(first, on: left.queue) },
      { [first, left] in $0.delegates.add(first, on: left.queue, handling: []) },
      { [second] in $0.delegates.replaceAll(with: [second]) },
    ]
    for (number, remove) in removals.enumerated() {
      multi.delegates.removeAll()
      multi.delegates.add(first, on: left.queue)
      let answers = LockedLog()
      left.queue.suspend()
      multi.finish { answers.note("\($0)") }
      remove(multi)
      left.queue.resume()
      left.finish()
      // The delegate answers 1, and the default 0.
      #expect(answers.entries == [number == 0 ? "1" : "0"])
    }
  }

  @Test func `a default of a broadcast runs if each delegate was removed before its turn`() {
    left.queue.suspend()
    right.queue.suspend()
    multi.downloadDidVanish(log)
    multi.delegates.removeAll()
    left.queue.resume()
    right.queue.resume()
    left.finish()
    right.finish()
    #expect(log.entries == ["nobody"])
  }

  @Test func `a default runs where the caller is`() {
    multi.delegates.removeAll()
    multi.downloadDidVanish(log)
    #expect(log.entries == ["nobody"])
    multi.delegates.add(first, on: left.queue)
    multi.downloadDidVanish(log)
    #expect(noted(by: "A") == ["vanish left"])
  }

  // MARK: Calls that answer or borrow

  @Test func `values are answered on the queue, and at once where the caller is on it`() {
    let multi = multi
    #expect(multi.name(of: Download()) == "A")
    #expect(multi.priority(of: Download()) == 1)
    #expect(left.queue.sync { multi.name(of: Download()) } == "A")
    #expect(noted(by: "A") == ["name left", "priority left", "name left"])
    #expect(noted(by: "B") == ["priority right"])
    #expect(multi.make() == 1)
    #expect(multi["key"] == 1)
  }

  @Test func `firstNonNil goes from queue to queue until somebody answers`() {
    first.number = 0
    #expect(multi.mirror(for: Request(path: "x")) == Request(path: "B x"))
    second.number = 0
    #expect(multi.mirror(for: Request(path: "y")) == nil)
    #expect(noted(by: "A") == ["x left", "y left"])
    #expect(multi["key"] == nil)
  }

  @Test func `errors arrive as the type that was thrown`() throws {
    try multi.save()
    #expect(try multi.size(of: "size") == 1)
    #expect(try multi.state == 1)
    #expect(try multi.trade("four", "five") == 8)
    second.number = -1
    #expect(throws: CheckError.failed) { try multi.save() }
    try multi.saveOne()
    #expect(noted(by: "A").filter { $0 == "save left" }.count == 3)
    do throws(CheckError) {
      try multi.check("check")
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .failed)
    }
    do throws(CheckError) {
      _ = try multi.state
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .failed)
    }
  }

  @Test func `what is lent is used on the queue, in the order of registration`() {
    var names = ["list"]
    multi.list(into: &names)
    #expect(names == ["list", "A left", "B right"])
    var visited: [String] = []
    multi.visit { visited.append("\($0) \(Desk.current)") }
    #expect(visited == ["1 left", "2 right"])
    #expect(throws: CheckError.failed) { try multi.visit { _ in throw CheckError.failed } }
    #expect(multi.map { $0 + 10 } == 11)
    #expect(multi.tryMap { $0 + 20 } == 21)
    var isOne: [Bool] = []
    func note(_ matches: (Int) -> Bool) { isOne.append(matches(1)) }
    multi.compose("name", { request, _ in (request.path.count, Desk.current) }, note)
    #expect(isOne == [true, false])
    multi.trace("trace \(Desk.current)")
    multi.borrow("borrowed")
    multi.borrow(token: 1)
    #expect(
      noted(by: "B") == [
        "(4, \"right\") right", "trace right right", "borrowed right", "borrow right",
      ]
    )
  }

  // MARK: Registrations

  @Test func `one on two queues hears on both, and without a queue here, too`() {
    #expect(multi.delegates.add(first))
    #expect(multi.delegates.add(first, at: .after(second)))
    #expect(multi.delegates.count == 3)
    multi.downloadDidStart(Download())
    #expect(noted(by: "A").sorted() == ["start here", "start left"])
    #expect(multi.delegates.remove(first, on: left.queue))
    multi.downloadDidStart(Download())
    #expect(noted(by: "A").count == 3)
    #expect(multi.delegates.remove(first))
    #expect(!multi.delegates.contains(first))
  }

  @Test func `stopsAtFirstResponder stops at the first one's queue`() {
    multi.delegates.stopsAtFirstResponder = true
    multi.downloadDidStart(Download())
    var names: [String] = []
    multi.list(into: &names)
    #expect(names == ["A left"])
    #expect(noted(by: "A") == ["start left"])
    #expect(noted(by: "B") == [])
  }

  @Test func `where an answer may be a default one, a queue needs handling, too`() {
    final class Knower: SharedQueuedDelegate {
      func answer(to number: Int) -> Int { number * 10 }
    }
    final class Hearer: SharedQueuedDelegate {
      let log: LockedLog

      init(_ log: LockedLog) {
        self.log = log
      }

      func numberDidArrive(_ number: Int) { log.note("\(number) \(Desk.current)") }
    }
    let shared = MultiSharedQueuedDelegate()
    let (hearer, knower) = (Hearer(log), Knower())
    shared.delegates.add(hearer, on: left.queue, handling: .notifications)
    shared.delegates.add(knower, on: right.queue, handling: [.answerTo])
    shared.numberDidArrive(3)
    #expect(shared.answer(to: 3) == 30)
    left.finish()
    #expect(log.entries == ["3 left"])
    withExtendedLifetime((hearer, knower)) {}
  }

  @Test func `forwarders of protocols with associated types have queues`() {
    final class Reader: QueuedFeedDelegate {
      let log: LockedLog

      init(_ log: LockedLog) {
        self.log = log
      }

      func feedDidBring(_ item: String) { log.note("\(item) \(Desk.current)") }
    }
    let feed = MultiQueuedFeedDelegate<String>()
    let reader = Reader(log)
    feed.delegates.add(reader, on: left.queue)
    feed.feedDidBring("news")
    left.finish()
    #expect(log.entries == ["news left"])
    withExtendedLifetime(reader) {}
  }

  @Test func `objects that represent values are registered on the main queue`() {
    struct Probe: MonitorDelegate {
      var load: Int { 2 }
      func requestDidFinish(_ number: Int) {}
    }
    let delegates = MultiMonitorDelegate().delegates
    let all = delegates.add(retaining: Probe(), on: .main)
    let one = delegates.add(retaining: Probe(), on: .main, handling: [.load])
    let queues = delegates.registrations.map(\.queue?.label)
    #expect(queues == [DispatchQueue.main.label, DispatchQueue.main.label])
    #expect(delegates.registrations.map(\.handling) == [.all, [.load]])
    #expect(delegates.remove(all, on: .main) && delegates.remove(one, on: .main))
    #expect(delegates.isEmpty)
  }

  @Test func `what values can adopt is changed on the queue`() throws {
    final class Shades: QueuedValueDelegate {
      var (shade, tint, changes) = (0, 0, 0)
      func baseDidChange(_ number: Int) { changes = number }
      func bump() -> Int {
        shade += 1
        return shade
      }
      func bump(by number: Int) throws(CheckError) -> Int {
        shade += number
        return shade
      }
    }
    let values = MultiQueuedValueDelegate()
    let shades = Shades()
    values.delegates.add(shades, on: left.queue)
    values.shade = 4
    values.tint = 5
    values.baseDidChange(6)
    #expect(values.bump() == 5)
    #expect(try values.bump(by: 5) == 10)
    #expect(values.shade == 10 && values.tint == 5 && shades.changes == 6)
  }
}
