import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

/// Insertion with handling, inside a `deinit`, and of several delegates at once; `InsertionRowTests`
/// has the table of places.
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

  @Test func `an unknown anchor changes no handling`() {
    multi.delegates.add(contentsOf: [a, b])
    let isBefore = multi.delegates.add(a, at: .before(c), handling: [])
    let isAfter = multi.delegates.add(b, at: .after(c), handling: [])
    #expect(!isBefore && !isAfter)
    multi.transferDidStart("one")
    #expect(log.take() == "A B")
  }

  @Test func `a dying anchor changes nothing`() {
    multi.delegates.add(contentsOf: [a, b])
    var answers: [Bool] = []
    let (delegates, x) = (multi.delegates, x)
    var dying: Recorder? = Recorder("†", log)
    dying?.farewell = { anchor in
      answers = [delegates.add(x, at: .before(anchor)), delegates.add(x, at: .after(anchor))]
    }
    if let dying { multi.delegates.add(dying, at: .index(1)) }
    #expect(multi.delegates.names == "A † B")
    dying = nil
    #expect(answers == [false, false])
    #expect(multi.delegates.names == "A B")
  }

  @Test func `inserting a registered delegate moves it and keeps its options`() {
    multi.delegates.add(contentsOf: [a, b, c])
    multi.delegates.add(c, handling: [.transferDidStart])
    #expect(multi.delegates.add(c, at: .before(a)))
    multi.transferDidStart("one")
    multi.transferDidFinish("one")
    #expect(log.take() == "C A B A B")
    multi.delegates.add(c, at: .index(1))
    multi.transferDidStart("one")
    multi.transferDidFinish("one")
    #expect(log.take() == "A C B A B")
  }

  @Test func `inserting with a handling moves a registered delegate and changes its handling`() {
    multi.delegates.add(contentsOf: [a, b])
    #expect(multi.delegates.add(b, at: .before(a), handling: [.transferDidFinish]))
    multi.transferDidStart("one")
    multi.transferDidFinish("one")
    #expect(log.take() == "A B A")
  }

  @Test(arguments: [(0, "B A C"), (1, "A B C"), (2, "A C B"), (9, "A C B")])
  func `a registered delegate inserted at an index has that place afterwards`(
    _ index: Int,
    _ expected: String
  ) {
    multi.delegates.add(contentsOf: [a, b, c])
    multi.delegates.add(b, at: .index(index))
    #expect(multi.delegates.names == expected)
  }

  @Test func `several inserted beside one of them come to stand beside it`() {
    multi.delegates.add(contentsOf: [a, b])
    #expect(multi.delegates.add(contentsOf: [x, b], at: .before(b), handling: [.rankOf]))
    #expect(multi.delegates.names == "A X B")
    #expect(multi.delegates.add(contentsOf: [c, a, x, b], at: .after(a)))
    #expect(multi.delegates.names == "A C X B")
    #expect(multi.delegates.violatedInvariant() == nil)
    multi.transferDidStart("one")
    #expect(log.take() == "A C")
  }

  @Test func `several inserted at once count a delegate named twice once`() {
    multi.delegates.add(contentsOf: [a, b, c, c])
    multi.delegates.add(contentsOf: [c, x, c, a], at: .index(1))
    #expect(multi.delegates.names == "B C X A")
  }
}
