import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

/// How long a stream of events lasts, and that nothing of it is left in the registry.
@Suite("The lifetime of events")
struct EventLifetimeTests {
  private typealias Events = AsyncStream<MultiPlayerEventsDelegateEvent>

  private let multi = MultiPlayerEventsDelegate()

  /// Takes `count` events out of a stream, which ends with that.
  private func take(_ count: Int, of makeEvents: @autoclosure () -> Events) async -> [String] {
    var texts: [String] = []
    for await event in makeEvents() {
      texts.append("\(event)")
      if texts.count == count { break }
    }
    return texts
  }

  // MARK: The consumer ends

  /// The number of streams that listen.
  private var streamCount: Int { multi.delegates.registrations.count { $0.events != nil } }

  @Test func `a consumer that leaves its loop is removed`() async {
    #expect(streamCount == 0)
    let taken = await take(2, of: started(with: 3))
    #expect(taken == ["playerDidStop", "playerDidStop"])
    #expect(streamCount == 0)
  }

  @Test func `a stream that is kept after its loop listens on, until it is released`() async {
    do {
      let kept = multi.events()
      multi.playerDidStart("A")
      for await _ in kept { break }
      #expect(streamCount == 1)
      multi.playerDidStart("B")
      var iterator = kept.makeAsyncIterator()
      #expect(await iterator.next().map { "\($0)" } == #"playerDidStart("B")"#)
    }
    #expect(streamCount == 0)
  }

  @Test func `a stream that is kept after its task was cancelled holds no events`() async {
    let kept = multi.events()
    let task = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return await kept.texts()
    }
    #expect(await task.value == [])
    #expect(streamCount == 0)
    multi.playerDidStart("A")
    #expect(await kept.texts() == [])
  }

  /// A stream in which `count` events wait.
  private func started(with count: Int) -> Events {
    let events = multi.events()
    for _ in 0..<count { multi.playerDidStop() }
    return events
  }

  @Test func `a stream that nothing consumes is removed`() {
    do {
      let events = multi.events()
      #expect(streamCount == 1)
      withExtendedLifetime(events) {}
    }
    #expect(streamCount == 0)
    multi.playerDidStop()
  }

  @Test func `a task that is cancelled before its first event ends`() async {
    let events = multi.events()
    let task = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return await events.texts()
    }
    #expect(await task.value == [])
    #expect(streamCount == 0)
  }

  @Test func `a task that is cancelled between two events ends, and gets what is buffered`() async {
    let events = started(with: 2)
    let task = Task {
      var texts: [String] = []
      for await event in events {
        texts.append("\(event)")
        unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      }
      return texts
    }
    #expect(await task.value == ["playerDidStop", "playerDidStop"])
    #expect(streamCount == 0)
  }

  @Test func `a task that waits for an event ends when it is cancelled`() async {
    let events = started(with: 1)
    let (reached, hasReached) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      var count = 0
      for await _ in events {
        count += 1
        hasReached.finish()
      }
      return count
    }
    for await _ in reached {}
    task.cancel()
    #expect(await task.value == 1)
    #expect(streamCount == 0)
  }

  @Test func `a delegate that cancels a consumer ends it during an event`() async {
    let canceller = Recorder()
    multi.delegates.add(canceller)
    let events = multi.events()
    let last = Recorder()
    multi.delegates.add(last)
    let task = Task { await events.texts() }
    canceller.onStart = { task.cancel() }
    multi.playerDidStart("A")
    // A task that waits already has ended when the event comes.
    #expect(await task.value.count <= 1)
    #expect(last.heard == ["start A"])
    #expect(Array(multi.delegates).count == 2)
  }

  // MARK: The forwarder ends

  @Test func `the forwarder goes first, and the consumer gets what is buffered`() async {
    var multi: MultiPlayerEventsDelegate? = MultiPlayerEventsDelegate()
    let events = multi?.events()
    multi?.playerDidStop()
    weak let registry = multi?.delegates
    multi = nil
    #expect(registry == nil)
    #expect(await events?.texts() == ["playerDidStop"])
  }

  @Test func `the registry goes last, and only that ends the stream`() async {
    var multi: MultiPlayerEventsDelegate? = MultiPlayerEventsDelegate()
    var registry = multi?.delegates
    var events = multi?.events().makeAsyncIterator()
    multi = nil
    #expect(registry?.registrations.count == 1)
    registry = nil
    #expect(await events?.next() == nil)
  }

  @Test func `removing everything finishes all streams, and a new one begins empty`() async {
    let streams = [multi.events(), multi.events()]
    multi.playerDidStop()
    #expect(multi.delegates.removeAll() == 0)
    multi.playerDidStop()
    for stream in streams { #expect(await stream.texts() == ["playerDidStop"]) }
    #expect(await take(1, of: started(with: 1)) == ["playerDidStop"])
  }

  // MARK: Streams that come and go during a call

  @Test func `a stream that a delegate makes begins with the next call`() async {
    let maker = Recorder()
    multi.delegates.add(maker)
    var made: Events?
    maker.onStart = { [multi] in made = made ?? multi.events() }
    multi.playerDidStart("A")
    multi.playerDidStart("B")
    multi.delegates.removeAll()
    #expect(await made?.texts() == [#"playerDidStart("B")"#])
  }

  @Test func `a stream that a delegate drops during a call is removed`() async {
    let dropper = Recorder()
    multi.delegates.add(dropper)
    var dropped: Events? = multi.events()
    let kept = multi.events()
    dropper.onStart = { dropped = nil }
    multi.playerDidStart("A")
    #expect(dropped == nil)
    #expect(streamCount == 1)
    multi.delegates.removeAll()
    #expect(await kept.texts() == [#"playerDidStart("A")"#])
  }

  // MARK: What it keeps alive

  @Test func `a stream keeps neither delegates nor the forwarder alive`() async {
    var ended: [String] = []
    var multi: MultiPlayerEventsDelegate? = MultiPlayerEventsDelegate()
    var delegate: Recorder? = Recorder { ended.append("delegate") }
    if let delegate { multi?.delegates.add(delegate) }
    let events = multi?.events()
    delegate = nil
    #expect(ended == ["delegate"])
    weak let forwarder = multi
    multi = nil
    #expect(forwarder == nil)
    #expect(await events?.texts() == [])
  }

  @Test func `an observer of the responders hears nothing of a stream`() async {
    let changes = Tally()
    multi.delegates.onRespondersChange = { changes.raise() }
    _ = await take(1, of: started(with: 1))
    #expect(changes.value == 0)
  }
}
