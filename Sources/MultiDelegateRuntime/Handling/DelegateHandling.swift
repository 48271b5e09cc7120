/// The requirements that a registered delegate handles.
///
/// A delegate conforms to its whole protocol, but some of its implementations may be default
/// implementations. So a registration states the requirements that the delegate handles. Calls of other
/// requirements skip the delegate:
///
/// ```swift
/// multi.delegates.add(logger, handling: .notifications)
/// multi.delegates.add(policy, handling: [.downloadShouldRetryAfter])
/// multi.delegates.add(other, handling: .all.subtracting([.downloadDidStart]))
/// ```
///
/// - Complexity: O(*m* / word size) for each operation of the set, where *m* is the number of
///   requirements. Up to 63 requirements fit into one word, without an allocation.
public struct DelegateHandling<Requirement: DelegateRequirement>: Hashable, Sendable {
  /// The first requirements, from bit 1 on.
  ///
  /// Bit 0 belongs to no requirement. In a registration, it says that the delegate is registered (see
  /// ``RequirementBit``).
  private(set) var first: UInt

  /// All further requirements, from bit 0 on.
  ///
  /// Its length depends only on the number of requirements, so equal sets have equal words.
  private(set) var further: [UInt]

  /// Makes an empty set.
  ///
  /// A delegate that is registered with it is counted and iterated over, but never called.
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

  /// All requirements.
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

  /// All requirements that only notify: those with the dispatch `broadcast` and without a result.
  ///
  /// - Complexity: O(*m*) in the number of requirements.
  public static var notifications: Self { Self(Requirement.notifications) }

  /// A word whose lowest `count` bits are set, or all its bits if it has fewer.
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

  /// The word that contains `bit`.
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
