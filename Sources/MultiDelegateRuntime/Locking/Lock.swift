// The one place that knows what the platform's lock and atomics are.
//
// Apple's platforms use `OSAllocatedUnfairLock`: `Mutex` and `Atomic` are there two releases newer
// than the oldest ones supported. Everywhere else, `Synchronization` has both.

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

/// A word that threads may read while another one writes it.
@usableFromInline
struct AtomicWord: ~Copyable, Sendable {
  #if canImport(os)
  @usableFromInline let word: OSAllocatedUnfairLock<UInt>
  #else
  @usableFromInline let word: Atomic<UInt>
  #endif

  init(_ value: UInt) {
    #if canImport(os)
    word = OSAllocatedUnfairLock(initialState: value)
    #else
    word = Atomic(value)
    #endif
  }

  /// The value written last; what its writer did before is visible to the reader.
  @inlinable var value: UInt {
    #if DEBUG
    SynchronizationPoint.willRead.reach()
    #endif
    #if canImport(os)
    return word.withLock { $0 }
    #else
    return word.load(ordering: .acquiring)
    #endif
  }

  /// Writes `value`.
  borrowing func set(_ value: UInt) {
    #if DEBUG
    SynchronizationPoint.willWrite.reach()
    #endif
    #if canImport(os)
    word.withLock { $0 = value }
    #else
    word.store(value, ordering: .releasing)
    #endif
  }
}
