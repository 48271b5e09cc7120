/// The outcome of two operations.
struct Outcome: Hashable {
  /// The result of each operation, and the delegates that it called.
  let results: [String]

  /// Which observers each operation called.
  let observers: [String]
  let list: String

  /// Whom a later call reaches.
  let finalCall: String
  let deallocated: String
  let violatedInvariant: String?

  /// Whether the registry is left as in `other`.
  func leavesTheSame(as other: Outcome) -> Bool {
    (list, finalCall, deallocated) == (other.list, other.finalCall, other.deallocated)
  }
}
