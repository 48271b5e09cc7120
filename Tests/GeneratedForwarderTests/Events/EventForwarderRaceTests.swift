import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

/// Streams of events on many threads at once; the thread sanitizer runs this, too.
@Suite("Races of events")
struct EventForwarderRaceTests {
  @Test func `the events of one thread keep their order`() async {
    let multi = MultiWireEventsDelegate()
    let events = multi.events()
    let (threads, calls) = (6, 200)
    Gate.race(threads) { thread in
      for call in 0..<calls { multi.wireDidCarry("\(thread) \(call)") }
    }
    multi.delegates.removeAll()
    var next = Array(repeating: 0, count: threads)
    for await case .wireDidCarry(let story) in events {
      let numbers = story.split(separator: " ").compactMap { Int($0) }
      #expect(next[numbers[0]] == numbers[1])
      next[numbers[0]] += 1
    }
    #expect(next == Array(repeating: calls, count: threads))
  }

  @Test func `consumers come and go while others call, and none is left`() async {
    let multi = MultiWireEventsDelegate()
    let steady = multi.events()
    let (threads, calls) = (6, 100)
    Gate.race(threads) { thread in
      var streams: [AsyncStream<MultiWireEventsDelegateEvent>] = []
      var generator = SplitMix(seed: UInt64(thread))
      for call in 0..<calls {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: streams.append(multi.events(bufferingPolicy: .bufferingNewest(3)))
        case 1: streams = []
        default: break
        }
        multi.wireDidCarry("\(thread) \(call)")
      }
    }
    #expect(multi.delegates.registrations.count == 1)
    multi.delegates.removeAll()
    #expect(await steady.texts().count == threads * calls)
  }

  @Test func `tasks are cancelled while the forwarder calls and is emptied`() async {
    let multi = MultiWireEventsDelegate()
    await withTaskGroup { group in
      for number in 0..<8 {
        group.addTask {
          let consumer = Task { [events = multi.events()] in await events.texts().count }
          for call in 0..<50 { multi.wireDidCarry("\(number) \(call)") }
          if number % 2 == 0 { consumer.cancel() } else { multi.delegates.removeAll() }
          _ = await consumer.value
        }
      }
    }
    #expect(multi.delegates.registrations.isEmpty)
  }
}
