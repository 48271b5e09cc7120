/// The effects of one step of a thread on the state that both threads share.
///
/// A step lasts from one synchronization point to the next.
struct StepEffects: OptionSet {
  let rawValue: Int

  /// The step runs inside a lock.
  static let locks = Self(rawValue: 1)
  /// The step reads a word outside of the lock.
  static let readsWord = Self(rawValue: 2)
  /// The step writes a word.
  static let writesWord = Self(rawValue: 4)
  /// The step reads a weak reference.
  static let readsReference = Self(rawValue: 8)
  /// The step deallocates an object.
  static let deallocates = Self(rawValue: 16)

  private static let conflicts: [(Self, Self)] = [
    (.locks, .locks), (.readsWord, .writesWord), (.readsReference, .deallocates),
    (.locks, .deallocates), (.deallocates, .deallocates),
  ]

  /// Whether it makes no difference which of two steps comes first.
  func commutes(with other: Self) -> Bool {
    Self.conflicts.allSatisfy { one, another in
      !(contains(one) && other.contains(another)) && !(contains(another) && other.contains(one))
    }
  }
}
