/// The result for one of our scenarios and one reference: a row of the table.
struct Measurement {
  let title: String
  let reference: String
  let goal: Goal

  /// The median of all samples, in nanoseconds per round.
  let oursPerRound: Double

  /// The median of all samples, in nanoseconds per round.
  let referencePerRound: Double

  /// The median of the ratios of samples that were taken one after the other: ours to the
  /// reference.
  let ratio: Double

  /// The median of the differences of samples that were taken one after the other.
  let difference: Double

  // `samples` has nanoseconds per round.
  init(
    _ title: String,
    _ reference: String,
    _ goal: Goal,
    samples: [(ours: Double, reference: Double)]
  ) {
    self.title = title
    self.reference = reference
    self.goal = goal
    oursPerRound = samples.map(\.ours).median
    referencePerRound = samples.map(\.reference).median
    ratio = samples.map { $0.ours / $0.reference }.median
    difference = samples.map { $0.ours - $0.reference }.median
  }

  var isGoalMet: Bool { goal.isMet(by: self) }
}

extension [Double] {
  var median: Double { sorted()[count / 2] }
}
