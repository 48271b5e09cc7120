extension DelegateRegistry {
  /// A round over delegates as they were added.
  @_spi(GeneratedCode)
  public typealias Round = DelegateRound<Reference, Delegate, WholeDelegate<Reference>>

  /// Begins a round over all registrations that handle `bit`, regardless of ``stopsAtFirstResponder``.
  func round(handling bit: RequirementBit) -> Round {
    lock.withLock {
      Round(list.registrations, from: list.start, handling: bit, stopsAtFirst: false)
    }
  }

  /// The delegates that respond to `requirement` now, in order, each as `reader` reads it.
  ///
  /// Generated code loops over them. While ``stopsAtFirstResponder`` is set, there is only the first
  /// one.
  ///
  /// - Complexity: O(1), and no allocation.
  @inlinable
  @_spi(GeneratedCode)
  public func responders<Called, Reader: DelegateReader<Reference, Called>>(
    to requirement: Requirement,
    as reader: Reader.Type
  ) -> DelegateRound<Reference, Called, Reader> {
    let bit = RequirementBit(requirement)
    // This is not an initializer that takes the registry. An initializer owns its arguments, so it
    // would retain the registry, and a call to one delegate would take 1.5 times as long.
    return lock.withLock {
      DelegateRound(
        list.registrations,
        from: list.start,
        handling: bit,
        stopsAtFirst: stopsRounds
      )
    }
  }

  /// The delegates that respond to `requirement` now, as ``responders(to:as:)`` finds them.
  @inlinable
  @_spi(GeneratedCode)
  public func responders(to requirement: Requirement) -> Round {
    responders(to: requirement, as: WholeDelegate.self)
  }

  /// The first delegate that responds to `requirement` now, as `reader` reads it.
  ///
  /// - Complexity: O(1) when the first delegate responds, O(*n*) at worst.
  @inlinable
  @_spi(GeneratedCode)
  public func firstResponder<Called, Reader: DelegateReader<Reference, Called>>(
    to requirement: Requirement,
    as reader: Reader.Type
  ) -> Called? {
    var round = responders(to: requirement, as: reader)
    return round.next()
  }

  /// The first delegate that responds to `requirement` now.
  @inlinable
  @_spi(GeneratedCode)
  public func firstResponder(to requirement: Requirement) -> Delegate? {
    firstResponder(to: requirement, as: WholeDelegate.self)
  }

  /// Whether any living delegate responds to `requirement`.
  ///
  /// Providers are asked, on the thread of the caller.
  ///
  /// - Complexity: O(1) when the first delegate responds, O(*n*) at worst.
  public func hasResponder(to requirement: Requirement) -> Bool {
    firstResponder(to: requirement) != nil
  }

  /// The number of living delegates that respond to `requirement`, regardless of
  /// ``stopsAtFirstResponder``.
  ///
  /// A delegate that is registered on several queues counts once for each. Providers are asked, on the
  /// thread of the caller.
  ///
  /// - Complexity: O(*n*) in the number of registered delegates.
  public func responderCount(to requirement: Requirement) -> Int {
    round(handling: RequirementBit(requirement)).reduce(0) { count, _ in count + 1 }
  }
}

extension DelegateRegistry where Reference: AcceptingDelegateReference {
  // Registered delegates conform to the protocols of the requirements that they handle. Delegates that
  // a provider returns need not.

  /// Whether any living delegate conforms to the protocol that has `requirement`, and responds to it.
  ///
  /// Providers are asked, on the thread of the caller.
  ///
  /// - Complexity: O(1) when the first delegate responds, O(*n*) at worst.
  public func hasResponder(to requirement: Requirement) -> Bool {
    round(handling: RequirementBit(requirement))
      .contains { Reference.conformance(of: $0).contains(requirement) }
  }

  /// The number of living delegates that conform to the protocol of `requirement` and respond to it,
  /// regardless of ``stopsAtFirstResponder``.
  ///
  /// A delegate that is registered on several queues counts once for each. Providers are asked, on the
  /// thread of the caller.
  ///
  /// - Complexity: O(*n*) in the number of registered delegates, and a cast for each protocol.
  public func responderCount(to requirement: Requirement) -> Int {
    round(handling: RequirementBit(requirement))
      .count { Reference.conformance(of: $0).contains(requirement) }
  }
}
