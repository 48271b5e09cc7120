import Listening
import Synchronization

/// A forwarder written by hand that waits for the answers of its delegates, without a `DispatchGroup`.
///
/// The delegates may answer on any thread, in any order, and more than once. There is no `handling`, no
/// change during a round, and no end of a round in which a delegate forgets to answer.
final class JoiningForwarder: Gatekeeper {
  private let gatekeepers: [WeakGatekeeper]

  init(_ gatekeepers: [any Gatekeeper]) {
    self.gatekeepers = gatekeepers.map { WeakGatekeeper($0) }
  }

  func mayOpen(_ url: String, completionHandler: @escaping (Bool) -> Void) {
    let join = Join(gatekeepers.count, completionHandler)
    for (index, element) in gatekeepers.enumerated() {
      guard let gatekeeper = element.gatekeeper else {
        join.answer(true, at: index)
        continue
      }
      gatekeeper.mayOpen(url) { join.answer($0, at: index) }
    }
  }

  func mayFollow(_ url: String, completionHandler: @escaping (Bool) -> Void) {
    Questions(gatekeepers, url, completionHandler).ask(from: 0)
  }
}

private final class WeakGatekeeper {
  weak var gatekeeper: (any Gatekeeper)?

  init(_ gatekeeper: any Gatekeeper) { self.gatekeeper = gatekeeper }
}

/// The answers to a question that all delegates are asked at once.
private final class Join {
  private struct State {
    var answers: [Bool?]
    var open: Int
  }

  private let state: Mutex<State>
  private let completionHandler: (Bool) -> Void

  init(_ count: Int, _ completionHandler: @escaping (Bool) -> Void) {
    state = Mutex(State(answers: Array(repeating: nil, count: count), open: count))
    self.completionHandler = completionHandler
    if count == 0 { completionHandler(true) }
  }

  func answer(_ answer: Bool, at index: Int) {
    let result: Bool? = state.withLock { state in
      guard state.answers[index] == nil else { return nil }
      state.answers[index] = answer
      state.open -= 1
      return state.open == 0 ? !state.answers.contains(false) : nil
    }
    if let result { completionHandler(result) }
  }
}

/// A question that one delegate after the other is asked, until one answers `false`.
private final class Questions {
  private let gatekeepers: [WeakGatekeeper]
  private let url: String
  private let completionHandler: (Bool) -> Void

  /// The index of the delegate whose answer is awaited.
  private let awaited = Mutex(0)

  init(
    _ gatekeepers: [WeakGatekeeper],
    _ url: String,
    _ completionHandler: @escaping (Bool) -> Void
  ) {
    self.gatekeepers = gatekeepers
    self.url = url
    self.completionHandler = completionHandler
  }

  func ask(from first: Int) {
    for index in first..<gatekeepers.count {
      guard let gatekeeper = gatekeepers[index].gatekeeper else { continue }
      awaited.withLock { $0 = index }
      gatekeeper.mayFollow(url) { self.answer($0, at: index) }
      return
    }
    completionHandler(true)
  }

  private func answer(_ answer: Bool, at index: Int) {
    let isAwaited = awaited.withLock { awaited in
      guard awaited == index else { return false }
      awaited = -1
      return true
    }
    guard isAwaited else { return }
    if answer { ask(from: index + 1) } else { completionHandler(false) }
  }
}
