public import MultiDelegateAtomics

/// A word that threads may read while another one writes it.
///
/// It is an object, because an atomic operation needs an address that stays the same. A subclass has the
/// word in its own allocation.
@usableFromInline
class AtomicWord {
  // Safety: after `init`, the word is accessed through `address` only, by atomic operations.
  @usableFromInline final var word: UInt

  init(_ value: UInt) {
    word = value
  }

  /// Where the word is: a class without a superclass has its first stored property at its start.
  @inlinable
  final var address: UnsafeMutablePointer<UInt> {
    unsafe _getUnsafePointerToStoredProperties(self).assumingMemoryBound(to: UInt.self)
  }

  /// The value written last; what its writer did before is visible to the reader.
  @inlinable
  final var value: UInt {
    #if DEBUG
    SynchronizationPoint.willRead.reach()
    #endif
    return unsafe multidelegate_load_acquiring(address)
  }

  /// Writes `value`.
  final func set(_ value: UInt) {
    #if DEBUG
    SynchronizationPoint.willWrite.reach()
    #endif
    unsafe multidelegate_store_releasing(address, value)
  }
}
