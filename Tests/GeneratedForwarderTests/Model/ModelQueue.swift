import Dispatch

/// A serial queue that what runs on it knows by its number, and that runs only while it is told to.
final class ModelQueue {
  private static let numbers = DispatchSpecificKey<Int>()

  let queue: DispatchQueue

  init(_ number: Int) {
    queue = DispatchQueue(label: "model \(number)")
    queue.setSpecific(key: Self.numbers, value: number)
    queue.suspend()
  }

  // A queue that is suspended must not be released.
  deinit { queue.resume() }

  /// The number of the queue that the caller runs on; nil on any other.
  static var current: Int? { DispatchQueue.getSpecific(key: numbers) }

  /// Lets the queue run while `body` does, and until nothing waits on it any more.
  func run<Result>(_ body: () -> Result) -> Result {
    queue.resume()
    defer {
      queue.sync {}
      queue.suspend()
    }
    return body()
  }
}
