// The one place that knows what queues are; where the platform has none, nobody can name one.

#if canImport(Dispatch)
import Dispatch

/// A queue that delegates are called on.
@usableFromInline
struct CallQueue: Sendable {
  /// What the runtime leaves on a queue to know it again.
  ///
  /// The queue keeps it, so it lives as long. A `DispatchQueue` itself has no identity to go by: on
  /// Linux, every mention of `DispatchQueue.main` makes another object for the same queue.
  private final class Mark: Sendable {
    /// Found by whatever runs on the queue, also by way of a queue that targets it.
    ///
    /// Every queue has a key of its own: with one key for all of them, the mark of a queue would
    /// hide that of its target.
    let presence = DispatchSpecificKey<Void>()
  }

  private static let marks = DispatchSpecificKey<Mark>()
  private static let marking = Lock()

  let queue: DispatchQueue
  private let mark: Mark

  /// What the queue is called in printed text.
  var label: String { queue.label }

  /// Calls on `queue`, one at a time.
  init(_ queue: DispatchQueue) {
    precondition(
      !queue.label.hasPrefix("com.apple.root."),
      "a delegate cannot be called on a global queue, which keeps no order: "
        + "make a queue that targets it, 'DispatchQueue(label: …, target: .global())'"
    )
    self.queue = queue
    mark = Self.marking.withLock {
      if let mark = queue.getSpecific(key: Self.marks) { return mark }
      let mark = Mark()
      #if DEBUG
      SynchronizationPoint.willWrite.reach()
      #endif
      queue.setSpecific(key: Self.marks, value: mark)
      queue.setSpecific(key: mark.presence, value: ())
      return mark
    }
  }

  /// Which queue `queue` is, or nil if no delegate can be registered on it yet.
  static func identity(of queue: DispatchQueue) -> ObjectIdentifier? {
    #if DEBUG
    SynchronizationPoint.willRead.reach()
    #endif
    return queue.getSpecific(key: marks).map { ObjectIdentifier($0) }
  }

  /// The same for every `DispatchQueue` object that stands for this queue.
  var identity: ObjectIdentifier { ObjectIdentifier(mark) }

  /// Whether the caller runs on this queue, or on one that targets it.
  @usableFromInline var isCurrent: Bool { DispatchQueue.getSpecific(key: mark.presence) != nil }

  // Barriers, so that a concurrent queue also keeps the order and makes one call at a time. They have
  // no effect on a serial queue. A call that is made from the queue itself and waits for its answer
  // runs at once: a barrier would wait for the caller to end.

  /// Has `work` done when everything has been done that waits on the queue now.
  @usableFromInline
  func async(_ work: @escaping @Sendable () -> Void) {
    queue.async(flags: .barrier, execute: work)
  }

  /// Waits for `work` to be done behind everything that waits on the queue now.
  @usableFromInline
  func sync(_ work: () -> Void) {
    queue.sync(flags: .barrier, execute: work)
  }
}
#else
/// A queue that delegates are called on, of which there is none.
@usableFromInline
enum CallQueue: Sendable {
  var identity: ObjectIdentifier { switch self {} }
  var label: String { switch self {} }
}
#endif
