import Foundation

/// The calls that a delegate has received, on any thread.
final class Journal: Sendable {
  private let entries = Guarded<[String]>([])

  /// In the order in which it was heard.
  var all: [String] { entries.withLock { $0 } }

  /// In an order that does not depend on the file system.
  var sorted: [String] { all.sorted() }

  /// Writes down `entry`.
  ///
  /// - Returns: true, so that whoever is asked can write down and agree.
  @discardableResult
  func note(_ entry: String) -> Bool {
    entries.withLock { $0.append(entry) }
    return true
  }

  /// Writes down what is done to the file at `url`.
  @discardableResult
  func note(_ action: String, _ url: URL) -> Bool { note("\(action) \(url.lastPathComponent)") }
}
