import Foundation
import Listening

/// What a forwarder written by hand costs whose delegates may change at any time, on any thread.
///
/// A lock around taking what there is, and a reference count while it is used; a weak reference has
/// an object of its own, since it cannot be copied cheaply when the array changes. No handling, no
/// removal under way, nothing done about the dead.
final class LockedForwarder {
  private final class WeakListener {
    weak var listener: (any Listener)?

    init(_ listener: any Listener) { self.listener = listener }
  }

  private var listeners: ContiguousArray<WeakListener>
  private let lock = NSLock()

  init(_ listeners: [any Listener]) {
    self.listeners = ContiguousArray(listeners.map { WeakListener($0) })
  }

  func hear(_ word: Int) {
    lock.lock()
    let listeners = listeners
    lock.unlock()
    for element in listeners { element.listener?.hear(word) }
  }
}
