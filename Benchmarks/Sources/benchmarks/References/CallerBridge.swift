import Listening

/// The usual bridge from a delegate to an asynchronous sequence: a delegate that keeps a continuation.
final class CallerBridge: Caller {
  enum Event: Sendable {
    case call(Int)
    case hangUp
  }

  let events: AsyncStream<Event>
  private let continuation: AsyncStream<Event>.Continuation

  init() {
    (events, continuation) = AsyncStream.makeStream()
  }

  deinit { continuation.finish() }

  func call(_ word: Int) { continuation.yield(.call(word)) }
  func hangUp() { continuation.yield(.hangUp) }
}

/// A host with one delegate, as it is without a forwarder.
final class CallerHost {
  weak var delegate: (any Caller)?

  init(_ delegate: any Caller) {
    self.delegate = delegate
  }

  func call(_ word: Int) { delegate?.call(word) }
}
