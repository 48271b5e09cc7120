import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Errors after all")
struct ErrorPolicyTests {
  private final class Disk: SaveDelegate {
    let name: String
    let log: Log
    var error: CheckError?

    init(_ name: String, _ log: Log, _ error: CheckError? = nil) {
      self.name = name
      self.log = log
      self.error = error
    }

    private func work() throws(CheckError) {
      log.note(name)
      if let error { throw error }
    }

    func save() throws { try work() }
    func sync(_ failure: String) async throws { try work() }
    func check(error number: Int) throws(CheckError) { try work() }
    func explain() throws(any Error) { try work() }
    func run<E: Error>(_ body: () throws(E) -> Void) throws(E) { try body() }
    func saveOrFail() throws { try work() }
    func finish(_ count: inout Int, telling progress: @escaping () -> Void) throws {
      count += 1
      progress()
      try work()
    }
  }

  private let log = Log()
  private let disks: [Disk]
  private let multi: MultiSaveDelegate

  init() {
    disks = [Disk("A", log), Disk("B", log, .failed), Disk("C", log, .nobody)]
    multi = MultiSaveDelegate(weakly: disks[0], disks[1], disks[2])
  }

  @Test func `everyone is called, then the first error is thrown`() async throws {
    #expect(throws: CheckError.failed) { try multi.save() }
    await #expect(throws: CheckError.failed) { try await multi.sync("") }
    #expect(throws: CheckError.failed) { try multi.check(error: 1) }
    #expect(throws: CheckError.failed) { try multi.explain() }
    #expect(throws: CheckError.failed) { try multi.saveOrFail() }
    #expect(log.entries.joined() == "ABCABCABCABCABC")
  }

  @Test func `a typed error stays typed`() {
    do {
      try multi.check(error: 1)
    } catch {
      let error: CheckError = error
      #expect(error == .failed)
    }
    struct Stop: Error {}
    var calls = 0
    #expect(throws: Stop.self) {
      try multi.run { () throws(Stop) in
        calls += 1
        throw Stop()
      }
    }
    #expect(calls == 3)
  }

  @Test func `what was changed before the error stays changed`() {
    var count = 0
    #expect(throws: CheckError.failed) { try multi.finish(&count) { log.note("done") } }
    #expect(count == 3)
    #expect(log.entries == ["done", "A", "done", "B", "done", "C"])
  }

  @Test func `without an error nothing is thrown`() throws {
    for disk in disks { disk.error = nil }
    try multi.save()
    try multi.saveOrFail()
    #expect(log.entries.joined() == "ABCABC")
  }

  @Test func `nobody throws nothing but the default`() async throws {
    let nobody = MultiSaveDelegate()
    try nobody.save()
    try await nobody.sync("")
    #expect(throws: CheckError.nobody) { try nobody.saveOrFail() }
  }

  @Test func `a round that stops at the first responder throws its error`() throws {
    multi.delegates.stopsAtFirstResponder = true
    try multi.save()
    disks[0].error = .nobody
    #expect(throws: CheckError.nobody) { try multi.save() }
    #expect(log.entries == ["A", "A"])
  }

  @Test func `it is a notification all the same`() {
    #expect(MultiSaveDelegateRequirement.notifications.count == 7)
  }
}
