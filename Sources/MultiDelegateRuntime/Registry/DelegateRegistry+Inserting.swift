extension DelegateRegistry where Reference: ~Copyable {
  /// Registers `delegate` right before `anchor`, or moves it there.
  ///
  /// A delegate that was registered is moved and takes the new handling; a call under way still
  /// reaches it once. Before itself, it stays where it is.
  ///
  /// - Returns: false when `anchor` is not registered; then nothing has changed.
  /// - Complexity: O(*n*) in the number of registered delegates.
  @discardableResult
  public func insert(
    _ delegate: Delegate,
    before anchor: Delegate,
    handling: Handling
  ) throws(Reference.Refusal) -> Bool {
    try insert(delegate, .before, anchor, handling)
  }

  /// Registers `delegate` right behind `anchor`, or moves it there.
  ///
  /// A delegate that was registered is moved and takes the new handling; a call under way still
  /// reaches it once. Behind itself, it stays where it is.
  ///
  /// - Returns: false when `anchor` is not registered; then nothing has changed.
  /// - Complexity: O(*n*) in the number of registered delegates.
  @discardableResult
  public func insert(
    _ delegate: Delegate,
    after anchor: Delegate,
    handling: Handling
  ) throws(Reference.Refusal) -> Bool {
    try insert(delegate, .after, anchor, handling)
  }

  /// Registers `delegate` at `index`, or moves it there.
  ///
  /// Indices are those of an iteration over the registry, so they count living delegates, and no
  /// providers. `index` is the place that the delegate then has, which is the last one if there are
  /// fewer. One that was registered takes the new handling.
  ///
  /// - Precondition: `index` is not negative.
  /// - Complexity: O(*n*) in the number of registered delegates.
  public func insert(
    _ delegate: Delegate,
    at index: Int,
    handling: Handling
  ) throws(Reference.Refusal) {
    try insert([delegate], at: index, handling)
  }

  /// Registers `delegates` at `index`, one behind the other, or moves them there.
  ///
  /// Indices are those of an iteration over the registry, so they count living delegates, and no
  /// providers. `index` is the place that the first of `delegates` then has; they become the last
  /// ones if there are fewer others. Those that were registered take the new handling. Of a
  /// delegate named twice, the first place counts.
  ///
  /// - Precondition: `index` is not negative.
  /// - Complexity: O(*n* + *m*) for *m* delegates inserted into *n*.
  public func insert(
    contentsOf delegates: [Delegate],
    at index: Int,
    handling: Handling
  ) throws(Reference.Refusal) {
    try insert(delegates, at: index, handling)
  }

  // MARK: What all of them share

  /// Inserts `delegate` beside `anchor`, on `queue` if there is one.
  ///
  /// If it is registered there already, it is moved, and takes `handling` unless that is nil.
  func insert(
    _ delegate: Delegate,
    on queue: CallQueue? = nil,
    _ side: Side,
    _ anchor: Delegate,
    _ handling: Handling?
  ) throws(Reference.Refusal) -> Bool {
    try check(delegate)
    return withNewcomer(delegate, on: queue, handling ?? .all) { newcomer in
      // The anchor has to live as long as the list may ask whether it does.
      withExtendedLifetime(anchor) {
        let anchor = RegistrantKey.delegate(Reference.identity(of: anchor))
        return change { $0.insert(newcomer, handling: handling, side, anchor) }
      }
    } ?? contains(anchor)
  }

  /// Inserts `delegates` at `index`, on `queue` if there is one.
  ///
  /// Those that are registered there already are moved, and take `handling` unless that is nil.
  func insert(
    _ delegates: [Delegate],
    on queue: CallQueue? = nil,
    at index: Int,
    _ handling: Handling?
  ) throws(Reference.Refusal) {
    precondition(index >= 0, "a delegate cannot be inserted at \(index): indices begin at 0")
    try check(delegates)
    withNewcomers(delegates, on: queue, handling ?? .all) { newcomers in
      // Whether a delegate is alive is asked outside the lock. One that is deallocated stays so.
      let deallocated = entries.filter { !$0.isAlive }
      change {
        $0.insert(newcomers, handling: handling, at: index, passingOver: deallocated)
      }
    }
  }
}
