import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

/// The events in a forwarder's stream, and their order.
@Suite("Events")
struct EventTests {
  private let multi = MultiPlayerEventsDelegate()

  private func play() {
    multi.playerDidStart("A")
    multi.player("A", didAdvanceTo: 0.5)
    multi.playerDidRewind(nil)
    multi.playerDidStop()
  }

  private static let played = [
    #"playerDidStart("A")"#, #"playerDidAdvanceTo("A", seconds: 0.5)"#,
    "playerDidRewind(nil)", "playerDidStop",
  ]

  @Test func `a consumer gets every notification with its arguments`() async {
    let events = multi.events()
    play()
    multi.delegates.removeAll()
    #expect(await events.texts() == Self.played)
  }

  @Test func `a call is an event from the moment when the stream is made`() async {
    play()
    let events = multi.events()
    multi.playerDidStop()
    multi.delegates.removeAll()
    #expect(await events.texts() == ["playerDidStop"])
  }

  @available(macOS 26, iOS 26, *)
  @Test func `what is no event never reaches a stream, and it answers nothing`() async throws {
    let events = multi.events()
    var buffer = [1]
    multi.player(fill: &buffer)
    multi.player(tell: {})
    multi.playerDidFade(to: 1)
    multi.playerDidLoad(multi)
    multi.volume = 3
    #expect(multi.volume == 0)
    #expect(try multi[1] == nil)
    #expect(!multi.responds(to: .volume))
    #expect(!multi.responds(to: .playerDidStop))
    multi.playerDidFadeOut()
    multi.delegates.removeAll()
    #expect(await events.texts() == ["playerDidFadeOut"])
  }

  @Test func `every consumer gets every event`() async {
    let streams = (0..<3).map { _ in multi.events() }
    play()
    multi.delegates.removeAll()
    for stream in streams { #expect(await stream.texts() == Self.played) }
  }

  @Test func `an event is in the buffer before the call returns, and after all delegates`() async {
    let early = Recorder()
    multi.delegates.add(early)
    var events = multi.events().makeAsyncIterator()
    let late = Recorder()
    multi.delegates.add(late)
    early.onStart = { [multi, late] in
      // The event of this call comes after that of the call which a delegate makes meanwhile.
      if late.heard.isEmpty { multi.playerDidStop() }
    }
    multi.playerDidStart("A")
    #expect(await events.next().map { "\($0)" } == "playerDidStop")
    #expect(await events.next().map { "\($0)" } == #"playerDidStart("A")"#)
    #expect(late.heard == ["stop", "start A"])
  }

  @Test func `a call in which a delegate throws is an event, too`() async {
    final class Failing: Recorder, JukeboxEventsDelegate {
      struct Failure: Error {}
      func jukebox(in: Int, in other: Int, didPlay songs: [String]) async throws { throw Failure() }
    }
    let multi = MultiJukeboxEventsDelegate()
    let failing = Failing()
    multi.delegates.add(failing)
    let events = multi.events()
    await #expect(throws: Failing.Failure.self) {
      try await multi.jukebox(in: 1, in: 2, didPlay: ["A"])
    }
    multi.delegates.removeAll()
    #expect(await events.texts() == [#"jukeboxInInDidPlay(in: 1, other: 2, songs: ["A"])"#])
  }

  @Test func `a stream is printed and listed as a registration, after the delegates`() {
    let events = multi.events()
    let recorder = Recorder()
    multi.delegates.add(recorder)
    #expect("\(multi.delegates)" == "[Recorder, MultiPlayerEventsDelegateEvent (stream)]")
    let registrations = multi.delegates.registrations
    #expect(registrations.map { $0.events == nil } == [true, false])
    #expect(registrations[1].delegate == nil && registrations[1].provider == nil)
    #expect(registrations[1].handling.contains(.playerDidStart))
    #expect(!registrations[1].handling.contains(.volume))
    withExtendedLifetime(events) {}
  }

  @Test(
    arguments: [
      (.unbounded, ["1.0", "2.0", "3.0", "4.0"]), (.bufferingOldest(2), ["1.0", "2.0"]),
      (.bufferingNewest(2), ["3.0", "4.0"]), (.bufferingNewest(0), []),
    ] as [(AsyncStream<MultiPlayerEventsDelegateEvent>.Continuation.BufferingPolicy, [String])]
  )
  func `a slow consumer gets what its policy keeps`(
    policy: AsyncStream<MultiPlayerEventsDelegateEvent>.Continuation.BufferingPolicy,
    kept: [String]
  ) async {
    let events = multi.events(bufferingPolicy: policy)
    for step in 1...4 { multi.player("A", didAdvanceTo: Double(step)) }
    multi.delegates.removeAll()
    var steps: [String] = []
    for await case .playerDidAdvanceTo(_, let seconds) in events { steps.append("\(seconds)") }
    #expect(steps == kept)
  }

  @Test func `inherited requirements are events`() async throws {
    let multi = MultiJukeboxEventsDelegate()
    let events = multi.events()
    multi.playerDidStop()
    try await multi.jukebox(in: 1, in: 2, didPlay: ["A"])
    multi.delegates.removeAll()
    #expect(
      await events.texts() == [
        "playerDidStop", #"jukeboxInInDidPlay(in: 1, other: 2, songs: ["A"])"#,
      ]
    )
  }

  @MainActor @Test func `a forwarder on an actor has its stream there`() async {
    let multi = MultiScreenEventsDelegate()
    let events = multi.events()
    let consumer = Task.detached { await events.texts() }
    multi.screenDidShow("A")
    multi.screenDidLog("B")
    #expect(multi.screenMayHide())
    multi.delegates.removeAll()
    #expect(await consumer.value == [#"screenDidShow("A")"#, #"screenDidLog("B")"#])
  }

  @Test func `associated types are those of the forwarder`() async throws {
    let multi = MultiShelfEventsDelegate<Int>()
    let events = multi.events()
    try await multi.shelfDidTake(1)
    multi.shelfDidSort([1, 2])
    multi.shelfDidKeep("x")
    multi.delegates.removeAll()
    #expect(await events.texts() == ["shelfDidTake(1)", "shelfDidSort([1, 2])"])
  }

  @Test func `values can be delegates beside the stream`() async {
    let multi = MultiTintEventsDelegate()
    let events = multi.events()
    multi.tintDidChange(to: 3)
    #expect(multi.tint == nil)
    multi.delegates.removeAll()
    let expected: [MultiTintEventsDelegateEvent] = [.tintDidChangeTo(tint: 3)]
    #expect(await events.texts() == expected.map { "\($0)" })
  }

  @Test func `beside queues, an event is made on the thread of the call`() async {
    let multi = MultiWireEventsDelegate()
    let events = multi.events()
    multi.wireDidCarry("A")
    multi.wireWillClose()
    #expect(multi.sequence() == [])
    multi.delegates.removeAll()
    #expect(await events.texts() == [#"wireDidCarry("A")"#, "wireWillClose"])
  }

  @Test func `a composite has the events of all its protocols`() async {
    let multi = MultiStageEvents()
    let events = multi.events()
    multi.playerDidStop()
    multi.tintDidChange(to: 3)
    multi.delegates.removeAll()
    let expected: [MultiStageEventsEvent] = [.playerDidStop, .tintDidChangeTo(tint: 3)]
    #expect(await events.texts() == expected.map { "\($0)" })
  }

  @Test func `an Objective-C protocol has events`() async {
    let multi = MultiPanelEventsDelegate()
    let events = multi.events()
    multi.panelDidOpen("A")
    multi.panelDidMove()
    #expect(multi.panelMayClose())
    #expect(multi.panelWidth() == 0)
    multi.delegates.removeAll()
    #expect(await events.texts() == [#"panelDidOpen("A")"#, "panelDidMove"])
  }

  @Test func `one forwarder serves three delegates and a consumer`() async {
    let delegates = (0..<3).map { _ in Recorder() }
    for delegate in delegates { multi.delegates.add(delegate) }
    let consumer = Task { [events = multi.events()] in await events.texts() }
    play()
    multi.delegates.removeAll()
    #expect(await consumer.value == Self.played)
    for delegate in delegates { #expect(delegate.heard == ["start A", "stop"]) }
  }
}
