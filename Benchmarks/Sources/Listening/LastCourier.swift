/// Counts its calls, on one queue.
package final class LastCourier: Courier, @unchecked Sendable {
  // Safety: the measurement uses it on one queue, and reads it when that is empty.
  package private(set) var calls = 0
  private var sum = 0

  package init() {}

  package func deliver(_ word: Int) {
    calls &+= 1
    sum &+= word
  }
}
