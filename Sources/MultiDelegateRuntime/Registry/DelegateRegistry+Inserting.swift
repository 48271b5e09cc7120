extension DelegateRegistry {
  /// Registers `delegate` right before `anchor`, or moves it there.
  ///
  /// A delegate that was registered is moved and takes the new handling. A call under way still reaches
  /// it once. A delegate that is its own anchor keeps its place.
  ///
  /// - Returns: false if `anchor` is not registered, or if `delegate` is inside its `deinit`; the
  ///   registry has then not changed. (ILABMultiDelegate inserts at the end, and for
  ///   ``insert(_:after:handling:)`` at the front.)
  /// - Complexity: O(*n*) in the number of registered delegates.
  @discardableResult
  public func insert(
    _ delegate: Delegate,
    before anchor: Delegate,
    handling: Handling
  ) throws(Reference.Refusal) -> Bool {
    try insert(delegate, .before, anchor, handling)
  }

  /// Inserts `delegate` as ``insert(_:before:handling:)`` does, for all requirements; a delegate that
  /// was registered keeps its handling.
  @discardableResult
  public func insert(
    _ delegate: Delegate,
    before anchor: Delegate
  ) throws(Reference.Refusal) -> Bool where Reference: CompleteDelegateReference {
    try insert(delegate, .before, anchor, nil)
  }

  /// Inserts `delegate` as ``insert(_:before:handling:)`` does, right behind `anchor`.
  @discardableResult
  public func insert(
    _ delegate: Delegate,
    after anchor: Delegate,
    handling: Handling
  ) throws(Reference.Refusal) -> Bool {
    try insert(delegate, .after, anchor, handling)
  }

  /// Inserts `delegate` as ``insert(_:before:)`` does, right behind `anchor`.
  @discardableResult
  public func insert(
    _ delegate: Delegate,
    after anchor: Delegate
  ) throws(Reference.Refusal) -> Bool where Reference: CompleteDelegateReference {
    try insert(delegate, .after, anchor, nil)
  }

  /// Registers `delegates` at `index`, one behind the other, or moves them there.
  ///
  /// An index counts living delegates and no providers, as an iteration over the registry does. The
  /// first of `delegates` gets the place `index`. If there are fewer other delegates, `delegates`
  /// become the last ones. Delegates that were registered take the new handling. If a delegate is named
  /// twice, its first place counts.
  ///
  /// - Precondition: `index` is not negative. (FSQMessageForwarder inserts at the end then.)
  /// - Complexity: O(*n* + *m*) for *m* delegates inserted into *n*.
  public func insert(
    contentsOf delegates: [Delegate],
    at index: Int,
    handling: Handling
  ) throws(Reference.Refusal) {
    try insert(delegates, at: index, handling)
  }

  /// Inserts `delegates` as ``insert(contentsOf:at:handling:)`` does, for all requirements; delegates
  /// that were registered keep their handling.
  public func insert(
    contentsOf delegates: [Delegate],
    at index: Int
  ) throws(Reference.Refusal) where Reference: CompleteDelegateReference {
    try insert(delegates, at: index, nil)
  }

  /// Inserts `delegate` as ``insert(contentsOf:at:handling:)`` does.
  public func insert(
    _ delegate: Delegate,
    at index: Int,
    handling: Handling
  ) throws(Reference.Refusal) {
    try insert([delegate], at: index, handling)
  }

  /// Inserts `delegate` as ``insert(contentsOf:at:)`` does.
  public func insert(
    _ delegate: Delegate,
    at index: Int
  ) throws(Reference.Refusal) where Reference: CompleteDelegateReference {
    try insert([delegate], at: index, nil)
  }

  // MARK: Shared by all calls that insert delegates

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
    try withNewcomers([delegate], on: queue, handling ?? .all) { newcomers in
      if newcomers.isEmpty { return false }
      // The list reads inside the lock whether the anchor is alive, so the anchor has to be kept alive.
      return withExtendedLifetime(anchor) {
        let anchor = RegistrantKey.delegate(Reference.identity(of: anchor))
        return change { $0.insert(newcomers, handling: handling, side, anchor) }
      }
    }
  }

  /// Inserts `delegates` at `index`, on `queue` if there is one.
  ///
  /// Delegates that are registered there already are moved, and take `handling` unless that is nil.
  ///
  /// - Returns: whether any delegate is at that place now; none is if all are inside their `deinit`.
  @discardableResult
  func insert(
    _ delegates: [Delegate],
    on queue: CallQueue? = nil,
    at index: Int,
    _ handling: Handling?
  ) throws(Reference.Refusal) -> Bool {
    precondition(index >= 0, "a delegate cannot be inserted at \(index): indices begin at 0")
    return try withNewcomers(delegates, on: queue, handling ?? .all) { newcomers in
      // Usually, only the delegates up to the place have to be known. If another thread changes the
      // list meanwhile, all have to be.
      for lookedAt in [index, nil] {
        let (deallocated, revision) = deallocatedEntries(inFrontOf: lookedAt, for: newcomers)
        let isInserted = change {
          $0.insert(
            newcomers,
            handling: handling,
            at: index,
            passingOver: deallocated,
            ifStillAt: revision
          )
        }
        if isInserted { break }
      }
      return !newcomers.isEmpty
    }
  }

  /// The registrations of deallocated delegates in front of the place where `newcomers` get `index`, and
  /// the revision of the list for which these are all; or those of the whole list, if there is no
  /// `index`.
  ///
  /// `isAlive` is read outside the lock. A deallocated delegate stays deallocated.
  private func deallocatedEntries(
    inFrontOf index: Int?,
    for newcomers: ContiguousArray<Registration<Reference>>
  ) -> ([Registration<Reference>], revision: Int?) {
    guard let index else { return (Array(deallocatedEntries), nil) }
    let (entries, lookahead, revision) = lock.withLock {
      (
        list.registrations[list.start...],
        list.lookahead(to: index, for: newcomers),
        list.revision
      )
    }
    var deallocated: [Registration<Reference>] = []
    var living = 0
    for entry in entries where !entry.key.registrant.isProvider {
      if living == lookahead { break }
      if entry.isAlive { living += 1 } else { deallocated.append(entry) }
    }
    return (deallocated, revision)
  }
}
