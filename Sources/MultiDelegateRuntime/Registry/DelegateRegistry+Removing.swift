public import Dispatch

extension DelegateRegistry {
  /// Removes `delegate`, which is then no longer called, not even by a call under way.
  ///
  /// All of its registrations on queues are removed, and calls that wait there are not made. The
  /// delegate's own `deinit` may remove it; the result is then false, because it no longer counts as
  /// registered.
  ///
  /// - Returns: whether `delegate` was registered.
  /// - Lifetime: releases the delegate if `add(retaining:)` has retained it.
  /// - Complexity: amortized O(1), however many others are registered.
  @discardableResult
  public func remove(_ delegate: Reference.Delegate) -> Bool {
    let registrant = RegistrantKey.delegate(Reference.identity(of: delegate))
    defer { withExtendedLifetime(delegate) {} }
    return change { $0.removeAll(of: registrant) } > 0
  }

  /// Removes `provider`, which is then no longer asked.
  ///
  /// If a call under way has not reached some of the provider's delegates, it does not call them. The
  /// provider's own `deinit` may remove it, and the result is then false.
  ///
  /// - Returns: whether `provider` was registered.
  /// - Complexity: amortized O(1), however many others are registered.
  @discardableResult
  public func remove(provider: some DelegateProvider<Reference.Delegate>) -> Bool {
    let registrant = RegistrantKey.provider(ObjectIdentifier(provider))
    defer { withExtendedLifetime(provider) {} }
    return change { $0.removeAll(of: registrant) } > 0
  }

  /// Removes all delegates and providers, which are then no longer called, not even by a call under
  /// way, and ends all event streams.
  ///
  /// - Returns: the number of registrations of living delegates that were removed.
  /// - Lifetime: releases the delegates that `add(retaining:)` has retained.
  /// - Complexity: O(*n*) in the number of registered delegates.
  @discardableResult
  public func removeAll() -> Int {
    changeEventStreams { $0.removeAll() }
    let deallocated = deallocatedEntries
    let (removed, retained) = change { list in
      list.drop(deallocated)
      let retained = list.registrations.compactMap(\.retained)
      return (list.replace(with: [], handling: nil), retained)
    }
    // Retained delegates are released after they are counted.
    defer { withExtendedLifetime(retained) {} }
    // Each is kept alive, so all registrations of a delegate count, or none.
    return removed.compactMap(\.delegate).count
  }

  /// Removes every delegate that satisfies `isUnwanted`, in one step and from all queues.
  ///
  /// Providers stay. Each living delegate is passed to `isUnwanted` once, in order.
  ///
  /// - Returns: the number of registrations of living delegates that were removed.
  /// - Throws: the error of `isUnwanted`. Then no delegate is removed.
  /// - Thread safety: calls `isUnwanted` on the thread of the caller, with no lock held, so it may use
  ///   the registry. A delegate that is added meanwhile stays.
  /// - Lifetime: releases the removed delegates that `add(retaining:)` has retained.
  /// - Complexity: O(*n*) in the number of registered delegates.
  @discardableResult
  public func removeAll<Failure>(
    where isUnwanted: (Reference.Delegate) throws(Failure) -> Bool
  ) throws(Failure) -> Int {
    var wanted: [RegistrantKey: Reference.Delegate] = [:]
    var unwanted = wanted
    for entry in entries where entry.handles(.isRegistered) {
      let registrant = entry.key.registrant
      guard wanted[registrant] == nil, unwanted[registrant] == nil, let delegate = entry.delegate
      else { continue }
      if try isUnwanted(delegate) {
        unwanted[registrant] = delegate
      } else {
        wanted[registrant] = delegate
      }
    }
    // In the same step as the others, so that all of it is announced once.
    let deallocated = deallocatedEntries
    defer { withExtendedLifetime(unwanted) {} }
    return change { list in
      list.drop(deallocated)
      return list.removeAll { unwanted[$0] != nil }
    }
  }
}

extension DelegateRegistry where Reference: QueuedDelegateReference {
  /// Removes the registration of `delegate` on `queue`, and keeps its other registrations.
  ///
  /// Calls that wait on the queue are not made. The delegate's own `deinit` may remove the
  /// registration, and the result is then false.
  ///
  /// - Returns: whether `delegate` was registered on `queue`; false for a global queue, on which no
  ///   delegate can be registered.
  /// - Complexity: amortized O(1), however many others are registered.
  @discardableResult
  public func remove(_ delegate: Reference.Delegate, on queue: DispatchQueue) -> Bool {
    guard let queue = CallQueue.identity(of: queue) else { return false }
    let registrant = RegistrantKey.delegate(Reference.identity(of: delegate))
    let key = RegistrationKey(registrant: registrant, queue: queue)
    defer { withExtendedLifetime(delegate) {} }
    return change { $0.remove(key) } > 0
  }
}
