import Foundation

/// What runs in the forwarders of this module beside their delegates.
enum Forest {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var defaults: [Int] = []

  /// Notes that the `default` of a notification has run.
  static func noteDefault(_ number: Int) {
    lock.withLock { unsafe defaults.append(number) }
  }

  /// How often a `default` has run for `number`.
  static func takeDefaults(of number: Int) -> Int {
    lock.withLock {
      defer { unsafe defaults.removeAll { $0 == number } }
      return unsafe defaults.count { $0 == number }
    }
  }
}
