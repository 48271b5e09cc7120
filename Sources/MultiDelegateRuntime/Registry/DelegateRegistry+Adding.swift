extension DelegateRegistry {
  /// A place among the delegates.
  public typealias Place = RegistrationPlace<Reference.Delegate>

  /// Registers `delegate` for the requirements in `handling`, without keeping it alive.
  ///
  /// Without a `place`, a new delegate is the last one, and a delegate that is registered already keeps
  /// its place. With a `place`, a new delegate is put there, and a delegate that is registered already
  /// is moved there, with all of its registrations on queues. A delegate that is its own neighbor keeps
  /// its place.
  ///
  /// A delegate that is registered already takes the new handling, also in a call under way. It is still
  /// called only once per call. If a delegate adds another one during a call, the new one is called from
  /// the next call on.
  ///
  /// - Returns: without a `place`, whether `delegate` is new. With one, whether it is at that place now:
  ///   it is not if the place is beside a delegate that is not registered. The registry has then not
  ///   changed. (ILABMultiDelegate adds the delegate at the end or at the front then.) A delegate that
  ///   is inside its `deinit` is not added.
  /// - Throws: if any object may be passed, an error if `delegate` conforms to none of the protocols.
  ///   The registry has then not changed. The same holds for all calls that add delegates.
  /// - Complexity: without a `place` amortized O(1), during a call and with a `place` O(*n*) in the
  ///   number of registered delegates.
  @discardableResult
  public func add(
    _ delegate: Reference.Delegate,
    at place: Place? = nil,
    handling: Handling
  ) throws(Reference.Refusal) -> Bool {
    try add(.weak(delegate), at: place, handling)
  }

  /// Registers `delegate` as ``add(_:at:handling:)`` does, for all requirements; a delegate that is
  /// moved to a `place` keeps its handling.
  @discardableResult
  public func add(
    _ delegate: Reference.Delegate,
    at place: Place? = nil
  ) throws(Reference.Refusal) -> Bool where Reference: CompleteDelegateReference {
    try add(.weak(delegate), at: place, nil)
  }

  /// Registers `delegate` as ``add(_:at:handling:)`` does, and keeps it alive until it is removed.
  ///
  /// Use it for delegates without another strong reference. If the delegate is registered already, the
  /// registry keeps it alive from now on. Only removing it ends that; moving it or adding it again does
  /// not. To avoid a reference cycle, the delegate must not have a strong reference to the registry.
  @discardableResult
  public func add(
    retaining delegate: Reference.Delegate,
    at place: Place? = nil,
    handling: Handling
  ) throws(Reference.Refusal) -> Bool {
    try add(.retained(delegate), at: place, handling)
  }

  /// Registers `delegate` as ``add(retaining:at:handling:)`` does, for all requirements; a delegate that
  /// is moved to a `place` keeps its handling.
  @discardableResult
  public func add(
    retaining delegate: Reference.Delegate,
    at place: Place? = nil
  ) throws(Reference.Refusal) -> Bool where Reference: CompleteDelegateReference {
    try add(.retained(delegate), at: place, nil)
  }

  /// Registers a value; generated code calls it for protocols that values can adopt.
  ///
  /// - Returns: the registered object. ``DelegateRegistration/value`` is the value.
  @_spi(GeneratedCode)
  public func add(
    _ addition: DelegateAddition<Reference>,
    at place: Place?,
    handling: Handling?
  ) throws(Reference.Refusal) -> Reference.Delegate {
    _ = try add(addition, at: place, handling)
    return addition.delegate
  }

  /// Registers each of `delegates` as ``add(_:at:handling:)`` does, in their order and in one step.
  ///
  /// With a `place`, they are put or moved there one behind the other. If a delegate is named twice, its
  /// first place counts.
  ///
  /// - Returns: false if the place is beside a delegate that is not registered.
  /// - Throws: the error of the first delegate that is refused. Then none is registered.
  /// - Complexity: O(*n* + *m*) for *m* delegates added to *n*.
  @discardableResult
  public func add(
    contentsOf delegates: [Reference.Delegate],
    at place: Place? = nil,
    handling: Handling
  ) throws(Reference.Refusal) -> Bool {
    try add(contentsOf: delegates.map { .weak($0) }, at: place, handling)
  }

  /// Registers `delegates` as ``add(contentsOf:at:handling:)`` does, for all requirements; delegates
  /// that are moved to a `place` keep their handling.
  @discardableResult
  public func add(
    contentsOf delegates: [Reference.Delegate],
    at place: Place? = nil
  ) throws(Reference.Refusal) -> Bool where Reference: CompleteDelegateReference {
    try add(contentsOf: delegates.map { .weak($0) }, at: place, nil)
  }

  /// Replaces all delegates and providers by `delegates` in one step.
  ///
  /// A delegate that is in both lists is not removed. A call under way still reaches it, and the
  /// registry still keeps it alive if it did so before. New delegates are called from the next call on.
  /// A call under way on another thread finds the old state of the registrations up to some place, and
  /// behind that place those that are removed or have another handling. All of `delegates` take
  /// `handling`. If a delegate is named twice, its first place counts.
  ///
  /// - Throws: the error of the first delegate that is refused. Then no delegate is replaced.
  /// - Complexity: O(*n* + *m*) for *m* delegates that replace *n*.
  public func replaceAll(
    with delegates: [Reference.Delegate],
    handling: Handling
  ) throws(Reference.Refusal) {
    try withNewcomers(delegates.map { .weak($0) }, handling) { newcomers in
      let deallocated = deallocatedEntries
      change { list in
        list.drop(deallocated)
        _ = list.replace(with: newcomers, handling: handling)
      }
    }
  }

  /// Replaces all delegates and providers as ``replaceAll(with:handling:)`` does, by `delegates` for
  /// all requirements.
  public func replaceAll(with delegates: [Reference.Delegate]) throws(Reference.Refusal)
  where Reference: CompleteDelegateReference {
    try replaceAll(with: delegates, handling: .all)
  }

  /// Registers `provider` behind all others, without keeping it alive.
  ///
  /// Each call asks the provider once, in its turn, and calls the delegates that it returns. These
  /// respond to all requirements. They are not delegates of the registry: iteration, `count` and
  /// `contains` leave them out. A delegate that is registered as well is called twice.
  ///
  /// - Returns: whether `provider` is new; false if it was registered already.
  /// - Complexity: amortized O(1); O(*n*) in the number of registered delegates during a call.
  @discardableResult
  public func add(provider: any DelegateProvider<Reference.Delegate>) -> Bool {
    let registration = Registration<Reference>(provider: provider, in: self)
    guard registration.isAlive else { return false }
    return withExtendedLifetime(provider) {
      change {
        $0.add(CollectionOfOne(.init(registration: registration)), handling: nil, at: .end)
      }
    }
  }
}

// MARK: - Shared by all calls that add delegates

/// A delegate that generated code adds, and how the registry holds it.
public struct DelegateAddition<Reference: DelegateReference> {
  /// The delegate; if a value was added, the object that represents it.
  @_spi(GeneratedCode) public let delegate: Reference.Delegate

  fileprivate let retained: RegistrationList<Reference>.Retained?

  /// A delegate to be held weakly.
  @_spi(GeneratedCode)
  public static func weak(_ delegate: Reference.Delegate) -> Self {
    Self(delegate: delegate, retained: nil)
  }

  /// A delegate to be kept alive.
  @_spi(GeneratedCode)
  public static func retained(_ delegate: Reference.Delegate) -> Self {
    Self(delegate: delegate, retained: .init(delegate))
  }

  /// `value` itself if it is an object, and otherwise the object that `makeBox` makes to represent it;
  /// to be kept alive.
  @_spi(GeneratedCode)
  public static func value(_ value: Any, boxedBy makeBox: () -> Reference.Delegate) -> Self {
    let retained = RegistrationList<Reference>.Retained(value, boxedBy: makeBox)
    return Self(delegate: retained.delegate, retained: retained)
  }

  /// `value` itself if it is an object, and otherwise an object that represents it; to be kept alive.
  @_spi(GeneratedCode)
  public static func representing(_ value: Reference.RepresentedValue) -> Self
  where Reference: QueuedValueDelegateReference {
    self.value(value) { Reference.delegate(representing: value) }
  }
}

extension DelegateRegistry {
  /// Adds a delegate, on `queue` if there is one, at `place` if there is one.
  ///
  /// If `handling` is nil, it stands for all requirements, except that a registration that is moved to a
  /// place keeps its handling.
  ///
  /// A delegate that is inside its `deinit` is not registered: it counts as deallocated, and retaining
  /// it would be undefined behavior.
  ///
  /// - Returns: as ``add(_:at:handling:)``.
  func add(
    _ addition: DelegateAddition<Reference>,
    at place: Place?,
    on queue: CallQueue? = nil,
    _ handling: Handling?
  ) throws(Reference.Refusal) -> Bool {
    let delegate = addition.delegate
    try check(delegate)
    return withExtendedLifetime(delegate) {
      guard let newcomer = newcomer(addition, on: queue, handling) else { return false }
      return add(CollectionOfOne(newcomer), at: place, handling)
    }
  }

  /// Adds `delegates`, and keeps them alive.
  func add(contentsRetained delegates: [Reference.Delegate]) throws(Reference.Refusal) {
    _ = try add(contentsOf: delegates.map { .retained($0) }, at: nil, nil)
  }

  /// Adds delegates at `place`, if there is one.
  private func add(
    contentsOf additions: [DelegateAddition<Reference>],
    at place: Place?,
    _ handling: Handling?
  ) throws(Reference.Refusal) -> Bool {
    try withNewcomers(additions, handling) { newcomers in
      let isAdded = add(newcomers, at: place, handling)
      return isAdded || place == nil
    }
  }

  /// Runs `body` with registrations for `additions`, which are kept alive until it returns.
  ///
  /// Delegates that are inside their `deinit` are left out, as in `add`.
  ///
  /// - Throws: the error of the first delegate that is refused. Then `body` does not run.
  private func withNewcomers<Result>(
    _ additions: [DelegateAddition<Reference>],
    _ handling: Handling?,
    _ body: ([RegistrationList<Reference>.Newcomer]) -> Result
  ) throws(Reference.Refusal) -> Result {
    for addition in additions { try check(addition.delegate) }
    return withExtendedLifetime(additions) {
      body(additions.compactMap { newcomer($0, on: nil, handling) })
    }
  }

  /// Throws if `delegate` is refused, and traps if it is the forwarder.
  private func check(_ delegate: Reference.Delegate) throws(Reference.Refusal) {
    try Reference.check(delegate)
    checkIsNotForwarder(delegate)
  }

  /// A registration of a delegate; nil if that is inside its `deinit`.
  private func newcomer(
    _ addition: DelegateAddition<Reference>,
    on queue: CallQueue?,
    _ handling: Handling?
  ) -> RegistrationList<Reference>.Newcomer? {
    let registration = Registration<Reference>(
      addition.delegate,
      on: queue,
      handling: handling ?? .all,
      in: self
    )
    return registration.isAlive
      ? .init(registration: registration, retained: addition.retained) : nil
  }

  /// Adds `newcomers` at `place`; the caller keeps their objects alive.
  private func add(
    _ newcomers: some Sequence<RegistrationList<Reference>.Newcomer>,
    at place: Place?,
    _ handling: Handling?
  ) -> Bool {
    switch place {
    case nil: change { $0.add(newcomers, handling: handling ?? .all, at: .end) }
    case .first: add(newcomers, at: 0, handling)
    case .last: add(newcomers, at: .max, handling)
    case .index(let index): add(newcomers, at: index, handling)
    case .before(let anchor): add(newcomers, .before, anchor, handling)
    case .after(let anchor): add(newcomers, .after, anchor, handling)
    }
  }

  /// Adds `newcomers` beside `anchor`.
  private func add(
    _ newcomers: some Sequence<RegistrationList<Reference>.Newcomer>,
    _ side: Side,
    _ anchor: Reference.Delegate,
    _ handling: Handling?
  ) -> Bool {
    // The list reads inside the lock whether the anchor is alive, so the anchor has to be kept alive.
    withExtendedLifetime(anchor) {
      let anchor = RegistrantKey.delegate(Reference.identity(of: anchor))
      return change { $0.add(newcomers, handling: handling, at: .beside(side, anchor)) }
    }
  }

  /// Adds `newcomers` at `index`.
  ///
  /// Usually, only the delegates up to the place have to be known. If another thread changes the list
  /// meanwhile, all have to be.
  private func add(
    _ newcomers: some Sequence<RegistrationList<Reference>.Newcomer>,
    at index: Int,
    _ handling: Handling?
  ) -> Bool {
    precondition(index >= 0, "a delegate cannot be added at \(index): indices begin at 0")
    for lookedAt in [index, nil] {
      let (deallocated, revision) = deallocatedEntries(inFrontOf: lookedAt, for: newcomers)
      let isAdded = change {
        let placement = RegistrationList<Reference>.Placement
          .index(index, passingOver: deallocated, ifStillAt: revision)
        return $0.add(newcomers, handling: handling, at: placement)
      }
      if isAdded { break }
    }
    return true
  }

  /// The registrations of deallocated delegates in front of the place where `newcomers` get `index`, and
  /// the revision of the list for which these are all; or those of the whole list, if there is no
  /// `index`.
  ///
  /// `isAlive` is read outside the lock. A deallocated delegate stays deallocated.
  private func deallocatedEntries(
    inFrontOf index: Int?,
    for newcomers: some Sequence<RegistrationList<Reference>.Newcomer>
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

// MARK: - Without `handling:`

/// The calls without `handling:`, for registries where a default implementation could answer for a
/// delegate.
///
/// They exist only for their messages. Without them, the compiler reports that the reference does not
/// conform to ``CompleteDelegateReference``, and does not mention `handling:`. If the reference does
/// conform, the compiler prefers the available call of the same name.
extension DelegateRegistry {
  /// Not available without `handling:`.
  @available(
    *,
    unavailable,
    message: "pass 'handling:' with the requirements it implements; '.all' only if it has them all"
  )
  @discardableResult
  public func add(_ delegate: Reference.Delegate, at place: Place? = nil) -> Bool { false }

  /// Not available without `handling:`.
  @available(
    *,
    unavailable,
    message: "pass 'handling:' with the requirements it implements; '.all' only if it has them all"
  )
  @discardableResult
  public func add(retaining delegate: Reference.Delegate, at place: Place? = nil) -> Bool { false }

  /// Not available without `handling:`.
  @available(
    *,
    unavailable,
    message: "pass 'handling:' with the requirements it implements; '.all' only if it has them all"
  )
  @discardableResult
  public func add(contentsOf delegates: [Reference.Delegate], at place: Place? = nil) -> Bool {
    false
  }

  /// Not available without `handling:`.
  @available(
    *,
    unavailable,
    message: "pass 'handling:' with the requirements it implements; '.all' only if it has them all"
  )
  public func replaceAll(with delegates: [Reference.Delegate]) {}
}
