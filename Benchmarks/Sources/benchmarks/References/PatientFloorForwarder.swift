import Listening

/// The floor of asynchronous calls: only consecutive weak references.
final class PatientFloorForwarder: PatientListener {
  struct WeakListener: ~Copyable {
    weak var listener: (any PatientListener)?
  }

  // Safety: it is written only before the object is shared.
  private nonisolated(unsafe) let listeners: UnsafeMutablePointer<WeakListener>
  private let count: Int

  init(_ listeners: [any PatientListener]) {
    count = listeners.count
    self.listeners = .allocate(capacity: count)
    for (index, listener) in listeners.enumerated() {
      (self.listeners + index).initialize(to: WeakListener(listener: listener))
    }
  }

  deinit {
    listeners.deinitialize(count: count)
    listeners.deallocate()
  }

  func follow(_ word: Int) async -> Int {
    var first: Int?
    for index in 0..<count {
      guard let answer = await listeners[index].listener?.follow(word) else { continue }
      if first == nil { first = answer }
    }
    return first ?? 0
  }
}
