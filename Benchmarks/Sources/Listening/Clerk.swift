/// One of three classes of listeners, so that the compiler knows the class of no call.
package final class Clerk: CountingListener {
  package private(set) var calls = 0
  private var sum = 0

  package init() {}

  package func hear(_ word: Int) { note(word) }

  package func echo(_ word: Int) { note(word) }

  package func hearFirst(_ word: Int) { note(word) }

  package func answer(_ question: Int) -> Int {
    note(question)
    return sum
  }

  package func answerFirst(_ question: Int) -> Int { answer(question) }

  package func find(_ word: Int) -> Int? { answer(word) }

  package func attempt(_ word: Int) throws {
    if word < 0 { throw Failure() }
    note(word)
  }

  package func weigh<Weight: BinaryInteger>(_ weight: Weight) {
    note(Int(truncatingIfNeeded: weight))
  }

  package var level: Int {
    calls &+= 1
    return sum
  }

  private func note(_ word: Int) {
    calls &+= 1
    sum &+= word
  }
}
