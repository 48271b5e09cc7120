import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Closures")
struct ClosureTests {
  @Test func `under first a completion handler is called exactly once`() {
    let pair = Pair()
    var answers: [Int] = []
    pair.multi.finish { answers.append($0) }
    #expect(answers == [1])
  }

  @Test func `under first the default calls the completion handler when nobody responds`() {
    var answers: [Int] = []
    let multi = MultiDispatchDelegate()
    multi.finish { answers.append($0) }
    #expect(answers == [0])
  }

  @Test func `under first the default calls it when the last responder has just died`() {
    var answers: [Int] = []
    let multi = MultiDispatchDelegate()
    do {
      let mortal = Respondent("A", Log(), number: 7)
      multi.delegates.add(mortal)
    }
    multi.finish { answers.append($0) }
    #expect(answers == [0])
  }

  @Test func `under broadcast every responder gets the closure`() {
    let pair = Pair()
    var answers: [Int] = []
    pair.multi.load { answers.append($0) }
    #expect(answers == [1, 2])
    pair.multi.load(telling: nil)
    #expect(answers == [1, 2])
  }

  @Test func `a closure that does not escape is passed to everyone`() {
    let pair = Pair()
    var sum = 0
    pair.multi.visit { sum += $0 }
    #expect(sum == 3)
  }
}
