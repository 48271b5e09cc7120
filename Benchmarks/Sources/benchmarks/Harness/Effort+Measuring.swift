extension Effort {
  /// Measures `comparison`: one row for each of its references.
  func measure(_ comparison: Comparison) async -> [Measurement] {
    let scenarios = [comparison.ours] + comparison.references.map(\.scenario)
    var rounds: [Int] = []
    for scenario in scenarios { rounds.append(await warmUp(scenario)) }

    var samples = scenarios.map { _ in [Double]() }
    // Both limits count: untimed parts take time as well, and other processes use the processor,
    // too.
    let start = processorTime()
    var timed: UInt64 = 0
    repeat {
      for (index, scenario) in scenarios.enumerated() {
        let time = await scenario.sample(rounds[index])
        timed += time
        samples[index].append(Double(time) / Double(rounds[index]))
      }
    } while samples[0].count < self.samples
      && max(timed, processorTime() - start) < self.comparison

    return comparison.references.enumerated()
      .map { index, reference in
        let pairs = zip(samples[0], samples[index + 1]).map { (ours: $0, reference: $1) }
        return Measurement(
          comparison.title,
          reference.scenario.name,
          reference.goal,
          samples: pairs
        )
      }
  }

  /// The number of rounds of `scenario` in a sample.
  private func warmUp(_ scenario: Scenario) async -> Int {
    var rounds = 1
    while true {
      let time = await scenario.sample(rounds)
      if time >= sample { return rounds }
      rounds *= time * 2 < sample ? 2 : Int(sample / max(1, time)) + 1
    }
  }
}
