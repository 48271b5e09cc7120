import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

/// When calls begin and end.
///
/// ``TaskRun`` needs a newer system than the forwarders do.
@Suite("Calls at the same time")
struct ConcurrentTests {
  private let log = LockedLog()

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

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test(arguments: calls)
  func `all calls have begun before one has to end`(call: Call<any ExporterDelegate>) throws {
    let meeting = Meeting(of: 2)
    let multi = Exporter.forwarder { _ in #expect(await meeting.arrive()) }
    try TaskRun.end { try await call.make(multi) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test(arguments: calls)
  func `answers are in the order of registration, in whatever order the calls end`(
    call: Call<any ExporterDelegate>
  ) throws {
    let meeting = Meeting(of: 2)
    let multi = Exporter.forwarder { name in
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
      await multi.write(progress: { lengths.note("\($0)") }, note: "four")
      #expect(lengths.entries == ["4", "4"])
    },
    Call("isolated", gives: 2) { await $0.isolated(to: Place()) },
    Call("inherit") { await $0.inherit() },
    Call("work") { await $0.work() },
    Call("count", gives: 4) { await $0.count() },
  ]

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test(arguments: shapes)
  func `every shape can be called so`(call: Call<MultiExportShapesDelegate>) throws {
    let meeting = Meeting(of: 2)
    let exporters = ["A", "B"].map { Exporter($0) { _ in #expect(await meeting.arrive()) } }
    let multi = MultiExportShapesDelegate()
    for exporter in exporters { multi.delegates.add(exporter) }
    try TaskRun.end { try await call.make(multi) }
    #expect(multi.delegates.count == exporters.count)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func `the first error in the order of registration is thrown after all have ended`() {
    let others = Meeting(of: 2)
    let log = log
    let multi = Exporter.forwarder { name throws(CheckError) in
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

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func `a cancelled caller cancels all calls`() {
    let never = Meeting(of: 3)
    let log = log
    let multi = Exporter.forwarder { name throws(CheckError) in
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

  // MARK: Elsewhere

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
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

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
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

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
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
