import Listening
import Multicasting

/// A void broadcast to weakly held delegates, compared with the usual alternatives.
func broadcastRows() -> [Comparison] {
  [1, 4, 16, 256]
    .map { count in
      let audience = Audience(count)
      let multi = MultiListener(weakly: audience)
      let floor = FloorForwarder(audience.listeners)
      let byHand = HandWrittenForwarder(audience.listeners)
      let locked = LockedForwarder(audience.listeners)
      let generic = GenericMulticaster<any Listener>(audience.listeners)
      let center = NotificationForwarder(audience.listeners)
      for round in [
        multi.hear, floor.hear, byHand.hear, locked.hear, center.hear,
        { word in generic.invoke { $0.hear(word) } },
      ] {
        audience.check(count, "void broadcast") { round(1) }
      }
      let isLong = count >= 16
      return Comparison(
        "void broadcast, \(count)",
        .hearing("ours", multi, audience),
        (
          .hearing("floor", floor, audience),
          isLong ? .atMost(times: 1.15) : .atMostMore(nanoseconds: 35)
        ),
        (
          Scenario("array of weak structs") { rounds in
            for word in 0..<rounds { byHand.hear(word) }
          },
          .faster(times: isLong ? 1.6 : 1)
        ),
        (
          Scenario("locked, by hand") { rounds in
            for word in 0..<rounds { locked.hear(word) }
          },
          .atMost(times: 1)
        ),
        (
          Scenario("generic multicaster") { rounds in
            for word in 0..<rounds { generic.invoke { $0.hear(word) } }
          },
          .faster(times: isLong ? 2.5 : 1)
        ),
        (
          Scenario("NotificationCenter") { rounds in
            for word in 0..<rounds { center.hear(word) }
          },
          .faster(times: isLong ? 3 : 1)
        )
      )
    }
}

extension MultiListener {
  /// A forwarder to all of `audience`.
  convenience init(weakly audience: Audience) {
    self.init()
    delegates.add(contentsOf: audience.listeners)
  }
}

extension Scenario {
  /// A void broadcast through `forwarder`, whose class the caller does not know.
  static func hearing(_ name: String, _ forwarder: any Listener, _ audience: Audience) -> Scenario {
    Scenario(name, keeping: audience) { rounds in
      for word in 0..<rounds { forwarder.hear(word) }
    }
  }
}
