import Synchronization

/// A count that any thread may raise.
final class Tally: Sendable {
  private let count = Atomic<Int>(0)

  var value: Int { count.load(ordering: .sequentiallyConsistent) }

  func raise() {
    count.add(1, ordering: .sequentiallyConsistent)
  }
}
