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
/// - Lifetime: the registry never keeps a delegate alive; somebody else has to. Once a delegate has
///   died it is as if it had never been added.
/// - Ordering: delegates are called in the order of their registration. Adding a registered one
///   again keeps its place.
/// - Thread safety: every operation may be called on any thread at any time, also by a delegate in
///   the middle of a call to it. The registry is `Sendable` exactly when its delegates are, or when
///   an actor guards them.
public final class DelegateRegistry<Reference: DelegateReference & ~Copyable> {
  /// What is registered: `any P`, or a composition of several protocols.
  public typealias Delegate = Reference.Delegate

  /// The requirements that a delegate may respond to.
  public typealias Requirement = Reference.Requirement

  private let lock = Lock()
  private var list = RegistrationList<Reference>()

  /// Makes an empty registry.
  public init() {}

  /// Makes a registry of `delegates`, none of which it keeps alive.
  ///
  /// - Complexity: O(n²) in the number of delegates.
  public init(weakly delegates: [Delegate]) {
    replaceAll(with: delegates)
  }

  // MARK: Registering

  /// Registers `delegate` behind all others, without keeping it alive.
  ///
  /// A delegate that is registered already keeps its place, and is still called only once per
  /// round. One that is added by a delegate in the middle of a call hears from the next call on.
  ///
  /// - Returns: whether `delegate` is new; false when it was registered already.
  /// - Complexity: O(n) in the number of registered delegates.
  @discardableResult
  public func add(_ delegate: Delegate) -> Bool {
    let registration = Registration<Reference>(delegate)
    let (isNew, isDueForSweep) = lock.withLock { (list.insert(registration), list.isDueForSweep) }
    if isDueForSweep { sweep() }
    return isNew
  }

  /// Replaces all delegates by `delegates` in one step: no call sees a state in between.
  ///
  /// A delegate that was registered and is among `delegates` has not been removed: a call under way
  /// still reaches it. Of a delegate named twice, the first place counts.
  ///
  /// - Complexity: O(n²) in the number of delegates.
  public func replaceAll(with delegates: [Delegate]) {
    let replacements = delegates.map { Registration<Reference>($0) }
    withExtendedLifetime(delegates) {
      _ = lock.withLock { list.replace(with: replacements) }
    }
  }

  // MARK: Removing

  /// Removes `delegate`, which is not called any more from now on, not even by a call under way
  /// that has not reached it yet.
  ///
  /// Works from the delegate's own `deinit`; the answer is then false, since a dying delegate does
  /// not count as registered any more.
  ///
  /// - Returns: whether `delegate` was registered.
  /// - Complexity: O(n) in the number of registered delegates.
  @discardableResult
  public func remove(_ delegate: Delegate) -> Bool {
    let identity = Reference.identity(of: delegate)
    return lock.withLock { list.remove(identity) }?.isAlive ?? false
  }

  /// Removes every delegate: none of them is called any more from now on.
  ///
  /// - Returns: how many living delegates were removed.
  /// - Complexity: O(n) in the number of registered delegates.
  @discardableResult
  public func removeAll() -> Int {
    lock.withLock { list.replace(with: EmptyCollection()) }.count { $0.isAlive }
  }

  /// Drops the registrations of delegates that have died.
  ///
  /// Whether one lives is asked outside the lock, and what is dead stays dead.
  private func sweep() {
    let dead = lock.withLock { list.registrations }.filter { !$0.isAlive }
    lock.withLock { list.sweep(dead) }
  }

  // MARK: Asking

  /// Whether `delegate` is registered.
  ///
  /// - Complexity: O(n) in the number of registered delegates.
  public func contains(_ delegate: Delegate) -> Bool {
    let identity = Reference.identity(of: delegate)
    return lock.withLock { list[identity] }?.isAlive ?? false
  }

  /// The number of living delegates.
  ///
  /// - Complexity: O(n) in the number of registered delegates.
  public var count: Int {
    reduce(into: 0) { count, _ in count += 1 }
  }

  /// Whether no living delegate is registered.
  ///
  /// - Complexity: O(1) when the first delegate is alive, O(n) at worst.
  public var isEmpty: Bool {
    first { _ in true } == nil
  }

  // MARK: Rounds

  /// The delegates that respond to `requirement` now, in order.
  ///
  /// Generated code loops over them.
  ///
  /// - Complexity: O(1).
  public func responders(to requirement: Requirement) -> DelegateRound<Reference> {
    makeIterator()
  }

  /// The first delegate that responds to `requirement` now.
  ///
  /// - Complexity: O(1) when the first delegate responds, O(n) at worst.
  public func firstResponder(to requirement: Requirement) -> Delegate? {
    var round = responders(to: requirement)
    return round.next()
  }

  /// Whether any living delegate responds to `requirement`.
  ///
  /// - Complexity: O(1) when the first delegate responds, O(n) at worst.
  public func respond(to requirement: Requirement) -> Bool {
    firstResponder(to: requirement) != nil
  }
}

// MARK: -

extension DelegateRegistry: Sequence where Reference: ~Copyable {
  /// The living delegates in order, as they were registered when the iteration began.
  ///
  /// - Complexity: O(1).
  public func makeIterator() -> DelegateRound<Reference> {
    DelegateRound(lock.withLock { list.registrations })
  }
}

// Safety: the only mutable state is `list`, and it is read and written inside `lock` only. What it
// holds are registrations, which are Sendable under the same condition.
extension DelegateRegistry: @unchecked Sendable where Reference: Sendable & ~Copyable {}
