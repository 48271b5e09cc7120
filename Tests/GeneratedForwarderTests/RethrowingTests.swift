import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Closures of every kind")
struct RethrowingTests {
  private final class Caller: ClosureDelegate {
    let number: Int
    let log: Log
    var isListening = true

    init(_ number: Int, _ log: Log) {
      self.number = number
      self.log = log
    }

    func visit(_ body: (Int) throws -> Void) rethrows { try body(number) }
    func map(_ body: (Int) throws -> Int) rethrows -> Int { try body(number) }
    func tryMap<E: Error>(_ body: (Int) throws(E) -> Int) throws(E) -> Int { try body(number) }
    func trace(_ message: @autoclosure () -> String) {
      if isListening { log.note("\(number) \(message())") }
    }
    func traceAny(_ message: @autoclosure () throws -> String) rethrows {
      if isListening { log.note("\(number) \(try message())") }
    }
    func later(_ message: @autoclosure @escaping () -> String) { onLater.append(message) }
    func done(_ handler: @escaping @Sendable (Result<Int, any Error>) -> Void) {
      handler(.success(number))
    }
    func progressOnMain(_ handler: (@MainActor (Int) -> Void)?) {
      guard let handler else { return }
      MainActor.assumeIsolated { [number] in handler(number) }
    }
    func progressLater(_ handler: @escaping ProgressHandler) { handler(number) }
    func action(for name: String) -> (() -> Void)? {
      isListening ? { self.log.note("\(self.number) \(name)") } : nil
    }
    func comparator() -> (Int, Int) -> Bool { (>) }
    func compose(_ f: (Int) -> (String) -> Bool, _ g: ((Int) -> Int) -> Int) {
      log.note("\(f(number)("a")) \(g { $0 * 10 })")
    }
    func asyncBody(_ body: () async throws -> Void) async rethrows { try await body() }

    var onLater: [() -> String] = []
  }

  private let log = Log()
  private let first: Caller
  private let second: Caller
  private let multi = MultiClosureDelegate()

  init() {
    first = Caller(1, log)
    second = Caller(2, log)
    for caller in [first, second] { multi.delegates.add(retaining: caller) }
  }

  @Test func `what rethrows throws what its closure throws, and ends the round`() async {
    var seen: [Int] = []
    multi.visit { seen.append($0) }
    #expect(seen == [1, 2])
    #expect(throws: CheckError.failed) {
      try multi.visit {
        seen.append($0)
        throw CheckError.failed
      }
    }
    #expect(seen == [1, 2, 1])
    await multi.asyncBody { seen.append(0) }
    #expect(seen == [1, 2, 1, 0, 0])
    await #expect(throws: CheckError.failed) {
      try await multi.asyncBody { throw CheckError.failed }
    }
  }

  @Test func `what rethrows answers, and its default rethrows`() throws {
    #expect(multi.map { $0 * 10 } == 10)
    let nobody = MultiClosureDelegate()
    #expect(nobody.map { $0 + 5 } == 5)
    #expect(throws: CheckError.failed) { try nobody.map { _ in throw CheckError.failed } }
  }

  @Test func `a closure's typed error stays typed`() {
    #expect(multi.tryMap { $0 + 1 } == 2)
    do throws(CheckError) {
      _ = try multi.tryMap { (_: Int) throws(CheckError) -> Int in throw .failed }
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .failed)
    }
  }

  @Test func `an autoclosure is evaluated by whoever calls it, and only then`() throws {
    var count = 0
    func message() -> String {
      count += 1
      return "\(count)"
    }
    first.isListening = false
    multi.trace(message())
    #expect(log.entries == ["2 1"])
    multi.traceAny(message())
    #expect(log.entries == ["2 1", "2 2"])
    second.isListening = false
    multi.trace(message())
    try multi.traceAny(try { throw CheckError.failed }())
    #expect(count == 2)
    MultiClosureDelegate().trace(message())
    #expect(count == 2)
    first.isListening = true
    #expect(throws: CheckError.failed) { try multi.traceAny(try { throw CheckError.failed }()) }
  }

  @Test func `an escaping autoclosure is evaluated when it is called later`() {
    let source = Log()
    multi.later("\(source.entries.count)")
    source.note("since then")
    #expect((first.onLater + second.onLater).map { $0() } == ["1", "1"])
  }

  @MainActor @Test func `completion handlers of every kind are called`() {
    let calls = LockedLog()
    multi.done { calls.note("\($0)") }
    MultiClosureDelegate().done { calls.note("\($0)") }
    multi.progressOnMain { calls.note("main \($0)") }
    multi.progressOnMain(nil)
    multi.progressLater { calls.note("later \($0)") }
    #expect(
      calls.entries == ["success(1)", "success(0)", "main 1", "main 2", "later 1", "later 2"]
    )
  }

  @Test func `closures are answers and take closures`() {
    multi.action(for: "a")?()
    first.isListening = false
    multi.action(for: "b")?()
    multi.compose({ number in { $0 == "a" && number == 1 } }, { $0(7) })
    #expect(log.entries == ["1 a", "2 b", "true 70", "false 70"])
    #expect(multi.comparator()(2, 1))
    #expect(!MultiClosureDelegate().comparator()(2, 1))
    #expect(MultiClosureDelegate().action(for: "c").map { _ in 1 } == nil)
  }
}
