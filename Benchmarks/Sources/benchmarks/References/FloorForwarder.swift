import Listening

/// The floor: only the work that any forwarder to weakly held delegates has to do.
///
/// It has no lock, no stable order during changes and no registrations. The weak references are
/// consecutive, and each is loaded in place.
final class FloorForwarder: Listener {
  /// It is noncopyable, because copying a weak reference costs as much as loading it.
  struct WeakListener: ~Copyable {
    weak var listener: (any Listener)?
  }

  private let listeners: UnsafeMutablePointer<WeakListener>
  private let count: Int

  init(_ listeners: [any Listener]) {
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

  func hear(_ word: Int) {
    for index in 0..<count { listeners[index].listener?.hear(word) }
  }

  func hearFirst(_ word: Int) {
    for index in 0..<count {
      guard let listener = listeners[index].listener else { continue }
      return listener.hearFirst(word)
    }
  }

  func answer(_ question: Int) -> Int {
    var first: Int?
    for index in 0..<count {
      guard let answer = listeners[index].listener?.answer(question) else { continue }
      if first == nil { first = answer }
    }
    return first ?? 0
  }

  func answerFirst(_ question: Int) -> Int {
    for index in 0..<count {
      guard let listener = listeners[index].listener else { continue }
      return listener.answerFirst(question)
    }
    return 0
  }

  func find(_ word: Int) -> Int? {
    for index in 0..<count {
      if let found = listeners[index].listener?.find(word) { return found }
    }
    return nil
  }

  func attempt(_ word: Int) throws {
    for index in 0..<count { try listeners[index].listener?.attempt(word) }
  }

  func weigh<Weight: BinaryInteger>(_ weight: Weight) {
    for index in 0..<count { listeners[index].listener?.weigh(weight) }
  }

  var level: Int {
    var first: Int?
    for index in 0..<count {
      guard let level = listeners[index].listener?.level else { continue }
      if first == nil { first = level }
    }
    return first ?? 0
  }
}
