/// The parts of the runtime that generated code uses.
///
/// Every generated file names its contract in its first declaration. If the runtime is from another
/// version of the package than the tool, it may lack that name. The compiler then reports this
/// declaration first. This can happen with committed generated code.
@_spi(GeneratedCode)
public enum GeneratedCode {
  /// The contract of version 0.1.
  ///
  /// - All generated code: `Forwarder` or its parts, `NonisolatedDelegates`, `DelegateRequirement`,
  ///   `DelegateReference`, `CompleteDelegateReference`, `DelegateHandling` with `init(only:)`, and
  ///   `DelegateRegistry` with its initializer, `attach(to:)`, `responders(to:)` and
  ///   `firstResponder(to:)`.
  /// - A `default` without an answer: `hasFoundResponder` of a round.
  /// - Values: `DelegateAddition` and `add(_:at:handling:)` with it.
  /// - Queues: `QueuedDelegateReference`, `QueuedValueDelegateReference`, `DelegateQueueing`,
  ///   `DelegateAddition`, `Sent`, `queuedResponders(to:)`, `firstQueuedResponder(to:)`,
  ///   `QueuedResponder` with `enqueue(_:)` and `perform(_:)`, and `enqueue(_:otherwise:)` of a sequence
  ///   of responders.
  /// - `"concurrently": true`: `ConcurrentCalls` and `Sent`.
  /// - Completion handlers: `askInOrder(for:on:_:until:then:)` and `askAtOnce(for:on:_:then:)` of a round,
  ///   `Reply` with `answer(_:)` and `former`, and `Sent`.
  /// - `"order": "reversed"`: `reversedResponders(to:)`, with `as:` in composites, `first` of a round, and
  ///   `reversedQueuedResponders(to:)` with queues.
  /// - Events: `events(of:bufferingPolicy:)`, and `eventStreams(of:)` with `yield(_:)`.
  /// - Objective-C protocols: `PartialDelegateReference`.
  /// - Composites: `conformance(of:)` and `check(_:)` of a reference, `DelegateReader`,
  ///   `DelegateConformanceError`, `responders(to:as:)` and `firstResponder(to:as:)`. With queues, also
  ///   `queuedResponders(to:as:)` and `firstQueuedResponder(to:as:)`.
  public enum Contract1 {}
}
