import Dispatch

/// A queue that what runs on it knows by its number, and that runs only what it is told to wait
/// for.
///
/// The queue is suspended but for the time of ``run(_:)``, so what has been enqueued waits until
/// then, and tests need not.
final class MarkedQueue {
  private static let numbers = DispatchSpecificKey<Int>()

  let queue: DispatchQueue

  init(_ number: Int, concurrent: Bool = false) {
    queue = DispatchQueue(label: "queue \(number)", attributes: concurrent ? .concurrent : [])
    queue.setSpecific(key: Self.numbers, value: number)
    queue.suspend()
  }

  // A queue that is suspended must not be released.
  deinit { queue.resume() }

  /// The number of the queue that the caller runs on; nil on any other.
  static var current: Int? { DispatchQueue.getSpecific(key: numbers) }

  /// Lets the queue run while `body` runs, and until nothing is left that waits on it now.
  @discardableResult
  func run<Result>(_ body: () -> Result) -> Result {
    queue.resume()
    defer {
      queue.sync(flags: .barrier) {}
      queue.suspend()
    }
    return body()
  }

  /// Runs what waits on the queue.
  func run() {
    run {}
  }
}
