// The part of Apple's `os` module that the runtime's lock uses, over the threads of POSIX. With it, the
// branch for Apple's platforms is type-checked and run elsewhere.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Stands for the unfair lock that keeps its state in memory of its own.
///
/// Like that one, it traps if a thread takes it twice.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    // Not a property: a state of no size would have the address of what comes behind it, and a
    // sanitizer would report accesses to both.
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init(_ initialState: State) {
      state.initialize(to: initialState)
      #if _runtime(_ObjC)
      // Type-checked only, by a compiler that cannot convert pointers while it has Objective-C on Linux.
      pthread_mutex_init(mutex, nil)
      #else
      var attributes = pthread_mutexattr_t()
      pthread_mutexattr_init(&attributes)
      pthread_mutexattr_settype(&attributes, CInt(PTHREAD_MUTEX_ERRORCHECK))
      pthread_mutex_init(mutex, &attributes)
      pthread_mutexattr_destroy(&attributes)
      #endif
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
      state.deinitialize(count: 1)
      state.deallocate()
    }
  }

  private let storage: Storage

  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    precondition(pthread_mutex_lock(storage.mutex) == 0, "the lock is taken by this thread already")
    defer { pthread_mutex_unlock(storage.mutex) }
    return try body(&storage.state.pointee)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }

  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) { self.init(uncheckedState: initialState) }

  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }
}
