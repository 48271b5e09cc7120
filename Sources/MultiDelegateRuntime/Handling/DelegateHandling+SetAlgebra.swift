extension DelegateHandling: SetAlgebra {
  /// A requirement.
  public typealias Element = Requirement

  /// The requirements that are listed.
  ///
  /// - Complexity: O(*m* + *n*) in the number of requirements there are and are listed.
  public init(arrayLiteral requirements: Requirement...) {
    self.init(requirements)
  }

  /// Whether `requirement` is handled.
  ///
  /// - Complexity: O(1).
  public func contains(_ requirement: Requirement) -> Bool {
    let bit = RequirementBit(requirement)
    return self[bit] & bit.mask != 0
  }

  /// What either set handles.
  ///
  /// - Complexity: O(*m* / word size), where *m* is the number of requirements.
  public func union(_ other: Self) -> Self { combined(with: other, |) }

  /// What both sets handle.
  ///
  /// - Complexity: O(*m* / word size), where *m* is the number of requirements.
  public func intersection(_ other: Self) -> Self { combined(with: other, &) }

  /// What one of both sets handles, and the other does not.
  ///
  /// - Complexity: O(*m* / word size), where *m* is the number of requirements.
  public func symmetricDifference(_ other: Self) -> Self { combined(with: other, ^) }

  /// Handles `requirement` from now on.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func insert(
    _ requirement: Requirement
  ) -> (inserted: Bool, memberAfterInsert: Requirement) {
    (update(with: requirement) == nil, requirement)
  }

  /// Handles `requirement` from now on, and answers nil when that is new.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func update(with requirement: Requirement) -> Requirement? {
    let bit = RequirementBit(requirement)
    defer { self[bit] |= bit.mask }
    return contains(requirement) ? requirement : nil
  }

  /// Handles `requirement` no more, and answers nil when it did not before.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func remove(_ requirement: Requirement) -> Requirement? {
    let bit = RequirementBit(requirement)
    defer { self[bit] &= ~bit.mask }
    return contains(requirement) ? requirement : nil
  }

  /// Handles what `other` handles, too.
  ///
  /// - Complexity: O(*m* / word size), where *m* is the number of requirements.
  public mutating func formUnion(_ other: Self) { self = union(other) }

  /// Handles only what `other` handles, too.
  ///
  /// - Complexity: O(*m* / word size), where *m* is the number of requirements.
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }

  /// Handles what one of both sets handled, and the other did not.
  ///
  /// - Complexity: O(*m* / word size), where *m* is the number of requirements.
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
}
