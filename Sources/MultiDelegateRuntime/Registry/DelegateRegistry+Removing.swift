extension DelegateRegistry {
  /// Removes `delegate`, which is not called any more from now on, not even by a call under way
  /// that has not reached it yet.
  ///
  /// If it is registered on queues, all of its registrations go, and calls that wait there for
  /// their turn are not made.
  ///
  /// Works from the delegate's own `deinit`; the answer is then false, since a dying delegate does
  /// not count as registered any more.
  ///
  /// - Returns: whether `delegate` was registered.
  /// - Lifetime: ends what `add(retaining:)` began.
  /// - Complexity: amortized O(1), however many others are registered.
  @discardableResult
  public func remove(_ delegate: Delegate) -> Bool {
    let registrant = RegistrantKey.delegate(Reference.identity(of: delegate))
    return change { $0.removeAll(of: registrant) }.contains(where: \.isAlive)
  }

  /// Removes every delegate and provider: none of them is called any more from now on.
  ///
  /// - Returns: how many registrations of living delegates were removed.
  /// - Lifetime: ends what `add(retaining:)` began.
  /// - Complexity: O(*n*) in the number of registered delegates.
  @discardableResult
  public func removeAll() -> Int {
    // A delegate that only the registry keeps alive is counted before it is released. The array of
    // delegates keeps each of them alive, so all registrations of one delegate count, or none.
    let (removed, retained) = change { list in
      let retained = Array(list.retained.values)
      return (list.replace(with: EmptyCollection(), handling: nil), retained)
    }
    return withExtendedLifetime(retained) { removed.compactMap(\.delegate).count }
  }

  /// Removes every delegate that satisfies `isUnwanted`, in one step and from all queues.
  ///
  /// Providers stay.
  /// Each living delegate is passed to `isUnwanted` once, in order.
  ///
  /// - Returns: how many registrations of living delegates were removed.
  /// - Throws: what `isUnwanted` throws. Then nothing is removed.
  /// - Thread safety: calls `isUnwanted` on the thread of the caller, with no lock held, so it may
  ///   use the registry. A delegate that is added meanwhile stays.
  /// - Lifetime: ends what `add(retaining:)` began.
  /// - Complexity: O(*n*) in the number of registered delegates.
  @discardableResult
  public func removeAll<Failure>(
    where isUnwanted: (Delegate) throws(Failure) -> Bool
  ) throws(Failure) -> Int {
    var known: Set<RegistrantKey> = []
    var unwanted: [Delegate] = []
    var registrants: Set<RegistrantKey> = []
    for delegate in self {
      let registrant = RegistrantKey.delegate(Reference.identity(of: delegate))
      if known.insert(registrant).inserted, try isUnwanted(delegate) {
        unwanted.append(delegate)
        registrants.insert(registrant)
      }
    }
    if registrants.isEmpty { return 0 }
    return withExtendedLifetime(unwanted) {
      change { $0.removeAll(of: registrants) }.count(where: \.isAlive)
    }
  }
}

#if canImport(Dispatch)
public import Dispatch

extension DelegateRegistry where Reference: QueuedDelegateReference {
  /// Removes the registration of `delegate` on `queue`, and leaves its others alone.
  ///
  /// Calls that wait on the queue for their turn are not made any more. Works from the delegate's
  /// own `deinit`; the answer is then false.
  ///
  /// - Returns: whether `delegate` was registered on `queue`; false for a global queue, on which
  ///   nothing can be registered.
  /// - Complexity: amortized O(1), however many others are registered.
  @discardableResult
  public func remove(_ delegate: Delegate, on queue: DispatchQueue) -> Bool {
    guard let queue = CallQueue.identity(of: queue) else { return false }
    let key = RegistrationKey.delegate(Reference.identity(of: delegate), on: queue)
    return change { $0.remove(key) }?.isAlive ?? false
  }
}
#endif
