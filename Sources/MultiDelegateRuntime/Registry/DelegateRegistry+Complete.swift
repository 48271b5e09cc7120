/// The calls that leave `handling:` out, for delegates that respond to everything.
extension DelegateRegistry where Reference: CompleteDelegateReference & ~Copyable {
  /// Makes a registry of `delegates`, which respond to everything, and none of which it keeps
  /// alive.
  ///
  /// - Complexity: O(*n*) in the number of delegates.
  public convenience init(weakly delegates: [Delegate]) throws(Reference.Refusal) {
    self.init()
    try add(contentsOf: delegates)
  }

  /// Registers `delegate` behind all others, for all requirements, without keeping it alive.
  ///
  /// A delegate that is registered already keeps its place, and is still called only once per call.
  /// One that is added by a delegate in the middle of a call hears from the next call on.
  ///
  /// - Returns: whether `delegate` is new; false when it was registered already.
  /// - Complexity: amortized O(1); O(*n*) in the number of registered delegates during a call.
  @discardableResult
  public func add(_ delegate: Delegate) throws(Reference.Refusal) -> Bool {
    try add(delegate, handling: .all)
  }

  /// Registers `delegate` for all requirements, and keeps it alive until it is removed.
  ///
  /// For delegates that nobody else owns. One that was registered already is kept alive from now
  /// on; only removing it ends that, and neither moving it nor adding it again does. Like any
  /// owner, the registry must not be owned by what it keeps.
  ///
  /// - Returns: whether `delegate` is new; false when it was registered already.
  /// - Complexity: amortized O(1); O(*n*) in the number of registered delegates during a call.
  @discardableResult
  public func add(retaining delegate: Delegate) throws(Reference.Refusal) -> Bool {
    try add(retaining: delegate, handling: .all)
  }

  /// Registers each of `delegates` for all requirements, in their order and in one step.
  ///
  /// - Complexity: O(*n* + *m*) for *m* delegates added to *n*.
  public func add(contentsOf delegates: [Delegate]) throws(Reference.Refusal) {
    try add(contentsOf: delegates, handling: .all)
  }

  /// Replaces all delegates and providers by `delegates` in one step.
  ///
  /// A call under way on another thread finds the former list up to some delegate, and the new list
  /// behind it.
  ///
  /// A delegate that was registered and is among `delegates` has not been removed: a call under way
  /// still reaches it, and if it was kept alive it still is. All of them respond to everything from
  /// now on. Of a delegate named twice, the first place counts.
  ///
  /// - Complexity: O(*n* + *m*) for *m* delegates that replace *n*.
  public func replaceAll(with delegates: [Delegate]) throws(Reference.Refusal) {
    try replaceAll(with: delegates, handling: .all)
  }

  /// Registers `delegate` right before `anchor` for all requirements, or moves it there.
  ///
  /// A delegate that was registered is only moved, and handles what it did; a call under way still
  /// reaches it once. Before itself, it stays where it is.
  ///
  /// - Returns: false when `anchor` is not registered; then nothing has changed. (ILABMultiDelegate
  ///   inserts at the end.)
  /// - Complexity: O(*n*) in the number of registered delegates.
  @discardableResult
  public func insert(
    _ delegate: Delegate,
    before anchor: Delegate
  ) throws(Reference.Refusal) -> Bool {
    try insert(delegate, .before, anchor, nil)
  }

  /// Registers `delegate` right behind `anchor` for all requirements, or moves it there.
  ///
  /// A delegate that was registered is only moved, and handles what it did; a call under way still
  /// reaches it once. Behind itself, it stays where it is.
  ///
  /// - Returns: false when `anchor` is not registered; then nothing has changed. (ILABMultiDelegate
  ///   inserts at the front.)
  /// - Complexity: O(*n*) in the number of registered delegates.
  @discardableResult
  public func insert(
    _ delegate: Delegate,
    after anchor: Delegate
  ) throws(Reference.Refusal) -> Bool {
    try insert(delegate, .after, anchor, nil)
  }

  /// Registers `delegate` at `index` for all requirements, or moves it there.
  ///
  /// Indices are those of an iteration over the registry, so they count living delegates, and no
  /// providers. `index` is the place that the delegate then has, which is the last one if there are
  /// fewer. One that was registered handles what it did.
  ///
  /// - Precondition: `index` is not negative.
  /// - Complexity: O(*n*) in the number of registered delegates.
  public func insert(_ delegate: Delegate, at index: Int) throws(Reference.Refusal) {
    try insert([delegate], at: index, nil)
  }

  /// Registers `delegates` at `index` for all requirements, one behind the other, or moves them
  /// there.
  ///
  /// Indices are those of an iteration over the registry, so they count living delegates, and no
  /// providers. `index` is the place that the first of `delegates` then has; they become the last
  /// ones if there are fewer others. Those that were registered handle what they did. Of a delegate
  /// named twice, the first place counts.
  ///
  /// - Precondition: `index` is not negative. (FSQMessageForwarder takes that for the end.)
  /// - Complexity: O(*n* + *m*) for *m* delegates inserted into *n*.
  public func insert(
    contentsOf delegates: [Delegate],
    at index: Int
  ) throws(Reference.Refusal) {
    try insert(delegates, at: index, nil)
  }
}
