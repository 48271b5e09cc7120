extension DelegateRegistry {
  /// Registers `delegate` behind all others for the requirements in `handling`, without keeping it
  /// alive.
  ///
  /// A delegate that is registered already keeps its place and takes the new handling, also in a call
  /// under way. It is still called only once per call. If a delegate adds another one during a call,
  /// the new one is called from the next call on.
  ///
  /// - Returns: whether `delegate` is new; false if it was registered already.
  /// - Throws: if any object may be passed, an error if `delegate` conforms to none of the protocols.
  ///   The registry has then not changed. The same holds for all calls that add delegates.
  /// - Complexity: amortized O(1); O(*n*) in the number of registered delegates during a call.
  @discardableResult
  public func add(_ delegate: Delegate, handling: Handling) throws(Reference.Refusal) -> Bool {
    try add(delegate, on: nil, handling)
  }

  /// Registers `delegate` as ``add(_:handling:)`` does, for all requirements.
  @discardableResult
  public func add(_ delegate: Delegate) throws(Reference.Refusal) -> Bool
  where Reference: CompleteDelegateReference {
    try add(delegate, handling: .all)
  }

  /// Registers `delegate` as ``add(_:handling:)`` does, and keeps it alive until it is removed.
  ///
  /// Use it for delegates without another strong reference. If the delegate is registered already, the
  /// registry keeps it alive from now on. Only removing it ends that; moving it or adding it again does
  /// not. To avoid a reference cycle, the delegate must not have a strong reference to the registry.
  @discardableResult
  public func add(
    retaining delegate: Delegate,
    handling: Handling
  ) throws(Reference.Refusal) -> Bool {
    try add(delegate, on: nil, handling, retaining: .init(delegate))
  }

  /// Registers `delegate` as ``add(retaining:handling:)`` does, for all requirements.
  @discardableResult
  public func add(retaining delegate: Delegate) throws(Reference.Refusal) -> Bool
  where Reference: CompleteDelegateReference {
    try add(retaining: delegate, handling: .all)
  }

  /// Registers `value` itself if it is an object, and otherwise an object that represents it, as
  /// ``add(retaining:handling:)`` does.
  ///
  /// Generated code calls it for protocols that values can adopt.
  ///
  /// - Returns: the registered object. ``DelegateRegistration/value`` is the value.
  @_spi(GeneratedCode)
  public func add(
    retaining value: Any,
    boxedBy makeBox: @autoclosure () -> Delegate,
    handling: Handling
  ) throws(Reference.Refusal) -> Delegate {
    let retained = RegistrationList<Reference>.Retained(value, boxedBy: makeBox)
    _ = try add(retained.delegate, on: nil, handling, retaining: retained)
    return retained.delegate
  }

  /// Registers each of `delegates` as ``add(_:handling:)`` does, in their order and in one step.
  ///
  /// - Throws: the error of the first delegate that is refused. Then none is registered.
  /// - Complexity: O(*n* + *m*) for *m* delegates added to *n*.
  public func add(
    contentsOf delegates: [Delegate],
    handling: Handling
  ) throws(Reference.Refusal) {
    try withNewcomers(delegates, handling) { newcomers in
      change { $0.add(contentsOf: newcomers, handling: handling) }
    }
  }

  /// Registers `delegates` as ``add(contentsOf:handling:)`` does, for all requirements.
  public func add(contentsOf delegates: [Delegate]) throws(Reference.Refusal)
  where Reference: CompleteDelegateReference {
    try add(contentsOf: delegates, handling: .all)
  }

  /// Makes a registry and registers `delegates` as ``add(contentsOf:)`` does.
  public convenience init(weakly delegates: [Delegate]) throws(Reference.Refusal)
  where Reference: CompleteDelegateReference {
    self.init()
    try add(contentsOf: delegates)
  }

  /// Replaces all delegates and providers by `delegates` in one step.
  ///
  /// A delegate that is in both lists is not removed. A call under way still reaches it, and the
  /// registry still keeps it alive if it did so before. New delegates are called from the next call on.
  /// A call under way on another thread finds the old state of the registrations up to some place, and
  /// behind that place those that are removed or have another handling. All of `delegates` take `handling`. If a
  /// delegate is named twice, its first place counts.
  ///
  /// - Throws: the error of the first delegate that is refused. Then no delegate is replaced.
  /// - Complexity: O(*n* + *m*) for *m* delegates that replace *n*.
  public func replaceAll(
    with delegates: [Delegate],
    handling: Handling
  ) throws(Reference.Refusal) {
    try withNewcomers(delegates, handling) { newcomers in
      let deallocated = deallocatedEntries
      change { list in
        list.drop(deallocated)
        _ = list.replace(with: newcomers, handling: handling)
      }
    }
  }

  /// Replaces all delegates and providers as ``replaceAll(with:handling:)`` does, by `delegates` for
  /// all requirements.
  public func replaceAll(with delegates: [Delegate]) throws(Reference.Refusal)
  where Reference: CompleteDelegateReference {
    try replaceAll(with: delegates, handling: .all)
  }

  // MARK: Shared by all calls that add delegates

  /// Adds `delegate`, on `queue` if there is one.
  ///
  /// A delegate that is inside its `deinit` is not registered: it counts as deallocated, and retaining
  /// it would be undefined behavior.
  ///
  /// - Returns: whether the registration is new.
  func add(
    _ delegate: Delegate,
    on queue: CallQueue?,
    _ handling: Handling,
    retaining retained: RegistrationList<Reference>.Retained? = nil
  ) throws(Reference.Refusal) -> Bool {
    try check(delegate)
    return withExtendedLifetime(delegate) {
      let newcomer = Registration<Reference>(delegate, on: queue, handling: handling, in: self)
      guard newcomer.isAlive else { return false }
      return change { $0.add(newcomer, handling: handling, retaining: retained) }
    }
  }

  /// Throws if `delegate` is refused, and traps if it is the forwarder.
  private func check(_ delegate: Delegate) throws(Reference.Refusal) {
    try Reference.check(delegate)
    checkIsNotForwarder(delegate)
  }

  /// Runs `body` with registrations for `delegates`, which are kept alive until it returns.
  ///
  /// Delegates that are inside their `deinit` are left out, as in `add`.
  ///
  /// - Throws: the error of the first delegate that is refused. Then `body` does not run.
  func withNewcomers<Result>(
    _ delegates: [Delegate],
    on queue: CallQueue? = nil,
    _ handling: Handling,
    _ body: (ContiguousArray<Registration<Reference>>) -> Result
  ) throws(Reference.Refusal) -> Result {
    for delegate in delegates { try check(delegate) }
    return withExtendedLifetime(delegates) {
      var newcomers: ContiguousArray<Registration<Reference>> = []
      for delegate in delegates {
        let newcomer = Registration<Reference>(delegate, on: queue, handling: handling, in: self)
        if newcomer.isAlive { newcomers.append(newcomer) }
      }
      return body(newcomers)
    }
  }
}

/// The calls without `handling:`, for registries where a default implementation could answer for a
/// delegate.
///
/// They exist only for their messages. Without them, the compiler reports a missing label `provider:`
/// for `add(_:)`. For the other calls, it reports that the reference does not conform to
/// ``CompleteDelegateReference``. It does not mention `handling:`. If the reference does conform, the
/// compiler prefers the available call of the same name.
extension DelegateRegistry {
  /// Not available, because it has no `handling:`.
  @available(
    *,
    unavailable,
    message: """
      make it empty, then call 'add(contentsOf:handling:)', because a default implementation could \
      answer for a delegate
      """
  )
  public convenience init(weakly delegates: [Delegate]) { self.init() }

  /// Not available without `handling:`.
  @available(
    *,
    unavailable,
    message: """
      pass 'handling:' with what the delegate implements: a set such as '[.downloadDidStart]', \
      '.notifications', or '.all' if it implements every requirement
      """
  )
  @discardableResult
  public func add(_ delegate: Delegate) -> Bool { false }

  /// Not available without `handling:`.
  @available(
    *,
    unavailable,
    message: """
      pass 'handling:' with what the delegate implements: a set such as '[.downloadDidStart]', \
      '.notifications', or '.all' if it implements every requirement
      """
  )
  @discardableResult
  public func add(retaining delegate: Delegate) -> Bool { false }

  /// Not available without `handling:`.
  @available(
    *,
    unavailable,
    message: """
      pass 'handling:' with what the delegate implements: a set such as '[.downloadDidStart]', \
      '.notifications', or '.all' if it implements every requirement
      """
  )
  public func add(contentsOf delegates: [Delegate]) {}

  /// Not available without `handling:`.
  @available(
    *,
    unavailable,
    message: """
      pass 'handling:' with what the delegate implements: a set such as '[.downloadDidStart]', \
      '.notifications', or '.all' if it implements every requirement
      """
  )
  public func replaceAll(with delegates: [Delegate]) {}

  /// Not available without `handling:`.
  @available(
    *,
    unavailable,
    message: """
      pass 'handling:' with what the delegate implements: a set such as '[.downloadDidStart]', \
      '.notifications', or '.all' if it implements every requirement
      """
  )
  @discardableResult
  public func insert(_ delegate: Delegate, before anchor: Delegate) -> Bool { false }

  /// Not available without `handling:`.
  @available(
    *,
    unavailable,
    message: """
      pass 'handling:' with what the delegate implements: a set such as '[.downloadDidStart]', \
      '.notifications', or '.all' if it implements every requirement
      """
  )
  @discardableResult
  public func insert(_ delegate: Delegate, after anchor: Delegate) -> Bool { false }

  /// Not available without `handling:`.
  @available(
    *,
    unavailable,
    message: """
      pass 'handling:' with what the delegate implements: a set such as '[.downloadDidStart]', \
      '.notifications', or '.all' if it implements every requirement
      """
  )
  public func insert(_ delegate: Delegate, at index: Int) {}

  /// Not available without `handling:`.
  @available(
    *,
    unavailable,
    message: """
      pass 'handling:' with what the delegate implements: a set such as '[.downloadDidStart]', \
      '.notifications', or '.all' if it implements every requirement
      """
  )
  public func insert(contentsOf delegates: [Delegate], at index: Int) {}
}

#if canImport(Dispatch)
public import Dispatch

extension DelegateRegistry {
  /// Not available without `"queues": true`.
  @available(*, unavailable, message: "write '\"queues\": true' for the protocol in the spec")
  @discardableResult
  public func add(
    _ delegate: Delegate,
    on queue: DispatchQueue,
    handling: Handling = .all
  ) -> Bool { false }

  /// Not available without `"queues": true`.
  @available(*, unavailable, message: "write '\"queues\": true' for the protocol in the spec")
  @discardableResult
  public func add(
    retaining delegate: Delegate,
    on queue: DispatchQueue,
    handling: Handling = .all
  ) -> Bool { false }
}

extension DelegateRegistry where Reference: QueuedDelegateReference {
  /// Not available without `handling:`.
  @available(
    *,
    unavailable,
    message: """
      pass 'handling:' with what the delegate implements: a set such as '[.downloadDidStart]', \
      '.notifications', or '.all' if it implements every requirement
      """
  )
  @discardableResult
  public func add(_ delegate: Delegate, on queue: DispatchQueue) -> Bool { false }

  /// Not available without `handling:`.
  @available(
    *,
    unavailable,
    message: """
      pass 'handling:' with what the delegate implements: a set such as '[.downloadDidStart]', \
      '.notifications', or '.all' if it implements every requirement
      """
  )
  @discardableResult
  public func add(retaining delegate: Delegate, on queue: DispatchQueue) -> Bool { false }
}
#endif

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
    return withExtendedLifetime(provider) { change { $0.remove(key) } > 0 }
  }
}
