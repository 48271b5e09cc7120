/// A point at which a thread may affect other threads, or be affected by them.
///
/// The runtime reaches these points if it is compiled with `MULTIDELEGATE_INSTRUMENTED`. Tests run two
/// operations in every possible order, and suspend a thread when it reaches such a point.
// Safety: the thread that has the turn is the only one that uses the word.
@usableFromInline
enum SynchronizationPoint: @unchecked Sendable {
  /// The thread is about to acquire a lock.
  case willLock

  /// The thread has released the lock.
  case didUnlock

  /// The thread is about to read a word that another thread may write; for the mark of a queue, the key
  /// of all marks stands for it.
  case willRead(AnyObject)

  /// The thread is about to write a word that another thread may read.
  case willWrite(AnyObject)

  /// Called at each point that the current thread reaches; nil unless a test has set it.
  static let observer = TaskLocal<Observer?>(wrappedValue: nil)

  /// What is told of the points that a thread reaches.
  ///
  /// It is no mere closure, because optimised code crashes on an optional closure in a task-local value.
  struct Observer {
    let didReach: @Sendable (SynchronizationPoint) -> Void
  }

  /// Tells the observer of the current thread that the thread has reached this point.
  @usableFromInline
  func reach() {
    Self.observer.get()?.didReach(self)
  }
}
