/// All results, as a table and as JSON.
struct Report {
  var measurements: [Measurement] = []
  var allocations: [AllocationCount] = []
}

extension Report {
  /// The results for people, in fixed columns.
  var table: String {
    let rows =
      [["what", "reference", "ours", "reference's", "ratio", "target", ""]]
      + measurements.map { row in
        [
          row.title, row.reference, Self.time(row.oursPerRound),
          Self.time(row.referencePerRound), Self.fixed(row.ratio), "\(row.goal)",
          row.isGoalMet ? "met" : "missed",
        ]
      }
    let counts =
      [["what", "allocations per round", "target"]]
      + allocations.map { count in
        [
          count.title, count.perRound.map(Self.fixed) ?? "not counted here",
          count.limit.isFinite ? "<= \(Self.fixed(count.limit))" : "",
        ]
      }
    return Self.aligned(rows) + "\n" + Self.aligned(counts)
  }

  private static func aligned(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return
      rows.map { row in
        zip(row, widths)
          .map { text, width in text + String(repeating: " ", count: width - text.count) }
          .joined(separator: "  ")
          + "\n"
      }
      .joined()
  }

  /// Nanoseconds below ten microseconds, and microseconds above.
  private static func time(_ nanoseconds: Double) -> String {
    nanoseconds < 10_000 ? fixed(nanoseconds) + " ns" : fixed(nanoseconds / 1_000) + " us"
  }

  private static func fixed(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
  }
}
