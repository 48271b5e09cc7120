import Testing

@testable import MultiDelegateRuntime

@Suite("Insertion")
struct InsertingTests {
  private let log = Log()
  private let multi = MultiTransferDelegate()
  private let a: Recorder
  private let b: Recorder
  private let c: Recorder
  private let x: Recorder

  init() {
    a = Recorder("A", log, value: 1)
    b = Recorder("B", log, value: 2)
    c = Recorder("C", log, value: 3)
    x = Recorder("X", log)
  }

  @Test func `a delegate is inserted before or after an anchor`() {
    multi.delegates.add(contentsOf: [a, b])
    let isBefore = multi.delegates.insert(x, before: b)
    let isAfter = multi.delegates.insert(c, after: a)
    #expect(isBefore && isAfter)
    #expect(multi.delegates.names == "A C X B")
  }

  @Test func `an unknown anchor changes nothing`() {
    multi.delegates.add(contentsOf: [a, b])
    let answers = [
      multi.delegates.insert(x, before: c), multi.delegates.insert(x, after: c),
      multi.delegates.insert(a, after: c), multi.delegates.insert(x, before: x),
      multi.delegates.insert(a, before: c, handling: []),
    ]
    #expect(answers.allSatisfy { !$0 })
    multi.transferDidStart("one")
    #expect(log.take() == "A B")
  }

  @Test func `a dying anchor changes nothing`() {
    multi.delegates.add(contentsOf: [a, b])
    var answers: [Bool] = []
    let (delegates, x) = (multi.delegates, x)
    var dying: Recorder? = Recorder("†", log)
    dying?.farewell = { anchor in
      answers = [delegates.insert(x, before: anchor), delegates.insert(x, after: anchor)]
    }
    if let dying { multi.delegates.insert(dying, at: 1) }
    #expect(multi.delegates.names == "A † B")
    dying = nil
    #expect(answers == [false, false])
    #expect(multi.delegates.names == "A B")
  }

  @Test func `inserting a registered delegate moves it and keeps its options`() {
    multi.delegates.add(contentsOf: [a, b, c])
    multi.delegates.add(c, handling: [.transferDidStart])
    #expect(multi.delegates.insert(c, before: a))
    multi.transferDidStart("one")
    multi.transferDidFinish("one")
    #expect(log.take() == "C A B A B")
    multi.delegates.insert(c, at: 1)
    multi.transferDidStart("one")
    multi.transferDidFinish("one")
    #expect(log.take() == "A C B A B")
  }

  @Test func `inserting with a handling moves a registered delegate and changes its handling`() {
    multi.delegates.add(contentsOf: [a, b])
    #expect(multi.delegates.insert(b, before: a, handling: [.transferDidFinish]))
    multi.transferDidStart("one")
    multi.transferDidFinish("one")
    #expect(log.take() == "A B A")
  }

  @Test func `inserting a delegate relative to itself is a no-op`() {
    multi.delegates.add(contentsOf: [a, b, c])
    #expect(multi.delegates.insert(b, before: b))
    #expect(multi.delegates.insert(b, after: b))
    #expect(multi.delegates.names == "A B C")
  }

  @Test(arguments: [(0, "X Y A B"), (1, "A X Y B"), (2, "A B X Y"), (99, "A B X Y")])
  func `several inserted at an index keep their order, and an index past the end is the end`(
    _ index: Int,
    _ expected: String
  ) {
    multi.delegates.add(contentsOf: [a, b])
    let y = Recorder("Y", log)
    multi.delegates.insert(contentsOf: [x, y], at: index)
    #expect(multi.delegates.names == expected)
  }

  @Test(arguments: [(0, "B A C"), (1, "A B C"), (2, "A C B"), (9, "A C B")])
  func `a registered delegate inserted at an index has that place afterwards`(
    _ index: Int,
    _ expected: String
  ) {
    multi.delegates.add(contentsOf: [a, b, c])
    multi.delegates.insert(b, at: index)
    #expect(multi.delegates.names == expected)
  }

  @Test func `several inserted at once count a delegate named twice once`() {
    multi.delegates.add(contentsOf: [a, b, c, c])
    multi.delegates.insert(contentsOf: [c, x, c, a], at: 1)
    #expect(multi.delegates.names == "B C X A")
  }
}
