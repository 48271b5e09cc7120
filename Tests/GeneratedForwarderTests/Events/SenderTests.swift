import Dispatch
import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

/// Forwarders of protocols that pass a sender which is not `Sendable`.
@Suite("Senders")
struct SenderTests {
  /// A delegate on a queue, which notes what it hears.
  private final class Deck: DeckDelegate {
    private(set) var heard: [String] = []
    private(set) var senders: [Playback] = []

    private func note(_ text: String, _ playback: Playback? = nil) {
      dispatchPrecondition(condition: .onQueue(SenderTests.queue))
      heard.append(text)
      playback.map { senders.append($0) }
    }

    func deckDidStart(_ playback: Playback, track: String) { note("start \(track)", playback) }
    func deck(_ playback: Playback!, didMoveTo index: Int, onto other: Playback) {
      note("move \(index)", other)
    }
    func deckDidStop(_ playback: Playback) { note("stop", playback) }
    func deck(_ playback: sending Playback, willGive name: String) {
      note("give \(name)", playback)
    }
    func deckMayStop(_ playback: Playback) -> Bool {
      note("may stop", playback)
      return false
    }
    func deckWillSave(_ playback: borrowing Playback) throws { note("save", copy playback) }
    func deck(borrows playback: borrowing Playback) { note("borrow", copy playback) }
    func deck(takes playback: consuming Playback) { note("take", playback) }
    func deck(_ name: String, finish handler: @escaping (Playback) -> Void) {
      note("finish \(name)")
      handler(Playback())
    }
    func deck(_ text: @autoclosure @escaping () -> String) { note(text()) }
    func deck(reads bytes: UnsafeRawBufferPointer) { note("bytes \(bytes.count)") }
    func deck(fill playbacks: inout [Playback]) {
      playbacks.append(Playback())
      note("fill")
    }
    func deck(visit body: (Playback) -> Void) { body(Playback()) }
    func deck<T>(keep value: T) { note("keep \(value)") }
    func deck<each T>(pack values: repeat each T) {
      var texts: [String] = []
      for value in repeat each values { texts.append("\(value)") }
      note("pack \(texts.joined(separator: "+"))")
    }
    subscript(playback: Playback) -> Int {
      get {
        note("get", playback)
        return 7
      }
      set { note("set \(newValue)", playback) }
    }
  }

  private static let queue = DispatchQueue(label: "deck")

  private final class Radio: RadioDelegate {
    let log = LockedLog()

    func radioDidTune(_ playback: Playback, to station: String) {}
    func radio(_ playback: Playback, save tracks: [String]) async throws {
      log.note("save \(tracks.count) \(playback.rewinds)")
    }
    func radio(_ playback: borrowing Playback, keep tracks: [String]) async {
      log.note("keep \(tracks.count) \(playback.rewinds)")
    }
  }

  @Test func `an unchecked argument is the sender itself, on the queue and in the event`()
    async throws
  {
    let multi = MultiDeckDelegate()
    let deck = Deck()
    multi.delegates.add(deck, on: Self.queue)
    let events = multi.events()
    let (playback, other) = (Playback(), Playback())
    multi.deckDidStart(playback, track: "A")
    multi.deck(nil, didMoveTo: 2, onto: other)
    multi.deckDidStop(playback)
    #expect(!multi.deckMayStop(playback))
    try multi.deckWillSave(playback)
    multi.deck(borrows: playback)
    multi.deck(takes: playback)
    multi[playback] = 3
    #expect(multi[playback] == 7)
    multi.delegates.removeAll()
    Self.queue.sync {}
    #expect(
      deck.heard
        == [
          "start A", "move 2", "stop", "may stop", "save", "borrow", "take", "set 3", "get",
        ]
    )
    #expect(deck.senders.map { $0 === playback } == deck.senders.indices.map { $0 != 1 })
    var names: [String] = []
    for await event in events {
      switch event {
      case .deckDidStartTrack(let sender, let track):
        #expect(sender === playback && track == "A")
        names.append("start")
      case .deckDidMoveToOnto(let sender, index: 2, let onto):
        #expect(sender == nil && onto === other)
        names.append("move")
      case .deckDidStop(let sender), .deckWillSave(let sender), .deckBorrows(playback: let sender),
        .deckTakes(playback: let sender):
        #expect(sender === playback)
        names.append("other")
      default: Issue.record("\(event)")
      }
    }
    #expect(names == ["start", "move"] + Array(repeating: "other", count: 4))
  }

  @Test func `closures, generic and unsafe arguments arrive, too`() {
    let multi = MultiDeckDelegate()
    let deck = Deck()
    multi.delegates.add(deck, on: Self.queue)
    let log = Log()
    multi.deck("A") { _ in log.note("finished") }
    multi.deck("text")
    multi.deck(keep: [1])
    multi.deck(pack: 1, "b", [2.5])
    let bytes = unsafe UnsafeRawBufferPointer(start: nil, count: 0)
    unsafe multi.deck(reads: bytes)
    var playbacks: [Playback] = []
    multi.deck(fill: &playbacks)
    multi.deck { _ in log.note("visited") }
    #expect(playbacks.count == 1)
    #expect(log.entries == ["finished", "visited"])
    #expect(deck.heard == ["finish A", "text", "keep [1]", "pack 1+b+[2.5]", "bytes 0", "fill"])
  }

  @Test func `a default gets an unchecked argument`() {
    let multi = MultiDeckDelegate()
    let playback = Playback()
    multi.deckDidStop(playback)
    #expect(playback.rewinds == 1)
  }

  @Test func `events leave the sender out, and keep their names`() async {
    let multi = MultiPlaybackDelegate()
    let events = multi.events()
    let playback = Playback()
    multi.playbackDidStart(playback)
    multi.playback(playback, didReach: 0.5)
    multi.playback(playback, didAdvanceTo: 2)
    multi.playbackDidFinish(playback, error: nil)
    multi.playbackDidFinish(playback, track: "A")
    multi.playbackDidFade(playback, from: 1, to: 0)
    multi.playback(playback, didMoveFrom: 1)
    multi.playback(playback, didMoveTo: 2)
    multi.playback(playback, didFailWith: "text")
    multi.delegates.removeAll()
    #expect(
      await events.texts() == [
        "playbackDidStart", "playbackDidReach(fraction: 0.5)", "playbackDidAdvanceTo(seconds: 2.0)",
        "playbackDidFinishError(error: nil)", #"playbackDidFinishTrack(track: "A")"#,
        "playbackDidFadeFromTo(other: 0.0)", "playbackDidMoveFrom(index: 1)",
        "playbackDidMoveTo(index: 2)",
        #"failure(text: "text")"#,
      ]
    )
  }

  @Test func `concurrent calls share an unchecked argument`() async throws {
    let multi = MultiStationDelegate()
    final class Station: StationDelegate {
      let radio = Radio()
      func radioDidTune(_ playback: Playback, to station: String) {}
      func radio(_ playback: Playback, save tracks: [String]) async throws {
        try await radio.radio(playback, save: tracks)
      }
      func radio(_ playback: borrowing Playback, keep tracks: [String]) async {
        await radio.radio(playback, keep: tracks)
      }
      func station(_ radio: Playback, didTune frequency: Double) {}
    }
    let stations = [Station(), Station()]
    multi.delegates.add(contentsOf: stations)
    let events = multi.events()
    try await multi.radio(Playback(), save: ["A"])
    await multi.radio(Playback(), keep: [])
    multi.station(Playback(), didTune: 98)
    multi.delegates.removeAll()
    for station in stations { #expect(station.radio.log.entries == ["save 1 0", "keep 0 0"]) }
    #expect(
      await events.texts() == [
        #"radioSave(tracks: ["A"])"#, "radioKeep(tracks: [])", "stationDidTune(frequency: 98.0)",
      ]
    )
  }
}
