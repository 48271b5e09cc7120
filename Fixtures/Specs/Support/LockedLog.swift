import Foundation

/// Remembers what it was told by any thread.
nonisolated final class LockedLog: @unchecked Sendable {
  // Safety: `notes` is touched inside `lock` only.
  private let lock = NSLock()
  private var notes: [String] = []

  var entries: [String] { lock.withLock { notes } }

  func note(_ entry: String) {
    lock.withLock { notes.append(entry) }
  }
}
