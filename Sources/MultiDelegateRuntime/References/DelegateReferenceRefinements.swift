/// A reference to delegates that respond to everything unless they say otherwise.
///
/// Generated code adopts it for every protocol, except where an implementation that answers alone
/// may be a default one (see `optional` in the spec): a registration has to say there what
/// it handles, so the calls that leave `handling:` out do not exist.
public protocol CompleteDelegateReference: DelegateReference {}

/// A reference to delegates that may be registered on a queue.
///
/// Generated code adopts it for protocols with `"queues": true`, and calls their delegates with
/// `queuedResponders(to:)`. No other registry has the calls that name a queue.
public protocol QueuedDelegateReference: DelegateReference, SendableMetatype {}

/// A reference to delegates that may lack requirements of their protocols, and can be asked for that:
/// adopters of Objective-C protocols, whose `optional` members the language itself knows of.
///
/// Such a delegate responds to what it has, and that is found out whenever a round comes to it: a
/// delegate that is a forwarder itself has what its own delegates have, who come and go.
public protocol PartialDelegateReference: DelegateReference {
  /// Whether `delegate` has `requirement`.
  ///
  /// - Thread safety: called by rounds on whatever thread a call is made, with no lock held; a
  ///   delegate that answers `responds(to:)` by itself has to bear that, and may use the registry.
  /// - Complexity: that of the delegate's `responds(to:)`, which is O(1) unless it is its own.
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
