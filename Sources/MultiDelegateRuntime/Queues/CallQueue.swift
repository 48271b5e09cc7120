// Only this file calls Dispatch.
import Dispatch

/// A queue that delegates are called on.
@usableFromInline
struct CallQueue: Sendable {
  /// An object that the runtime stores in a queue, as the identity of the queue: on Linux, every access
  /// to `DispatchQueue.main` makes another object for the same queue.
  private final class Mark: Sendable {
    /// The key by which code on the queue finds the queue, also code on queues that target it.
    ///
    /// With one key for all queues, the mark of a queue would hide that of its target.
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

  /// Whether the caller runs on this queue, or on one that targets it.
  @usableFromInline var isCurrent: Bool { DispatchQueue.getSpecific(key: mark.presence) != nil }

  // Work is submitted as barriers, which have no effect on a serial queue. So a concurrent queue also
  // keeps the order and makes one call at a time.

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

  /// Traps if an actor isolates a conformance of `delegate`, and this is not the main queue.
  ///
  /// The compiler checks the conformances of the types that it knows. It does not know the protocols
  /// that a composite only accepts, nor in the Swift 5 language mode what is in an existential. So they
  /// are cast on another thread: a cast finds an isolated conformance on its actor only (SE-0470). The
  /// types are opened, because a cast to a type that the compiler knows may take a way that does not
  /// look at the isolation.
  func checkIsolation<Reference: QueuedDelegateReference>(
    of delegate: Reference.Delegate,
    as reference: Reference.Type
  ) {
    if label == DispatchQueue.main.label { return }
    let protocols = [Reference.Delegate.self] + Reference.acceptedProtocols(of: delegate)
    // Safety: a cast reads the delegate's class only, and the caller waits for it. The other thread has
    // no strong reference, because it could release it after that.
    nonisolated(unsafe) unowned(unsafe) let object = delegate as AnyObject
    let check = DispatchGroup()
    // `sync` would run it on the thread of the caller, which may be that of an actor.
    Self.noActor.async(group: check) {
      for type in protocols {
        precondition(
          unsafe Self.isCastable(object, to: type),
          """
          an actor isolates the conformance of '\(Swift.type(of: unsafe object))' to '\(type)', so it \
          cannot be called on the queue '\(label)': add it with 'on: .main' if that is the main actor, \
          or make the conformance 'nonisolated'
          """
        )
      }
    }
    check.wait()
    withExtendedLifetime(delegate) {}
  }

  private static func isCastable<Goal>(_ object: AnyObject, to type: Goal.Type) -> Bool {
    object is Goal
  }
}
