import Listening

/// Something that is timed: one sample of it does a number of rounds.
struct Scenario {
  /// In the row "void broadcast, 16" of the table, "floor".
  let name: String

  /// Does so many rounds, and answers how many nanoseconds of processor time they took.
  let sample: (_ rounds: Int) async -> UInt64

  /// Times all of what `rounds` does.
  ///
  /// - Parameters:
  ///   - name: what the table calls it.
  ///   - owner: who owns the delegates, and has to live as long as the scenario.
  ///   - rounds: does so many rounds.
  init(
    _ name: String,
    keeping owner: Audience? = nil,
    rounds: @escaping (_ rounds: Int) async -> Void
  ) {
    self.name = name
    sample = { count in
      let start = processorTime()
      await rounds(count)
      let end = processorTime()
      withExtendedLifetime(owner) {}
      return end - start
    }
  }

  /// Times what `round` does with something that is made for every round and not timed.
  init<Material>(
    _ name: String,
    on clock: @escaping () -> UInt64 = processorTime,
    making material: @escaping () -> Material,
    round: @escaping (Material) -> Void
  ) {
    self.name = name
    sample = { count in
      var total: UInt64 = 0
      for _ in 0..<count {
        let material = material()
        let start = clock()
        round(material)
        total += clock() - start
        withExtendedLifetime(material) {}
      }
      return total
    }
  }
}
