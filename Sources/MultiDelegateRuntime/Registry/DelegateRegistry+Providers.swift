extension DelegateRegistry {
  /// Registers `provider` behind all others, without keeping it alive.
  ///
  /// Each call asks the provider once, in its turn, and calls the delegates that it returns. These
  /// respond to all requirements. They are not delegates of the registry: iteration, `count` and
  /// `contains` leave them out. A delegate that is registered as well is called twice.
  ///
  /// - Returns: whether `provider` is new; false if it was registered already.
  /// - Complexity: amortized O(1); O(*n*) in the number of registered delegates during a call.
  @discardableResult
  public func add(provider: any DelegateProvider<Delegate>) -> Bool {
    let newcomer = Registration<Reference>(provider: provider, in: self)
    guard newcomer.isAlive else { return false }
    return withExtendedLifetime(provider) {
      change { $0.add(newcomer, handling: nil) }
    }
  }

  /// Removes `provider`, which is then no longer asked.
  ///
  /// If a call under way has not reached some of the provider's delegates, it does not call them. The
  /// provider's own `deinit` may remove it, and the result is then false.
  ///
  /// - Returns: whether `provider` was registered.
  /// - Complexity: amortized O(1), however many others are registered.
  @discardableResult
  public func remove(provider: any DelegateProvider<Delegate>) -> Bool {
    let key = RegistrationKey.provider(provider)
    return change { $0.remove(key) }?.isAlive ?? false
  }
}
