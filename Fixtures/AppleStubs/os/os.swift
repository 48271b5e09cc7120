// The part of Apple's `os` module that the runtime's lock uses, over the threads of POSIX. With it, the
// branch for Apple's platforms is type-checked and run elsewhere.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Stands for the unfair lock.
///
/// Like that one, it traps if a thread takes it twice.
public struct os_unfair_lock_s {
  fileprivate final class Storage {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() {
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
    }
  }

  fileprivate let storage = Storage()

  public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  let isFree = pthread_mutex_lock(lock.pointee.storage.mutex) == 0
  precondition(isFree, "the lock is taken by this thread already")
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  pthread_mutex_unlock(lock.pointee.storage.mutex)
}
