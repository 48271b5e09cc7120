import Dispatch
import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

/// Mistakes of PPSMutableDelegate and similar packages on queues, each with a test that this package
/// does not make it.
@Suite("Known breakages on queues")
struct QueueBreakageTests {
  private let log = LockedLog()
  private let multi = MultiQueuedDelegate()
  private let desk = Desk("desk")

  @Test func `arguments that are freed before the call is made`() {
    weak var argument: Download?
    let worker = Worker("A", log)
    multi.delegates.add(worker, on: desk.queue)
    desk.queue.suspend()
    do {
      let download = Download()
      argument = download
      multi.downloadDidStart(download)
    }
    #expect(argument != nil)
    desk.queue.resume()
    desk.finish()
    #expect(log.entries == ["A start desk"])
    withExtendedLifetime(worker) {}
  }

  @Test func `a value that is a silent zero because the call was put off`() {
    let worker = Worker("A", log, number: 41)
    multi.delegates.add(worker, on: desk.queue)
    #expect(multi.priority(of: Download()) == 41)
    #expect(multi.responds(to: .priorityOf))
    withExtendedLifetime(worker) {}
  }

  @Test func `one invocation that all queues share and change`() {
    let desks = (0..<8).map { Desk("\($0)") }
    let workers = desks.map { desk in (0..<4).map { Worker("\(Desk.current)\($0)", desk.log) } }
    for (desk, workers) in zip(desks, workers) {
      for worker in workers { multi.delegates.add(worker, on: desk.queue) }
    }
    for number in 0..<100 { multi.take(number, []) }
    for (desk, workers) in zip(desks, workers) {
      desk.finish()
      let expected = (0..<100)
        .flatMap { number in
          workers.map { "\($0.name) \(number) [] \(desk.queue.label)" }
        }
      #expect(desk.log.entries == expected)
    }
  }

  // XMPPFramework's GCDMulticastDelegate calls it all the same.
  @Test func `a delegate that is called after it was removed`() {
    let worker = Worker("A", log)
    multi.delegates.add(worker, on: desk.queue)
    desk.queue.suspend()
    multi.downloadDidStart(Download())
    multi.delegates.remove(worker, on: desk.queue)
    desk.queue.resume()
    desk.finish()
    #expect(log.entries == [])
  }

  @Test func `a delegate on two queues that cannot be removed`() {
    let other = Desk("other")
    let worker = Worker("A", log)
    multi.delegates.add(worker, on: desk.queue)
    multi.delegates.add(worker, on: other.queue)
    #expect(multi.delegates.remove(worker))
    multi.downloadDidStart(Download())
    desk.finish()
    other.finish()
    #expect(log.entries == [] && multi.delegates.isEmpty)
  }
}
