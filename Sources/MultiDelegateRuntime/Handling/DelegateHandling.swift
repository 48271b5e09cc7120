/// Which requirements a registered delegate is asked.
///
/// A delegate conforms to its whole protocol, but not every implementation is meant: one may be a
/// default that answers for those who left the requirement out. A registration therefore says what
/// it handles, and is passed over for everything else:
///
/// ```swift
/// multi.delegates.add(logger, handling: .notifications)
/// multi.delegates.add(policy, handling: [.downloadShouldRetryAfter])
/// multi.delegates.add(other, handling: .all.subtracting([.downloadDidStart]))
/// ```
///
/// - Complexity: O(*m* / word size) for each operation of the set, where *m* is the number of
///   requirements; up to 63 of them take one word, and no allocation.
public struct DelegateHandling<Requirement: DelegateRequirement>: Hashable, Sendable {
  /// The first requirements, from bit 1 on.
  ///
  /// Bit 0 is no requirement: there a registration says that its delegate is registered at all,
  /// whatever it handles (see ``RequirementBit``).
  private(set) var first: UInt

  /// All further requirements, from bit 0 on.
  ///
  /// As long as the number of requirements asks for, so that equal sets are equal bit for bit.
  private(set) var further: [UInt]

  /// Handles nothing: the delegate is registered, counted and iterated over, and never called.
  ///
  /// - Complexity: O(*m*) in the number of requirements.
  public init() {
    first = 0
    further = Array(repeating: 0, count: Requirement.allCases.count / UInt.bitWidth)
  }

  init(_ first: UInt, _ further: [UInt]) {
    self.first = first
    self.further = further
  }

  /// Every requirement.
  ///
  /// - Complexity: O(*m*) in the number of requirements.
  public static var all: Self {
    var all = Self()
    let bits = Requirement.allCases.count
    all.first = Self.ones(bits + 1) & ~1
    for word in all.further.indices {
      all.further[word] = Self.ones(bits + 1 - (word + 1) * UInt.bitWidth)
    }
    return all
  }

  /// Every requirement that only notifies: all void broadcasts, and nothing that has an answer.
  ///
  /// - Complexity: O(*m*) in the number of requirements.
  public static var notifications: Self { Self(Requirement.notifications) }

  /// A word whose lowest bits are set, `count` of them, or all where it has no more.
  private static func ones(_ count: Int) -> UInt {
    count >= UInt.bitWidth ? .max : ~(.max << UInt(count))
  }

  /// Combines both sets word by word.
  func combined(with other: Self, _ operation: (UInt, UInt) -> UInt) -> Self {
    var result = self
    result.first = operation(first, other.first)
    for word in further.indices {
      result.further[word] = operation(further[word], other.further[word])
    }
    return result
  }

  /// The word that `bit` is about.
  subscript(bit: RequirementBit) -> UInt {
    get { bit.word == 0 ? first : further[bit.word - 1] }
    set {
      if bit.word == 0 { first = newValue } else { further[bit.word - 1] = newValue }
    }
  }
}

extension DelegateHandling: CustomStringConvertible {
  /// The requirements, in the order of their declaration: `[.downloadDidStart, .downloadDidEnd]`.
  ///
  /// - Complexity: O(*m*) in the number of requirements.
  public var description: String {
    "[\(Requirement.allCases.filter(contains).map { ".\($0)" }.joined(separator: ", "))]"
  }
}
