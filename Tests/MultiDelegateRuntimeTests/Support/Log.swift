/// What the recorders of a test heard, in order.
final class Log {
  var entries: [String] = []

  /// The entries since the last time, as "A B".
  func take() -> String {
    defer { entries = [] }
    return entries.joined(separator: " ")
  }
}
