import Foundation

/// A value that one thread at a time may use.
///
/// `Mutex` needs macOS 15. ThreadSanitizer also does not see its lock, and reports races on the value.
/// Neither does it see that an array or a dictionary is no longer shared, and is changed in place: one
/// that others may still change leaves the lock as a copy with elements of its own.
// Safety: `value` is used inside `lock` only.
final class Guarded<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
