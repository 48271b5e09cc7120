/// Counts what the forwarders of a run implement, which may be far more than its specs declare: each
/// heir of a protocol has all its requirements again.
struct ForwardedCount {
  /// How many requirements may be forwarded in one run: a thousand protocols of ten forward ten thousand.
  private let maximum: Int
  private var count = 0

  init(maximum: Int = 100_000) {
    self.maximum = maximum
  }

  /// Adds the requirements of the protocols at `positions`, with what these inherit; whether all of it
  /// may be forwarded.
  mutating func add(
    requirementsOf positions: [Int],
    in table: ProtocolTable,
    at position: SourcePosition,
    _ diagnostics: inout Diagnostics
  ) -> Bool {
    let wasFull = count > maximum
    for source in positions.flatMap(table.family) {
      count += table.protocols[source].requirements.count
    }
    if count > maximum, !wasFull {
      diagnostics.report(.tooManyForwarded(maximum), at: position)
    }
    return count <= maximum
  }
}
