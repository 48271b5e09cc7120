// The one place that knows what the platform's lock is.
//
// On Apple's platforms it is `OSAllocatedUnfairLock`, which systems before macOS 15 have, too.

#if canImport(os)
public import os
#else
public import Synchronization
#endif

/// A lock around state that lives beside it.
///
/// Not recursive: never call out to anything that may come back while it is held.
@usableFromInline
struct Lock: ~Copyable, Sendable {
  #if canImport(os)
  @usableFromInline let lock = OSAllocatedUnfairLock()
  #else
  @usableFromInline let mutex = Mutex<Void>(())
  // Makes the order in which critical sections ran visible to ThreadSanitizer, which does not see
  // into `Mutex` and would report a race on every value that one guards. Costs a plain load and
  // store where the processor orders memory by itself.
  @usableFromInline let order = Atomic<Bool>(false)
  #endif

  /// Runs `body` while no other thread is inside this lock.
  @inlinable
  borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    #if DEBUG
    SynchronizationPoint.willLock.reach()
    defer { SynchronizationPoint.didUnlock.reach() }
    #endif
    #if canImport(os)
    return lock.withLockUnchecked(body)
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
