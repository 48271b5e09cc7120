import MultiDelegateRuntime

@testable import RegistrantForwarders

/// What the leaves of one tree heard.
final class LeafLog: Sendable {
  private let entries = Guarded<[String]>([])

  func note(_ leaf: Int, _ call: LeafCall) {
    entries.withLock { $0.append("\(leaf) \(call)") }
  }

  func take() -> [String] {
    entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }
}

/// What a delegate answers, which follows from its number.
struct LeafAnswers: Sendable {
  let number: Int
  let log: LeafLog

  func note(_ call: LeafCall) { log.note(number, call) }

  func answer(_ call: LeafCall, _ argument: Int = 0) -> Int? {
    note(call)
    return call.answer(of: number, argument)
  }
}

/// What an object or a value has to be a delegate of every forwarder here.
protocol Leafy: TwigDelegate {
  var answers: LeafAnswers { get }
}

extension Leafy {
  func sway(_ number: Int) { answers.note(.sway) }
  func snap(_ number: Int) { answers.note(.snap) }
  func bend(_ number: Int) throws { answers.note(.bend) }
  func weight(_ number: Int) -> Int { answers.answer(.weight) ?? 0 }
  func pick(_ number: Int) -> Int { answers.answer(.pick) ?? 0 }
  func end(_ number: Int) -> Int { answers.answer(.end) ?? 0 }
  func nest(_ number: Int) -> Int? { answers.answer(.nest) }
  func mayFall(_ number: Int) -> Bool { answers.answer(.mayFall) == 1 }
  func mayGrow(_ number: Int) -> Bool { answers.answer(.mayGrow) == 1 }
  func height(_ number: Int) -> Int { answers.answer(.height) ?? 0 }
  func depth(_ number: Int) -> Int? { answers.answer(.depth) }
  func leaves(_ number: Int) -> [Int] { answers.answer(.leaves).map { [$0] } ?? [] }
  func fruits(_ number: Int) -> [Int] { answers.answer(.fruits).map { [$0] } ?? [] }
  func grow(_ number: Int) -> Int { answers.answer(.grow, number) ?? 0 }
  func owner(_ number: Int) -> Int { answers.answer(.owner) ?? 0 }
  var age: Int { answers.answer(.age) ?? 0 }
  func bud(_ number: Int) {}
  func pick(_ text: String) -> Int { 0 }
}

final class Leaf: Leafy, RootDelegate {
  let answers: LeafAnswers

  init(_ number: Int, _ log: LeafLog) {
    answers = LeafAnswers(number: number, log: log)
  }

  func water(_ number: Int) -> Int { 0 }
}

struct LeafValue: Leafy {
  let answers: LeafAnswers
}

/// A provider of whatever its forwarder calls.
final class LeafProvider<Delegate>: DelegateProvider {
  var provided: [Delegate] = []

  func delegates() -> [Delegate] { provided }
}
