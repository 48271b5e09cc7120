extension DelegateRegistry where Reference: ~Copyable {
  /// Registers `delegate` behind all others for the requirements in `handling`, without keeping it
  /// alive.
  ///
  /// A delegate that is registered already keeps its place, takes the new handling, also in a call
  /// under way, and is still called only once per call. One that is added by a delegate in the
  /// middle of a call hears from the next call on.
  ///
  /// - Returns: whether `delegate` is new; false when it was registered already.
  /// - Complexity: amortized O(1); O(*n*) in the number of registered delegates during a call.
  @discardableResult
  public func add(_ delegate: Delegate, handling: Handling) -> Bool {
    add(delegate, handling: handling, isRetained: false)
  }

  /// Not available where a default implementation could answer for `delegate`.
  ///
  /// Where it is available, ``CompleteDelegateReference`` brings another one. This one is here for
  /// what the compiler says without it, which is about providers.
  @available(
    *,
    unavailable,
    message: "say which requirements it handles: 'handling: .all', '.notifications' or a set"
  )
  @discardableResult
  public func add(_ delegate: Delegate) -> Bool {
    false
  }

  /// Registers `delegate` as ``add(_:handling:)`` does, and keeps it alive until it is removed.
  ///
  /// For delegates that nobody else owns. One that was registered already is kept alive from now
  /// on; only removing it ends that, and neither moving it nor adding it again does. Like any
  /// owner, the registry must not be owned by what it keeps.
  ///
  /// - Returns: whether `delegate` is new; false when it was registered already.
  /// - Complexity: amortized O(1); O(*n*) in the number of registered delegates during a call.
  @discardableResult
  public func add(retaining delegate: Delegate, handling: Handling) -> Bool {
    add(delegate, handling: handling, isRetained: true)
  }

  /// Registers each of `delegates` as ``add(_:handling:)`` does, in their order and in one step.
  ///
  /// - Complexity: O(*n* + *m*) for *m* delegates added to *n*.
  public func add(contentsOf delegates: [Delegate], handling: Handling) {
    addAll(delegates, handling)
  }

  /// Replaces all delegates and providers by `delegates` in one step: no call sees a state in
  /// between.
  ///
  /// A delegate that was registered and is among `delegates` has not been removed: a call under way
  /// still reaches it, and if it was kept alive it still is. All of them take `handling`. Of a
  /// delegate named twice, the first place counts.
  ///
  /// - Complexity: O(*n* + *m*) for *m* delegates that replace *n*.
  public func replaceAll(with delegates: [Delegate], handling: Handling) {
    replaceEverything(with: delegates, handling)
  }

  // MARK: Under names of their own, for the calls that refuse delegates first

  func add(_ delegate: Delegate, handling: Handling, isRetained: Bool) -> Bool {
    withNewcomer(delegate, handling) { newcomer in
      change { $0.add(newcomer, handling: handling, retaining: isRetained ? delegate : nil) }
    } ?? false
  }

  func addAll(_ delegates: [Delegate], _ handling: Handling) {
    withNewcomers(delegates, handling) { newcomers in
      change { list in
        for newcomer in newcomers { _ = list.add(newcomer, handling: handling) }
      }
    }
  }

  func replaceEverything(with delegates: [Delegate], _ handling: Handling) {
    withNewcomers(delegates, handling) { newcomers in
      _ = change { $0.replace(with: newcomers, handling: handling) }
    }
  }

  // MARK: Newcomers

  /// Runs `body` with a registration for `delegate`, which lives until it is done.
  ///
  /// - Returns: nil, without running `body`, when `delegate` is being deinitialised: it counts as
  ///   dead, and nothing could be more dangerous than to keep it.
  func withNewcomer<Result>(
    _ delegate: Delegate,
    on queue: CallQueue? = nil,
    _ handling: Handling,
    _ body: (Registration<Reference>) -> Result
  ) -> Result? {
    withExtendedLifetime(delegate) {
      let newcomer = Registration<Reference>(delegate, on: queue, handling: handling, in: self)
      return newcomer.isAlive ? body(newcomer) : nil
    }
  }

  /// Runs `body` with registrations for `delegates`, which live until it is done.
  func withNewcomers<Result>(
    _ delegates: [Delegate],
    _ handling: Handling,
    _ body: (ContiguousArray<Registration<Reference>>) -> Result
  ) -> Result {
    withExtendedLifetime(delegates) {
      var newcomers: ContiguousArray<Registration<Reference>> = []
      for delegate in delegates {
        let newcomer = Registration<Reference>(delegate, handling: handling, in: self)
        if newcomer.isAlive { newcomers.append(newcomer) }
      }
      return body(newcomers)
    }
  }
}
