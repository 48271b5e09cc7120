/// A stream of events that listens to a forwarder, whatever the type of its events.
///
/// It is no delegate: it only hears calls, after the delegates, and stands in no list of them.
@usableFromInline
class AnyEventStream {
  /// The type of the events.
  @usableFromInline let eventType: Any.Type

  /// The raw values of the requirements that are events.
  let requirements: [Int]

  fileprivate init(of eventType: Any.Type, requirements: [Int]) {
    self.eventType = eventType
    self.requirements = requirements
  }
}

// Safety: neither this class nor its subclass has anything that changes.
extension AnyEventStream: @unchecked Sendable {}

/// A stream of events that listens to a forwarder.
///
/// - Lifetime: the stream finishes when this object is deallocated. The registry keeps it, and so does
///   a call under way, so no event of that call is lost.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
@usableFromInline
final class EventStream<Event: Sendable>: AnyEventStream, @unchecked Sendable {
  @usableFromInline let continuation: AsyncStream<Event>.Continuation

  fileprivate init(_ continuation: AsyncStream<Event>.Continuation, requirements: [Int]) {
    self.continuation = continuation
    super.init(of: Event.self, requirements: requirements)
  }

  deinit { continuation.finish() }
}

/// The event streams that listened when a call began.
@_spi(GeneratedCode)
public struct EventStreams<Event: Sendable> {
  // All of this is `@inlinable`, so that an event costs no more than a call of its continuation.

  @usableFromInline let streams: ContiguousArray<AnyEventStream>

  @inlinable
  init(_ streams: ContiguousArray<AnyEventStream>) {
    self.streams = streams
  }

  /// Puts `event` into the buffer of each stream.
  ///
  /// - Complexity: O(*n*) in the number of streams.
  @inlinable
  public func yield(_ event: Event) {
    // There are no streams where there is no type for them.
    guard #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) else { return }
    for stream in streams where stream.eventType == Event.self {
      // Safety: only this class has events of that type.
      unsafe unsafeDowncast(stream, to: EventStream<Event>.self).continuation.yield(event)
    }
  }
}

extension DelegateRegistry {
  /// Makes a stream that hears the calls of `requirements` from now on.
  ///
  /// Generated code calls it. The registry keeps the stream's end until the consumer releases the
  /// stream or its task is cancelled. The stream finishes with the registry, or with ``removeAll()``.
  ///
  /// - Thread safety: may be called wherever the registry may be used. Any thread may consume the
  ///   stream.
  /// - Lifetime: the stream keeps neither the registry nor the forwarder alive.
  /// - Complexity: O(*n*) in the number of streams.
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  @_spi(GeneratedCode)
  public func events<Event: Sendable>(
    of requirements: [Requirement],
    bufferingPolicy: AsyncStream<Event>.Continuation.BufferingPolicy
  ) -> AsyncStream<Event> {
    AsyncStream(bufferingPolicy: bufferingPolicy) { continuation in
      let stream = EventStream(continuation, requirements: requirements.map(\.rawValue))
      // Safety: this only loads weak references, and the registry locks its state.
      nonisolated(unsafe) let remove = { [weak self, weak stream] in
        self?.changeEventStreams { $0.removeAll { $0 === stream } } ?? ()
      }
      continuation.onTermination = { _ in unsafe remove() }
      changeEventStreams { $0.append(stream) }
    }
  }

  /// The streams that listen when a call begins; one that is made during the call hears the next one.
  ///
  /// - Complexity: O(1), and no allocation. Without a stream, it does not wait for the lock.
  @inlinable
  @_spi(GeneratedCode)
  public func eventStreams<Event: Sendable>(of type: Event.Type) -> EventStreams<Event> {
    EventStreams(streamCount.value == 0 ? [] : lock.withLock { streams })
  }

  /// Whether a stream hears the calls of `requirement`.
  func hasStream(of requirement: Requirement) -> Bool {
    streamCount.value > 0
      && lock.withLock { streams }.contains { $0.requirements.contains(requirement.rawValue) }
  }
}
