import MultiDelegateRuntime

@testable import SpecForwarders

/// A forwarder of every dispatch, to the same delegates.
final class TableForwarders {
  let log = LockedLog()

  /// They answer 1, 2 and 3.
  let delegates: [TableDelegate]

  private var made: [ObjectIdentifier: AnyObject] = [:]
  private let stopsAtFirstResponder: Bool

  /// The requirements of the forwarders that have been used: `last.value`.
  private(set) var requirements: [String] = []

  /// Makes forwarders to `count` delegates.
  init(_ count: Int, stoppingAtFirstResponder stopsAtFirstResponder: Bool = false) {
    let log = log
    delegates = (0..<count).map { TableDelegate($0 + 1, log) }
    self.stopsAtFirstResponder = stopsAtFirstResponder
  }

  /// The forwarder of this type, which is made when it is used first.
  func forwarder<Multi: Forwarder>(
    _ registry: KeyPath<Multi, MultiDelegateRuntime.DelegateRegistry<Multi.ForwardedReference>>
  ) -> Multi where Multi.ForwardedReference.Refusal == Never {
    if let multi = made[ObjectIdentifier(Multi.self)] as? Multi { return multi }
    let multi = Multi(weakly: delegates.compactMap { $0 as? Multi.ForwardedReference.Delegate })
    multi[keyPath: registry].stopsAtFirstResponder = stopsAtFirstResponder
    // `MultiTableLastDelegate` is that of `last`.
    let dispatch = "\(Multi.self)".dropFirst("MultiTable".count).dropLast("Delegate".count)
    let name = dispatch.prefix(1).lowercased() + dispatch.dropFirst()
    requirements += Multi.ForwardedReference.Requirement.allCases.map { "\(name).\($0)" }
    made[ObjectIdentifier(Multi.self)] = multi
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
  let log: LockedLog

  var answersNil = false
  var answersTrue = false
  var fails = false
  var claims = false

  /// The values that have been set.
  var settings: [Int] = []

  init(_ digit: Int, _ log: LockedLog) {
    self.digit = digit
    self.log = log
  }

  func answer(to value: Int = 0) -> Int {
    log.note("\(digit)")
    return value * 10 + digit
  }

  func attempt(_ value: Int) throws -> Int {
    let answer = answer(to: value)
    if fails { throw CheckError.failed }
    return answer
  }
}
