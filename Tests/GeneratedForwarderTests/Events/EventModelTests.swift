import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

/// Random programs of calls, delegates and consumers, held against a model of what each consumer and each
/// delegate gets, and of what the registry answers.
@Suite("A model of events")
struct EventModelTests {
  private typealias Events = AsyncStream<MultiPlayerEventsDelegateEvent>

  private enum Step {
    case call(Int)
    case startConsumer(limit: Int?, keepsOldest: Bool)
    case read(Int)
    case dropConsumer(Int)
    case addDelegate
    case insertDelegate(at: Int)
    case moveDelegate(Int, at: Int)
    case removeDelegate(Int)
    case removeOdd
    case replaceAll(reversed: Bool)
    case stopAtFirst(Bool)
    case removeAll

    static func random(using generator: inout SplitMix) -> Step {
      let number = Int.random(in: 0..<8, using: &generator)
      switch Int.random(in: 0..<25, using: &generator) {
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
      case 19: return .insertDelegate(at: number)
      case 20: return .moveDelegate(number, at: number / 2)
      case 21: return .removeOdd
      case 22: return .replaceAll(reversed: number % 2 == 0)
      case 23: return .stopAtFirst(number % 2 == 0)
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
    var delegates: [(recorder: Recorder, number: Int, expected: [String])] = []
    var stopsAtFirst = false
    private var nextNumber = 0

    /// Takes `step`, and says what differs from the model then.
    func take(_ step: Step) async -> String? {
      switch step {
      case .call(let number): call(number)
      case .startConsumer(let limit, let keepsOldest): start(limit, keepsOldest)
      case .read(let index): if let difference = await read(index) { return difference }
      case .dropConsumer(let index): if let place = place(index) { consumers.remove(at: place) }
      case .addDelegate:
        delegates.append(makeDelegate())
        multi.delegates.add(delegates[delegates.count - 1].recorder)
      case .insertDelegate(let index):
        let place = min(index, delegates.count)
        delegates.insert(makeDelegate(), at: place)
        multi.delegates.add(delegates[place].recorder, at: .index(index))
      case .moveDelegate(let number, let index):
        if delegates.isEmpty { break }
        let moved = delegates.remove(at: number % delegates.count)
        delegates.insert(moved, at: min(index, delegates.count))
        multi.delegates.add(moved.recorder, at: .index(index))
      case .removeDelegate(let index):
        if delegates.isEmpty { break }
        multi.delegates.remove(delegates.remove(at: index % delegates.count).recorder)
      case .removeOdd:
        let odd = delegates.filter { $0.number % 2 == 1 }.map { ObjectIdentifier($0.recorder) }
        let removed = multi.delegates.removeAll { delegate in
          odd.contains(ObjectIdentifier(delegate))
        }
        if removed != odd.count { return "\(removed), not \(odd.count), were removed" }
        delegates.removeAll { $0.number % 2 == 1 }
      case .replaceAll(let isReversed):
        if isReversed { delegates.reverse() }
        multi.delegates.replaceAll(with: delegates.map(\.recorder))
      case .stopAtFirst(let stops):
        stopsAtFirst = stops
        multi.delegates.stopsAtFirstResponder = stops
      case .removeAll:
        let removed = multi.delegates.removeAll()
        if removed != delegates.count { return "\(removed), not \(delegates.count), were removed" }
        for place in consumers.indices { consumers[place].isFinished = true }
        delegates = []
      }
      return differenceInRegistry ?? differenceInDelegates
    }

    private func makeDelegate() -> (recorder: Recorder, number: Int, expected: [String]) {
      nextNumber += 1
      return (Recorder(), nextNumber, [])
    }

    /// What the registry answers in another way than one that has no streams at all.
    private var differenceInRegistry: String? {
      let registry = multi.delegates
      let identities = delegates.map { ObjectIdentifier($0.recorder) }
      let streams = consumers.count { !$0.isFinished }
      let requirement = MultiPlayerEventsDelegateRequirement.playerDidStart
      if registry.map({ ObjectIdentifier($0) }) != identities { return "other delegates" }
      if registry.count != delegates.count { return "\(registry.count), not \(delegates.count)" }
      if registry.isEmpty != delegates.isEmpty { return "isEmpty" }
      if !delegates.allSatisfy({ registry.contains($0.recorder) }) { return "contains" }
      if multi.responds(to: requirement) == delegates.isEmpty { return "responds(to:)" }
      if registry.responderCount(to: requirement) != delegates.count { return "responderCount" }
      let listed = registry.registrations.map { $0.delegate.map { ObjectIdentifier($0) } }
      return listed == identities + Array(repeating: nil, count: streams) ? nil : "\(registry)"
    }

    private var differenceInDelegates: String? {
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
      for place in delegates.indices.prefix(stopsAtFirst ? 1 : .max) {
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
