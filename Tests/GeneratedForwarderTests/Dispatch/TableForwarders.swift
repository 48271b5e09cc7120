import MultiDelegateRuntime

@testable import SpecForwarders

/// A forwarder of every dispatch, to the same delegates.
final class TableForwarders {
  let log = LockedLog()

  /// They answer 1, 2 and 3.
  let delegates: [TableDelegate]

  private(set) lazy var broadcast: MultiTableBroadcastDelegate = make(\.delegates)
  private(set) lazy var first: MultiTableFirstDelegate = make(\.delegates)
  private(set) lazy var last: MultiTableLastDelegate = make(\.delegates)
  private(set) lazy var firstNonNil: MultiTableFirstNonNilDelegate = make(\.delegates)
  private(set) lazy var anyTrue: MultiTableAnyTrueDelegate = make(\.delegates)
  private(set) lazy var allTrue: MultiTableAllTrueDelegate = make(\.delegates)
  private(set) lazy var reduce: MultiTableReduceDelegate = make(\.delegates)
  private(set) lazy var collect: MultiTableCollectDelegate = make(\.delegates)
  private(set) lazy var pipeline: MultiTablePipelineDelegate = make(\.delegates)
  private(set) lazy var claimed: MultiTableClaimedDelegate = make(\.delegates)
  private(set) lazy var by: MultiTableByDelegate = make(\.delegates)

  private let stopsAtFirstResponder: Bool

  /// The requirements of the forwarders that have been used: `last.value`.
  private(set) var requirements: [String] = []

  /// Makes forwarders to `count` delegates.
  init(_ count: Int, stoppingAtFirstResponder stopsAtFirstResponder: Bool = false) {
    let log = log
    delegates = (0..<count).map { TableDelegate($0 + 1, log) }
    self.stopsAtFirstResponder = stopsAtFirstResponder
  }

  private func make<Multi: Forwarder>(
    _ registry: KeyPath<Multi, MultiDelegateRuntime.DelegateRegistry<Multi.ForwardedReference>>
  ) -> Multi where Multi.ForwardedReference.Refusal == Never {
    let multi = Multi(weakly: delegates.compactMap { $0 as? Multi.ForwardedReference.Delegate })
    multi[keyPath: registry].stopsAtFirstResponder = stopsAtFirstResponder
    // `MultiTableLastDelegate` is that of `last`.
    let dispatch = "\(Multi.self)".dropFirst("MultiTable".count).dropLast("Delegate".count)
    let name = dispatch.prefix(1).lowercased() + dispatch.dropFirst()
    requirements += Multi.ForwardedReference.Requirement.allCases.map { "\(name).\($0)" }
    return multi
  }

  /// The digits of those that have been called, in order.
  var called: String { log.entries.filter { $0 != "?" }.joined() }
}

/// Adopts the protocols of every dispatch, and answers to each kind of requirement what tells who
/// was asked, in which order, and with what: the argument, and its own digit behind it.
// Safety: only a test writes to it, while nobody calls it.
final class TableDelegate: @unchecked Sendable {
  let digit: Int
  private let log: LockedLog

  var answersNil = false
  var answersTrue = false
  var fails = false
  var claims = false

  /// The values that have been set.
  private(set) var settings: [Int] = []

  init(_ digit: Int, _ log: LockedLog) {
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
    set { settings.append(newValue) }
  }

  subscript(value: Int) -> Int {
    get { answer(to: value) }
    set { settings.append(newValue + value) }
  }

  func generic<T: Comparable>(_ value: T) -> T { answer() > 0 ? value : value }
  func reversed(_ value: Int) -> Int { answer(to: value) }
  func handler(_ value: Int, _ done: @escaping (Int) -> Void) { done(answer(to: value)) }
  func together(_ value: Int) async -> Int { answer(to: value) }
}

extension TableDelegate: TableFirstNonNilDelegate {
  func throwing(_ value: Int) throws -> Int? { try attempt(value) }
  func suspending(_ value: Int) async -> Int? { optional(value) }

  var maybe: Int? {
    get { optional(0) }
    set { settings.append(newValue ?? 0) }
  }

  subscript(value: Int) -> Int? {
    get { optional(value) }
    set { settings.append((newValue ?? 0) + value) }
  }

  func generic<T: Comparable>(_ value: T) -> T? { optional(0).map { _ in value } }
  func reversed(_ value: Int) -> Int? { optional(value) }
  func handler(_ value: Int, _ done: @escaping (Int?) -> Void) { done(optional(value)) }
  func together(_ value: Int) async -> Int? { optional(value) }
}

extension TableDelegate: TableAnyTrueDelegate, TableAllTrueDelegate {
  func throwing(_ value: Int) throws -> Bool { try attempt(value) > 0 && answersTrue }
  func suspending(_ value: Int) async -> Bool { bool(false) }

  var flag: Bool {
    get { bool(false) }
    set { settings.append(newValue ? 1 : 0) }
  }

  subscript(value: Int) -> Bool {
    get { bool(false) }
    set { settings.append((newValue ? 1 : 0) + value) }
  }

  func generic<T: Comparable>(_ value: T) -> Bool { bool(false) }
  func reversed(_ value: Int) -> Bool { bool(false) }
  func handler(_ value: Int, _ done: @escaping (Bool) -> Void) { done(bool(false)) }
  func together(_ value: Int) async -> Bool { bool(false) }
}

extension TableDelegate: TableCollectDelegate {
  func throwing(_ value: Int) throws -> [Int] { [try attempt(value)] }
  func suspending(_ value: Int) async -> [Int] { [answer(to: value)] }

  var list: [Int] {
    get { [answer()] }
    set { settings += newValue }
  }

  subscript(value: Int) -> [Int] {
    get { [answer(to: value)] }
    set { settings += newValue.map { $0 + value } }
  }

  func generic<T: Comparable>(_ value: T) -> [T] { answer() > 0 ? [value] : [] }
  func reversed(_ value: Int) -> [Int] { [answer(to: value)] }
  func handler(_ value: Int, _ done: @escaping ([Int]) -> Void) { done([answer(to: value)]) }
  func together(_ value: Int) async -> [Int] { [answer(to: value)] }
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
  func claimsReversed(_ value: Int, over answer: Int) -> Bool { claim(over: answer) }

  private func claim(over answer: Int) -> Bool {
    log.note("?")
    return claims
  }
}
