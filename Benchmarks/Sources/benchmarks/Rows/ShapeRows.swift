import Listening

/// Requirements of all shapes, compared with the same call written by hand over the floor's
/// storage.
func shapeRows() -> [Comparison] {
  let audience = Audience(16)
  let multi: any Listener = MultiListener(weakly: audience)
  let floor: any Listener = FloorForwarder(audience.listeners)
  let patient = Audience.patient(16)
  let patientMulti: any PatientListener = {
    let multi = MultiPatientListener()
    multi.delegates.add(contentsOf: patient)
    return multi
  }()
  let patientFloor: any PatientListener = PatientFloorForwarder(patient)

  func row(
    _ title: String,
    _ rounds: @escaping (any Listener, _ rounds: Int) -> Void
  ) -> Comparison {
    for forwarder in [multi, floor] { audience.check(16, title) { rounds(forwarder, 1) } }
    return Comparison(
      "\(title), 16",
      Scenario("ours", keeping: audience) { rounds(multi, $0) },
      (Scenario("floor", keeping: audience) { rounds(floor, $0) }, .atMost(times: 1.15))
    )
  }
  return [
    row("value") { listener, rounds in
      for word in 0..<rounds { consume(listener.answer(word)) }
    },
    row("throwing") { listener, rounds in
      for word in 0..<rounds { try? listener.attempt(word) }
    },
    row("property") { listener, rounds in
      for _ in 0..<rounds { consume(listener.level) }
    },
    row("generic") { listener, rounds in
      for word in 0..<rounds { listener.weigh(word) }
    },
    Comparison(
      "async, 16",
      Scenario("ours") { rounds in
        for word in 0..<rounds { consume(await patientMulti.follow(word)) }
      },
      (
        Scenario("floor") { rounds in
          for word in 0..<rounds { consume(await patientFloor.follow(word)) }
          withExtendedLifetime(patient) {}
        }, .atMost(times: 1.15)
      )
    ),
  ]
}
