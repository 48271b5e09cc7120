import Dispatch
import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

@Suite("Delegates on queues")
struct QueueTests {
  let log = Log()
  let multi = MultiBellDelegate()
  let first = MarkedQueue(1)
  let second = MarkedQueue(2)
  let a: Bell
  let b: Bell

  init() {
    a = Bell("A", log, value: 1)
    b = Bell("B", log, value: 2)
  }

  // MARK: Void calls

  @Test func `a void call is made on the registration's queue, and its caller is not blocked`() {
    multi.delegates.add(a, on: first.queue)
    multi.delegates.add(b)
    multi.ring(1)
    #expect(log.take() == "B1")
    first.run()
    #expect(log.take() == "A1@1")
  }

  @Test func `calls keep their order on a queue`() {
    multi.delegates.add(a, on: first.queue)
    multi.delegates.add(b, on: first.queue)
    for number in 1...3 { multi.ring(number) }
    multi.ringOne(4)
    first.run()
    #expect(log.take() == "A1@1 B1@1 A2@1 B2@1 A3@1 B3@1 A4@1")
  }

  @Test func `a void call from that very queue is enqueued, and not made at once`() {
    multi.delegates.add(a, on: first.queue)
    let (multi, log) = (multi, log)
    first.run {
      first.queue.sync {
        multi.ring(1)
        log.entries.append("still here")
      }
    }
    #expect(log.take() == "still here A1@1")
  }

  /// Calls up to `limit` responders, and notes "nobody" if no call is made.
  private func ringOrNote(
    _ limit: Int = .max,
    _ call: @escaping @Sendable (any BellDelegate) -> Void? = { $0.ring(1) }
  ) {
    nonisolated(unsafe) let log = log
    let note: @Sendable () -> Void = {
      unsafe log.entries.append("nobody" + (MarkedQueue.current.map { "@\($0)" } ?? ""))
    }
    multi.delegates.responders(to: .ring).onQueues.prefix(limit).enqueue(call, otherwise: note)
  }

  @Test func `without a responder the alternative runs at once`() {
    ringOrNote()
    #expect(log.take() == "nobody")
  }

  @Test func `a call that is made rules the alternative out`() {
    multi.delegates.add(a, on: first.queue)
    multi.delegates.add(b)
    ringOrNote()
    #expect(log.take() == "B1")
    multi.delegates.remove(b)
    multi.delegates.add(b, on: second.queue)
    ringOrNote()
    multi.delegates.remove(a)
    first.run()
    second.run()
    #expect(log.take() == "B1@2")
  }

  @Test func `the alternative runs on the queue where the last call is not made`() {
    multi.delegates.add(a, on: first.queue)
    multi.delegates.add(b, on: second.queue)
    ringOrNote()
    multi.delegates.removeAll()
    first.run()
    #expect(log.take() == "")
    second.run()
    #expect(log.take() == "nobody@2")
  }

  @Test func `so it does where only the first responder is called`() {
    multi.delegates.add(a, on: first.queue)
    multi.delegates.add(b, on: second.queue)
    ringOrNote(1)
    multi.delegates.add(a, on: first.queue, handling: [.tone])
    first.run()
    second.run()
    #expect(log.take() == "nobody@1")
  }

  @Test func `a call that finds nothing to call counts as not made`() {
    multi.delegates.add(a, on: first.queue)
    ringOrNote { _ in nil }
    first.run()
    #expect(log.take() == "nobody@1")
  }

  @Test func `so does one of a forwarder whose provider has nobody`() {
    final class Nobody: DelegateProvider {
      func delegates() -> [any BellDelegate] { [] }
    }
    let (inner, nobody) = (MultiBellDelegate(), Nobody())
    inner.delegates.add(provider: nobody)
    multi.delegates.add(inner, on: first.queue)
    ringOrNote()
    first.run()
    #expect(log.take() == "nobody@1")
    withExtendedLifetime((inner, nobody)) {}
  }

  @Test func `a forwarder is called if it still has a responder in its turn`() {
    let (inner, calls) = (MultiBellDelegate(), Tally())
    inner.delegates.add(a)
    multi.delegates.add(inner, on: first.queue)
    func ringAndRun(_ meanwhile: () -> Void) {
      for responder in multi.delegates.responders(to: .ring).onQueues {
        responder.enqueue { _ in calls.raise() }
      }
      meanwhile()
      first.run()
    }
    ringAndRun {}
    #expect(calls.value == 1)
    ringAndRun { inner.delegates.remove(a) }
    #expect(calls.value == 1)
    withExtendedLifetime(inner) {}
  }

  @Test func `without a queue it counts as not made once`() {
    multi.delegates.add(a)
    ringOrNote { _ in nil }
    #expect(log.take() == "nobody")
  }

  @Test func `arguments and delegate live until the call has been made`() {
    final class Parcel: Sendable {}
    weak var delegate: Bell?
    weak var argument: Parcel?
    do {
      let bell = Bell("A", log)
      let parcel = Parcel()
      (delegate, argument) = (bell, parcel)
      multi.delegates.add(bell, on: first.queue)
      for responder in multi.delegates.responders(to: .ring).onQueues {
        responder.enqueue {
          $0.ring(1)
          withExtendedLifetime(parcel) {}
        }
      }
    }
    #expect(delegate != nil && argument != nil)
    first.run()
    #expect(log.take() == "A1@1")
    #expect(delegate == nil && argument == nil)
  }

  @Test func `a registration on a queue keeps nobody alive`() {
    multi.delegates.add(Bell("†", log), on: first.queue)
    multi.ring(1)
    first.run()
    #expect(log.take() == "")
    #expect(multi.delegates.isEmpty && !multi.responds(to: .ring))
  }

  @Test func `one that is removed before its turn is not called`() {
    let delegates = multi.delegates
    for (number, remove): (Int, () -> Void) in [
      (1, { delegates.remove(a) }),
      (2, { delegates.remove(a, on: first.queue) }),
      (3, { delegates.removeAll() }),
      (4, { delegates.replaceAll(with: [b]) }),
    ] {
      delegates.add(a, on: first.queue)
      multi.ring(number)
      remove()
      first.run()
      #expect(!log.take().contains("A"))
    }
  }

  @Test func `one that handles the requirement no more when its turn comes is not called`() {
    multi.delegates.add(a, on: first.queue)
    multi.ring(1)
    multi.ringOne(2)
    multi.delegates.add(a, on: first.queue, handling: [.ringOne])
    first.run()
    #expect(log.take() == "A2@1")
  }

  @Test func `one that is removed and added again hears from then on`() {
    multi.delegates.add(a, on: first.queue)
    multi.ring(1)
    multi.delegates.remove(a)
    multi.delegates.add(a, on: first.queue)
    multi.ring(2)
    first.run()
    #expect(log.take() == "A2@1")
  }

  @Test func `one that removes another from its call spares it the calls that wait`() {
    multi.delegates.add(a, on: first.queue)
    multi.delegates.add(b, on: first.queue)
    a.reaction = { [multi, b] _ in multi.delegates.remove(b) }
    multi.ring(1)
    first.run()
    #expect(log.take() == "A1@1")
  }

  @Test func `a concurrent queue makes calls one at a time and in order`() {
    let both = MarkedQueue(3, concurrent: true)
    multi.delegates.add(a, on: both.queue)
    multi.delegates.add(b, on: both.queue)
    for number in 0..<100 { multi.ring(number) }
    both.run()
    #expect(log.take() == (0..<100).map { "A\($0)@3 B\($0)@3" }.joined(separator: " "))
  }

  // MARK: Calls that answer or borrow

  @Test func `a value is answered on the queue`() {
    multi.delegates.add(a, on: first.queue)
    multi.delegates.add(b, on: second.queue)
    first.run {
      second.run {
        #expect(multi.tone(5) == 1)
        #expect(multi.strength(6) == 1)
      }
    }
    #expect(log.take() == "A5@1 A6@1 B6@2")
  }

  @Test func `a value waits for what came to the queue before`() {
    multi.delegates.add(a, on: first.queue)
    multi.ring(1)
    multi.ring(2)
    #expect(first.run { multi.tone(3) } == 1)
    #expect(log.take() == "A1@1 A2@1 A3@1")
  }

  @Test func `a value is answered at once by one that is called on the caller's queue`() {
    multi.delegates.add(a, on: first.queue)
    let above = DispatchQueue(label: "above", target: first.queue)
    let another = MultiBellDelegate()
    // A mark of its own must not hide the target's.
    another.delegates.add(b, on: above)
    let multi = multi
    first.run {
      #expect(first.queue.sync { multi.tone(1) } == 1)
      #expect(above.sync { multi.tone(2) } == 1)
      #expect(above.sync { another.tone(3) } == 2)
    }
    #expect(log.take() == "A1@1 A2@1 B3@1")
  }

  @Test func `an error is thrown to the caller as what it is, and ends the round`() {
    let cracked = Bell("C", log, value: -1)
    multi.delegates.add(a, on: first.queue)
    multi.delegates.add(cracked, on: second.queue)
    multi.delegates.add(b, on: first.queue)
    first.run {
      second.run {
        do throws(BellError) {
          try multi.check(7)
          Issue.record("nothing was thrown")
        } catch {
          #expect(error == .cracked(7))
        }
      }
    }
    #expect(log.take() == "A7@1 C7@2")
  }

  @Test func `an inout argument is threaded through the queues`() {
    multi.delegates.add(a, on: first.queue)
    multi.delegates.add(b, on: second.queue)
    multi.delegates.add(a)
    var tones = [0]
    first.run { second.run { multi.chime(into: &tones) } }
    #expect(tones == [0, 1, 2, 1])
    #expect(log.take() == "A1@1 B2@2 A3")
  }

  @MainActor @Test func `on the main thread, who is called on the main queue answers at once`() {
    multi.delegates.add(a, on: .main)
    #expect(multi.tone(1) == 1)
    #expect(log.take() == "A1")
  }

  @MainActor @Test func `on the main thread, a void call to the main queue waits`() async {
    final class Once: AlarmDelegate {
      let heard: @Sendable (Int) -> Void

      init(_ heard: @escaping @Sendable (Int) -> Void) {
        self.heard = heard
      }

      func alarm(_ number: Int) {
        dispatchPrecondition(condition: .onQueue(.main))
        heard(number)
      }

      func level() -> Int { 0 }
    }
    let multi = MultiAlarmDelegate()
    let tally = Tally()
    let number = await withCheckedContinuation { continuation in
      let once = Once {
        tally.raise()
        continuation.resume(returning: $0)
      }
      multi.delegates.add(retaining: once, handling: [])
      multi.delegates.add(once, on: .main)
      multi.alarm(3)
      #expect(tally.value == 0)
    }
    #expect(number == 3)
    multi.delegates.removeAll()
  }
}
