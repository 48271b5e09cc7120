import MultiDelegateRuntime

@testable import SpecForwarders

/// Answers what it is told to, and notes in a log, which it may share, that it was called.
final class Respondent: DispatchDelegate {
  let name: String
  let log: Log
  var number: Int?
  var title: String
  var volume = 0
  var hint: String?

  /// Runs at the beginning of every call.
  var onCall: () -> Void = {}

  init(_ name: String, _ log: Log, number: Int? = nil) {
    self.name = name
    self.log = log
    self.number = number
    title = name
  }

  func tell(_ word: String) { note(word) }
  func tellOne(_ word: String) { note(word) }
  func tellOrElse(_ log: Log) { note("tellOrElse") }
  func tellOneOrElse(_ log: Log) { note("tellOneOrElse") }
  func tellOrTrap() { note("tellOrTrap") }
  func askAll(_ question: String) -> Int { answer() ?? 0 }
  func askOne(_ question: String) -> Int { answer() ?? 0 }
  func askAllMaybe() -> Int? { answer() }
  func askOneMaybe() -> Int? { answer() }
  func askUntilSomebodyKnows() -> Int? { answer() }
  func askTwiceOptional() -> Int?? { answer().map { $0 < 0 ? Optional<Int>.none : $0 } }
  func finish(then handler: @escaping (Int) -> Void) { handler(answer() ?? 0) }
  func load(telling progress: ((Int) -> Void)?) { progress?(answer() ?? 0) }
  func visit(_ visitor: (Int) -> Void) { visitor(answer() ?? 0) }

  private func answer() -> Int? {
    note("asked")
    return number
  }

  private func note(_ word: String) {
    onCall()
    log.note("\(name): \(word)")
  }
}

/// Two delegates that answer 1 and 2, and a forwarder to both.
struct Pair {
  let log = Log()
  let first: Respondent
  let second: Respondent
  let multi: MultiDispatchDelegate

  init() {
    first = Respondent("A", log, number: 1)
    second = Respondent("B", log, number: 2)
    multi = MultiDispatchDelegate(weakly: first, second)
  }
}
