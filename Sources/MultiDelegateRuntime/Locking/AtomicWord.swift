public import MultiDelegateAtomics

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
