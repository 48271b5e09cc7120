import AllocationCounter
import Foundation

/// The number of allocations in a round of some dispatch.
struct AllocationCount {
  let title: String

  /// Nil if allocations are not counted.
  let perRound: Double?

  /// Counts in a thousand rounds, after a few others.
  ///
  /// - Parameters:
  ///   - title: the name of the count.
  ///   - rounds: does the given number of rounds.
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
  /// Stops the program if an allocation is not counted: zeros would mean nothing then.
  static func checkThatSomebodyCounts() async {
    var kept: [NSObject] = []
    let count = await AllocationCount("an object") { rounds in
      for _ in 0..<rounds { kept.append(NSObject()) }
    }
    precondition((count.perRound ?? 1) >= 1, "the heap is asked for memory and nobody notices")
  }
}
