/// The delegates of a forwarder, in the order in which they are called.
///
/// Every forwarder has one, its `delegates`:
///
/// ```swift
/// let multi = MultiDownloadDelegate()
/// multi.delegates.add(logger)
/// multi.delegates.add(progressBar)
/// download.delegate = multi
/// ```
///
/// - Identity: a delegate is the object it is (`===`), never what it is equal to.
/// - Lifetime: the registry keeps no delegate alive, except those that `add(retaining:)` adds. A
///   deallocated delegate counts as removed. A delegate may remove itself in its `deinit`, and may
///   not add itself there. It is not added then; but if it is an `NSObject`, Objective-C ends the
///   process, because it forms no weak reference to an object that is being deallocated.
/// - Ordering: delegates are called in the order of their registration. Adding a registered one
///   again keeps its place; inserting it moves it.
/// - Thread safety: every operation may be called on any thread at any time, also by a delegate in
///   the middle of a call to it. The registry is `Sendable` exactly when its delegates are, or when
///   an actor guards them.
public final class DelegateRegistry<Reference: DelegateReference> {
  /// What is registered: `any P`, or a composition of several protocols.
  public typealias Delegate = Reference.Delegate

  /// The requirements that a delegate may respond to.
  public typealias Requirement = Reference.Requirement

  /// A set of requirements.
  public typealias Handling = DelegateHandling<Reference.Requirement>

  // All of these are read and written inside `lock` only.
  @usableFromInline private(set) var list = RegistrationList<Reference>()
  @usableFromInline var stopsRounds = false
  private var observer: (@Sendable () -> Void)?
  private weak var forwarder: AnyObject?
  @usableFromInline let lock = Lock()

  /// Makes an empty registry.
  ///
  /// - Complexity: O(1).
  public init() {}

  /// Says which forwarder the delegates belong to, so that it is not added to itself.
  ///
  /// Generated initialisers call it once. A forwarder that is its own delegate would call itself
  /// without end, so that is a precondition failure; a longer circle of forwarders is not noticed.
  ///
  /// - Lifetime: does not keep the forwarder alive. The registry may outlive it.
  /// - Complexity: O(1).
  @_spi(GeneratedCode)
  public func attach(to forwarder: some AnyObject) {
    lock.withLock { self.forwarder = forwarder }
  }

  /// Traps if `delegate` is the forwarder.
  ///
  /// The reference is weak, so an object at the address of a deallocated forwarder passes. It is
  /// released outside the lock, because releasing it may deallocate the forwarder.
  func checkIsNotForwarder(_ delegate: Delegate) {
    let forwarder = lock.withLock { self.forwarder }
    precondition(
      forwarder.map(ObjectIdentifier.init) != Reference.identity(of: delegate),
      "a forwarder cannot be a delegate of itself: it would call itself without end"
    )
  }

  // MARK: Settings

  /// Whether a call reaches the first responder only, whatever its requirement.
  ///
  /// While it is set, every requirement is dispatched as `first` is. A round that is under way is
  /// not affected. (PHFDelegateChain calls it `breaking`.)
  ///
  /// - Complexity: O(1).
  public var stopsAtFirstResponder: Bool {
    get { lock.withLock { stopsRounds } }
    set { lock.withLock { stopsRounds = newValue } }
  }

  /// Called whenever a registration has changed who responds to what.
  ///
  /// For hosts that ask `responds(to:)` once and remember the answer, and for forwarders that want
  /// to know of their first and their last listener. It is called
  ///
  /// - when a delegate or provider has come or gone, if it handles anything at all;
  /// - when a delegate handles other requirements than before;
  /// - when a call, a question or an addition has come upon a delegate or provider that died. Death
  ///   by itself is *not* announced: nobody is told when an object dies.
  ///
  /// It is called once per operation, however many delegates that was about, and not when delegates
  /// only change places. What providers name is theirs, and not announced.
  ///
  /// - Thread safety: called on the thread of the operation, with no lock held, so it may use the
  ///   registry and the forwarder. When several threads change the registry at once, the state it
  ///   finds may be newer than the change it is called for.
  /// - Complexity: O(1).
  public var onRespondersChange: (@Sendable () -> Void)? {
    get { lock.withLock { observer } }
    set {
      // What the former one captured may end here, so it has to leave the lock first.
      var replacement = newValue
      lock.withLock { swap(&observer, &replacement) }
    }
  }

  // MARK: Inside and outside the lock

  /// All registrations as they are now, and among them some that have ended.
  var entries: ContiguousArray<Registration<Reference>> {
    lock.withLock { list.registrations }
  }

  #if DEBUG
  /// What is wrong with the list, or nil if all that it relies on holds; for tests.
  func violatedInvariant() -> String? {
    lock.withLock { list.violatedInvariant() }
  }
  #endif

  /// Changes the list inside the lock, and then carries out the effects outside of it.
  func change<Result>(_ body: (inout RegistrationList<Reference>) -> Result) -> Result {
    let (result, effects) = lock.withLock {
      let result = body(&list)
      return (result, list.finishChange())
    }
    var respondersHaveChanged = effects.respondersHaveChanged
    if effects.isDueForSweep, dropDeallocated() { respondersHaveChanged = true }
    if respondersHaveChanged { onRespondersChange?() }
    return result
  }

  /// Drops `registration` if its delegate or provider has been deallocated, which a round has found.
  ///
  /// With an observer it drops every such registration at once, so that the observer is notified
  /// once and never sees a deallocated delegate.
  func drop(deallocated registration: Registration<Reference>) {
    if registration.isAlive { return }
    let isObserved = lock.withLock {
      guard observer == nil else { return true }
      list.drop(registration)
      // Nothing that the list retained was deallocated, so nothing has to happen outside.
      _ = list.finishChange()
      return false
    }
    if isObserved, dropDeallocated() { onRespondersChange?() }
  }

  /// Drops the registrations of deallocated delegates and providers.
  ///
  /// Whether one is alive is asked outside the lock. One that is deallocated stays so.
  ///
  /// - Returns: whether that changed the responders.
  private func dropDeallocated() -> Bool {
    let deallocated = entries.filter { !$0.isAlive }
    return lock.withLock {
      list.sweep(deallocated)
      return list.finishChange().respondersHaveChanged
    }
  }
}

// Safety: the mutable state is read and written inside `lock` only. What it holds are
// registrations, which are Sendable under the same condition, and a closure that is.
extension DelegateRegistry: @unchecked Sendable where Reference: Sendable {}
