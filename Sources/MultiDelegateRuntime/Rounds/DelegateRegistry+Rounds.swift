extension DelegateRegistry where Reference: ~Copyable {
  /// The delegates that respond to `requirement` now, in order; only the first of them while
  /// ``stopsAtFirstResponder`` is set.
  ///
  /// Generated code loops over them.
  ///
  /// - Complexity: O(1), and nothing is allocated.
  @inlinable
  @_spi(GeneratedCode)
  public func responders(to requirement: Requirement) -> DelegateRound<Reference> {
    round(handling: RequirementBit(requirement), canStop: true)
  }

  /// The first delegate that responds to `requirement` now.
  ///
  /// - Complexity: O(1) when the first delegate responds, O(*n*) at worst.
  @inlinable
  @_spi(GeneratedCode)
  public func firstResponder(to requirement: Requirement) -> Delegate? {
    var round = responders(to: requirement)
    return round.next()
  }

  /// Whether any living delegate responds to `requirement`.
  ///
  /// Providers are asked, on the thread of the caller.
  ///
  /// - Complexity: O(1) when the first delegate responds, O(*n*) at worst.
  public func hasResponder(to requirement: Requirement) -> Bool {
    firstResponder(to: requirement) != nil
  }

  /// The number of living delegates that respond to `requirement`, whatever
  /// ``stopsAtFirstResponder`` says.
  ///
  /// A delegate that is registered on several queues counts once for each. Providers are asked, on
  /// the thread of the caller.
  ///
  /// - Complexity: O(*n*) in the number of registered delegates.
  public func responderCount(to requirement: Requirement) -> Int {
    round(handling: RequirementBit(requirement), canStop: false).reduce(0) { count, _ in count + 1 }
  }
}
