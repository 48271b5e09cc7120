/// A reference to delegates that handle all requirements by default.
///
/// Generated code does not adopt it if a default implementation could answer a call alone (see
/// `optional` in the spec). Each registration then has to state its requirements, so the calls without
/// `handling:` are unavailable.
public protocol CompleteDelegateReference: DelegateReference {}

/// A reference to delegates that may be registered on a queue.
///
/// Generated code adopts it for protocols with `"queues": true`, and calls their delegates with
/// `queuedResponders(to:)`. Only these registries have the calls with a queue.
public protocol QueuedDelegateReference: DelegateReference, SendableMetatype {}

/// A reference to delegates that may lack requirements of their protocol: adopters of Objective-C
/// protocols with `optional` members.
///
/// A round asks the delegate each time it reaches it, because the answer may change. A delegate that is
/// itself a forwarder has the requirements of its own delegates, which may be added and removed.
public protocol PartialDelegateReference: DelegateReference {
  /// Whether `delegate` has `requirement`.
  ///
  /// - Thread safety: rounds call it on the thread of the call, with no lock held. A delegate that
  ///   overrides `responds(to:)` has to allow that, and may use the registry.
  /// - Complexity: that of the delegate's `responds(to:)`, which is O(1) unless the delegate overrides
  ///   it.
  static func delegate(_ delegate: Delegate, has requirement: Requirement) -> Bool
}

extension PartialDelegateReference {
  /// Asks the delegate.
  ///
  /// - Complexity: that of ``delegate(_:has:)``.
  public static func isMissing(
    _ requirement: @autoclosure () -> Requirement?,
    in delegate: @autoclosure () -> Delegate?,
    orHasEnded hasEnded: @autoclosure () -> Bool
  ) -> Bool {
    guard let requirement = requirement(), let delegate = delegate() else { return false }
    return !Self.delegate(delegate, has: requirement) || hasEnded()
  }
}
