/// The effects of one step of a thread on the state that both threads share.
///
/// A step lasts from one synchronization point to the next.
struct StepEffects: Equatable {
  /// The step runs inside a lock.
  var locks = false
  /// The number of the word that the step reads outside of the lock.
  var readWord: Int?
  /// The number of the word that the step writes.
  var writtenWord: Int?
  /// The number of the delegate whose weak reference the step reads outside of the lock.
  var readReference: Int?
  /// The numbers of the delegates that the step releases or deallocates.
  var released: Set<Int> = []
  /// The step releases or deallocates a provider, whose weak reference is read after a word.
  var releasesProvider = false

  /// Whether the step begins with waiting for a lock.
  var entersLock: Bool { self == StepEffects(locks: true) }

  /// Whether it makes no difference which of two steps comes first.
  func commutes(with other: Self) -> Bool { !isSeen(by: other) && !other.isSeen(by: self) }

  private func isSeen(by other: Self) -> Bool {
    locks && (other.locks || !other.released.isEmpty || other.releasesProvider)
      || writtenWord != nil && writtenWord == other.readWord
      || !released.isDisjoint(with: other.released)
      || other.readReference.map(released.contains) ?? false
      || releasesProvider && (other.releasesProvider || other.readWord != nil)
  }
}
