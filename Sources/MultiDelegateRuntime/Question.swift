/// What a round asks every registration.
///
/// Being registered, handling a requirement and conforming to the protocol that has it are all the
/// same question to a round, so all of it is one bit per requirement, and one more that says
/// whether a delegate is registered at all. A registration that has been removed answers none.
@usableFromInline
struct Question {
  /// Which word of a registration's ``Answers`` has the bit.
  @usableFromInline let word: Int

  /// The bit.
  @usableFromInline let mask: UInt

  @inlinable
  init(position: Int) {
    word = position / UInt.bitWidth
    mask = 1 << UInt(position % UInt.bitWidth)
  }

  /// Asks for every registered delegate, whatever it handles.
  ///
  /// Providers are no delegates.
  static var isRegistered: Question { Question(position: 0) }

  /// Asks for those that respond to `requirement`.
  @inlinable
  init(_ requirement: some DelegateRequirement) {
    self.init(position: requirement.rawValue + 1)
  }

  /// The requirement that it asks for; nil where it asks for none.
  @inlinable
  func requirement<Requirement: DelegateRequirement>() -> Requirement? {
    Requirement(rawValue: word * UInt.bitWidth + mask.trailingZeroBitCount - 1)
  }
}
