/// What generated code asks of this runtime, as names that it mentions.
///
/// Every generated file names the contract it was written against in its first declaration. Where
/// generator and runtime come from different versions of the package (generated code that was
/// committed, say) that name is missing here, and the compiler stops at that line first.
@_spi(GeneratedCode)
public enum GeneratedCode {
  /// The contract of version 0.1.
  ///
  /// - Everywhere `DelegateRequirement`, `DelegateReference`, `CompleteDelegateReference`, and of
  ///   `DelegateRegistry` its initialisers, `attach(to:)`, `responders(to:)`, `firstResponder(to:)`,
  ///   `hasResponder(to:)` and `description(of:)`.
  /// - On a global actor `NonisolatedDelegates`; for values `add(retaining:boxedBy:handling:)`.
  /// - For queues `QueuedDelegateReference`, `SentToQueue`, `queuedResponders(to:)`,
  ///   `firstQueuedResponder(to:)`, of a `QueuedResponder` `enqueue(_:)` and `perform(_:)`, and of a
  ///   sequence of them `enqueue(_:otherwise:)`.
  /// - For `"concurrently": true` `ConcurrentCalls` and `SentToTask`.
  /// - For events `events(of:bufferingPolicy:_:)`.
  /// - For Objective-C protocols `PartialDelegateReference`.
  /// - For composites `AcceptingDelegateReference`, `SelectiveDelegateReference`,
  ///   `DelegateReader`, `DelegateConformanceError`, `responders(to:as:)` and
  ///   `firstResponder(to:as:)`; with queues `queuedResponders(to:as:)` and
  ///   `firstQueuedResponder(to:as:)`.
  public enum Contract1 {}
}
