/// A count that any thread may raise.
final class Tally: Sendable {
  private let count = Guarded(0)

  var value: Int { count.withLock { $0 } }

  func raise() {
    count.withLock { $0 += 1 }
  }
}
