import Listening

/// An event from its call to its consumer, against a bridge by hand to the same sequence.
///
/// Each event is awaited right after its call, so the buffer never grows and no task waits.
func eventRows() -> [Comparison] {
  let multi = MultiCaller()
  let ours = EventConsumer(multi.events())
  let bridge = CallerBridge()
  let host = CallerHost(bridge)
  let theirs = EventConsumer(bridge.events)
  return [
    Comparison(
      "event, 1",
      Scenario("ours") { rounds in
        for word in 0..<rounds {
          multi.call(word)
          consume(await ours.next())
        }
      },
      (
        Scenario("bridge by hand") { rounds in
          for word in 0..<rounds {
            host.call(word)
            consume(await theirs.next())
          }
          withExtendedLifetime(bridge) {}
        }, .atMost(times: 1.1)
      )
    )
  ]
}

/// Takes events out of a stream, one at a time.
final class EventConsumer<Event: Sendable> {
  private var iterator: AsyncStream<Event>.Iterator

  init(_ events: AsyncStream<Event>) {
    iterator = events.makeAsyncIterator()
  }

  func next() async -> Event? {
    await iterator.next(isolation: #isolation)
  }
}
