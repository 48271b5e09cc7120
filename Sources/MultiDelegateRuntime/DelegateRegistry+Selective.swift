/// The calls that add delegates, where those are any objects: they throw when one of them conforms
/// to none of the protocols, and nothing has changed then.
///
/// They hide those of the same name that take whatever they are given.
extension DelegateRegistry where Reference: SelectiveDelegateReference & ~Copyable {
  /// Registers `delegate` behind all others for those of the requirements in `handling` that are of
  /// protocols it conforms to, without keeping it alive.
  ///
  /// In everything else as for delegates whose protocols the compiler knows.
  ///
  /// - Returns: whether `delegate` is new; false when it was registered already.
  /// - Throws: when `delegate` conforms to none of the protocols.
  /// - Complexity: amortized O(1); O(*n*) in the number of registered delegates during a call.
  @discardableResult
  public func add(
    _ delegate: Delegate,
    handling: Handling
  ) throws(DelegateConformanceError) -> Bool {
    try check([delegate])
    return add(delegate, handling: handling, isRetained: false)
  }

  /// Registers `delegate` as ``add(_:handling:)`` does, and keeps it alive until it is removed.
  ///
  /// - Returns: whether `delegate` is new; false when it was registered already.
  /// - Throws: when `delegate` conforms to none of the protocols.
  /// - Complexity: amortized O(1); O(*n*) in the number of registered delegates during a call.
  @discardableResult
  public func add(
    retaining delegate: Delegate,
    handling: Handling
  ) throws(DelegateConformanceError) -> Bool {
    try check([delegate])
    return add(delegate, handling: handling, isRetained: true)
  }

  /// Registers each of `delegates` as ``add(_:handling:)`` does, in their order and in one step.
  ///
  /// - Throws: when one of `delegates` conforms to none of the protocols; then none is registered.
  /// - Complexity: O(*n* + *m*) for *m* delegates added to *n*.
  public func add(
    contentsOf delegates: [Delegate],
    handling: Handling
  ) throws(DelegateConformanceError) {
    try check(delegates)
    addAll(delegates, handling)
  }

  /// Replaces all delegates and providers by `delegates` in one step: no call sees a state in
  /// between.
  ///
  /// - Throws: when one of `delegates` conforms to none of the protocols; then nothing is replaced.
  /// - Complexity: O(*n* + *m*) for *m* delegates that replace *n*.
  public func replaceAll(
    with delegates: [Delegate],
    handling: Handling
  ) throws(DelegateConformanceError) {
    try check(delegates)
    replaceEverything(with: delegates, handling)
  }

  /// Registers `delegate` right before `anchor`, or moves it there.
  ///
  /// - Returns: false when `anchor` is not registered; then nothing has changed.
  /// - Throws: when `delegate` conforms to none of the protocols.
  /// - Complexity: O(*n*) in the number of registered delegates.
  @discardableResult
  public func insert(
    _ delegate: Delegate,
    before anchor: Delegate,
    handling: Handling
  ) throws(DelegateConformanceError) -> Bool {
    try check([delegate])
    return insert(delegate, .before, anchor, handling: handling, changingHandling: true)
  }

  /// Registers `delegate` right behind `anchor`, or moves it there.
  ///
  /// - Returns: false when `anchor` is not registered; then nothing has changed.
  /// - Throws: when `delegate` conforms to none of the protocols.
  /// - Complexity: O(*n*) in the number of registered delegates.
  @discardableResult
  public func insert(
    _ delegate: Delegate,
    after anchor: Delegate,
    handling: Handling
  ) throws(DelegateConformanceError) -> Bool {
    try check([delegate])
    return insert(delegate, .after, anchor, handling: handling, changingHandling: true)
  }

  /// Registers `delegate` at `index`, or moves it there.
  ///
  /// - Precondition: `index` is not negative.
  /// - Throws: when `delegate` conforms to none of the protocols.
  /// - Complexity: O(*n*) in the number of registered delegates.
  public func insert(
    _ delegate: Delegate,
    at index: Int,
    handling: Handling
  ) throws(DelegateConformanceError) {
    try insert(contentsOf: [delegate], at: index, handling: handling)
  }

  /// Registers `delegates` at `index`, one behind the other, or moves them there.
  ///
  /// - Precondition: `index` is not negative.
  /// - Throws: when one of `delegates` conforms to none of the protocols; then nothing has changed.
  /// - Complexity: O(*n* + *m*) for *m* delegates inserted into *n*.
  public func insert(
    contentsOf delegates: [Delegate],
    at index: Int,
    handling: Handling
  ) throws(DelegateConformanceError) {
    try check(delegates)
    insert(contentsOf: delegates, at: index, handling: handling, changingHandling: true)
  }

  /// Throws unless each of `delegates` conforms to one of the protocols.
  func check(_ delegates: [Delegate]) throws(DelegateConformanceError) {
    for delegate in delegates { try Reference.check(delegate) }
  }
}
