@testable import SpecForwarders

/// A delegate that answers through handlers in its own manner, and logs when it is asked.
///
/// Any thread may ask it and let it answer.
final class Porter: GateDelegate, Sendable {
  /// What it does with a handler.
  enum Manner: CaseIterable, Sendable {
    /// Calls it.
    case now
    /// Calls it twice.
    case twice
    /// Keeps it until ``answer()`` or ``forget()``.
    case later
    /// Releases it.
    case never
  }

  let name: String
  let manner: Manner
  let isWilling: Bool
  let number: Int
  let text: String?
  private let log: Guarded<[String]>
  private let kept = Guarded<[@Sendable () -> Void]>([])

  init(
    _ name: String,
    _ manner: Manner = .now,
    isWilling: Bool = true,
    number: Int = 0,
    text: String? = nil,
    log: Guarded<[String]> = Guarded([])
  ) {
    self.name = name
    self.manner = manner
    self.isWilling = isWilling
    self.number = number
    self.text = text
    self.log = log
  }

  /// Whether it keeps a handler.
  var isWaiting: Bool { !kept.contents.isEmpty }

  /// Calls the handlers that it has kept.
  func answer() {
    for answer in takeKept() { answer() }
  }

  /// Releases them.
  func forget() { _ = takeKept() }

  private func takeKept() -> [@Sendable () -> Void] {
    kept.withLock { kept in
      defer { kept = [] }
      return kept
    }
  }

  private func reply(_ answer: @escaping () -> Void) {
    log.withLock { $0.append(name) }
    switch manner {
    case .now: answer()
    case .twice:
      answer()
      answer()
    case .later:
      // Safety: a forwarder's handlers may be called on any thread.
      nonisolated(unsafe) let answer = answer
      kept.withLock { $0.append { unsafe answer() } }
    case .never: break
    }
  }

  func mayOpen(_ gate: Int, completionHandler: @escaping (Bool) -> Void) {
    reply { [isWilling] in completionHandler(isWilling) }
  }
  func isNeeded(completionHandler: @escaping (Bool) -> Void) {
    reply { [isWilling] in completionHandler(isWilling) }
  }
  func prepare(_ done: @escaping () -> Void) { reply(done) }
  func close(done: (() -> Void)?) { reply { done?() } }
  func guests(at gate: Int, completion: @escaping (Set<Int>) -> Void) {
    reply { [number] in completion([gate, number]) }
  }
  func notes(completion: @escaping ([String]) -> Void) {
    reply { [name] in completion([name]) }
  }
  func rank(completion: ((Int) -> Void)?) {
    reply { [number] in completion?(number) }
  }
  func limit(completion: @escaping (Int?) -> Void) {
    reply { [number, isWilling] in completion(isWilling ? number : nil) }
  }
  func adapt(_ name: String, completion: @escaping (String) -> Void) {
    reply { [own = self.name] in completion(name + own) }
  }
  func filter(_ name: String, completion: @escaping (String?) -> Void) {
    reply { [own = self.name, isWilling] in completion(isWilling ? name + own : nil) }
  }
  func challenge(_ host: String, completion: @escaping (Int, String?) -> Void) {
    reply { [number, text] in completion(number, text) }
  }
  func check(
    _ host: String,
    progress: @escaping (Double) -> Void,
    completion: ((Int, String?) -> Void)?
  ) {
    progress(0.5)
    reply { [number, text] in completion?(number, text) }
  }
  func title(completion: @escaping (String?) -> Void) {
    reply { [text] in completion(text) }
  }
  func take(_ token: consuming String, completion: @escaping (Bool) -> Void) {
    reply { [isWilling] in completion(isWilling) }
  }
  func keep(_ completion: sending @escaping (Bool) -> Void) {
    let completion = completion
    reply { [isWilling] in completion(isWilling) }
  }
  func sum(into total: inout Int, completion: @escaping (Int) -> Void) {
    total += number
    reply { [number] in completion(number) }
  }
  func first(completion: @escaping (Int) -> Void) {
    reply { [number] in completion(number) }
  }
}

extension Guarded {
  /// A copy of the value.
  var contents: Value { withLock { $0 } }
}
