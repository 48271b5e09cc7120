/// The bit that a round reads of every registration.
///
/// Each requirement has a bit. It is set if the delegate handles the requirement and conforms to the
/// protocol that declares it. One more bit says whether a delegate is registered at all. Removing a
/// registration clears all of them.
@usableFromInline
struct RequirementBit {
  /// The index of the word in a registration's ``AtomicRequirements`` that has the bit.
  @usableFromInline let word: Int

  /// The bit.
  @usableFromInline let mask: UInt

  @inlinable
  init(position: Int) {
    word = position / UInt.bitWidth
    mask = 1 << UInt(position % UInt.bitWidth)
  }

  /// The bit that is set for every registered delegate, and for no provider.
  static var isRegistered: RequirementBit { RequirementBit(position: 0) }

  /// The bit of `requirement`.
  @inlinable
  init(_ requirement: some DelegateRequirement) {
    self.init(position: requirement.rawValue + 1)
  }

  /// The requirement whose bit this is; nil for ``isRegistered``.
  @inlinable
  func requirement<Requirement: DelegateRequirement>() -> Requirement? {
    Requirement(rawValue: word * UInt.bitWidth + mask.trailingZeroBitCount - 1)
  }
}
