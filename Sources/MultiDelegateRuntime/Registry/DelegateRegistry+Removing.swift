extension DelegateRegistry where Reference: ~Copyable {
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
}
