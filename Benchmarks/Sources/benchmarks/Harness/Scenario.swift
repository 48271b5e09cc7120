import Listening

/// Something that is timed: one sample of it does a number of rounds.
struct Scenario {
  /// In the row "void broadcast, 16" of the table, "floor".
  let name: String

  /// Does the given number of rounds, and returns their nanoseconds of processor time.
  let sample: (_ rounds: Int) async -> UInt64

  /// Times the whole call of `rounds`.
  ///
  /// - Parameters:
  ///   - name: the name in the table.
  ///   - owner: the object that holds the delegates, which the scenario keeps alive.
  ///   - rounds: does the given number of rounds.
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

  /// Times `round` with a value that is made for every round.
  ///
  /// Making it is not timed.
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
