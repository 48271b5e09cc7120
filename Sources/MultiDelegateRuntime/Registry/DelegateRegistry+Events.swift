extension DelegateRegistry {
  /// Makes a stream, and registers and retains the delegate that fills it.
  ///
  /// Generated code calls it. The registration lasts until the consumer releases the stream or its task
  /// is cancelled. The delegate finishes the stream when it is deallocated: after it has been removed,
  /// or with the registry.
  ///
  /// - Parameters:
  ///   - requirements: the requirements that the delegate handles.
  ///   - bufferingPolicy: the events to keep that the consumer has not read yet.
  ///   - makeListener: makes the delegate, which keeps the given continuation.
  /// - Returns: the stream.
  /// - Thread safety: may be called wherever the registry may be used. Any thread may consume the
  ///   stream. The delegate is then removed on the thread on which the consumer ends.
  /// - Lifetime: the stream keeps neither the registry nor the delegate alive.
  /// - Complexity: that of ``add(retaining:handling:)``.
  @_spi(GeneratedCode)
  public func events<Event: Sendable>(
    of requirements: [Requirement],
    bufferingPolicy: AsyncStream<Event>.Continuation.BufferingPolicy,
    _ makeListener: (AsyncStream<Event>.Continuation) -> Delegate
  ) -> AsyncStream<Event> {
    AsyncStream(bufferingPolicy: bufferingPolicy) { continuation in
      let listener = makeListener(continuation)
      let handling = Handling(requirements)
      let registration = Registration<Reference>(listener, handling: handling, in: self)
      let end = ConsumerEnd { registration.remove() }
      continuation.onTermination = { _ in end.body() }
      _ = change {
        $0.add(registration, handling: handling, retaining: .init(delegate: listener, value: nil))
      }
    }
  }
}

extension Registration {
  /// Removes the registration from its registry.
  fileprivate func remove() {
    // The key has the delegate's address, which another object may get when the delegate has been
    // deallocated. In that case the registration has been removed already.
    guard let delegate else { return }
    withExtendedLifetime(delegate) { _ = registry?.change { $0.remove(key) } }
  }
}

/// The work to do when the consumer of a stream ends.
private struct ConsumerEnd: @unchecked Sendable {
  // Safety: the registry locks its state, and runs no code of other delegates here. The delegate of this
  // registration is generated code, and any thread may release it.
  let body: () -> Void
}
