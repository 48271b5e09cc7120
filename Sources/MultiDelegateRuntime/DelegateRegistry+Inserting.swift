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
  ) -> Bool {
    insert(delegate, .before, anchor, handling: handling, changingHandling: true)
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
  ) -> Bool {
    insert(delegate, .after, anchor, handling: handling, changingHandling: true)
  }

  /// Registers `delegate` at `index`, or moves it there.
  ///
  /// Indices are those of an iteration over the registry, so they count living delegates, and no
  /// providers. `index` is the place that the delegate then has, which is the last one if there are
  /// fewer. One that was registered takes the new handling.
  ///
  /// - Precondition: `index` is not negative.
  /// - Complexity: O(*n*) in the number of registered delegates.
  public func insert(_ delegate: Delegate, at index: Int, handling: Handling) {
    insert(contentsOf: [delegate], at: index, handling: handling)
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
  ) {
    insert(contentsOf: delegates, at: index, handling: handling, changingHandling: true)
  }

  // MARK: With and without a change of handling

  // `changingHandling` says whether a delegate that is registered already takes `handling`.
  func insert(
    _ delegate: Delegate,
    _ side: Side,
    _ anchor: Delegate,
    handling: Handling,
    changingHandling: Bool
  ) -> Bool {
    withNewcomer(delegate, handling) { newcomer in
      // The anchor has to live as long as the list may ask whether it does.
      withExtendedLifetime(anchor) {
        let anchor = RegistrantKey.delegate(Reference.identity(of: anchor))
        return change {
          $0.insert(newcomer, handling: changingHandling ? handling : nil, side, anchor)
        }
      }
    } ?? contains(anchor)
  }

  func insert(
    contentsOf delegates: [Delegate],
    at index: Int,
    handling: Handling,
    changingHandling: Bool
  ) {
    precondition(index >= 0, "a delegate cannot be inserted at \(index): indices begin at 0")
    withNewcomers(delegates, handling) { newcomers in
      let moved = Set(newcomers.map(\.key.registrant))
      // Which ones live is asked outside the lock. Should another thread remove the one at `index`
      // meanwhile, the next takes its place.
      let followers =
        registrations
        .filter {
          $0.answers(.isRegistered) && $0.delegate != nil && !moved.contains($0.key.registrant)
        }
        .dropFirst(index)
      change {
        $0.insert(
          newcomers,
          handling: changingHandling ? handling : nil,
          beforeFirstOf: followers
        )
      }
    }
  }
}
