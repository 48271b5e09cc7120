import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

/// What a caller gets through its completion handler if each delegate answers through one of its own.
@Suite("Handlers")
struct HandlerTests {
  private let log = Guarded<[String]>([])

  private func porters(
    _ manners: Porter.Manner...,
    refusing: String = "",
    textOf texts: [String: String] = [:]
  ) -> [Porter] {
    zip(["A", "B", "C", "D"], manners).enumerated()
      .map { index, porter in
        Porter(
          porter.0,
          porter.1,
          isWilling: !refusing.contains(porter.0),
          number: index + 1,
          text: texts[porter.0],
          log: log
        )
      }
  }

  @Test func `all are asked in order and their answers are combined`() {
    let porters = porters(.now, .now, .now)
    defer { withExtendedLifetime(porters) {} }
    let multi = MultiGateDelegate(weakly: porters)
    var notes: [[String]] = []
    multi.notes { notes.append($0) }
    #expect(notes == [["A", "B", "C"]])
    var ranks: [Int] = []
    multi.rank { ranks.append($0) }
    #expect(ranks == [3])
    var names: [String] = []
    multi.adapt("x") { names.append($0) }
    #expect(names == ["xABC"])
    var challenges: [Int] = []
    multi.challenge("h") { code, _ in challenges.append(code) }
    #expect(challenges == [3])
  }

  @Test func `who is asked next waits for the answer before`() {
    let porters = porters(.later, .now, .later)
    defer { withExtendedLifetime(porters) {} }
    let multi = MultiGateDelegate(weakly: porters)
    var answers: [Bool] = []
    multi.mayOpen(1) { answers.append($0) }
    #expect(log.contents == ["A"])
    porters[0].answer()
    #expect(log.contents == ["A", "B", "C"])
    #expect(answers == [])
    porters[2].answer()
    #expect(answers == [true])
  }

  @Test func `a decisive answer ends the round`() {
    let porters = porters(.now, .later, .now, refusing: "B")
    defer { withExtendedLifetime(porters) {} }
    let multi = MultiGateDelegate(weakly: porters)
    var answers: [Bool] = []
    multi.mayOpen(1) { answers.append($0) }
    porters[1].answer()
    #expect(answers == [false])
    #expect(log.contents == ["A", "B"])
    var names: [String?] = []
    multi.filter("x") { names.append($0) }
    porters[1].answer()
    #expect(names == [nil])
    #expect(log.contents == ["A", "B", "A", "B"])
  }

  @Test func `all are asked at once and answers keep the order of registration`() {
    let porters = porters(.later, .now, .later)
    defer { withExtendedLifetime(porters) {} }
    let multi = MultiGateDelegate(weakly: porters)
    var found: [Int] = []
    var progress: [Double] = []
    multi.check(
      "h",
      progress: { progress.append($0) },
      completion: { code, _ in found.append(code) }
    )
    #expect(log.contents == ["A", "B", "C"])
    porters[2].answer()
    #expect(found == [])
    porters[0].answer()
    #expect(found == [1])
    #expect(progress == [0.5, 0.5, 0.5])
  }

  @Test func `a handler without a value is called when all have called theirs`() {
    let porters = porters(.later, .now)
    defer { withExtendedLifetime(porters) {} }
    let multi = MultiGateDelegate(weakly: porters)
    var count = 0
    multi.prepare { count += 1 }
    multi.close { count += 10 }
    #expect(count == 0)
    porters[0].answer()
    #expect(count == 11)
  }

  @Test func `who never answers is passed over`() {
    let porters = porters(.never, .now, .never)
    defer { withExtendedLifetime(porters) {} }
    let multi = MultiGateDelegate(weakly: porters)
    var notes: [[String]] = []
    multi.notes { notes.append($0) }
    #expect(notes == [["B"]])
    var guests: [Set<Int>] = []
    multi.guests(at: 7) { guests.append($0) }
    #expect(guests == [[7, 2]])
  }

  @Test func `if nobody answers the caller gets the default`() {
    let porters = porters(.never, .never)
    defer { withExtendedLifetime(porters) {} }
    for multi in [MultiGateDelegate(weakly: porters), MultiGateDelegate()] {
      var answers: [String] = []
      multi.rank { answers.append("\($0)") }
      multi.challenge("h") { answers.append("\($0) \($1 ?? "nil")") }
      multi.isNeeded { answers.append("\($0)") }
      multi.mayOpen(1) { answers.append("\($0)") }
      multi.limit { answers.append("\($0 ?? -1)") }
      multi.adapt("x") { answers.append($0) }
      multi.title { answers.append($0 ?? "nil") }
      multi.prepare { answers.append("done") }
      #expect(answers == ["0", "0 nil", "true", "true", "-1", "x", "nil", "done"])
    }
  }

  @Test func `a second answer is ignored`() {
    let porters = porters(.twice, .later, .twice)
    defer { withExtendedLifetime(porters) {} }
    let multi = MultiGateDelegate(weakly: porters)
    var notes: [[String]] = []
    multi.notes { notes.append($0) }
    porters[1].answer()
    #expect(notes == [["A", "B", "C"]])
    var guests: [Set<Int>] = []
    multi.guests(at: 0) { guests.append($0) }
    porters[1].answer()
    #expect(guests == [[0, 1, 2, 3]])
  }

  @Test func `who forgets its handler later has not answered`() {
    let porters = porters(.later, .later)
    defer { withExtendedLifetime(porters) {} }
    let multi = MultiGateDelegate(weakly: porters)
    var answers: [Int] = []
    multi.rank { answers.append($0) }
    porters[0].forget()
    #expect(log.contents == ["A", "B"])
    porters[1].forget()
    #expect(answers == [0])
  }

  @Test func `who is deallocated has not answered`() {
    let last = Porter("B", number: 2, log: log)
    defer { withExtendedLifetime(last) {} }
    let multi = MultiGateDelegate(weakly: last)
    var ranks: [Int] = []
    var guests: [Set<Int>] = []
    do {
      let mortal = Porter("A", .later, number: 9, log: log)
      defer { withExtendedLifetime(mortal) {} }
      multi.delegates.add(mortal, at: .first)
      multi.rank { ranks.append($0) }
      multi.guests(at: 0) { guests.append($0) }
      #expect(ranks == [])
    }
    #expect(ranks == [2])
    #expect(guests == [[0, 2]])
  }

  @Test func `who is removed while it is asked may still answer`() {
    let porters = porters(.later, .now)
    defer { withExtendedLifetime(porters) {} }
    let multi = MultiGateDelegate(weakly: porters)
    var notes: [[String]] = []
    multi.notes { notes.append($0) }
    multi.delegates.remove(porters[0])
    porters[0].answer()
    #expect(notes == [["A", "B"]])
  }

  @Test func `who is removed before its turn is not asked and who is added is not either`() {
    let porters = porters(.later, .now, .now)
    defer { withExtendedLifetime(porters) {} }
    let multi = MultiGateDelegate(weakly: porters[0], porters[1])
    var notes: [[String]] = []
    multi.notes { notes.append($0) }
    multi.delegates.remove(porters[1])
    multi.delegates.add(porters[2])
    porters[0].answer()
    #expect(notes == [["A"]])
  }

  @Test func `a round outlives its forwarder`() {
    let porters = porters(.later, .now)
    defer { withExtendedLifetime(porters) {} }
    var notes: [[String]] = []
    do {
      let multi = MultiGateDelegate(weakly: porters)
      multi.notes { notes.append($0) }
    }
    porters[0].answer()
    #expect(notes == [["A", "B"]])
  }

  @Test func `what is retained can be released while a round waits for it`() {
    let multi = MultiGateDelegate()
    var ranks: [Int] = []
    do {
      let kept = Porter("A", .later, number: 5, log: log)
      multi.delegates.add(retaining: kept)
      multi.delegates.add(retaining: Porter("B", number: 1, log: log))
      multi.rank { ranks.append($0) }
      multi.delegates.remove(kept)
      #expect(ranks == [])
    }
    #expect(ranks == [1])
  }

  @Test func `what is retained is released with the registry while a round waits for it`() {
    var multi: MultiGateDelegate? = MultiGateDelegate()
    multi?.delegates.add(retaining: Porter("A", .later, number: 5, log: log))
    var ranks: [Int] = []
    multi?.rank { ranks.append($0) }
    #expect(ranks == [])
    multi = nil
    #expect(ranks == [0])
  }

  @Test func `a provider's delegates can be released while a round waits for them`() {
    let multi = MultiGateDelegate()
    let provider = PorterProvider([
      Porter("A", .later, number: 5, log: log), Porter("B", number: 1, log: log),
    ])
    defer { withExtendedLifetime(provider) {} }
    multi.delegates.add(provider: provider)
    var ranks: [Int] = []
    multi.rank { ranks.append($0) }
    #expect(log.contents == ["A"])
    provider.porters = []
    #expect(ranks == [1])
  }

  @Test func `a provider may have more delegates than are registered`() {
    let multi = MultiGateDelegate()
    let provider = PorterProvider((0..<40).map { Porter("\($0)", number: $0, log: log) })
    defer { withExtendedLifetime(provider) {} }
    multi.delegates.add(provider: provider)
    var guests: [Set<Int>] = []
    multi.guests(at: 0) { guests.append($0) }
    #expect(guests == [Set(0..<40)])
    var notes: [[String]] = []
    multi.notes { notes.append($0) }
    #expect(notes == [(0..<40).map { "\($0)" }])
  }

  @Test func `a caller without a handler changes nothing for delegates`() {
    let porters = porters(.now, .later, .now)
    defer { withExtendedLifetime(porters) {} }
    let multi = MultiGateDelegate(weakly: porters)
    multi.rank(completion: nil)
    multi.close(done: nil)
    porters[1].answer()
    #expect(log.contents == ["A", "B", "A", "B", "C", "C"])
  }

  @Test func `a forwarder as a delegate answers once for all of its own`() {
    let porters = porters(.now, .later, .now)
    defer { withExtendedLifetime(porters) {} }
    let inner = MultiGateDelegate(weakly: porters[1], porters[2])
    defer { withExtendedLifetime(inner) {} }
    let empty = MultiGateDelegate()
    defer { withExtendedLifetime(empty) {} }
    let multi = MultiGateDelegate(weakly: empty, porters[0], inner)
    var ranks: [Int] = []
    multi.rank { ranks.append($0) }
    porters[1].answer()
    #expect(ranks == [3])
    #expect(log.contents == ["A", "B", "C"])
    var codes: [Int] = []
    multi.check("h", progress: { _ in }, completion: { code, _ in codes.append(code) })
    porters[1].answer()
    #expect(codes == [1])
  }

  @Test func `while only the first responder is called its answer counts alone`() {
    let porters = porters(.later, .now)
    defer { withExtendedLifetime(porters) {} }
    let multi = MultiGateDelegate(weakly: porters)
    multi.delegates.stopsAtFirstResponder = true
    var ranks: [Int] = []
    multi.rank { ranks.append($0) }
    porters[0].answer()
    #expect(ranks == [1])
    #expect(log.contents == ["A"])
  }

  @Test func `who does not handle the requirement is not asked`() {
    let porters = porters(.now, .now)
    defer { withExtendedLifetime(porters) {} }
    let multi = MultiGateDelegate()
    multi.delegates.add(porters[0], handling: [.rankCompletion])
    multi.delegates.add(porters[1], handling: .all.subtracting([.rankCompletion]))
    var ranks: [Int] = []
    multi.rank { ranks.append($0) }
    #expect(ranks == [1])
  }

  @Test func `other arguments are passed on`() {
    let porters = porters(.now, .now, textOf: ["B": "b"])
    defer { withExtendedLifetime(porters) {} }
    let multi = MultiGateDelegate(weakly: porters)
    var total = 10
    var sums: [Int] = []
    multi.sum(into: &total) { sums.append($0) }
    #expect(total == 13)
    #expect(sums == [3])
    var titles: [String?] = []
    multi.title { titles.append($0) }
    #expect(titles == ["b"])
    var answers: [Bool] = []
    multi.take("t") { answers.append($0) }
    let kept = Guarded<[Bool]>([])
    multi.keep { answer in kept.withLock { $0.append(answer) } }
    #expect(answers + kept.contents == [true, true])
  }

  @Test func `values and generic requirements have handlers as well`() {
    let multi = MultiStampDelegate()
    multi.delegates.add(retaining: Stamp(number: 1))
    multi.delegates.add(retaining: Stamp(number: 2))
    var sums: [Int] = []
    multi.stamp { sums.append($0) }
    #expect(sums == [3])
    var answers: [Bool] = []
    // Both leave it out, and so do not answer.
    multi.mayStamp("paper") { answers.append($0) }
    #expect(answers == [false])
  }
}

private final class Stamp: StampDelegate {
  private let number: Int

  init(number: Int) {
    self.number = number
  }

  func stamp(completion: @escaping (Int) -> Void) { completion(number) }
}

private final class PorterProvider: DelegateProvider {
  var porters: [Porter]

  init(_ porters: [Porter]) {
    self.porters = porters
  }

  func delegates() -> [any GateDelegate] { porters }
}
