import Dispatch
import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

/// Where a round goes on whose delegates answer through handlers.
@Suite("Handler places")
struct HandlerPlaceTests {
  @Test @MainActor func `a round of an actor ends there wherever delegates answer`() async {
    let delegates = [Slide(.onThread, size: 3), Slide(.now, size: 5), Slide(.onThread, size: 4)]
    defer { withExtendedLifetime(delegates) {} }
    let multi = MultiSlideDelegate(weakly: delegates)
    let size = await withCheckedContinuation { continuation in
      multi.size { size in
        MainActor.preconditionIsolated()
        continuation.resume(returning: size)
      }
    }
    #expect(size == 5)
  }

  @Test @MainActor func `a round of an actor asks the next delegate there`() async {
    let delegates = [Slide(.onThread), Slide(.onThread, isWilling: false), Slide(.now)]
    defer { withExtendedLifetime(delegates) {} }
    let multi = MultiSlideDelegate(weakly: delegates)
    let mayShow = await withCheckedContinuation { continuation in
      multi.mayShow(1) { continuation.resume(returning: $0) }
    }
    #expect(!mayShow)
    #expect(delegates.map(\.timesAsked) == [1, 1, 0])
  }

  @Test @MainActor func `if all have answered the caller is called before the method returns`() {
    let delegates = [Slide(.now, size: 2), Slide(.now, size: 1)]
    defer { withExtendedLifetime(delegates) {} }
    let multi = MultiSlideDelegate(weakly: delegates)
    var sizes: [Int] = []
    multi.size { sizes.append($0) }
    #expect(sizes == [2])
    #expect(delegates.map(\.timesAsked) == [1, 1])
  }

  @Test @MainActor
  func `who forgets its handler on another thread lets the round go on on the actor`()
    async
  {
    let multi = MultiSlideDelegate(weakly: [Slide]())
    let last = Slide(.now, size: 1)
    defer { withExtendedLifetime(last) {} }
    multi.delegates.add(last)
    let size = await withCheckedContinuation { continuation in
      let mortal = Slide(.forgetting, size: 9)
      defer { withExtendedLifetime(mortal) {} }
      multi.delegates.add(mortal, at: .first)
      multi.size { size in
        MainActor.preconditionIsolated()
        continuation.resume(returning: size)
      }
    }
    #expect(size == 1)
  }

  @Test func `without an actor a round goes on where a delegate answers`() {
    let queue = DispatchQueue(label: "beacon")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let delegates = [Beacon(on: queue), Beacon()]
    defer { withExtendedLifetime(delegates) {} }
    let multi = MultiBeaconDelegate(weakly: delegates)
    let done = DispatchSemaphore(value: 0)
    let place = Guarded<[Bool?]>([])
    queue.suspend()
    multi.maySend("x") { _ in
      place.withLock { $0.append(DispatchQueue.getSpecific(key: key)) }
      done.signal()
    }
    queue.resume()
    done.wait()
    #expect(place.contents == [true])
  }

  @Test func `delegates on queues answer there and a removed one is passed over`() {
    let multi = MultiDeskDelegate()
    let queues = [DispatchQueue(label: "a"), DispatchQueue(label: "b")]
    let signers = [Signer(copies: 1), Signer(copies: 2), Signer(copies: 3)]
    defer { withExtendedLifetime(signers) {} }
    multi.delegates.add(signers[0], on: queues[0])
    multi.delegates.add(signers[1], on: queues[1])
    multi.delegates.add(signers[2])
    let done = DispatchSemaphore(value: 0)
    let answers = Guarded<[String]>([])
    multi.maySign(1) { answer in
      answers.withLock { $0.append("\(answer)") }
      done.signal()
    }
    done.wait()
    queues[1].suspend()
    multi.copies { count, _ in
      answers.withLock { $0.append("\(count)") }
      done.signal()
    }
    multi.delegates.remove(signers[1])
    multi.delegates.remove(signers[2])
    queues[1].resume()
    done.wait()
    #expect(answers.contents == ["true", "3"])
    #expect(signers.map(\.timesAsked.value) == [2, 1, 2])
  }

  @Test func `answers of many threads make one`() {
    for _ in 0..<200 {
      let delegates = (0..<8).map { Beacon(keeping: true, count: $0) }
      defer { withExtendedLifetime(delegates) {} }
      let multi = MultiBeaconDelegate(weakly: delegates)
      let sums = Guarded<[Int]>([])
      multi.count { sum in sums.withLock { $0.append(sum) } }
      Gate.race(4) { number in
        for index in [number, number + 4, number] { delegates[index].answer() }
      }
      #expect(sums.contents == [28])
    }
  }
}

@MainActor private final class Slide: SlideDelegate {
  enum Manner { case now, onThread, forgetting }

  private let manner: Manner
  private let isWilling: Bool
  private let ownSize: Int
  private(set) var timesAsked = 0

  init(_ manner: Manner, isWilling: Bool = true, size: Int = 0) {
    self.manner = manner
    self.isWilling = isWilling
    ownSize = size
  }

  func mayShow(_ page: Int, decisionHandler: @escaping @MainActor @Sendable (Bool) -> Void) {
    timesAsked += 1
    let isWilling = isWilling
    Task.detached { await decisionHandler(isWilling) }
  }

  func size(completion: @escaping (Int) -> Void) {
    timesAsked += 1
    // Safety: it is called or released, once.
    nonisolated(unsafe) let completion = completion
    let size = ownSize
    switch manner {
    case .now: unsafe completion(size)
    case .onThread: DispatchQueue.global().async { unsafe completion(size) }
    case .forgetting: DispatchQueue.global().async { _ = unsafe completion }
    }
  }
}

private final class Beacon: BeaconDelegate, Sendable {
  private let queue: DispatchQueue?
  private let isWilling: Bool
  private let number: Int
  private let isKeeping: Bool
  private let kept = Guarded<(@Sendable (Int) -> Void)?>(nil)

  init(
    on queue: DispatchQueue? = nil,
    isWilling: Bool = true,
    keeping isKeeping: Bool = false,
    count number: Int = 0
  ) {
    self.queue = queue
    self.isWilling = isWilling
    self.number = number
    self.isKeeping = isKeeping
  }

  /// Calls the handler that it keeps.
  func answer() { kept.contents?(number) }

  func maySend(_ text: String, completionHandler: @escaping @Sendable (Bool) -> Void) {
    let isWilling = isWilling
    if let queue {
      queue.async { completionHandler(isWilling) }
    } else {
      completionHandler(isWilling)
    }
  }

  func count(completionHandler: @escaping @Sendable (Int) -> Void) {
    if isKeeping {
      kept.withLock { $0 = completionHandler }
    } else {
      completionHandler(number)
    }
  }
}

private final class Signer: DeskDelegate {
  private let number: Int
  let timesAsked = Tally()

  init(copies number: Int) {
    self.number = number
  }

  func maySign(_ page: Int, completionHandler: @escaping @Sendable (Bool) -> Void) {
    timesAsked.raise()
    completionHandler(true)
  }

  func copies(completionHandler: @escaping @Sendable (Int, String) -> Void) {
    timesAsked.raise()
    completionHandler(number, "")
  }
}
