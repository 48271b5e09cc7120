/// A type whose values are sent to the queue of a delegate: the type of an argument or of an answer.
///
/// Generated code for a protocol with `"queues": true` mentions it with every such type, at the spec's
/// line that names the type. If the type is not `Sendable`, the compiler reports it there: `Player` in
/// `SentToQueue<Player>`.
@_spi(GeneratedCode)
public enum SentToQueue<Value: Sendable & ~Copyable> {
  /// Checks a value whose type has no name, such as that of a `some` parameter.
  ///
  /// - Complexity: O(1).
  public static func check(_ value: borrowing Value) {}
}

/// A type whose values are sent to the task of a concurrent call.
///
/// Generated code for `"concurrently": true` mentions it as it does ``SentToQueue``. The
/// delegate is sent as well, unless it stays on its actor.
@_spi(GeneratedCode)
public typealias SentToTask<Value: Sendable & ~Copyable> = SentToQueue<Value>
