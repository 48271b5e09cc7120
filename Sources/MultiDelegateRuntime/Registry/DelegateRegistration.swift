/// One registration of a registry, as it was when it was read.
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
  /// The delegate; nil if a provider is registered.
  public let delegate: Reference.Delegate?

  /// The provider; nil if a delegate is registered.
  public let provider: (any DelegateProvider<Reference.Delegate>)?

  /// The value that the delegate stands for, if it was added as a value by `add(retaining:)`.
  public let value: Any?

  /// The requirements that the delegate handles: all of them if a provider is registered.
  public let handling: DelegateHandling<Reference.Requirement>

  /// Whether the registry keeps the delegate alive.
  public let isRetained: Bool

  let callQueue: CallQueue?

  /// What `registration` is, unless its delegate or provider has been deallocated, or it has ended.
  init?(
    _ registration: Registration<Reference>,
    retained: RegistrationList<Reference>.Retained?
  ) {
    delegate = registration.delegate
    provider = registration.provider
    handling = registration.handling(of: Reference.Requirement.self)
    let isRegistered = registration.handles(.isRegistered)
    guard delegate != nil && isRegistered || provider != nil && !handling.isEmpty else {
      return nil
    }
    value = retained?.value
    isRetained = retained != nil
    callQueue = registration.queue
  }
}

// Safety: every part is `Sendable` if the delegates are, apart from providers and values. A provider
// is asked on any thread, as its documentation says, and a value is added as one of the delegates.
extension DelegateRegistration: @unchecked Sendable where Reference: Sendable {}

extension DelegateRegistration: CustomStringConvertible {
  /// The type of the delegate, of the value that it stands for, or of the provider, and what the
  /// registration says of it: `Logger`, or
  /// `Panel (retained, on queue "io", handling [.downloadDidStart])`.
  ///
  /// - Complexity: O(*m*) in the number of requirements.
  public var description: String {
    if let provider { return "\(type(of: provider)) (provider)" }
    guard let delegate else { return "nil" }
    var details: [String] = []
    if value != nil { details.append("value") } else if isRetained { details.append("retained") }
    if let callQueue { details.append("on queue \"\(callQueue.label)\"") }
    if handling != Reference.requirements(in: .all, supportedBy: delegate) {
      details.append("handling \(handling)")
    }
    let name = value.map { "\(type(of: $0))" } ?? "\(type(of: delegate as Any))"
    return details.isEmpty ? name : "\(name) (\(details.joined(separator: ", ")))"
  }
}

#if canImport(Dispatch)
public import Dispatch

extension DelegateRegistration where Reference: QueuedDelegateReference {
  /// The queue that the delegate is called on; nil if it is called wherever the caller is.
  public var queue: DispatchQueue? { callQueue?.queue }
}
#endif

extension DelegateRegistry {
  /// The registrations of living delegates and of providers, in the order in which they are called.
  ///
  /// A delegate that is registered on several queues has one registration for each. Providers are
  /// not asked.
  ///
  /// - Lifetime: keeps the delegates and providers alive while the caller has the array.
  /// - Thread safety: looks at one registration after the other, like a call. If another thread
  ///   changes several at once meanwhile, it may find some of them changed.
  /// - Complexity: O(*n* · *m*) in the numbers of registered delegates and requirements.
  public var registrations: [DelegateRegistration<Reference>] {
    let (entries, retained) = lock.withLock { (list.registrations, list.retained) }
    return entries.compactMap { entry in
      if let registration = DelegateRegistration(entry, retained: retained[entry.key]) {
        return registration
      }
      drop(deallocated: entry)
      return nil
    }
  }
}

extension DelegateRegistry {
  /// How many delegates and providers were deallocated while they were registered.
  ///
  /// If nothing is called, look here first: a registry holds its delegates weakly, so
  /// `add(Logger())` registers a delegate that is deallocated before the next line.
  ///
  /// - Thread safety: looks at one registration after the other, like a call.
  /// - Complexity: O(*n*) in the number of registered delegates.
  public var deallocatedCount: Int {
    for entry in entries { drop(deallocated: entry) }
    return lock.withLock { list.deallocatedCount }
  }
}

extension DelegateRegistry: CustomStringConvertible, CustomDebugStringConvertible {
  /// The registrations in order, in brackets: `[Logger, Panel (retained), TabBar (provider)]`.
  ///
  /// If delegates were deallocated while they were registered, their number follows:
  /// `[Logger] (2 deallocated)`.
  ///
  /// - Complexity: O(*n* · *m*) in the numbers of registered delegates and requirements.
  public var description: String {
    let list = "[\(registrations.map(\.description).joined(separator: ", "))]"
    let count = deallocatedCount
    return count == 0 ? list : "\(list) (\(count) deallocated)"
  }

  /// What a forwarder of the type `forwarder` prints: the type, and the registrations.
  ///
  /// Generated code calls it.
  ///
  /// - Complexity: O(*n* · *m*) in the numbers of registered delegates and requirements.
  @_spi(GeneratedCode)
  public func description(of forwarder: Any.Type) -> String { "\(forwarder) \(description)" }

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
