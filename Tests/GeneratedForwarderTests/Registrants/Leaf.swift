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
