/// The effects of one step of a thread on the state that both threads share.
///
/// A step lasts from one synchronization point to the next.
struct StepEffects {
  /// The step runs inside a lock.
  var locks = false
  /// The number of the word that the step reads outside of the lock.
  var readWord: Int?
  /// The number of the word that the step writes.
  var writtenWord: Int?
  /// The delegate whose weak reference the step reads outside of the lock, as a bit.
  var readReference: UInt = 0
  /// The delegates that the step releases or deallocates, a bit for each.
  var released: UInt = 0
  /// The step releases or deallocates a provider, whose weak reference is read after a word.
  var releasesProvider = false

  /// Whether the step begins with waiting for a lock.
  var entersLock: Bool { locks && writtenWord == nil }

  /// Whether it makes no difference which of two steps comes first.
  func commutes(with other: Self) -> Bool { !isSeen(by: other) && !other.isSeen(by: self) }

  private func isSeen(by other: Self) -> Bool {
    if locks, other.locks || other.released != 0 || other.releasesProvider { return true }
    if let writtenWord, writtenWord == other.readWord { return true }
    if released & (other.released | other.readReference) != 0 { return true }
    return releasesProvider && (other.releasesProvider || other.readWord != nil)
  }
}
