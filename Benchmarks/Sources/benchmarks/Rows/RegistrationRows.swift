import Listening

/// The growth of the cost of registering: ten times as many delegates, compared with these.
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
        "round that one of 256 died before",
        .meetingDead("ours", 1, of: 256),
        (.meetingDead("round that nobody died before", 0, of: 256), .atMost(times: 1.5))
      ),
      Comparison(
        "round that 2560 died before",
        .meetingDead("ours", 2_560, of: 2_560),
        (.meetingDead("round that 256 died before", 256, of: 256), .atMost(times: 13))
      ),
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

  /// A round among `count` delegates that finds some that have just been deallocated.
  fileprivate static func meetingDead(_ name: String, _ dead: Int, of count: Int) -> Scenario {
    Scenario(
      name,
      making: {
        let multi = MultiListener()
        let survivors = Audience(count - dead)
        let dying = Audience(dead)
        multi.delegates.add(contentsOf: dying.listeners + survivors.listeners)
        return (multi, survivors)
      },
      round: { (multi, _: Audience) in multi.hear(1) }
    )
  }
}
