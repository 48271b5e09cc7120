/// What the delegates of a forwarder heard, in order.
///
/// Used by one thread at a time: whoever calls waits for the queues.
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
