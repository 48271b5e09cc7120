public import Dispatch

/// A snapshot of one registration of a registry.
///
/// ```swift
/// for registration in multi.delegates.registrations {
///   print(registration)
/// }
/// ```
///
/// - Lifetime: keeps its delegate or provider alive.
/// - Thread safety: a value. It does not change when the registry does.
public struct DelegateRegistration<Reference: DelegateReference> {
  /// The delegate; nil if a provider is registered, or for an event stream.
  public var delegate: Reference.Delegate? { added?.delegate }

  /// The provider; nil if a delegate is registered, or for an event stream.
  public let provider: (any DelegateProvider)?

  /// The value that the delegate represents, if it was added as a value by `add(retaining:)` and not
  /// removed since.
  public var value: Any? { added?.value }

  /// The type of the events, for an event stream; nil for a delegate or provider.
  public let events: Any.Type?

  /// The requirements that the delegate handles; for a provider, all of them, and for an event stream,
  /// those that are events.
  public let handling: DelegateHandling<Reference.Requirement>

  /// Whether the registry keeps the delegate alive.
  public let isRetained: Bool

  let callQueue: CallQueue?

  private let added: DelegateAddition<Reference>?

  /// Makes a snapshot of `registration`, or nil if its delegate or provider has been deallocated.
  ///
  /// The caller has locked the registry, and releases the snapshot outside the lock, because the delegate
  /// may be released with it.
  init?(_ registration: Registration<Reference>, representing value: Any?) {
    isRetained = registration.retained != nil
    added = registration.delegate.map { [isRetained] in
      DelegateAddition($0, isRetained: isRetained, representing: value)
    }
    provider = registration.provider
    if added == nil, provider == nil { return nil }
    events = nil
    handling = registration.handling(of: Reference.Requirement.self)
    callQueue = registration.queue
  }

  /// Makes a snapshot of `stream`.
  init(_ stream: AnyEventStream) {
    added = nil
    provider = nil
    events = stream.eventType
    handling = DelegateHandling(stream.requirements.compactMap(Reference.Requirement.init))
    isRetained = false
    callQueue = nil
  }
}

// Safety: every part is `Sendable` if the delegates are. A provider has to allow calls on any thread, as
// its documentation says, and a value is added as a delegate.
extension DelegateRegistration: @unchecked Sendable where Reference: Sendable {}

extension DelegateRegistration: CustomStringConvertible {
  /// The type of the delegate, of its value, of the provider or of the events, and the details of the
  /// registration: `Panel (retained, on queue "io", handling [.downloadDidStart])`.
  ///
  /// - Complexity: O(*m*) in the number of requirements.
  public var description: String {
    if let provider { return "\(type(of: provider)) (provider)" }
    if let events { return "\(events) (stream)" }
    guard let delegate else { return "nil" }
    var details: [String] = []
    if value != nil { details.append("value") } else if isRetained { details.append("retained") }
    if let callQueue { details.append("on queue \"\(callQueue.label)\"") }
    if handling != Reference.conformance(of: delegate) { details.append("handling \(handling)") }
    let name = value.map { "\(type(of: $0))" } ?? "\(type(of: delegate as Any))"
    return details.isEmpty ? name : "\(name) (\(details.joined(separator: ", ")))"
  }
}

extension DelegateRegistration where Reference: QueuedDelegateReference {
  /// The queue that the delegate is called on; nil if it is called on the caller's thread.
  public var queue: DispatchQueue? { callQueue?.queue }
}

extension DelegateRegistry {
  /// The registrations of living delegates and of providers, in the order in which they are called,
  /// and then those of event streams, which hear a call after all delegates.
  ///
  /// A delegate that is registered on several queues has one registration for each. Providers are
  /// not asked.
  ///
  /// - Thread safety: they are those of one moment, without the delegates and providers that are
  ///   deallocated before they are read.
  /// - Complexity: O(*n* · *m*) in the numbers of registered delegates and requirements.
  public var registrations: [DelegateRegistration<Reference>] {
    for entry in entries { drop(deallocated: entry) }
    return lock.withLock { list.snapshots + streams.map { DelegateRegistration($0) } }
  }

  /// The number of delegates and providers that were deallocated while they were registered.
  ///
  /// If a delegate is not called, check this number first: `add(Logger())` registers a delegate that is
  /// deallocated before the next line. A delegate counts once for each of its registrations, even if it
  /// removes itself in its `deinit`.
  ///
  /// - Thread safety: reads one registration after the other, like a call.
  /// - Complexity: O(*n*) in the number of registered delegates.
  public var deallocatedCount: Int {
    for entry in entries { drop(deallocated: entry) }
    return lock.withLock { list.deallocatedCount }
  }
}

extension DelegateRegistry: CustomStringConvertible, CustomDebugStringConvertible {
  /// The registrations in order, in brackets: `[Logger, Panel (retained), TabBar (provider)]`.
  ///
  /// The ``deallocatedCount`` follows, unless it is 0: `[Logger] (2 deallocated)`.
  ///
  /// - Complexity: O(*n* · *m*) in the numbers of registered delegates and requirements.
  public var description: String {
    let list = "[\(registrations.map(\.description).joined(separator: ", "))]"
    let count = deallocatedCount
    return count == 0 ? list : "\(list) (\(count) deallocated)"
  }

  /// The type of the registry, and its registrations.
  ///
  /// - Complexity: O(*n* · *m*) in the numbers of registered delegates and requirements.
  public var debugDescription: String { "\(Self.self)\(description)" }
}

extension DelegateRegistry: CustomReflectable {
  /// The registrations, as the elements of a collection.
  ///
  /// - Complexity: O(*n* · *m*) in the numbers of registered delegates and requirements.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: registrations, displayStyle: .collection)
  }
}
