/// Rounds over delegates that conform to an accepted protocol.
extension DelegateRegistry where Reference: AcceptingDelegateReference & ~Copyable {
  /// The delegates that respond to `requirement`, which is of an accepted protocol, in order; only
  /// the first of them while ``stopsAtFirstResponder`` is set.
  ///
  /// Generated code loops over them.
  ///
  /// - Complexity: O(1), and nothing is allocated.
  @inlinable
  @_spi(GeneratedCode)
  public func responders<Accepted>(
    to requirement: Requirement,
    as accepted: AcceptedProtocol<Reference, Accepted>.Type
  ) -> AcceptedRound<Reference, Accepted> {
    AcceptedRound(round(handling: RequirementBit(requirement), canStop: true), as: accepted)
  }

  /// The first delegate that responds to `requirement`, which is of an accepted protocol.
  ///
  /// - Complexity: O(1) when the first delegate responds, O(*n*) at worst.
  @inlinable
  @_spi(GeneratedCode)
  public func firstResponder<Accepted>(
    to requirement: Requirement,
    as accepted: AcceptedProtocol<Reference, Accepted>.Type
  ) -> Accepted? {
    var round = responders(to: requirement, as: accepted)
    return round.next()
  }

  /// Whether any living delegate conforms to the protocol that has `requirement`, and responds to
  /// it.
  ///
  /// Providers are asked, on the thread of the caller.
  ///
  /// - Complexity: O(1) when the first delegate responds, O(*n*) at worst.
  public func hasResponder(to requirement: Requirement) -> Bool {
    // What is registered for it conforms; what a provider names need not.
    round(handling: RequirementBit(requirement), canStop: false)
      .contains { Reference.conformance(of: $0).contains(requirement) }
  }

  /// The number of living delegates that conform to the protocol of `requirement` and respond to it,
  /// whatever ``stopsAtFirstResponder`` says.
  ///
  /// A delegate that is registered on several queues counts once for each. Providers are asked, on
  /// the thread of the caller.
  ///
  /// - Complexity: O(*n*) in the number of registered delegates, and a cast for each protocol.
  public func responderCount(to requirement: Requirement) -> Int {
    round(handling: RequirementBit(requirement), canStop: false)
      .reduce(0) { $0 + (Reference.conformance(of: $1).contains(requirement) ? 1 : 0) }
  }
}
