import Listening

/// A composite's calls to required and accepted protocols, compared with the same call written by
/// hand over the floor's storage.
func compositeRows() -> [Comparison] {
  let audience = Audience(16)
  let crowd = MultiCrowd()
  crowd.delegates.add(contentsOf: audience.listeners)
  let floor = FloorForwarder(audience.listeners)
  let echoFloor: any Echoing = EchoFloorForwarder(audience.listeners)
  let echo: any Echoing = crowd
  for round in [crowd.hear, floor.hear, echo.echo, echoFloor.echo] {
    audience.check(16, "a composite's call") { round(1) }
  }
  return [
    Comparison(
      "composite, required, 16",
      .hearing("ours", crowd, audience),
      (.hearing("floor", floor, audience), .atMost(times: 1.15))
    ),
    Comparison(
      "composite, accepted, 16",
      Scenario("ours", keeping: audience) { rounds in
        for word in 0..<rounds { echo.echo(word) }
      },
      (
        Scenario("floor", keeping: audience) { rounds in
          for word in 0..<rounds { echoFloor.echo(word) }
        }, .atMost(times: 1.15)
      )
    ),
  ]
}
