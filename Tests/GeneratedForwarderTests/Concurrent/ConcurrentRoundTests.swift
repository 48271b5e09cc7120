import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

/// What such a round answers, and which delegates it calls.
@Suite("Rounds of calls at the same time")
struct ConcurrentRoundTests {
  private let log = LockedLog()

  @Test func `a requirement that may be left out adds nothing to the others`() async throws {
    let exporter = Exporter("A") { _ in }
    let multi = MultiExportShapesDelegate(weakly: exporter)
    #expect(try await multi.release() == [])
    #expect(multi.delegates.contains(exporter))
  }

  @Test func `a generic error keeps its type`() async {
    let multi = Exporter.forwarder { _ in }
    do throws(CheckError) {
      try await multi.attempt(CheckError.failed)
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .failed)
    }
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
    let multi = Exporter.forwarder { _ in }
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
    let multi = Exporter.forwarder { log.note($0) }
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
}
