import AllocationCounter
import Foundation

/// The number of allocations in a round of some dispatch.
struct AllocationCount {
  let title: String

  /// Nil if allocations are not counted.
  let perRound: Double?

  /// The number that is allowed.
  let limit: Double

  /// Counts in a thousand rounds, after a few others.
  ///
  /// - Parameters:
  ///   - title: the name of the count.
  ///   - limit: the number that is allowed in a round.
  ///   - rounds: does the given number of rounds.
  init(_ title: String, atMost limit: Double = 0, rounds: (Int) async -> Void) async {
    self.title = title
    self.limit = limit
    await rounds(100)
    let before = allocation_count()
    await rounds(1_000)
    let after = allocation_count()
    perRound = before < 0 ? nil : Double(after - before) / 1_000
  }

  var isGoalMet: Bool { (perRound ?? 0) <= limit }
}

extension AllocationCount {
  /// Stops the program if an allocation is not counted: zeros would mean nothing then.
  static func checkThatSomebodyCounts() async {
    var kept: [NSObject] = []
    let count = await AllocationCount("an object") { rounds in
      for _ in 0..<rounds { kept.append(NSObject()) }
    }
    precondition((count.perRound ?? 1) >= 1, "the heap is asked for memory and nobody notices")
  }
}
