extension DelegateRegistry {
  /// Registers `provider` behind all others, without keeping it alive.
  ///
  /// Each call asks it once, when it is its turn, and calls the delegates that it names. They
  /// respond to everything. They are no delegates of the registry: iteration, `count` and
  /// `contains` do not know them, and one that is registered as well is called twice.
  ///
  /// - Returns: whether `provider` is new; false when it was registered already.
  /// - Complexity: amortized O(1); O(*n*) in the number of registered delegates during a call.
  @discardableResult
  public func add(provider: any DelegateProvider<Delegate>) -> Bool {
    let newcomer = Registration<Reference>(provider: provider, in: self)
    guard newcomer.isAlive else { return false }
    return withExtendedLifetime(provider) {
      change { $0.add(newcomer, handling: nil) }
    }
  }

  /// Removes `provider`, which is not asked any more from now on.
  ///
  /// Delegates that it has named, and that a call under way has not reached yet, are not called.
  /// Works from the provider's own `deinit`; the answer is then false.
  ///
  /// - Returns: whether `provider` was registered.
  /// - Complexity: amortized O(1), however many others are registered.
  @discardableResult
  public func remove(provider: any DelegateProvider<Delegate>) -> Bool {
    let key = RegistrationKey.provider(provider)
    return change { $0.remove(key) }?.isAlive ?? false
  }
}
