/// The outcome of two operations.
struct Outcome: Hashable {
  /// The result of each operation, and the delegates that it called.
  let results: [String]

  /// Which observers each operation called, and in the end a later call.
  let observers: [String]
  let list: String

  /// Whom a later call reaches.
  let finalCall: String
  let deallocated: String
  let violatedInvariant: String?

  /// Whether the registry is left as in `other`, and as many changes have been announced to its
  /// observers, by whichever operation or call.
  func leavesTheSame(as other: Outcome) -> Bool {
    (list, finalCall, deallocated) == (other.list, other.finalCall, other.deallocated)
      && announcements == other.announcements
  }

  /// The observers that were called, in no order.
  private var announcements: [Substring] {
    observers.flatMap { $0.split(separator: " ") }.sorted()
  }
}
