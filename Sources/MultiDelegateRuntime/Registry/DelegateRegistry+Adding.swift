extension DelegateRegistry where Reference: ~Copyable {
  /// Registers `delegate` behind all others for the requirements in `handling`, without keeping it
  /// alive.
  ///
  /// A delegate that is registered already keeps its place, takes the new handling, also in a call
  /// under way, and is still called only once per call. One that is added by a delegate in the
  /// middle of a call hears from the next call on.
  ///
  /// - Returns: whether `delegate` is new; false when it was registered already.
  /// - Throws: if delegates can be any objects, an error where `delegate` conforms to none of the
  ///   protocols. Then nothing has changed. So do all calls that add delegates.
  /// - Complexity: amortized O(1); O(*n*) in the number of registered delegates during a call.
  @discardableResult
  public func add(_ delegate: Delegate, handling: Handling) throws(Reference.Refusal) -> Bool {
    try add(delegate, on: nil, handling)
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
  public func add(
    retaining delegate: Delegate,
    handling: Handling
  ) throws(Reference.Refusal) -> Bool {
    try add(delegate, on: nil, handling, retaining: .init(delegate: delegate, value: nil))
  }

  /// Registers `value` itself if it is an object, and otherwise an object that stands for it, as
  /// ``add(retaining:handling:)`` does.
  ///
  /// Generated code calls it where values can adopt the protocol.
  ///
  /// - Returns: the registered object. ``DelegateRegistration/value`` gives the value back.
  /// - Complexity: amortized O(1); O(*n*) in the number of registered delegates during a call.
  @_spi(GeneratedCode)
  public func add(
    retaining value: Any,
    boxedBy makeBox: @autoclosure () -> Delegate,
    handling: Handling
  ) throws(Reference.Refusal) -> Delegate {
    if type(of: value) is AnyObject.Type, let delegate = value as? Delegate {
      _ = try add(retaining: delegate, handling: handling)
      return delegate
    }
    let box = makeBox()
    _ = try add(box, on: nil, handling, retaining: .init(delegate: box, value: value))
    return box
  }

  /// Registers each of `delegates` as ``add(_:handling:)`` does, in their order and in one step.
  ///
  /// - Throws: the error of the first delegate that is refused. Then none is registered.
  /// - Complexity: O(*n* + *m*) for *m* delegates added to *n*.
  public func add(
    contentsOf delegates: [Delegate],
    handling: Handling
  ) throws(Reference.Refusal) {
    try check(delegates)
    withNewcomers(delegates, handling) { newcomers in
      change { $0.add(contentsOf: newcomers, handling: handling) }
    }
  }

  /// Replaces all delegates and providers by `delegates` in one step.
  ///
  /// A call under way on another thread finds the former list up to some delegate, and the new list
  /// behind it.
  ///
  /// A delegate that was registered and is among `delegates` has not been removed: a call under way
  /// still reaches it, and if it was kept alive it still is. All of them take `handling`. Of a
  /// delegate named twice, the first place counts.
  ///
  /// - Throws: the error of the first delegate that is refused. Then nothing is replaced.
  /// - Complexity: O(*n* + *m*) for *m* delegates that replace *n*.
  public func replaceAll(
    with delegates: [Delegate],
    handling: Handling
  ) throws(Reference.Refusal) {
    try check(delegates)
    withNewcomers(delegates, handling) { newcomers in
      _ = change { $0.replace(with: newcomers, handling: handling) }
    }
  }

  // MARK: What all calls that add delegates share

  func add(
    _ delegate: Delegate,
    on queue: CallQueue?,
    _ handling: Handling,
    retaining retained: RegistrationList<Reference>.Retained? = nil
  ) throws(Reference.Refusal) -> Bool {
    try check(delegate)
    return withNewcomer(delegate, on: queue, handling) { newcomer in
      change { $0.add(newcomer, handling: handling, retaining: retained) }
    } ?? false
  }

  /// Throws if `delegate` is refused, and traps if it is the forwarder.
  func check(_ delegate: Delegate) throws(Reference.Refusal) {
    try Reference.check(delegate)
    checkIsNotForwarder(delegate)
  }

  /// Throws if one of `delegates` is refused, and traps if one is the forwarder.
  func check(_ delegates: [Delegate]) throws(Reference.Refusal) {
    for delegate in delegates { try check(delegate) }
  }

  /// Runs `body` with a registration for `delegate`, which lives until it is done.
  ///
  /// - Returns: nil, without running `body`, when `delegate` is being deinitialised: it counts as
  ///   deallocated, and retaining it would be undefined behaviour.
  func withNewcomer<Result>(
    _ delegate: Delegate,
    on queue: CallQueue?,
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
    on queue: CallQueue? = nil,
    _ handling: Handling,
    _ body: (ContiguousArray<Registration<Reference>>) -> Result
  ) -> Result {
    withExtendedLifetime(delegates) {
      var newcomers: ContiguousArray<Registration<Reference>> = []
      for delegate in delegates {
        let newcomer = Registration<Reference>(delegate, on: queue, handling: handling, in: self)
        if newcomer.isAlive { newcomers.append(newcomer) }
      }
      return body(newcomers)
    }
  }
}
