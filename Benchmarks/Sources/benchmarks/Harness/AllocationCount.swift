import AllocationCounter
import Foundation

/// How often a round of some dispatch asks the heap for memory.
struct AllocationCount {
  let title: String

  /// Nil where nobody counts.
  let perRound: Double?

  /// Counts in a thousand rounds, once a few have gone by.
  ///
  /// - Parameters:
  ///   - title: what is counted.
  ///   - rounds: does so many rounds.
  init(_ title: String, rounds: (Int) async -> Void) async {
    self.title = title
    await rounds(100)
    let before = allocation_count()
    await rounds(1_000)
    let after = allocation_count()
    perRound = before < 0 ? nil : Double(after - before) / 1_000
  }
}

extension AllocationCount {
  /// Stops everything if the heap is asked for memory and nobody notices: zeros would mean nothing.
  static func checkThatSomebodyCounts() async {
    var kept: [NSObject] = []
    let count = await AllocationCount("an object") { rounds in
      for _ in 0..<rounds { kept.append(NSObject()) }
    }
    precondition((count.perRound ?? 1) >= 1, "the heap is asked for memory and nobody notices")
  }
}
