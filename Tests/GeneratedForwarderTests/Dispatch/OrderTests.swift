import Dispatch
import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Reversed order")
struct OrderTests {
  private final class Service: ServiceDelegate {
    let name: String
    private let log: Guarded<[String]>
    var level = 0

    init(_ name: String, _ log: Guarded<[String]>) {
      self.name = name
      self.log = log
    }

    func shutDown() { log.withLock { $0.append(name) } }
    func owner() -> String { name }
    func names() -> [String] { [name] }
    func steps(done: @escaping ([String]) -> Void) { done([name]) }
  }

  private final class ServiceProvider: DelegateProvider {
    let services: [Service]

    init(_ services: [Service]) {
      self.services = services
    }

    func delegates() -> [any ServiceDelegate] { services }
  }

  private let log = Guarded<[String]>([])

  @Test func `the last one is called first under every dispatch`() {
    let services = ["A", "B", "C"].map { Service($0, log) }
    defer { withExtendedLifetime(services) {} }
    services[0].level = 7
    let multi = MultiServiceDelegate(weakly: services)
    multi.shutDown()
    #expect(log.contents == ["C", "B", "A"])
    #expect(multi.owner() == "C")
    #expect(multi.names() == ["C", "B", "A"])
    #expect(multi.level == 7)
    multi.level = 1
    #expect(services.map(\.level) == [1, 1, 1])
    var steps: [[String]] = []
    multi.steps { steps.append($0) }
    #expect(steps == [["C", "B", "A"]])
  }

  @Test func `a provider's delegates are called in reverse order at its place`() {
    let services = ["A", "D"].map { Service($0, log) }
    defer { withExtendedLifetime(services) {} }
    let provider = ServiceProvider([Service("B", log), Service("C", log)])
    defer { withExtendedLifetime(provider) {} }
    let multi = MultiServiceDelegate(weakly: services[0])
    multi.delegates.add(provider: provider)
    multi.delegates.add(services[1])
    #expect(multi.names() == ["D", "C", "B", "A"])
  }

  @Test func `who died or does not respond is passed over`() {
    let services = ["A", "B", "C"].map { Service($0, log) }
    defer { withExtendedLifetime(services) {} }
    let multi = MultiServiceDelegate(weakly: services[0])
    multi.delegates.add(Service("dead", log))
    multi.delegates.add(services[1], handling: .all.subtracting([.owner]))
    #expect(multi.owner() == "A")
    #expect(multi.names() == ["B", "A"])
    #expect(MultiServiceDelegate().owner() == "nobody")
  }

  @Test func `while only one is called it is the last one`() {
    let services = ["A", "B"].map { Service($0, log) }
    defer { withExtendedLifetime(services) {} }
    let multi = MultiServiceDelegate(weakly: services)
    multi.delegates.stopsAtFirstResponder = true
    multi.shutDown()
    #expect(log.contents == ["B"])
  }

  private final class Worker: TaskDelegate {
    private let number: Int
    private let log: Guarded<[String]>

    init(_ number: Int, _ log: Guarded<[String]>) {
      self.number = number
      self.log = log
    }

    func stop() { log.withLock { $0.append("\(number)") } }
    func count() -> Int { number }
  }

  @Test func `delegates on queues are enqueued in reverse order`() {
    let queue = DispatchQueue(label: "tasks")
    let workers = (1...3).map { Worker($0, log) }
    defer { withExtendedLifetime(workers) {} }
    let multi = MultiTaskDelegate()
    for worker in workers { multi.delegates.add(worker, on: queue) }
    multi.stop()
    queue.sync {}
    #expect(log.contents == ["3", "2", "1"])
    #expect(multi.count() == 3)
  }
}

@Suite("Errors that cancel")
struct CancellingTests {
  private final class Backup: BackupDelegate, Sendable {
    private let number: Int
    private let body: @Sendable () async throws(CheckError) -> Void

    init(
      _ number: Int,
      _ body: @escaping @Sendable () async throws(CheckError) -> Void = { () throws(CheckError) in }
    ) {
      self.number = number
      self.body = body
    }

    func order() async -> [String] { ["\(number)"] }
    func checks() async -> [String] { ["\(number)"] }
    func save() async throws { try await body() }
    func size() async throws(CheckError) -> Int {
      try await body()
      return number
    }
  }

  @Test(arguments: [false, true])
  func `the first error cancels the other calls and is thrown`(hasValue: Bool) async {
    let meeting = Meeting(of: 99)
    let wasCancelled = Guarded(false)
    let backups = [
      // It waits until it is cancelled.
      Backup(1) { () async throws(CheckError) in
        let hasMet = await meeting.arrive()
        wasCancelled.withLock { $0 = !hasMet }
        throw CheckError.nobody
      },
      Backup(2) { () async throws(CheckError) in throw CheckError.failed },
    ]
    defer { withExtendedLifetime(backups) {} }
    let multi = MultiBackupDelegate(weakly: backups)
    await #expect(throws: CheckError.failed) {
      if hasValue { _ = try await multi.size() } else { try await multi.save() }
    }
    #expect(wasCancelled.contents)
  }

  @Test func `without an error all answers are combined`() async throws {
    let backups = [Backup(1), Backup(2), Backup(3)]
    defer { withExtendedLifetime(backups) {} }
    let multi = MultiBackupDelegate(weakly: backups)
    try await multi.save()
    #expect(try await multi.size() == 6)
    #expect(await multi.order() == ["3", "2", "1"])
    #expect(await multi.checks() == ["3", "2", "1"])
  }
}

@Suite("Functions that call")
struct ByTests {
  private final class Handler: HandlerDelegate {
    let threshold: Int
    private let name: String
    private(set) var messages: [String] = []

    init(_ name: String, threshold: Int = 0) {
      self.name = name
      self.threshold = threshold
    }

    func log(_ message: String, level: Int) { messages.append(message) }
    func respond(
      to request: String,
      next: (String) async throws -> String
    ) async throws -> String {
      if request.contains("stop \(name)") { return "stopped by \(name)" }
      return try await name + next(request + name) + name
    }
    func fill(_ call: inout [Int]) throws { call.append(threshold) }
    func convert<T: Sendable>(_ value: T) -> T { value }
    func answer(_ done: @escaping (Int) -> Void) { done(threshold) }
  }

  @Test func `a filter decides for each delegate and call`() {
    let handlers = [Handler("A", threshold: 2), Handler("B", threshold: 4)]
    defer { withExtendedLifetime(handlers) {} }
    let multi = MultiHandlerDelegate(weakly: handlers)
    multi.log("low", level: 1)
    multi.log("middle", level: 3)
    multi.log("high", level: 5)
    #expect(handlers.map(\.messages) == [["middle", "high"], ["high"]])
    #expect(multi.threshold == 2)
    #expect(MultiHandlerDelegate().threshold == 0)
  }

  @Test func `a delegate may be called around the others`() async throws {
    let handlers = [Handler("A"), Handler("B")]
    defer { withExtendedLifetime(handlers) {} }
    let multi = MultiHandlerDelegate(weakly: handlers)
    #expect(try await multi.respond(to: "x") { "(\($0))" } == "AB(xAB)BA")
    #expect(try await multi.respond(to: "stop B ") { "(\($0))" } == "Astopped by BA")
  }

  @Test func `arguments are passed as the requirement takes them`() throws {
    let handlers = (1...3).map { Handler("", threshold: $0) }
    defer { withExtendedLifetime(handlers) {} }
    let multi = MultiHandlerDelegate(weakly: handlers)
    var list: [Int] = []
    try multi.fill(&list)
    #expect(list == [1, 2])
    #expect(multi.convert("x") == "x")
    var answers: [Int] = []
    multi.answer { answers.append($0) }
    #expect(answers == [3])
  }

  private struct Doubling: RuleDelegate {
    func apply(to number: Int) -> Int { 2 * number }
    func allows(_ number: Int, noting log: inout [String]) -> Bool { number < 10 }
  }

  private final class Never: RuleDelegate {
    func apply(to number: Int) -> Int { number }
    func allows(_ number: Int, noting log: inout [String]) -> Bool { false }
  }

  @Test func `a function can note who answered and what`() {
    let multi = MultiRuleDelegate()
    let never = Never()
    defer { withExtendedLifetime(never) {} }
    multi.delegates.add(retaining: Doubling())
    multi.delegates.add(never)
    multi.delegates.add(retaining: Doubling())
    var log: [String] = []
    #expect(!multi.allows(3, noting: &log))
    #expect(log.count == 2)
    #expect(log.last == "Never: false")
    log = []
    #expect(!multi.allows(12, noting: &log))
    #expect(log.count == 1)
  }

  @Test func `values are called as what they are`() {
    let multi = MultiRuleDelegate()
    multi.delegates.add(retaining: Doubling())
    multi.delegates.add(retaining: Doubling())
    #expect(multi.apply(to: 3) == 12)
  }

  @Test func `nobody is called that the function does not ask for`() {
    let handlers = [Handler("A", threshold: 1)]
    defer { withExtendedLifetime(handlers) {} }
    let multi = MultiHandlerDelegate()
    multi.delegates.add(handlers[0], handling: [.threshold])
    multi.log("high", level: 5)
    #expect(handlers[0].messages == [])
    #expect(multi.threshold == 1)
  }

  @MainActor
  private final class Column: DividerDelegate {
    let width: Int

    init(_ width: Int) {
      self.width = width
    }

    func width(_ proposed: Int) -> Int {
      MainActor.preconditionIsolated()
      return width
    }
    func dividerDidMove() {}
  }

  @MainActor
  @Test func `a function of a base is called for heirs and in composites, on their actor`() throws {
    let columns = [Column(30), Column(20)]
    defer { withExtendedLifetime(columns) {} }
    #expect(MultiColumnDelegate(weakly: columns).width(25) == 20)
    #expect(MultiDividerDelegate(weakly: columns).width(15) == 15)
    let listener = MultiColumnListener()
    try listener.delegates.add(columns[0])
    #expect(listener.width(40) == 30)
  }
}
