/// The goal for a row.
///
/// A missed goal is not a failure, because machines differ. Compare the tables before and after a
/// change on the same machine.
enum Goal {
  /// Ours takes at most so many times as long as the reference.
  case atMost(times: Double)

  /// The reference takes at least so many times as long as ours.
  case faster(times: Double)

  /// Ours takes at most so many nanoseconds longer per round.
  case atMostMore(nanoseconds: Double)

  func isMet(by measurement: Measurement) -> Bool {
    switch self {
    case .atMost(let times): measurement.ratio <= times
    case .faster(let times): 1 / measurement.ratio >= times
    case .atMostMore(let nanoseconds): measurement.difference <= nanoseconds
    }
  }
}

extension Goal: CustomStringConvertible {
  var description: String {
    switch self {
    case .atMost(let times): "<= \(times) x"
    case .faster(let times): ">= \(times) x faster"
    case .atMostMore(let nanoseconds) where nanoseconds < 1_000_000: "<= +\(Int(nanoseconds)) ns"
    case .atMostMore(let nanoseconds): "<= +\(Int(nanoseconds / 1_000_000)) ms"
    }
  }
}
