/// The duration of a measurement.
struct Effort {
  /// How long one sample should take, at least, in nanoseconds.
  let sample: UInt64

  /// How often each scenario of a comparison is sampled, at most.
  let samples: Int

  /// After how many nanoseconds a comparison ends with the samples that it has.
  let comparison: UInt64

  /// For reliable results.
  static let full = Effort(sample: 500_000, samples: 401, comparison: 6_000_000_000)

  /// For a check that everything runs.
  static let quick = Effort(sample: 20_000, samples: 3, comparison: 100_000_000)
}
