/// The requirements of one forwarder, as the generated `Multi…Requirement` enum lists them.
///
/// The raw values are positions in the declaration: 0, 1, 2 and so on. They change when requirements
/// are added, so do not store them.
public protocol DelegateRequirement: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == Int {
  /// The requirements that only notify: a call reaches every delegate that handles it, and returns no
  /// value.
  static var notifications: [Self] { get }

  /// The name in Swift and the types of the parameters, by which other forwarders know the requirement:
  /// `download(_:didReach:) (Download, Double)`.
  var signature: String { get }
}

/// The requirements that a registered delegate handles.
///
/// A delegate conforms to its whole protocol, but some of its implementations may be default
/// implementations. So a registration states what the delegate handles, and other calls skip it:
///
/// ```swift
/// multi.delegates.add(logger, handling: .notifications)
/// multi.delegates.add(policy, handling: [.downloadShouldRetryAfter])
/// multi.delegates.add(other, handling: .all.subtracting([.downloadDidStart]))
/// ```
///
/// - Complexity: unless stated otherwise, O(*m* / word size) for each operation of the set, where *m* is
///   the number of requirements. Up to 63 requirements fit into one word, without an allocation.
public struct DelegateHandling<Requirement: DelegateRequirement>: Hashable, Sendable {
  /// The first requirements, from bit 1 on; bit 0 says in a registration that the delegate is
  /// registered.
  private(set) var first: UInt

  /// All further requirements, from bit 0 on; the length depends only on the number of requirements, so
  /// equal sets have equal words.
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

  /// Makes a set of one requirement; generated code calls it, because it compiles faster than a literal.
  @_spi(GeneratedCode)
  public init(only requirement: Requirement) {
    self.init()
    insert(requirement)
  }

  init(_ first: UInt, _ further: [UInt]) {
    self.first = first
    self.further = further
  }

  /// All requirements.
  ///
  /// - Complexity: O(*m*) in the number of requirements.
  public static var all: Self {
    // The bits from `count + 1` on belong to no requirement. A shift by a whole word or more leaves 0.
    let end = Requirement.allCases.count + 1
    func word(_ index: Int) -> UInt { ~(.max << (end - index * UInt.bitWidth)) }
    return Self(word(0) & ~1, Self().further.indices.map { word($0 + 1) })
  }

  /// All requirements that only notify: those with the dispatch `broadcast` and without a result.
  ///
  /// - Complexity: O(*m*) in the number of requirements.
  public static var notifications: Self { Self(Requirement.notifications) }

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

extension DelegateHandling: SetAlgebra {
  /// A requirement.
  public typealias Element = Requirement

  /// Makes a set of the listed requirements.
  ///
  /// - Complexity: O(*m* + *n*) in the numbers of all requirements and of the listed ones.
  public init(arrayLiteral requirements: Requirement...) {
    self.init(requirements)
  }

  /// Whether the set contains `requirement`.
  ///
  /// - Complexity: O(1).
  public func contains(_ requirement: Requirement) -> Bool {
    let bit = RequirementBit(requirement)
    return self[bit] & bit.mask != 0
  }

  /// The requirements that are in at least one of the two sets.
  public func union(_ other: Self) -> Self { combined(with: other, |) }

  /// The requirements that are in both sets.
  public func intersection(_ other: Self) -> Self { combined(with: other, &) }

  /// The requirements that are in exactly one of the two sets.
  public func symmetricDifference(_ other: Self) -> Self { combined(with: other, ^) }

  /// Adds `requirement`.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func insert(
    _ requirement: Requirement
  ) -> (inserted: Bool, memberAfterInsert: Requirement) {
    (update(with: requirement) == nil, requirement)
  }

  /// Adds `requirement`.
  ///
  /// - Returns: `requirement` if it was in the set already, otherwise nil.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func update(with requirement: Requirement) -> Requirement? {
    let bit = RequirementBit(requirement)
    defer { self[bit] |= bit.mask }
    return contains(requirement) ? requirement : nil
  }

  /// Removes `requirement`.
  ///
  /// - Returns: `requirement` if it was in the set, otherwise nil.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func remove(_ requirement: Requirement) -> Requirement? {
    let bit = RequirementBit(requirement)
    defer { self[bit] &= ~bit.mask }
    return contains(requirement) ? requirement : nil
  }

  /// Adds the requirements of `other`.
  public mutating func formUnion(_ other: Self) { self = union(other) }

  /// Removes the requirements that are not in `other`.
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }

  /// Adds the requirements that are in `other` only, and removes those that are in both sets.
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
}

/// The bit that a round reads of every registration.
///
/// The bit of a requirement is set if the delegate handles the requirement and conforms to the protocol
/// that declares it. One more says whether a delegate is registered at all. Removing a registration
/// clears all of them.
@usableFromInline
struct RequirementBit {
  /// The index of the word in a registration's ``AtomicRequirements`` that has the bit.
  @usableFromInline let word: Int

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
