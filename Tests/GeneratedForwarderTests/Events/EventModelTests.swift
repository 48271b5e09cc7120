import MultiDelegateRuntime
import Testing

@testable import ExpectedForwarders

/// Random programs of calls, delegates and consumers, held against a model of what each consumer and each
/// delegate gets.
@Suite("A model of events")
struct EventModelTests {
  private typealias Events = AsyncStream<MultiPlayerEventsDelegateEvent>

  private enum Step {
    case call(Int)
    case startConsumer(limit: Int?, keepsOldest: Bool)
    case read(Int)
    case dropConsumer(Int)
    case addDelegate
    case removeDelegate(Int)
    case removeAll

    static func random(using generator: inout SplitMix) -> Step {
      let number = Int.random(in: 0..<8, using: &generator)
      switch Int.random(in: 0..<20, using: &generator) {
      case 0..<7: return .call(number)
      case 7..<10:
        let limits: [Int?] = [nil, nil, 0, 1, 3]
        return .startConsumer(
          limit: limits[number % limits.count],
          keepsOldest: Bool.random(using: &generator)
        )
      case 10..<15: return .read(number)
      case 15, 16: return .dropConsumer(number)
      case 17: return .addDelegate
      case 18: return .removeDelegate(number)
      default: return number < 2 ? .removeAll : .call(number)
      }
    }
  }

  /// A consumer, and what the model expects of it.
  private struct Consumer {
    var iterator: Events.Iterator
    let limit: Int?
    let keepsOldest: Bool
    var buffer: [Int] = []
    var isFinished = false

    mutating func expect(_ number: Int) {
      if isFinished { return }
      buffer.append(number)
      guard let limit, buffer.count > limit else { return }
      if keepsOldest { buffer.removeLast() } else { buffer.removeFirst() }
    }
  }

  private final class World {
    let multi = MultiPlayerEventsDelegate()
    var consumers: [Consumer] = []
    var delegates: [(recorder: Recorder, isRegistered: Bool, expected: [String])] = []

    /// Takes `step`, and says what differs from the model then.
    func take(_ step: Step) async -> String? {
      switch step {
      case .call(let number): call(number)
      case .startConsumer(let limit, let keepsOldest): start(limit, keepsOldest)
      case .read(let index): if let difference = await read(index) { return difference }
      case .dropConsumer(let index): if let place = place(index) { consumers.remove(at: place) }
      case .addDelegate:
        let recorder = Recorder()
        multi.delegates.add(recorder)
        delegates.append((recorder, true, []))
      case .removeDelegate(let index):
        if delegates.isEmpty { break }
        let place = index % delegates.count
        multi.delegates.remove(delegates[place].recorder)
        delegates[place].isRegistered = false
      case .removeAll:
        multi.delegates.removeAll()
        for place in consumers.indices { consumers[place].isFinished = true }
        for place in delegates.indices { delegates[place].isRegistered = false }
      }
      let count = consumers.count { !$0.isFinished } + delegates.count(where: \.isRegistered)
      if multi.delegates.count != count {
        return "\(multi.delegates.count), not \(count), are registered"
      }
      for delegate in delegates where delegate.recorder.heard != delegate.expected {
        return "a delegate heard \(delegate.recorder.heard), not \(delegate.expected)"
      }
      return nil
    }

    private func place(_ index: Int) -> Int? {
      consumers.isEmpty ? nil : index % consumers.count
    }

    private func call(_ number: Int) {
      multi.playerDidStart("\(number)")
      for place in consumers.indices { consumers[place].expect(number) }
      for place in delegates.indices where delegates[place].isRegistered {
        delegates[place].expected.append("start \(number)")
      }
    }

    private func start(_ limit: Int?, _ keepsOldest: Bool) {
      let policy: Events.Continuation.BufferingPolicy =
        switch limit {
        case nil: .unbounded
        case let limit?: keepsOldest ? .bufferingOldest(limit) : .bufferingNewest(limit)
        }
      let iterator = multi.events(bufferingPolicy: policy).makeAsyncIterator()
      consumers.append(Consumer(iterator: iterator, limit: limit, keepsOldest: keepsOldest))
    }

    /// Reads the next event, unless the consumer would wait for one.
    private func read(_ index: Int) async -> String? {
      guard let place = place(index) else { return nil }
      let expected = consumers[place].buffer.first
      if expected == nil, !consumers[place].isFinished { return nil }
      var iterator = consumers[place].iterator
      let event = await iterator.next()
      if expected != nil { consumers[place].buffer.removeFirst() }
      let text = event.map { "\($0)" }
      let expectedText = expected.map { "playerDidStart(\"\($0)\")" }
      return text == expectedText
        ? nil : "a consumer got \(text ?? "nil"), not \(expectedText ?? "nil")"
    }
  }

  @Test func `random programs do what the model does`() async {
    var generator = SplitMix(seed: RandomPrograms.seed)
    var taken = 0
    while taken < (RandomPrograms.steps ?? 20_000) {
      let world = World()
      var program: [Step] = []
      for _ in 0..<[20, 100, 300][Int.random(in: 0..<3, using: &generator)] {
        let step = Step.random(using: &generator)
        program.append(step)
        taken += 1
        if let difference = await world.take(step) {
          Issue.record("\(difference), with seed \(RandomPrograms.seed) after \(program)")
          return
        }
      }
    }
  }
}
