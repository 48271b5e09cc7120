/// A place among the registered delegates.
///
/// ```swift
/// multi.delegates.add(logger, at: .first)
/// multi.delegates.add(cache, at: .before(network))
/// ```
public indirect enum RegistrationPlace<Delegate> {
  // `indirect`, because code that copies a payload of any type is large.

  /// Before all others, also before providers.
  case first

  /// After all others, also after providers.
  case last

  /// Right before the first registration of a delegate.
  case before(Delegate)

  /// Right after the last registration of a delegate.
  case after(Delegate)

  /// Right before the delegate with this index, which counts living delegates and no providers, as an
  /// iteration does.
  ///
  /// 0 is the first place. If there is no other delegate with this index, it is the last place. A
  /// negative index is a precondition failure. (FSQMessageForwarder inserts at the end then.)
  case index(Int)
}

extension RegistrationPlace: Sendable where Delegate: Sendable {}

extension DelegateRegistry {
  /// A place among the delegates.
  public typealias Place = RegistrationPlace<Reference.Delegate>

  /// Registers `delegate` for the requirements in `handling`, without keeping it alive.
  ///
  /// Without a `place`, a new delegate is the last one, and a registered one keeps its place. With a
  /// `place`, the delegate is put or moved there, with all of its registrations on queues. A delegate
  /// that is its own neighbor keeps its place.
  ///
  /// A registered delegate takes the new handling, even in a call under way, which still calls it only
  /// once. A new one is called from the next call on.
  ///
  /// - Returns: without a `place`, whether `delegate` is new. With one, whether it is at that place now;
  ///   beside a delegate that is not registered, nothing changes. (ILABMultiDelegate adds the delegate
  ///   at the end or at the front then.) A delegate that is inside its `deinit` is not added.
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
  /// A registered delegate is kept alive from now on, and moving it or adding it again does not end
  /// that. To avoid a reference cycle, it must not have a strong reference to the registry.
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
  /// With a `place`, they are put or moved there one after the other. If a delegate is named twice, its
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

  /// Replaces all delegates and providers by `delegates`, with this `handling`, in one step.
  ///
  /// A delegate that is in both lists is not removed: a call under way still reaches it, and the
  /// registry still keeps it alive if it did so before. New delegates are called from the next call on.
  /// A call under way on another thread finds the first part of the list as it was, and after it those
  /// that are removed or have another handling. If a delegate is named twice, its first place counts.
  ///
  /// - Throws: the error of the first delegate that is refused. Then no delegate is replaced.
  /// - Complexity: O(*n* + *m*) for *m* delegates that replace *n*.
  public func replaceAll(
    with delegates: [Reference.Delegate],
    handling: Handling
  ) throws(Reference.Refusal) {
    defer { withExtendedLifetime(delegates) {} }
    let newcomers = try newcomers(delegates.map { .weak($0) }, handling)
    let deallocated = deallocatedEntries
    change { list in
      list.drop(deallocated)
      _ = list.replace(with: newcomers, handling: handling)
    }
  }

  /// Replaces all delegates and providers as ``replaceAll(with:handling:)`` does, by `delegates` for
  /// all requirements.
  public func replaceAll(with delegates: [Reference.Delegate]) throws(Reference.Refusal)
  where Reference: CompleteDelegateReference {
    try replaceAll(with: delegates, handling: .all)
  }

  /// Registers `provider` after all others, without keeping it alive.
  ///
  /// Each call asks the provider once, in its turn, and calls the delegates that it returns, which
  /// respond to all requirements. Iteration, `count` and `contains` leave them out, and a delegate that
  /// is registered as well is called twice.
  ///
  /// - Returns: whether `provider` is new; false if it was registered already.
  /// - Complexity: amortized O(1); O(*n*) in the number of registered delegates during a call.
  @discardableResult
  public func add(provider: some DelegateProvider<Reference.Delegate>) -> Bool {
    let registration = Registration<Reference>(provider: provider, in: self)
    defer { withExtendedLifetime(provider) {} }
    return registration.isAlive && change { $0.append([registration], handling: .all) }
  }
}

// MARK: - Shared by all calls that add delegates

/// A delegate to be added, and how the registry holds it.
///
/// It is an object, because code that copies a delegate of any type is large.
public final class DelegateAddition<Reference: DelegateReference> {
  /// The delegate; if a value was added, the object that represents it.
  @_spi(GeneratedCode) public let delegate: Reference.Delegate

  /// Whether the delegate is to be kept alive.
  let isRetained: Bool

  /// The value that the delegate represents, if any; once this is in a registry, inside its lock only.
  var value: Any?

  init(_ delegate: Reference.Delegate, isRetained: Bool, representing value: Any? = nil) {
    self.delegate = delegate
    self.isRetained = isRetained
    self.value = value
  }

  /// A delegate to be held weakly.
  @_spi(GeneratedCode)
  public static func weak(_ delegate: Reference.Delegate) -> DelegateAddition {
    DelegateAddition(delegate, isRetained: false)
  }

  /// A delegate to be kept alive.
  @_spi(GeneratedCode)
  public static func retained(_ delegate: Reference.Delegate) -> DelegateAddition {
    DelegateAddition(delegate, isRetained: true)
  }

  /// `value` itself if it is an object, and otherwise the object that `makeBox` makes to represent it;
  /// to be kept alive.
  @_spi(GeneratedCode)
  public static func value(
    _ value: Any,
    boxedBy makeBox: () -> Reference.Delegate
  ) -> DelegateAddition {
    if type(of: value) is AnyObject.Type, let object = value as? Reference.Delegate {
      return .retained(object)
    }
    return DelegateAddition(makeBox(), isRetained: true, representing: value)
  }

  /// `value` itself if it is an object, and otherwise an object that represents it; to be kept alive.
  @_spi(GeneratedCode)
  public static func representing(_ value: Reference.RepresentedValue) -> DelegateAddition
  where Reference: QueuedValueDelegateReference {
    self.value(value) { Reference.delegate(representing: value) }
  }
}

extension DelegateRegistry {
  /// Adds a delegate as ``add(_:at:handling:)`` does, on `queue` if there is one.
  ///
  /// If `handling` is nil, it stands for all requirements, except that a registration that is moved to a
  /// place keeps its handling.
  func add(
    _ addition: DelegateAddition<Reference>,
    at place: Place?,
    on queue: CallQueue? = nil,
    _ handling: Handling?
  ) throws(Reference.Refusal) -> Bool {
    defer { withExtendedLifetime(addition) {} }
    try check(addition.delegate)
    let newcomer = newcomer(addition, on: queue, handling)
    return newcomer.isAlive && add([newcomer], at: place, handling)
  }

  /// Adds delegates as ``add(contentsOf:at:handling:)`` does.
  func add(
    contentsOf additions: [DelegateAddition<Reference>],
    at place: Place?,
    _ handling: Handling?
  ) throws(Reference.Refusal) -> Bool {
    defer { withExtendedLifetime(additions) {} }
    return add(try newcomers(additions, handling), at: place, handling) || place == nil
  }

  /// Registrations of delegates, which the caller keeps alive.
  ///
  /// - Throws: the error of the first delegate that is refused.
  private func newcomers(
    _ additions: [DelegateAddition<Reference>],
    _ handling: Handling?
  ) throws(Reference.Refusal) -> [Registration<Reference>] {
    for addition in additions { try check(addition.delegate) }
    return additions.map { newcomer($0, on: nil, handling) }.filter(\.isAlive)
  }

  /// A registration of a delegate.
  ///
  /// It is not alive if the delegate is inside its `deinit`, where it counts as deallocated, and where
  /// retaining it would be undefined behavior.
  private func newcomer(
    _ addition: DelegateAddition<Reference>,
    on queue: CallQueue?,
    _ handling: Handling?
  ) -> Registration<Reference> {
    Registration(addition, on: queue, handling: handling ?? .all, in: self)
  }

  /// Adds `newcomers` at `place`; the caller keeps their objects alive.
  private func add(
    _ newcomers: [Registration<Reference>],
    at place: Place?,
    _ handling: Handling?
  ) -> Bool {
    guard let place else { return change { $0.append(newcomers, handling: handling ?? .all) } }
    // The list reads inside the lock whether a neighbor is alive, so that has to be kept alive, too.
    defer { withExtendedLifetime(place) {} }
    guard case .index(let index) = place, index != 0 else {
      return change { $0.insert(newcomers, at: place, handling: handling) }
    }
    precondition(index > 0, "a delegate cannot be added at \(index): indices begin at 0")
    // Past the end is the end, whoever is deallocated.
    func insertPastTheEnd(_ list: inout RegistrationList<Reference>) -> Bool {
      index >= list.count && list.insert(newcomers, at: .last, handling: handling)
    }
    if change(insertPastTheEnd) { return true }
    let deallocated = deallocatedEntries
    return change { list in
      if insertPastTheEnd(&list) { return true }
      list.drop(deallocated)
      return list.insert(newcomers, at: place, handling: handling)
    }
  }
}

// MARK: - Without `handling:`

/// The calls without `handling:`, for registries where a default implementation could answer for a
/// delegate.
///
/// They exist only for their messages. Without them, the compiler reports that the reference does not
/// conform to ``CompleteDelegateReference``, and does not mention `handling:`. If the reference does
/// conform, the compiler prefers the available call of the same name.
@available(
  *,
  unavailable,
  message: "pass 'handling:' with the requirements it implements; '.all' only if it has them all"
)
extension DelegateRegistry {
  /// Not available without `handling:`.
  @discardableResult
  public func add(_ delegate: Reference.Delegate, at place: Place? = nil) -> Bool { false }

  /// Not available without `handling:`.
  @discardableResult
  public func add(retaining delegate: Reference.Delegate, at place: Place? = nil) -> Bool { false }

  /// Not available without `handling:`.
  @discardableResult
  public func add(contentsOf delegates: [Reference.Delegate], at place: Place? = nil) -> Bool {
    false
  }

  /// Not available without `handling:`.
  public func replaceAll(with delegates: [Reference.Delegate]) {}
}
