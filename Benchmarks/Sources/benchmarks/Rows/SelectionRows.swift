import Listening

/// Rounds that end early or skip delegates.
func selectionRows() -> [Comparison] {
  let one = Audience(1)
  let many = Audience(256)
  let toOne: any Listener = MultiListener(weakly: one)
  let toMany: any Listener = MultiListener(weakly: many)

  let selective = MultiListener()
  for (index, listener) in many.listeners.enumerated() {
    selective.delegates.add(listener, handling: index == 128 ? [.hear] : [.level])
  }
  many.check(1, "handling") { selective.hear(1) }

  let retaining = MultiListener()
  for listener in Audience(256).listeners { retaining.delegates.add(retaining: listener) }
  let strong = StrongForwarder(Audience(256).listeners)

  return [
    Comparison(
      "first, 256",
      Scenario("ours", keeping: many) { rounds in
        for word in 0..<rounds { toMany.hearFirst(word) }
      },
      (
        Scenario("first, 1", keeping: one) { rounds in
          for word in 0..<rounds { toOne.hearFirst(word) }
        },
        .atMost(times: 1.1)
      )
    ),
    Comparison(
      "firstNonNil, 256",
      Scenario("ours") { rounds in for word in 0..<rounds { consume(toMany.find(word)) }
      },
      (
        Scenario("firstNonNil, 1", keeping: one) { rounds in
          for word in 0..<rounds { consume(toOne.find(word)) }
        },
        .atMost(times: 1.1)
      )
    ),
    Comparison(
      "one of 256 handles",
      .hearing("ours", selective, many),
      (.hearing("all 256 handle", toMany, many), .faster(times: 10))
    ),
    Comparison(
      "retained, 256",
      Scenario("ours") { rounds in for word in 0..<rounds { retaining.hear(word) } },
      (
        Scenario("array of strong existentials") { rounds in
          for word in 0..<rounds { strong.hear(word) }
        },
        .atMost(times: 8)
      )
    ),
  ]
}

/// Takes a result, so that the compiler does not find out that it is not needed.
@inline(never)
func consume<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
