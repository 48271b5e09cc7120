import Foundation
import Listening

/// A forwarder written by hand whose delegates may change at any time, on any thread.
///
/// A lock protects the array, and a round retains the array while it uses it. Each weak reference
/// has an object of its own, because it cannot be copied cheaply when the array changes. There is
/// no `handling`, no removal during a round, and no pruning of deallocated delegates.
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
