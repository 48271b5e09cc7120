/// What may be sent to the queue of a delegate: arguments, and the answers to them.
///
/// Generated code for a protocol with `"queues": true` mentions it with every type that crosses
/// over to a queue, at the line of the spec where the type stands. What is not `Sendable`
/// the compiler then reports there: `Player` in `SentToQueue<Player>`.
@_spi(GeneratedCode)
public enum SentToQueue<Value: Sendable & ~Copyable> {
  /// Takes a value whose type has no name, that of a `some` parameter.
  ///
  /// - Complexity: O(1).
  public static func check(_ value: borrowing Value) {}
}

/// What may be sent to the task of a call that runs at the same time as others: its delegate too,
/// unless that stays on its actor.
///
/// Generated code for `"concurrently": true` mentions it, as it does ``SentToQueue``.
@_spi(GeneratedCode)
public typealias SentToTask<Value: Sendable & ~Copyable> = SentToQueue<Value>
