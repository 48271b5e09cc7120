/// The calls that the delegates of a forwarder received, in order.
///
/// One thread at a time uses it, because the caller waits for the queues.
final class ModelLog {
  private(set) var entries: [String] = []

  func note(_ number: Int, _ what: String, _ argument: Int, on queue: Int?) {
    entries.append(Self.entry(number, what, argument, on: queue))
  }

  /// The entries since the last time.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  /// "3 heard 17 on queue 1".
  static func entry(_ number: Int, _ what: String, _ argument: Int, on queue: Int?) -> String {
    "\(number) \(what) \(argument)" + (queue.map { " on queue \($0)" } ?? "")
  }
}
