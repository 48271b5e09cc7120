public import MultiDelegateAtomics

/// A word that threads may read while another thread writes it.
///
/// It is an object, because an atomic operation needs an address that stays the same. A subclass has
/// the word in its own allocation.
@usableFromInline
class AtomicWord {
  // Safety: after `init`, the word is accessed through `address` only, by atomic operations.
  @usableFromInline final var word: UInt

  init(_ value: UInt) {
    word = value
  }

  /// The address of the word, which is the first stored property of a class without a superclass.
  @inlinable
  final var address: UnsafeMutablePointer<UInt> {
    unsafe _getUnsafePointerToStoredProperties(self).assumingMemoryBound(to: UInt.self)
  }

  /// The value written last; the writer's earlier changes are visible to the reader.
  @inlinable
  final var value: UInt {
    #if MULTIDELEGATE_INSTRUMENTED
    SynchronizationPoint.willRead(self).reach()
    #endif
    return unsafe multidelegate_load_acquiring(address)
  }

  /// Writes `value`.
  final func set(_ value: UInt) {
    #if MULTIDELEGATE_INSTRUMENTED
    SynchronizationPoint.willWrite(self).reach()
    #endif
    unsafe multidelegate_store_releasing(address, value)
  }
}
