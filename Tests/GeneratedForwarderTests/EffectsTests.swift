import MultiDelegateRuntime
import SpecForwarders
import Testing

@Suite("Effects")
struct EffectsTests {
  /// Fails where it is told to.
  private final class Worker: EffectsDelegate {
    let name: String
    let log: Log
    var error: CheckError?
    var found: Int?

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
    }

    func save() throws { try work() }
    func load() async { log.note(name) }
    func sync(_ name: String) async throws { try work() }
    func check(_ name: String) throws(CheckError) { try work() }
    func saveOne() throws { try work() }

    func size(of name: String) throws -> Int {
      try work()
      return name.count
    }

    func find(_ name: String) async throws(CheckError) -> Int? {
      try work()
      return found
    }

    func fetch(_ name: String) async -> Int {
      log.note(self.name)
      return found ?? 0
    }

    var remaining: Int { get async throws { try size(of: name) } }

    var state: Int {
      get throws(CheckError) {
        try work()
        return 1
      }
    }

    private func work() throws(CheckError) {
      log.note(name)
      if let error { throw error }
    }
  }

  private let log = Log()
  private let first: Worker
  private let second: Worker
  private let multi: MultiEffectsDelegate

  init() {
    first = Worker("A", log)
    second = Worker("B", log)
    multi = MultiEffectsDelegate(weakly: first, second)
  }

  @Test func `the first error ends the round and is thrown`() {
    first.error = .failed
    #expect(throws: CheckError.failed) { try multi.save() }
    #expect(log.entries == ["A"])
    first.error = nil
    second.error = .failed
    #expect(throws: CheckError.failed) { try multi.size(of: "x") }
    #expect(log.entries == ["A", "A", "B"])
  }

  @Test func `typed throws stay typed`() {
    first.error = .failed
    do throws(CheckError) {
      try multi.check("x")
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .failed)
    }
  }

  @Test func `a throwing default throws when nobody responds`() async {
    let nobody = MultiEffectsDelegate()
    #expect(throws: CheckError.nobody) { try nobody.saveOne() }
    #expect(throws: CheckError.nobody) { try nobody.size(of: "x") }
    await #expect(throws: CheckError.nobody) { try await nobody.remaining }
  }

  @Test func `responders are awaited in order`() async throws {
    await multi.load()
    try await multi.sync("x")
    #expect(log.entries == ["A", "B", "A", "B"])
  }

  @Test func `values are awaited under every dispatch`() async throws {
    second.found = 5
    #expect(try await multi.find("x") == 5)
    #expect(await multi.fetch("x") == 0)
    #expect(try await multi.remaining == 1)
    #expect(try multi.state == 1)
    #expect(await MultiEffectsDelegate().fetch("four") == 4)
  }
}
