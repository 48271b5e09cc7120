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

/// A word that threads may read while another thread writes it.
///
/// It is an object, because an atomic operation needs an address that stays the same. A subclass has
/// the word in its own allocation.
@_spi(GeneratedCode)
public class AtomicWord {
  // Safety: after `init`, the word is accessed through `address` only, by atomic operations.
  @usableFromInline final var word: UInt

  /// The address of the word, which is the first stored property of a class without a superclass.
  @inlinable
  final var address: UnsafeMutablePointer<UInt> {
    unsafe _getUnsafePointerToStoredProperties(self).assumingMemoryBound(to: UInt.self)
  }

  @inlinable
  init(_ value: UInt) {
    word = value
  }

  /// The value written last; the writer's earlier changes are visible to the reader.
  @inlinable
  final var value: UInt {
    #if MULTIDELEGATE_INSTRUMENTED
    SynchronizationPoint.willRead(self).reach()
    #endif
    return unsafe multidelegate_load_acquiring(address)
  }

  /// Writes `value`; what this thread did before is visible to threads that read it.
  @inlinable
  final func set(_ value: UInt) {
    #if MULTIDELEGATE_INSTRUMENTED
    SynchronizationPoint.willWrite(self).reach()
    #endif
    unsafe multidelegate_store_releasing(address, value)
  }

  /// Writes `value`.
  ///
  /// - Returns: the value before.
  @inlinable
  final func exchange(_ value: UInt) -> UInt {
    unsafe multidelegate_exchange(address, value)
  }

  /// Adds one.
  @inlinable
  final func increment() {
    unsafe multidelegate_increment(address)
  }

  /// Subtracts one.
  ///
  /// - Returns: what is left. Who finds 0 sees what all threads did before they subtracted.
  @inlinable
  final func decrement() -> UInt {
    unsafe multidelegate_decrement(address)
  }
}
