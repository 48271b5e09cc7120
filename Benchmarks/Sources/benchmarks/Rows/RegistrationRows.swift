import Listening

/// How the cost of registering grows: ten times as many delegates against these.
func registrationRows() -> [Comparison] {
  [(100, 1_000), (1_000, 10_000)]
    .map { fewer, more in
      Comparison(
        "add and remove \(more)",
        .addingAndRemoving("ours", more),
        (.addingAndRemoving("add and remove \(fewer)", fewer), .atMost(times: 13))
      )
    } + [
      Comparison(
        "round that 2560 died before",
        .meetingDead("ours", 2_560),
        (.meetingDead("round that 256 died before", 256), .atMost(times: 13))
      )
    ]
}

extension Scenario {
  /// Adds `count` delegates, and removes them in random order.
  fileprivate static func addingAndRemoving(_ name: String, _ count: Int) -> Scenario {
    let audience = Audience(count)
    var generator = SystemRandomNumberGenerator()
    return Scenario(
      name,
      making: { audience.listeners.shuffled(using: &generator) },
      round: { shuffled in
        let multi = MultiListener()
        for listener in audience.listeners { multi.delegates.add(listener) }
        for listener in shuffled { multi.delegates.remove(listener) }
      }
    )
  }

  /// A round that comes upon `count` delegates that have just died, and nobody else.
  fileprivate static func meetingDead(_ name: String, _ count: Int) -> Scenario {
    Scenario(
      name,
      making: { MultiListener(weakly: Audience(count)) },
      round: { $0.hear(1) }
    )
  }
}
