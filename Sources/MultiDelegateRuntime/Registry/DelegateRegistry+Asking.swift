extension DelegateRegistry {
  /// Whether `delegate` is registered, whatever it handles, and on whatever queue.
  ///
  /// - Complexity: O(1).
  public func contains(_ delegate: Delegate) -> Bool {
    let registrant = RegistrantKey.delegate(Reference.identity(of: delegate))
    return lock.withLock { list.registered[registrant] }?.contains(where: \.isAlive) ?? false
  }

  /// The number of living delegates, whatever they handle.
  ///
  /// One that is registered on several queues counts once for each.
  ///
  /// - Thread safety: looks at one delegate after the other, like a call. If another thread removes
  ///   several at once meanwhile, it may count some of them.
  /// - Complexity: O(*n*) in the number of registered delegates.
  public var count: Int {
    reduce(into: 0) { count, _ in count += 1 }
  }

  /// Whether no living delegate is registered.
  ///
  /// - Complexity: O(1) when the first delegate is alive, O(*n*) at worst.
  public var isEmpty: Bool {
    first { _ in true } == nil
  }
}

extension DelegateRegistry {
  /// Whether any living delegate responds to `requirement`, or any provider is alive.
  ///
  /// Asks no provider, so that it can be called off the actor of the delegates.
  func mayHaveResponder(to requirement: Requirement) -> Bool {
    let bit = RequirementBit(requirement)
    return entries.contains { registration in
      guard registration.handles(bit) else { return false }
      if registration.provider != nil { return true }
      guard let delegate = registration.delegate else {
        drop(deallocated: registration)
        return false
      }
      return !Reference.isMissing(
        requirement,
        in: delegate,
        orHasEnded: !registration.handles(bit)
      )
    }
  }
}

extension DelegateRegistry: Sequence {
  /// The living delegates in order, as they were registered when the iteration began.
  ///
  /// It comes to all of them, whatever they handle and whatever ``stopsAtFirstResponder`` says; to
  /// one that is registered on several queues, once for each.
  ///
  /// - Complexity: O(1).
  public func makeIterator() -> some IteratorProtocol<Delegate> {
    round(handling: .isRegistered)
  }
}
