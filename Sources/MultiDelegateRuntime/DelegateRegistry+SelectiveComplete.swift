/// The calls that add delegates and leave `handling:` out, where those are any objects: they throw
/// when one of them conforms to none of the protocols, and nothing has changed then.
extension DelegateRegistry
where Reference: SelectiveDelegateReference & CompleteDelegateReference & ~Copyable {
  /// Makes a registry of `delegates`, each of which responds to the requirements of all protocols
  /// that it conforms to, and none of which it keeps alive.
  ///
  /// - Throws: when one of `delegates` conforms to none of the protocols.
  /// - Complexity: O(*n*) in the number of delegates.
  public convenience init(weakly delegates: [Delegate]) throws(DelegateConformanceError) {
    self.init()
    try add(contentsOf: delegates)
  }

  /// Registers `delegate` behind all others for the requirements of all protocols that it conforms
  /// to, without keeping it alive.
  ///
  /// - Returns: whether `delegate` is new; false when it was registered already.
  /// - Throws: when `delegate` conforms to none of the protocols.
  /// - Complexity: amortized O(1); O(*n*) in the number of registered delegates during a call.
  @discardableResult
  public func add(_ delegate: Delegate) throws(DelegateConformanceError) -> Bool {
    try add(delegate, handling: .all)
  }

  /// Registers `delegate` as ``add(_:)`` does, and keeps it alive until it is removed.
  ///
  /// - Returns: whether `delegate` is new; false when it was registered already.
  /// - Throws: when `delegate` conforms to none of the protocols.
  /// - Complexity: amortized O(1); O(*n*) in the number of registered delegates during a call.
  @discardableResult
  public func add(retaining delegate: Delegate) throws(DelegateConformanceError) -> Bool {
    try add(retaining: delegate, handling: .all)
  }

  /// Registers each of `delegates` as ``add(_:)`` does, in their order and in one step.
  ///
  /// - Throws: when one of `delegates` conforms to none of the protocols; then none is registered.
  /// - Complexity: O(*n* + *m*) for *m* delegates added to *n*.
  public func add(contentsOf delegates: [Delegate]) throws(DelegateConformanceError) {
    try add(contentsOf: delegates, handling: .all)
  }

  /// Replaces all delegates and providers by `delegates` in one step: no call sees a state in
  /// between.
  ///
  /// - Throws: when one of `delegates` conforms to none of the protocols; then nothing is replaced.
  /// - Complexity: O(*n* + *m*) for *m* delegates that replace *n*.
  public func replaceAll(with delegates: [Delegate]) throws(DelegateConformanceError) {
    try replaceAll(with: delegates, handling: .all)
  }

  /// Registers `delegate` right before `anchor`, or moves it there; one that was registered handles
  /// what it did.
  ///
  /// - Returns: false when `anchor` is not registered; then nothing has changed.
  /// - Throws: when `delegate` conforms to none of the protocols.
  /// - Complexity: O(*n*) in the number of registered delegates.
  @discardableResult
  public func insert(
    _ delegate: Delegate,
    before anchor: Delegate
  ) throws(DelegateConformanceError) -> Bool {
    try check([delegate])
    return insert(delegate, .before, anchor, handling: .all, changingHandling: false)
  }

  /// Registers `delegate` right behind `anchor`, or moves it there; one that was registered handles
  /// what it did.
  ///
  /// - Returns: false when `anchor` is not registered; then nothing has changed.
  /// - Throws: when `delegate` conforms to none of the protocols.
  /// - Complexity: O(*n*) in the number of registered delegates.
  @discardableResult
  public func insert(
    _ delegate: Delegate,
    after anchor: Delegate
  ) throws(DelegateConformanceError) -> Bool {
    try check([delegate])
    return insert(delegate, .after, anchor, handling: .all, changingHandling: false)
  }

  /// Registers `delegate` at `index`, or moves it there; one that was registered handles what it
  /// did.
  ///
  /// - Precondition: `index` is not negative.
  /// - Throws: when `delegate` conforms to none of the protocols.
  /// - Complexity: O(*n*) in the number of registered delegates.
  public func insert(_ delegate: Delegate, at index: Int) throws(DelegateConformanceError) {
    try insert(contentsOf: [delegate], at: index)
  }

  /// Registers `delegates` at `index`, one behind the other, or moves them there; those that were
  /// registered handle what they did.
  ///
  /// - Precondition: `index` is not negative.
  /// - Throws: when one of `delegates` conforms to none of the protocols; then nothing has changed.
  /// - Complexity: O(*n* + *m*) for *m* delegates inserted into *n*.
  public func insert(
    contentsOf delegates: [Delegate],
    at index: Int
  ) throws(DelegateConformanceError) {
    try check(delegates)
    insert(contentsOf: delegates, at: index, handling: .all, changingHandling: false)
  }
}
