public import MultiDelegateAtomics

/// A lock for state that is stored beside it.
///
/// It is not recursive. Code that runs while it is held must not call code that may lock it again.
@usableFromInline
@safe
struct Lock: ~Copyable, @unchecked Sendable {
  // Safety: the lock needs an address that stays the same, and is accessed by its own functions only.
  @usableFromInline let lock: UnsafeMutablePointer<multidelegate_lock>

  init() {
    unsafe lock = .allocate(capacity: 1)
    unsafe multidelegate_initialize(lock)
  }

  deinit {
    unsafe multidelegate_deinitialize(lock)
    unsafe lock.deallocate()
  }

  /// Runs `body` while no other thread is inside this lock.
  @inlinable
  borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    #if MULTIDELEGATE_INSTRUMENTED
    SynchronizationPoint.willLock.reach()
    defer { SynchronizationPoint.didUnlock.reach() }
    #endif
    unsafe multidelegate_acquire(lock)
    defer { unsafe multidelegate_release(lock) }
    return body()
  }
}
