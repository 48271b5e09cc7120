/// Counts what it is given, on one queue.
package final class LastCourier: Courier, @unchecked Sendable {
  // Safety: whoever measures it uses it on one queue, and looks at it when that is empty.
  package private(set) var calls = 0
  private var sum = 0

  package init() {}

  package func deliver(_ word: Int) {
    calls &+= 1
    sum &+= word
  }
}
