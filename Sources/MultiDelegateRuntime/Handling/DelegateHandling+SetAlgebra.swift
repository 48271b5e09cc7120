extension DelegateHandling: SetAlgebra {
  /// A requirement.
  public typealias Element = Requirement

  /// Makes a set of the listed requirements.
  ///
  /// - Complexity: O(*m* + *n*), where *m* is the number of all requirements and *n* that of the listed
  ///   ones.
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
  ///
  /// - Complexity: O(*m* / word size), where *m* is the number of requirements.
  public func union(_ other: Self) -> Self { combined(with: other, |) }

  /// The requirements that are in both sets.
  ///
  /// - Complexity: O(*m* / word size), where *m* is the number of requirements.
  public func intersection(_ other: Self) -> Self { combined(with: other, &) }

  /// The requirements that are in exactly one of the two sets.
  ///
  /// - Complexity: O(*m* / word size), where *m* is the number of requirements.
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
  ///
  /// - Complexity: O(*m* / word size), where *m* is the number of requirements.
  public mutating func formUnion(_ other: Self) { self = union(other) }

  /// Removes the requirements that are not in `other`.
  ///
  /// - Complexity: O(*m* / word size), where *m* is the number of requirements.
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }

  /// Adds the requirements that are in `other` only, and removes those that are in both sets.
  ///
  /// - Complexity: O(*m* / word size), where *m* is the number of requirements.
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
}
