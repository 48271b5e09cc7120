// Only this file calls Dispatch. On a platform without it, `CallQueue` has no values.

#if canImport(Dispatch)
import Dispatch

/// A queue that delegates are called on.
@usableFromInline
struct CallQueue: Sendable {
  /// An object that the runtime stores in a queue, as the identity of the queue.
  ///
  /// The queue keeps it alive. A `DispatchQueue` object is no identity: on Linux, every access to
  /// `DispatchQueue.main` makes another object for the same queue.
  private final class Mark: Sendable {
    /// The key by which code on the queue finds the queue, also code on queues that target it.
    ///
    /// Every queue has its own key. With one key for all queues, the mark of a queue would hide that of
    /// its target.
    let presence = DispatchSpecificKey<Void>()
  }

  private static let marks = DispatchSpecificKey<Mark>()
  private static let marking = Lock()

  let queue: DispatchQueue
  private let mark: Mark

  /// The label of the queue, for printed text.
  var label: String { queue.label }

  /// Makes a queue for calls on `queue`, one at a time.
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
      #if MULTIDELEGATE_INSTRUMENTED
      SynchronizationPoint.willWrite(Self.marks).reach()
      #endif
      queue.setSpecific(key: Self.marks, value: mark)
      queue.setSpecific(key: mark.presence, value: ())
      return mark
    }
  }

  /// The identity of `queue`, or nil if no delegate has been registered on it yet.
  static func identity(of queue: DispatchQueue) -> ObjectIdentifier? {
    #if MULTIDELEGATE_INSTRUMENTED
    SynchronizationPoint.willRead(marks).reach()
    #endif
    return queue.getSpecific(key: marks).map { ObjectIdentifier($0) }
  }

  /// The identity of the queue, which all `DispatchQueue` objects of the queue share.
  var identity: ObjectIdentifier { ObjectIdentifier(mark) }

  /// Whether this is the main queue.
  var isMain: Bool { label == DispatchQueue.main.label }

  /// Whether the caller runs on this queue, or on one that targets it.
  @usableFromInline var isCurrent: Bool { DispatchQueue.getSpecific(key: mark.presence) != nil }

  // Work is submitted as barriers. So a concurrent queue also keeps the order and makes one call at a
  // time. Barriers have no effect on a serial queue. A call from the queue itself that waits for its
  // answer runs at once, because a barrier would wait for the caller to end.

  /// Runs `work` on the queue after all earlier work.
  @usableFromInline
  func async(_ work: @escaping @Sendable () -> Void) {
    queue.async(flags: .barrier, execute: work)
  }

  /// Runs `work` on the queue after all earlier work, and waits until it is done.
  @usableFromInline
  func sync(_ work: () -> Void) {
    queue.sync(flags: .barrier, execute: work)
  }

  private static let noActor = DispatchQueue(label: "MultiDelegate.noActor")

  /// Runs `work` on another thread, on which no actor runs, and waits until it is done.
  ///
  /// `sync` would run it on the thread of the caller, which may be that of an actor.
  static func runOnNoActor(_ work: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    noActor.async(group: group, execute: work)
    group.wait()
  }
}
#else
/// A queue that delegates are called on: without Dispatch, there are none.
@usableFromInline
enum CallQueue: Sendable {
  var identity: ObjectIdentifier { switch self {} }
  var label: String { switch self {} }
}
#endif
