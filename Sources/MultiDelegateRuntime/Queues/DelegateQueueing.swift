public import Dispatch

/// A registry whose delegates may be registered on a queue, or its registrar.
///
/// Generated code adds `add(_:at:on:handling:)` and `add(retaining:at:on:handling:)` for each protocol
/// with `"queues": true`, because only code that names the protocol can ask the compiler whether an
/// actor isolates the delegate's conformance. Such a delegate must not be called on just any queue; if
/// it is on the main actor, it may be added on ``MainQueue/main``.
public protocol DelegateQueueing<QueuedReference> {
  /// The type of the reference to a delegate.
  associatedtype QueuedReference: QueuedDelegateReference

  /// The queues: `DispatchQueue`.
  ///
  /// Generated code does not see Dispatch, so it knows the type by this name.
  associatedtype DelegateQueue

  /// The places that a delegate can be added at: ``RegistrationPlace``, or none.
  associatedtype DelegatePlace

  /// A set of requirements.
  typealias QueuedHandling = DelegateHandling<QueuedReference.Requirement>

  /// Registers a delegate, whose conformance belongs to no actor, to be called on `queue`; generated code
  /// calls it.
  ///
  /// It does what `add(_:at:handling:)` of ``DelegateRegistry`` does, with the delegate's registration on
  /// this queue. The `handling` also holds for calls that wait on the queue. If it is nil, it stands for
  /// all requirements, except that a registration that is moved keeps its handling.
  ///
  /// - Precondition: `queue` is not one of the global queues, which keep no order. Unless it is the main
  ///   queue, no actor isolates the delegate's conformance, even where the compiler cannot check that
  ///   (see `Documentation/Queues.md`).
  /// - Ordering: on a concurrent queue, calls are barriers, so they run one at a time and in order. Only
  ///   calls with an answer that are made *from* that queue run at once on the caller's thread, even two
  ///   at the same time, because a barrier would wait for the caller.
  /// - Returns: without a `place`, whether the registration is new; with one, whether the delegate is
  ///   at that place now.
  /// - Throws: if any object may be passed, an error if the delegate conforms to none of the protocols.
  @discardableResult
  func add(
    checked addition: DelegateAddition<QueuedReference>,
    at place: DelegatePlace?,
    on queue: DelegateQueue,
    handling: QueuedHandling?
  ) throws(QueuedReference.Refusal) -> Bool
}

extension DelegateRegistry: DelegateQueueing where Reference: QueuedDelegateReference {
  /// Registers `delegate` to be called on `queue`; generated code calls it.
  ///
  /// - Complexity: without a `place`, amortized O(1); O(*n*) in the number of registered delegates
  ///   during a call, and with a `place`.
  @discardableResult
  public func add(
    checked addition: DelegateAddition<Reference>,
    at place: RegistrationPlace<Reference.Delegate>?,
    on queue: DispatchQueue,
    handling: Handling?
  ) throws(Reference.Refusal) -> Bool {
    let queue = CallQueue(queue)
    queue.checkIsolation(of: addition.delegate, as: Reference.self)
    return try add(addition, at: place, on: queue, handling)
  }
}

extension DelegateRegistrar: DelegateQueueing where Reference: QueuedDelegateReference {
  /// Registers `delegate` to be called on `queue`; generated code calls it.
  ///
  /// There is no `place`, because a registrar gives no access to the order of the others.
  @discardableResult
  public func add(
    checked addition: DelegateAddition<Reference>,
    at place: Never?,
    on queue: DispatchQueue,
    handling: Handling?
  ) throws(Reference.Refusal) -> Bool {
    try registry.add(checked: addition, at: nil, on: queue, handling: handling)
  }
}

/// The main queue, for delegates that the main actor isolates and for all others.
///
/// A call on the main queue runs on the main actor. So a delegate whose conformance is isolated to it
/// can be registered there, by code on the main actor: `multi.delegates.add(label, on: .main)`. The
/// compiler refuses it on a `DispatchQueue`, which may be any queue as far as it knows.
public struct MainQueue: Sendable {
  /// The main queue.
  public static var main: MainQueue { MainQueue() }
}

extension DelegateQueueing where DelegateQueue == DispatchQueue {
  /// Registers `delegate` to be called on the main queue, as `add(_:at:on:handling:)` does on any
  /// queue, even if the main actor isolates its conformance.
  @discardableResult
  public func add(
    _ delegate: QueuedReference.Delegate,
    at place: DelegatePlace? = nil,
    on queue: MainQueue,
    handling: QueuedHandling
  ) throws(QueuedReference.Refusal) -> Bool {
    try add(checked: .weak(delegate), at: place, on: .main, handling: handling)
  }

  /// Registers `delegate` on the main queue, for all requirements; a registration that is moved to
  /// `place` keeps its handling.
  @discardableResult
  public func add(
    _ delegate: QueuedReference.Delegate,
    at place: DelegatePlace? = nil,
    on queue: MainQueue
  ) throws(QueuedReference.Refusal) -> Bool where QueuedReference: CompleteDelegateReference {
    try add(checked: .weak(delegate), at: place, on: .main, handling: nil)
  }

  /// Registers `delegate` on the main queue, and keeps it alive until this registration is removed.
  @discardableResult
  public func add(
    retaining delegate: QueuedReference.Delegate,
    at place: DelegatePlace? = nil,
    on queue: MainQueue,
    handling: QueuedHandling
  ) throws(QueuedReference.Refusal) -> Bool {
    try add(checked: .retained(delegate), at: place, on: .main, handling: handling)
  }

  /// Registers `delegate` as `add(retaining:at:on:handling:)` does, for all requirements.
  @discardableResult
  public func add(
    retaining delegate: QueuedReference.Delegate,
    at place: DelegatePlace? = nil,
    on queue: MainQueue
  ) throws(QueuedReference.Refusal) -> Bool where QueuedReference: CompleteDelegateReference {
    try add(checked: .retained(delegate), at: place, on: .main, handling: nil)
  }

  /// Registers `value` itself if it is an object, and otherwise an object that represents it, on the
  /// main queue, until the object is removed.
  ///
  /// - Returns: the registered object. ``DelegateRegistration/value`` is the value.
  @discardableResult
  @_disfavoredOverload
  public func add(
    retaining value: QueuedReference.RepresentedValue,
    at place: DelegatePlace? = nil,
    on queue: MainQueue,
    handling: QueuedHandling
  ) throws(QueuedReference.Refusal) -> QueuedReference.Delegate
  where QueuedReference: QueuedValueDelegateReference {
    let addition = DelegateAddition<QueuedReference>.representing(value)
    try add(checked: addition, at: place, on: .main, handling: handling)
    return addition.delegate
  }

  /// Registers `value` as `add(retaining:at:on:handling:)` does, for all requirements.
  @discardableResult
  @_disfavoredOverload
  public func add(
    retaining value: QueuedReference.RepresentedValue,
    at place: DelegatePlace? = nil,
    on queue: MainQueue
  ) throws(QueuedReference.Refusal) -> QueuedReference.Delegate
  where QueuedReference: QueuedValueDelegateReference & CompleteDelegateReference {
    let addition = DelegateAddition<QueuedReference>.representing(value)
    try add(checked: addition, at: place, on: .main, handling: nil)
    return addition.delegate
  }
}

/// The calls without `handling:`, which exist only for their messages, like those of ``DelegateRegistry``.
@available(
  *,
  unavailable,
  message: "pass 'handling:' with the requirements it implements; '.all' only if it has them all"
)
extension DelegateQueueing where DelegateQueue == DispatchQueue {
  /// Not available without `handling:`.
  @discardableResult
  public func add(
    _ delegate: QueuedReference.Delegate,
    at place: DelegatePlace? = nil,
    on queue: DispatchQueue
  ) -> Bool { false }

  /// Not available without `handling:`.
  @discardableResult
  public func add(
    retaining delegate: QueuedReference.Delegate,
    at place: DelegatePlace? = nil,
    on queue: DispatchQueue
  ) -> Bool { false }

  /// Not available without `handling:`.
  @discardableResult
  @_disfavoredOverload
  public func add(
    retaining value: QueuedReference.RepresentedValue,
    at place: DelegatePlace? = nil,
    on queue: DispatchQueue
  ) -> QueuedReference.Delegate where QueuedReference: QueuedValueDelegateReference {
    preconditionFailure("not available")
  }
}

@available(*, unavailable, message: "write '\"queues\": true' for the protocol in the spec")
extension DelegateRegistry {
  /// Not available without `"queues": true`.
  @discardableResult
  @_disfavoredOverload
  public func add(
    _ delegate: Reference.Delegate,
    at place: Place? = nil,
    on queue: DispatchQueue,
    handling: Handling = .all
  ) -> Bool { false }

  /// Not available without `"queues": true`.
  @discardableResult
  @_disfavoredOverload
  public func add(
    retaining delegate: Reference.Delegate,
    at place: Place? = nil,
    on queue: DispatchQueue,
    handling: Handling = .all
  ) -> Bool { false }
}
