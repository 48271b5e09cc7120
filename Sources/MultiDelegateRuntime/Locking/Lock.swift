// Only this file uses the platform's lock. Swift's own `Mutex` needs macOS 15.

#if canImport(os)
public import os
#else
public import Synchronization
#endif

/// A lock for state that is stored beside it.
///
/// It is not recursive. Code that runs while it is held must not call code that may lock it again.
@usableFromInline
@safe
struct Lock: ~Copyable, @unchecked Sendable {
  #if canImport(os)
  // Safety: the lock needs an address that stays the same, and is accessed by its own functions only.
  @usableFromInline let lock: os_unfair_lock_t

  init() {
    unsafe lock = .allocate(capacity: 1)
    unsafe lock.initialize(to: os_unfair_lock())
  }

  deinit {
    unsafe lock.deinitialize(count: 1)
    unsafe lock.deallocate()
  }
  #else
  @usableFromInline let mutex = Mutex<Void>(())
  // ThreadSanitizer does not see into `Mutex`, and would report a race on every value that the lock
  // guards. This word makes the order of the critical sections visible to it. On processors that order
  // memory themselves, it costs a plain load and a plain store.
  @usableFromInline let order = Atomic<Bool>(false)
  #endif

  /// Runs `body` while no other thread is inside this lock.
  @inlinable
  borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    #if MULTIDELEGATE_INSTRUMENTED
    SynchronizationPoint.willLock.reach()
    defer { SynchronizationPoint.didUnlock.reach() }
    #endif
    #if canImport(os)
    unsafe os_unfair_lock_lock(lock)
    defer { unsafe os_unfair_lock_unlock(lock) }
    return body()
    #else
    return mutex.withLock { _ in
      _ = order.load(ordering: .acquiring)
      // Safety: the result goes back to the caller that `body` came from, on the same thread.
      nonisolated(unsafe) let result = body()
      order.store(false, ordering: .releasing)
      return unsafe result
    }
    #endif
  }
}
