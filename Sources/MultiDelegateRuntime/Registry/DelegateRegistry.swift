/// The delegates of a forwarder, in the order in which they are called.
///
/// Every forwarder has a registry, its property `delegates`:
///
/// ```swift
/// let multi = MultiDownloadDelegate()
/// multi.delegates.add(logger)
/// multi.delegates.add(progressBar)
/// download.delegate = multi
/// ```
///
/// - Identity: the registry compares delegates by identity (`===`), never by equality.
/// - Lifetime: the registry keeps no delegate alive, except those that `add(retaining:)` adds. A
///   deallocated delegate counts as removed. In its `deinit`, a delegate may remove itself; it is not
///   added there, and if it is an `NSObject`, Objective-C ends the process, because it forms no weak
///   reference to an object that is being deallocated.
/// - Ordering: delegates are called in the order of their registration. Adding a registered delegate
///   again keeps its place; inserting it moves it.
/// - Thread safety: every operation may be called on any thread at any time, even by a delegate during
///   a call. The registry is `Sendable` exactly when its delegates are, or when an actor guards them.
public final class DelegateRegistry<Reference: DelegateReference> {
  /// The requirements that a delegate may respond to.
  public typealias Requirement = Reference.Requirement

  /// A set of requirements.
  public typealias Handling = DelegateHandling<Reference.Requirement>

  // All variables are read and written inside `lock` only.
  @usableFromInline private(set) var list = RegistrationList<Reference>()
  @usableFromInline var stopsRounds = false
  private var observer: (@Sendable () -> Void)?
  private weak var forwarder: AnyObject?
  @usableFromInline private(set) var streams: ContiguousArray<AnyEventStream> = []
  @usableFromInline let lock = Lock()

  /// The number of event streams, which a call reads outside the lock.
  @_spi(GeneratedCode) @usableFromInline let streamCount = AtomicWord(0)

  /// Makes an empty registry; generated code calls it.
  @_spi(GeneratedCode)
  public init() {}

  // A round that goes on has the registrations. It must not keep the delegates alive, whose handlers may
  // keep it.
  deinit { for registration in list.registrations { registration.retained = nil } }

  /// Sets the forwarder that has this registry, so that it is not added to itself.
  ///
  /// Generated initializers call it once. The `isolation` is the actor of the initializer, which only
  /// the compiler knows if the protocol states none, because it may be the module's default.
  ///
  /// - Lifetime: does not keep the forwarder alive. The registry may outlive it.
  /// - Complexity: O(1).
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  @_spi(GeneratedCode)
  public func attach<Forwarder: DelegateForwarder>(
    to forwarder: Forwarder,
    isolation: (any Actor)? = #isolation
  ) where Forwarder.ForwardedReference == Reference {
    attach(forwarder, forwarder.nonisolatedDelegates, onActor: isolation != nil)
  }

  /// The same for systems without actors.
  ///
  /// It takes any object, because then the compiler prefers the other one wherever there are actors.
  /// Between two that take forwarders, it would find no difference. Nobody passes `areOnActor`, but the
  /// compiler would prefer a call that leaves no argument out.
  @_spi(GeneratedCode)
  public func attach(to forwarder: some AnyObject, areOnActor: Bool = false) {
    guard let delegates = (forwarder as? any DelegateForwarder)?.erasedDelegates else {
      preconditionFailure("only a forwarder has a registry")
    }
    // Safety: generated code attaches a registry to the forwarder that has it.
    let own = unsafe unsafeDowncast(delegates, to: NonisolatedDelegates<Reference>.self)
    attach(forwarder, own, onActor: areOnActor)
  }

  fileprivate func attach(
    _ forwarder: AnyObject,
    _ delegates: NonisolatedDelegates<Reference>,
    onActor areOnActor: Bool
  ) {
    delegates.attach(to: self, onActor: areOnActor)
    lock.withLock { self.forwarder = forwarder }
  }

  /// Throws if `delegate` is refused, and traps if it is the forwarder.
  ///
  /// The weak reference to the forwarder is released outside the lock, because that may deallocate it.
  func check(_ delegate: Reference.Delegate) throws(Reference.Refusal) {
    try Reference.check(delegate)
    let forwarder = lock.withLock { self.forwarder }
    precondition(
      forwarder.map(ObjectIdentifier.init) != Reference.identity(of: delegate),
      "a forwarder cannot be a delegate of itself: it would call itself without end"
    )
  }

  // MARK: Settings

  /// Whether every call reaches only the first delegate that responds.
  ///
  /// While it is set, every requirement is dispatched as `first` is. It does not affect a call under
  /// way. (PHFDelegateChain calls it `breaking`.)
  ///
  /// - Complexity: O(1).
  public var stopsAtFirstResponder: Bool {
    get { lock.withLock { stopsRounds } }
    set { lock.withLock { stopsRounds = newValue } }
  }

  /// Called after a change of the requirements that delegates respond to.
  ///
  /// Use it in an object that stores what `responds(to:)` returned, or that has to know when the first
  /// delegate is added and the last one removed. It is called
  ///
  /// - after a delegate or provider was added or removed, if it handles any requirement;
  /// - after a delegate got another handling;
  /// - when a call, a query or an addition finds that a delegate or provider was deallocated. The
  ///   deallocation itself does *not* call it, because the registry is not notified of deallocations.
  ///
  /// It is called once per operation, even if that changes several delegates. It is not called if
  /// delegates only change places, if a provider returns other delegates, or if a forwarder among the
  /// delegates gets other responders.
  ///
  /// - Thread safety: called on the thread of the operation, with no lock held, so it may use the
  ///   registry and the forwarder. When several threads change the registry at once, it may find a
  ///   state that is newer than the change it is called for.
  /// - Complexity: O(1).
  public var onRespondersChange: (@Sendable () -> Void)? {
    get { lock.withLock { observer } }
    set {
      // Releasing the old closure may run any code, so it is released outside the lock.
      var replacement = newValue
      lock.withLock { swap(&observer, &replacement) }
    }
  }

  /// Changes the event streams.
  ///
  /// Releasing a stream outside the lock may finish it, which runs code of its consumer.
  func changeEventStreams(_ body: (inout ContiguousArray<AnyEventStream>) -> Void) {
    let former = lock.withLock {
      let former = streams
      body(&streams)
      streamCount.set(UInt(streams.count))
      return former
    }
    withExtendedLifetime(former) {}
  }

  // MARK: Inside and outside the lock

  /// The current registrations, including some that have ended.
  var entries: ContiguousArray<Registration<Reference>> { lock.withLock { list.registrations } }

  /// The registrations of delegates and providers that are deallocated, and stay so outside the lock.
  ///
  /// The living ones are kept alive meanwhile, so all registrations of one are left out, or none.
  var deallocatedEntries: [Registration<Reference>] {
    let all = entries.map { ($0, delegate: $0.delegate, provider: $0.provider) }
    defer { withExtendedLifetime(all) {} }
    return all.filter { $0.delegate == nil && $0.provider == nil }.map(\.0)
  }

  /// Changes the list inside the lock, and then carries out the effects outside of it.
  func change<Result>(_ body: (inout RegistrationList<Reference>) -> Result) -> Result {
    let (result, effects) = lock.withLock {
      let result = body(&list)
      return (result, list.finishChange())
    }
    let isSwept = effects.dueForSweep.map(dropDeallocated) ?? false
    if effects.respondersHaveChanged || isSwept { onRespondersChange?() }
    return result
  }

  /// Drops `registration`, which a round has reached, if its delegate or provider has been deallocated.
  ///
  /// If there is an observer, all such registrations are dropped at once, so it is notified only once
  /// and never sees a deallocated delegate.
  func drop(deallocated registration: Registration<Reference>) {
    if registration.isAlive { return }
    let isObserved = lock.withLock {
      guard registration.isListed else { return false }
      guard observer == nil else { return true }
      list.drop(registration)
      // A retained delegate cannot be deallocated, so there is no work left for outside the lock.
      _ = list.finishChange()
      return false
    }
    if isObserved, dropDeallocated(entries) { onRespondersChange?() }
  }

  /// Drops those of `entries`, which are all, whose delegate or provider has been deallocated.
  ///
  /// - Returns: whether the responders have changed.
  private func dropDeallocated(_ entries: ContiguousArray<Registration<Reference>>) -> Bool {
    let deallocated = entries.filter { !$0.isAlive }
    return lock.withLock {
      list.sweep(deallocated)
      return list.finishChange().respondersHaveChanged
    }
  }
}

// Safety: the mutable state is read and written inside `lock` only. It consists of registrations, which
// are `Sendable` under the same condition, of a weak reference, and of a closure that is `Sendable`.
extension DelegateRegistry: @unchecked Sendable where Reference: Sendable {}

extension DelegateRegistry where Reference: Sendable {
  /// Sets the forwarder, whose delegates any thread may use, whatever actor it is on.
  @_spi(GeneratedCode)
  public func attach<Forwarder: DelegateForwarder>(to forwarder: Forwarder)
  where Forwarder.ForwardedReference == Reference {
    attach(forwarder, forwarder.nonisolatedDelegates, onActor: false)
  }
}

extension DelegateRegistry {
  /// Whether `delegate` is registered at all, on any queue or on none, regardless of its handling.
  ///
  /// - Complexity: O(1).
  public func contains(_ delegate: Reference.Delegate) -> Bool {
    let registrant = RegistrantKey.delegate(Reference.identity(of: delegate))
    return lock.withLock { list.registered[registrant] }?.contains(where: \.isAlive) ?? false
  }

  /// The number of living delegates, regardless of their handling.
  ///
  /// A delegate that is registered on several queues counts once for each.
  ///
  /// - Thread safety: reads one registration after the other, like a call. If another thread removes
  ///   several at once meanwhile, it may count some of them.
  /// - Complexity: O(*n*) in the number of registered delegates.
  public var count: Int {
    reduce(into: 0) { count, _ in count += 1 }
  }

  /// Whether no living delegate is registered.
  ///
  /// - Complexity: O(1) when the first delegate is alive, O(*n*) at worst.
  public var isEmpty: Bool {
    first { _ in true } == nil
  }
}

extension DelegateRegistry: Sequence {
  /// The iterator over the delegates of a registry.
  public struct Iterator: IteratorProtocol {
    fileprivate var round: DelegateRound<WholeDelegate<Reference>>

    /// The next delegate; nil at the end.
    ///
    /// - Complexity: amortized O(1).
    public mutating func next() -> Reference.Delegate? { round.next() }
  }

  /// The living delegates in order, as they were registered when the iteration began.
  ///
  /// The iteration reaches all of them, regardless of their handling and of ``stopsAtFirstResponder``.
  /// It reaches a delegate that is registered on several queues once for each.
  ///
  /// - Complexity: O(1).
  public func makeIterator() -> Iterator {
    Iterator(round: round(handling: .isRegistered))
  }
}
