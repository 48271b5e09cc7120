// Swift's own `Atomic` needs macOS 15. Apple's platforms have these operations from C, in a module that
// others need not find.

#if canImport(os)
public import MultiDelegateAtomics
#else
public import Synchronization
#endif

/// A word that threads may read while another thread writes it.
///
/// It is an object, because an atomic operation needs an address that stays the same. A subclass has
/// the word in its own allocation.
@_spi(GeneratedCode)
public class AtomicWord {
  #if canImport(os)
  // Safety: after `init`, the word is accessed through `address` only, by atomic operations.
  @usableFromInline final var word: UInt

  /// The address of the word, which is the first stored property of a class without a superclass.
  @inlinable
  final var address: UnsafeMutablePointer<UInt> {
    unsafe _getUnsafePointerToStoredProperties(self).assumingMemoryBound(to: UInt.self)
  }
  #else
  @usableFromInline final let word: Atomic<UInt>
  #endif

  @inlinable
  init(_ value: UInt) {
    #if canImport(os)
    word = value
    #else
    word = Atomic(value)
    #endif
  }

  /// The value written last; the writer's earlier changes are visible to the reader.
  @inlinable
  final var value: UInt {
    #if MULTIDELEGATE_INSTRUMENTED
    SynchronizationPoint.willRead(self).reach()
    #endif
    #if canImport(os)
    return unsafe multidelegate_load_acquiring(address)
    #else
    return word.load(ordering: .acquiring)
    #endif
  }

  /// Writes `value`; what this thread did before is visible to threads that read it.
  @inlinable
  final func set(_ value: UInt) {
    #if MULTIDELEGATE_INSTRUMENTED
    SynchronizationPoint.willWrite(self).reach()
    #endif
    #if canImport(os)
    unsafe multidelegate_store_releasing(address, value)
    #else
    word.store(value, ordering: .releasing)
    #endif
  }

  /// Writes `value`.
  ///
  /// - Returns: the value before.
  @inlinable
  final func exchange(_ value: UInt) -> UInt {
    #if canImport(os)
    return unsafe multidelegate_exchange(address, value)
    #else
    return word.exchange(value, ordering: .acquiringAndReleasing)
    #endif
  }

  /// Adds one.
  @inlinable
  final func increment() {
    #if canImport(os)
    unsafe multidelegate_increment(address)
    #else
    word.wrappingAdd(1, ordering: .relaxed)
    #endif
  }

  /// Subtracts one.
  ///
  /// - Returns: what is left. Who finds 0 sees what all threads did before they subtracted.
  @inlinable
  final func decrement() -> UInt {
    #if canImport(os)
    return unsafe multidelegate_decrement(address)
    #else
    return word.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue
    #endif
  }
}
