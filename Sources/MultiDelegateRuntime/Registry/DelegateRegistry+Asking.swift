extension DelegateRegistry {
  /// Whether `delegate` is registered at all, on any queue or on none, regardless of its handling.
  ///
  /// - Complexity: O(1).
  public func contains(_ delegate: Delegate) -> Bool {
    let registrant = RegistrantKey.delegate(Reference.identity(of: delegate))
    return lock.withLock { list.registered[registrant] }?.contains(where: \.isAlive) ?? false
  }

  /// The number of living delegates, regardless of their handling.
  ///
  /// A delegate that is registered on several queues counts once for each.
  ///
  /// - Thread safety: reads one registration after the other, like a call. If another thread removes
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
  /// It asks no provider, so it can be called outside the actor of the delegates.
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
  /// The iteration reaches all of them, regardless of their handling and of ``stopsAtFirstResponder``.
  /// It reaches a delegate that is registered on several queues once for each.
  ///
  /// - Complexity: O(1).
  public func makeIterator() -> some IteratorProtocol<Delegate> {
    round(handling: .isRegistered)
  }
}
