import Foundation

extension Report {
  /// The results for programs: the numbers of the table, unrounded.
  func json() throws -> String {
    let object: [String: Any] = [
      "measurements": measurements.map { row in
        [
          "what": row.title,
          "reference": row.reference,
          "oursInNanoseconds": row.oursPerRound,
          "referenceInNanoseconds": row.referencePerRound,
          "ratio": row.ratio,
          "difference": row.difference,
          "target": "\(row.goal)",
          "isTargetMet": row.isGoalMet,
        ] as [String: Any]
      },
      "allocationsPerRound": Dictionary(
        uniqueKeysWithValues: allocations.compactMap { count in
          count.perRound.map { (count.title, $0) }
        }
      ),
    ]
    let data = try JSONSerialization.data(
      withJSONObject: object,
      options: [.prettyPrinted, .sortedKeys]
    )
    return String(decoding: data, as: UTF8.self)
  }
}
