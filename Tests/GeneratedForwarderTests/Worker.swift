import Dispatch

@testable import SpecForwarders

/// A queue that knows its name.
struct Desk {
  private static let names = DispatchSpecificKey<String>()

  let queue: DispatchQueue

  /// For those who work at this desk.
  let log = LockedLog()

  init(_ name: String) {
    queue = DispatchQueue(label: name)
    queue.setSpecific(key: Self.names, value: name)
  }

  /// The name of the desk that the caller runs at, or "here".
  static var current: String { DispatchQueue.getSpecific(key: names) ?? "here" }

  /// Waits for everything that is enqueued now.
  func finish() {
    queue.sync {}
  }
}

/// Notes what it is told, and at which desk.
///
/// Not Sendable: it is used at one desk only.
final class Worker: QueuedDelegate {
  let name: String
  let log: LockedLog
  var number = 0
  var onCall: () -> Void = {}

  init(_ name: String, _ log: LockedLog, number: Int = 0) {
    self.name = name
    self.log = log
    self.number = number
  }

  private func note(_ what: String) {
    log.note("\(name) \(what) \(Desk.current)")
    onCall()
  }

  func downloadDidStart(_ download: Download) { note("start") }
  func download(_ download: Download, didAdvanceTo fraction: Double) { note("\(fraction)") }
  func downloadDidFinish(_ download: Download) { note("finish") }
  func downloadDidVanish(_ log: LockedLog) { note("vanish") }

  func name(of download: Download) -> String {
    note("name")
    return name
  }

  func priority(of download: Download) -> Int {
    note("priority")
    return number
  }

  func mirror(for request: Request) -> Request? {
    note(request.path)
    return number == 0 ? nil : Request(path: "\(name) \(request.path)")
  }

  func save() throws {
    note("save")
    if number < 0 { throw CheckError.failed }
  }

  func saveOne() throws { try save() }

  func check(_ name: String) throws(CheckError) {
    note(name)
    if number < 0 { throw .failed }
  }

  func size(of name: String) throws(CheckError) -> Int {
    note(name)
    if number < 0 { throw .failed }
    return number
  }

  func list(into names: inout [String]) { names.append("\(name) \(Desk.current)") }
  func visit(_ body: (Int) throws -> Void) rethrows { try body(number) }
  func compose(
    _ name: Swift.String!,
    _ body: (Request, (any Error)?) -> (Int, String),
    _ inner: ((Int) -> Bool) -> Void
  ) {
    note("\(body(Request(path: name), nil))")
    inner { $0 == number }
  }
  func map(_ body: (Int) throws -> Int) rethrows -> Int { try body(number) }
  func tryMap<E: Error>(_ body: (Int) throws(E) -> Int) throws(E) -> Int { try body(number) }
  func trace(_ message: @autoclosure () -> String) { note(message()) }
  func later(_ message: @autoclosure @escaping @Sendable () -> String) { note(message()) }
  func finish(then handler: @escaping @Sendable (Int) -> Void) { handler(number) }
  func borrow(_ value: borrowing String) { note(copy value) }
  func borrow<T: ~Copyable>(token: borrowing T) { note("borrow") }
  func consume(_ value: consuming String, _ other: __owned String, _ number: consuming Int) {
    note("\(value) \(other) \(number)")
  }
  func give(_ value: sending String) { note(value) }
  func trade(_ value: sending String, _ other: consuming String) throws(CheckError) -> Int {
    value.count + other.count
  }
  func take<T: Sendable>(_ value: T, _ others: [T]!) { note("\(value) \(others ?? [])") }
  func make<T: Sendable>() -> T? { number as? T }
  func see(_ value: some Equatable & Sendable, _ other: some Sendable) { note("\(value) \(other)") }
  func pack<each T: Sendable>(_ name: String, _ values: repeat each T) {
    var texts: [String] = []
    repeat texts.append(String(describing: each values))
    note("\(name) \(texts.joined(separator: ","))")
  }
  func hygiene(_ delegate: Int, responder: Int, responders: Int, value: Int, in place: Int) {
    note("\(delegate)\(responder)\(responders)\(value)\(place)")
  }
  func old(_ number: Int) { note("\(number)") }
  var volume: Int {
    get { number }
    set {
      note("volume \(newValue)")
      number = newValue
    }
  }
  var state: Int {
    get throws(CheckError) {
      if number < 0 { throw .failed }
      return number
    }
  }
  subscript(key: String) -> Int? {
    get { number == 0 ? nil : number }
    set { note("\(key) \(newValue ?? 0)") }
  }
}
