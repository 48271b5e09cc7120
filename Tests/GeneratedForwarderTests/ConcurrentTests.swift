import MultiDelegateRuntime
import Testing

@testable import ExpectedForwarders

@Suite("Calls at the same time")
struct ConcurrentTests {
  /// Does its work at every call, and answers with its name.
  private final class Exporter: ExporterDelegate, ExportShapesDelegate {
    typealias Work = @Sendable (_ name: String) async throws(CheckError) -> Void

    let name: String
    let work: Work

    init(_ name: String, _ work: @escaping Work) {
      self.name = name
      self.work = work
    }

    /// Does the work where it cannot fail.
    private func workSafely() async {
      do { try await work(name) } catch { Issue.record("\(name) has failed") }
    }

    func export(_ batch: [String]) async throws { try await work(name) }
    func flush() async { await workSafely() }

    func report(_ name: String, unheard: @escaping @Sendable (String) -> Void) async {
      await workSafely()
    }

    func check(_ name: String) async throws(CheckError) { try await work(self.name) }

    func attempt<E: Error>(_ error: E) async throws(E) {
      await workSafely()
      throw error
    }

    func endpoint(for name: String) async throws -> String {
      try await work(self.name)
      return self.name
    }

    func endpoints() async -> [String] {
      await workSafely()
      return [name]
    }

    func tags() async throws(CheckError) -> Set<String> {
      try await work(name)
      return [name]
    }

    func headers(for name: String) async throws -> [String: String] {
      try await work(self.name)
      return ["last": self.name, self.name: name]
    }

    func path(to name: String) async throws -> String {
      try await work(self.name)
      return self.name
    }

    var limit: Int? {
      get async {
        await workSafely()
        return name.utf8.first.map { Int($0) }
      }
    }

    subscript(name: String) -> Int {
      get async {
        await workSafely()
        return Int(self.name.utf8.first ?? 0)
      }
    }

    var ceiling: Int? {
      get async {
        await workSafely()
        return name == "A" ? nil : 66
      }
    }

    // MARK: Shapes

    func greatest<T: Comparable & Sendable>(_ a: T, calls: T) async -> T {
      await workSafely()
      return name == "A" ? a : calls
    }

    func makeAll<T: ExpressibleByIntegerLiteral & Sendable>() async -> [T] {
      await workSafely()
      return [1]
    }

    func pack<each T: Sendable>(_ values: repeat each T) async { await workSafely() }

    func see(_ value: some Sequence<Int> & Sendable, _ error: (any Error)!) async -> Int! {
      await workSafely()
      return name == "A" ? nil : value.reduce(0, +)
    }

    func borrow(
      _ value: borrowing String,
      consume other: consuming String
    ) async throws(CheckError) {
      let isSame = value == "lent" && other == "given"
      #expect(isSame)
      try await work(name)
    }

    func write(
      done: @escaping @Sendable (Int) -> Void,
      note: @autoclosure @escaping @Sendable () -> String
    ) async {
      await workSafely()
      done(note().count)
    }

    func isolated(to actor: isolated any Actor) async -> Int {
      actor.assertIsolated()
      await workSafely()
      return 1
    }

    nonisolated(nonsending) func inherit() async { await workSafely() }
    @concurrent func work() async { await workSafely() }

    @MainActor func show(_ name: String) async {
      MainActor.assertIsolated()
      await workSafely()
    }

    func count() async -> Int {
      await workSafely()
      return 2
    }
  }

  private let log = LockedLog()

  /// A forwarder to two exporters, A and B.
  private func forwarder(_ work: @escaping Exporter.Work) -> MultiExporterDelegate {
    let multi = MultiExporterDelegate()
    for name in ["A", "B"] { multi.delegates.add(retaining: Exporter(name, work)) }
    return multi
  }

  /// One requirement, called on any forwarder that has it.
  struct Call<Delegate>: CustomTestStringConvertible, Sendable {
    let name: String
    let make: @Sendable (Delegate) async throws -> Void

    init(_ name: String, _ make: @escaping @Sendable (Delegate) async throws -> Void) {
      self.name = name
      self.make = make
    }

    init<Answer: Equatable & Sendable>(
      _ name: String,
      gives expected: Answer,
      _ call: @escaping @Sendable (Delegate) async throws -> Answer
    ) {
      self.init(name) { delegate in
        let answer = try await call(delegate)
        #expect(answer == expected)
      }
    }

    var testDescription: String { name }
  }

  private static let calls: [Call<any ExporterDelegate>] = [
    Call("export") { try await $0.export([]) },
    Call("flush") { await $0.flush() },
    Call("report") { await $0.report("x") { _ in } },
    Call("check") { try await $0.check("x") },
    Call("endpoint", gives: "A") { try await $0.endpoint(for: "x") },
    Call("endpoints", gives: ["A", "B"]) { await $0.endpoints() },
    Call("tags", gives: ["A", "B"]) { try await $0.tags() },
    Call("headers", gives: ["A": "x", "B": "x", "last": "B"]) { try await $0.headers(for: "x") },
    Call("path", gives: "AB") { try await $0.path(to: "x") },
    Call("limit", gives: 65) { await $0.limit },
    Call("ceiling", gives: 66) { await $0.ceiling },
    Call("subscript", gives: 66) { await $0["x"] },
  ]

  @Test(arguments: calls)
  func `all calls have begun before one has to end`(call: Call<any ExporterDelegate>) throws {
    let meeting = Meeting(of: 2)
    let multi = forwarder { _ in #expect(await meeting.arrive()) }
    try TaskRun.end { try await call.make(multi) }
  }

  @Test(arguments: calls)
  func `answers are in the order of registration, in whatever order the calls end`(
    call: Call<any ExporterDelegate>
  ) throws {
    let meeting = Meeting(of: 2)
    let multi = forwarder { name in
      if name == "B" { return meeting.pass() }
      #expect(await meeting.arrive())
    }
    try TaskRun.end { try await call.make(multi) }
  }

  private actor Place {}

  private static let shapes: [Call<MultiExportShapesDelegate>] = [
    Call("greatest", gives: 3) { await $0.greatest(1, calls: 3) },
    Call("makeAll", gives: [1, 1]) { await $0.makeAll() },
    Call("pack") { await $0.pack(1, "two") },
    Call("see", gives: Int?.none) { await $0.see([1, 2], nil) },
    Call("borrow") { try await $0.borrow("lent", consume: "given") },
    Call("write") { multi in
      let lengths = LockedLog()
      await multi.write(done: { lengths.note("\($0)") }, note: "four")
      #expect(lengths.entries == ["4", "4"])
    },
    Call("isolated", gives: 2) { await $0.isolated(to: Place()) },
    Call("inherit") { await $0.inherit() },
    Call("work") { await $0.work() },
    Call("count", gives: 4) { await $0.count() },
  ]

  @Test(arguments: shapes)
  func `every shape can be called so`(call: Call<MultiExportShapesDelegate>) throws {
    let meeting = Meeting(of: 2)
    let exporters = ["A", "B"].map { Exporter($0) { _ in #expect(await meeting.arrive()) } }
    let multi = MultiExportShapesDelegate()
    for exporter in exporters { multi.delegates.add(exporter) }
    try TaskRun.end { try await call.make(multi) }
    #expect(multi.delegates.count == exporters.count)
  }

  @Test func `a requirement that may be left out adds nothing to the others`() async throws {
    let exporter = Exporter("A") { _ in }
    let multi = MultiExportShapesDelegate(weakly: exporter)
    #expect(try await multi.release() == [])
    #expect(multi.delegates.contains(exporter))
  }

  @Test func `the first error in the order of registration is thrown after all have ended`() {
    let others = Meeting(of: 2)
    let log = log
    let multi = forwarder { name throws(CheckError) in
      log.note(name)
      if name == "B" { throw .failed }
      throw .nobody
    }
    multi.delegates.add(
      retaining: Exporter("C") { name in
        #expect(await others.arrive())
        #expect(!Task.isCancelled)
        log.note(name)
      }
    )
    let run = TaskRun { try await multi.export([]) }
    #expect(run.proceed() == nil)
    #expect(log.entries.sorted() == ["A", "B"])
    others.pass()
    let result = run.proceed()
    #expect(throws: CheckError.nobody) { try result?.get() }
    #expect(log.entries.last == "C")
  }

  @Test func `a generic error keeps its type`() async {
    let multi = forwarder { _ in }
    do throws(CheckError) {
      try await multi.attempt(CheckError.failed)
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .failed)
    }
  }

  @Test func `a cancelled caller cancels all calls`() {
    let never = Meeting(of: 3)
    let log = log
    let multi = forwarder { name throws(CheckError) in
      // Only the cancellation ends this.
      if await !never.arrive(), Task.isCancelled {
        log.note(name)
        throw .failed
      }
    }
    let run = TaskRun { try await multi.export([]) }
    #expect(run.proceed() == nil)
    run.cancel()
    let result = run.proceed()
    #expect(throws: CheckError.failed) { try result?.get() }
    #expect(log.entries.sorted() == ["A", "B"])
  }

  @Test func `without a responder there is the default`() async throws {
    let multi = MultiExporterDelegate()
    let log = log
    await multi.report("x") { log.note($0) }
    #expect(log.entries == ["x"])
    await #expect(throws: CheckError.nobody) { try await multi.check("x") }
    await #expect(throws: CheckError.nobody) { try await multi.endpoint(for: "x") }
    #expect(try await multi.tags() == ["untagged"])
    #expect(await multi.endpoints() == [])
    #expect(try await multi.path(to: "x") == "")
    #expect(await multi.limit == nil)
    try await multi.export([])
  }

  @Test func `with a responder there is no default`() async {
    let log = log
    let multi = forwarder { _ in }
    await multi.report("x") { log.note($0) }
    #expect(log.entries == [])
  }

  @Test func `delegates are found before the first call begins`() async {
    let multi = MultiExporterDelegate()
    let log = log
    let removed = Exporter("B") { log.note($0) }
    let remover = Exporter("A") { name in
      multi.delegates.removeAll()
      multi.delegates.add(retaining: Exporter("late") { log.note($0) })
      log.note(name)
    }
    multi.delegates.add(remover)
    multi.delegates.add(removed)
    await multi.flush()
    #expect(log.entries.sorted() == [remover.name, removed.name])
    await multi.flush()
    #expect(log.entries.last == "late")
  }

  @Test func `only the first responder is called where rounds stop there`() async {
    let log = log
    let multi = forwarder { log.note($0) }
    multi.delegates.stopsAtFirstResponder = true
    #expect(await multi.endpoints() == ["A"])
    #expect(log.entries == ["A"])
  }

  // MARK: On an actor

  /// Not Sendable, and need not be: it is used on its actor only.
  @MainActor
  private final class Screen: ExportScreenDelegate {
    private let meeting: Meeting
    private(set) var shown: [String] = []

    init(_ meeting: Meeting) { self.meeting = meeting }

    func show(_ progress: ExportProgress) async throws(CheckError) -> [String] {
      MainActor.assertIsolated()
      shown.append(progress.text)
      #expect(await meeting.arrive())
      return shown
    }

    func hide() async { #expect(await meeting.arrive()) }
    nonisolated func prepare(_ name: String) async { #expect(await meeting.arrive()) }
  }

  // The main actor runs on its own thread, so a test cannot know that nothing goes on there. The limit
  // matters only if calls do not meet. Other tests can keep the threads busy for minutes.
  @MainActor
  @Test(.timeLimit(.minutes(30)))
  func `delegates on an actor are called there, and meet where they suspend`() async throws {
    let meetings = (0..<2).map { _ in Meeting(of: 2) }
    let screens = [Screen(meetings[0]), Screen(meetings[0])]
    let multi = MultiExportScreenDelegate(weakly: screens[0], screens[1])
    #expect(try await multi.show(ExportProgress("half")) == ["half", "half"])
    let others = [Screen(meetings[1]), Screen(meetings[1])]
    multi.delegates.replaceAll(with: others)
    await multi.hide()
    #expect(screens.map(\.shown) == [["half"], ["half"]])
    #expect(multi.delegates.count == others.count)
  }

  @MainActor
  @Test func `a requirement on an actor of its own is called there`() async {
    let shapes = Exporter("A") { _ in }
    let multi = MultiExportShapesDelegate(weakly: shapes)
    await multi.show("x")
    let screen = Screen(Meeting(of: 1))
    let screens = MultiExportScreenDelegate(weakly: screen)
    await screens.prepare("x")
    #expect(multi.delegates.contains(shapes) && screens.delegates.contains(screen))
  }

  // MARK: Elsewhere

  @Test func `a composite calls delegates of all its protocols so`() throws {
    let meeting = Meeting(of: 2)
    let exporters = ["A", "B"].map { Exporter($0) { _ in #expect(await meeting.arrive()) } }
    let multi = MultiExport(weakly: exporters[0], exporters[1])
    try TaskRun.end { #expect(await multi.count() == 4) }
    #expect(multi.delegates.count == exporters.count)
  }

  private final class Store: ExportStoreDelegate {
    private let meeting: Meeting

    init(_ meeting: Meeting) { self.meeting = meeting }

    func items(like item: String) async -> [String] {
      #expect(await meeting.arrive())
      return [item]
    }
  }

  @Test func `a generic forwarder calls its delegates so`() throws {
    let meeting = Meeting(of: 2)
    let stores = [Store(meeting), Store(meeting)]
    let multi = MultiExportStoreDelegate<String>(weakly: stores[0], stores[1])
    try TaskRun.end { #expect(await multi.items(like: "x") == ["x", "x"]) }
    #expect(multi.delegates.count == stores.count)
  }

  private final class Uploader: SyncUploadDelegate {
    private let meeting: Meeting

    init(_ meeting: Meeting) { self.meeting = meeting }

    func upload(_ name: String) async throws -> [String] {
      #expect(await meeting.arrive())
      return [name]
    }
  }

  @Test func `an entry about a Swift file says it, too`() throws {
    let meeting = Meeting(of: 2)
    let uploaders = [Uploader(meeting), Uploader(meeting)]
    let multi = MultiSyncUploadDelegate(weakly: uploaders[0], uploaders[1])
    try TaskRun.end {
      let uploaded = try await multi.upload("x")
      #expect(uploaded == ["x", "x"])
    }
    #expect(multi.delegates.count == uploaders.count)
  }
}
