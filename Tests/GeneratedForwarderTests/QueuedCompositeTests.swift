import Dispatch
import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

/// A speaker on any queue, and a sink on the main actor.
private nonisolated final class Console: SpeakerDelegate, @MainActor SinkDelegate {
  func speakerDidStart(_ name: String) {}
  func words(of name: String) -> [String] { ["console"] }
  @MainActor func volume(of name: String) -> Int { 7 }
  @MainActor func take(_ names: inout [String]) {}
}

/// A speaker on the main actor.
@MainActor private final class Presenter: @MainActor SpeakerDelegate {
  func speakerDidStart(_ name: String) {}
  func words(of name: String) -> [String] { ["presenter"] }
}

@Suite("Composites on queues")
struct QueuedCompositeTests {
  private class Speaker: SpeakerDelegate {
    let name: String
    let calls: LockedLog
    var key: DispatchSpecificKey<Void>?

    init(_ name: String, _ calls: LockedLog, on key: DispatchSpecificKey<Void>? = nil) {
      self.name = name
      self.calls = calls
      self.key = key
    }

    func note(_ call: String) {
      let place = key.map { DispatchQueue.getSpecific(key: $0) == nil ? " off its queue" : "" }
      calls.note("\(name) \(call)\(place ?? "")")
    }
    func speakerDidStart(_ name: String) { note("starts \(name)") }
    func words(of name: String) -> [String] {
      note("words")
      return [self.name, name]
    }
  }

  private final class Both: Speaker, SinkDelegate {
    func volume(of name: String) -> Int {
      note("volume")
      return name.count
    }
    func take(_ names: inout [String]) throws {
      note("takes")
      names.append(name)
      if name == "fails" { throw CheckError.nobody }
    }
  }

  private final class Stranger {}

  private let calls = LockedLog()
  private let queue = DispatchQueue(label: "speaker")
  private let key = DispatchSpecificKey<Void>()

  init() {
    queue.setSpecific(key: key, value: ())
  }

  @Test func `an accepted protocol is called on the queue, too`() throws {
    let speaker = Speaker("speaker", calls)
    let both = Both("both", calls, on: key)
    let multi = MultiSpeakers()
    multi.delegates.add(speaker)
    multi.delegates.add(both, on: queue)
    multi.speakerDidStart("a")
    queue.sync {}
    #expect(multi.words(of: "b") == ["speaker", "b", "both", "b"])
    #expect(multi.volume(of: "four") == 4)
    var names: [String] = []
    try multi.take(&names)
    #expect(names == ["both"])
    #expect(
      calls.entries == [
        "speaker starts a", "both starts a", "speaker words", "both words", "both volume",
        "both takes",
      ]
    )
    multi.delegates.remove(both, on: queue)
    #expect(!multi.responds(to: .volumeOf))
    #expect(withExtendedLifetime(speaker) { multi.responds(to: .wordsOf) })
  }

  @Test func `what is required is called on several queues`() {
    let first = Both("fails", calls)
    let second = Both("works", calls, on: key)
    let multi = MultiSpeakersAndSinks(weakly: first)
    multi.delegates.add(second, on: queue)
    var names: [String] = []
    #expect(throws: CheckError.nobody) { try multi.take(&names) }
    #expect(names == ["fails", "works"])
    multi.delegates.stopsAtFirstResponder = true
    #expect(multi.words(of: "c") == ["fails", "c"])
    #expect(withExtendedLifetime((first, second)) { multi.delegates.count } == 2)
  }

  @Test func `any object is refused or taken, on a queue as elsewhere`() throws {
    let both = Both("both", calls, on: key)
    let multi = MultiAnySpeaker()
    let stranger = Stranger()
    #expect(throws: DelegateConformanceError.self) {
      try multi.delegates.add(stranger, on: queue)
    }
    #expect(multi.delegates.isEmpty)
    try multi.delegates.add(both, on: queue, handling: [.volumeOf])
    multi.speakerDidStart("d")
    queue.sync {}
    #expect(multi.volume(of: "e") == 1)
    #expect(calls.entries == ["both volume"])
    try multi.delegates.add(both, on: queue, handling: .all)
    multi.speakerDidStart("f")
    queue.sync {}
    #expect(calls.entries == ["both volume", "both starts f"])
    #expect(multi.delegates.count == 1)
  }

  // The compiler cannot check the conformances below: it knows `Console` as a speaker only.

  @Test func `an accepted conformance of the main actor is refused on a queue`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = MultiSpeakers().delegates.add(Console(), on: DispatchQueue(label: "studio"))
      }
    }
    #if DEBUG
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let reason = "an actor isolates the conformance of 'Console' to 'SinkDelegate'"
    #expect(said.contains("\(reason), so it cannot be called on the queue 'studio'"))
    #else
    #expect(result != nil)
    #endif
  }

  @Test func `any object with a conformance of the main actor is refused on a queue`() async {
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        _ = try MultiAnySpeaker().delegates.add(Console(), on: DispatchQueue(label: "studio"))
      }
    }
  }

  @Test func `a conformance that an existential hides is refused on a queue`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let speaker: any SpeakerDelegate & SendableMetatype = Presenter()
        MultiSpeakers().delegates.add(speaker, on: DispatchQueue(label: "studio"))
      }
    }
  }

  @MainActor @Test func `on the main queue, they are accepted`() throws {
    let (console, presenter) = (Console(), Presenter())
    let (multi, any) = (MultiSpeakers(), MultiAnySpeaker())
    #expect(multi.delegates.add(console, on: .main))
    #expect(multi.delegates.add(presenter, on: .main))
    #expect(try any.delegates.add(console, on: .main))
    #expect(multi.volume(of: "abc") == 7)
    #expect(multi.words(of: "abc") == ["console", "presenter"])
    #expect(any.volume(of: "abc") == 7)
  }

  @Test func `only the first responder is called while that is set`() throws {
    let first = Both("first", calls)
    let second = Both("second", calls)
    let multi = MultiSpeakers()
    multi.delegates.add(contentsOf: [first, second])
    multi.delegates.stopsAtFirstResponder = true
    multi.speakerDidStart("a")
    #expect(multi.words(of: "a") == ["first", "a"])
    #expect(multi.volume(of: "abc") == 3)
    var names: [String] = []
    try multi.take(&names)
    #expect(names == ["first"])
    #expect(
      calls.entries == ["first starts a", "first words", "first volume", "first takes"]
    )
    multi.delegates.remove(first)
    multi.speakerDidStart("b")
    #expect(calls.entries.last == "second starts b")
  }
}
