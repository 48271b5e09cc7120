@testable import SpecForwarders

/// Adopts the protocols of every dispatch, and answers to each kind of requirement what tells who
/// was asked, in which order, and with what: the argument, and its own digit behind it.
final class TableDelegate {
  let digit: Int
  private let log: Log

  var answersNil = false
  var answersTrue = false
  var fails = false
  var claims = false

  // The values that have been set.
  private(set) var setNumbers: [Int] = []
  private(set) var setItems: [Int] = []

  init(_ digit: Int, _ log: Log) {
    self.digit = digit
    self.log = log
  }

  private func answer(to value: Int = 0) -> Int {
    log.note("\(digit)")
    return value * 10 + digit
  }

  private func attempt(_ value: Int) throws -> Int {
    let answer = answer(to: value)
    if fails { throw CheckError.failed }
    return answer
  }
}

extension TableDelegate: TableBroadcastDelegate, TableFirstDelegate, TableLastDelegate,
  TableReduceDelegate, TablePipelineDelegate, TableByDelegate
{
  func void(_ value: Int) { _ = answer(to: value) }
  func value(_ value: Int) -> Int { answer(to: value) }
  func optional(_ value: Int) -> Int? { answersNil && answer() > 0 ? nil : answer(to: value) }
  func bool(_ value: Bool) -> Bool { answer() > 0 && answersTrue }
  func collection(_ value: [Int]) -> [Int] { value + [answer()] }
  func throwing(_ value: Int) throws -> Int { try attempt(value) }
  func suspending(_ value: Int) async -> Int { answer(to: value) }

  var number: Int {
    get { answer() }
    set { setNumbers.append(newValue) }
  }

  subscript(value: Int) -> Int {
    get { answer(to: value) }
    set { setItems.append(newValue + value) }
  }

  func generic<T: Comparable>(_ value: T) -> T { answer() > 0 ? value : value }
}

extension TableDelegate: TableFirstNonNilDelegate {
  func throwing(_ value: Int) throws -> Int? { try attempt(value) }
  func suspending(_ value: Int) async -> Int? { optional(value) }

  var maybe: Int? {
    get { optional(0) }
    set { setNumbers.append(newValue ?? 0) }
  }

  subscript(value: Int) -> Int? {
    get { optional(value) }
    set { setItems.append((newValue ?? 0) + value) }
  }

  func generic<T: Comparable>(_ value: T) -> T? { optional(0).map { _ in value } }
}

extension TableDelegate: TableAnyTrueDelegate, TableAllTrueDelegate {
  func throwing(_ value: Int) throws -> Bool { try attempt(value) > 0 && answersTrue }
  func suspending(_ value: Int) async -> Bool { bool(false) }

  var flag: Bool {
    get { bool(false) }
    set { setNumbers.append(newValue ? 1 : 0) }
  }

  subscript(value: Int) -> Bool {
    get { bool(false) }
    set { setItems.append((newValue ? 1 : 0) + value) }
  }

  func generic<T: Comparable>(_ value: T) -> Bool { bool(false) }
}

extension TableDelegate: TableCollectDelegate {
  func throwing(_ value: Int) throws -> [Int] { [try attempt(value)] }
  func suspending(_ value: Int) async -> [Int] { [answer(to: value)] }

  var list: [Int] {
    get { [answer()] }
    set { setNumbers += newValue }
  }

  subscript(value: Int) -> [Int] {
    get { [answer(to: value)] }
    set { setItems += newValue.map { $0 + value } }
  }

  func generic<T: Comparable>(_ value: T) -> [T] { answer() > 0 ? [value] : [] }
}

extension TableDelegate: MultiTableClaimedDelegateClaiming {
  func claimsValue(_ value: Int, over answer: Int) -> Bool { claim(over: answer) }
  func claimsOptional(_ value: Int, over answer: Int?) -> Bool { claim(over: answer ?? 0) }
  func claimsBool(_ value: Bool, over answer: Bool) -> Bool { claim(over: answer ? 1 : 0) }
  func claimsCollection(_ value: [Int], over answer: [Int]) -> Bool { claim(over: answer[0]) }
  func claimsThrowing(_ value: Int, over answer: Int) -> Bool { claim(over: answer) }
  func claimsSuspending(_ value: Int, over answer: Int) -> Bool { claim(over: answer) }
  func claimsNumber(over answer: Int) -> Bool { claim(over: answer) }
  func claimsItem(_ value: Int, over answer: Int) -> Bool { claim(over: answer) }
  func claimsGeneric<T: Comparable>(_ value: T, over answer: T) -> Bool { claim(over: 0) }

  private func claim(over answer: Int) -> Bool {
    log.note("?")
    return claims
  }
}
