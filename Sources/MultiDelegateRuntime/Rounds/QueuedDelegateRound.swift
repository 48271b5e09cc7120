/// A view of a ``DelegateRound`` that returns each delegate with its queue, and a delegate that is
/// registered on several queues once for each.
@_spi(GeneratedCode)
public struct QueuedDelegateRound<Reader: DelegateReader>: Sequence, IteratorProtocol
where Reader.Reference: QueuedDelegateReference {
  @usableFromInline var round: DelegateRound<Reader>

  @inlinable
  init(_ round: DelegateRound<Reader>) {
    self.round = round
  }

  /// Whether the round has found a delegate that responds.
  @inlinable public var hasFoundResponder: Bool { round.hasFoundResponder }

  /// The next delegate that is alive and responds, as ``DelegateRound/next()`` finds it.
  @inlinable
  public mutating func next() -> QueuedResponder<Reader.Reference, Reader.Delegate>? {
    guard let delegate = round.next() else { return nil }
    return QueuedResponder(
      delegate,
      registeredAs: round.registration,
      handling: round.bit,
      isStream: round.isAtStream
    )
  }
}

extension DelegateRound where Reader.Reference: QueuedDelegateReference {
  /// The same round, with the queue of each delegate.
  @inlinable public var onQueues: QueuedDelegateRound<Reader> { QueuedDelegateRound(self) }
}

/// The calls of a round that run at the same time.
///
/// Generated code adds one call for each delegate, and then runs all of them.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
@_spi(GeneratedCode)
public struct ConcurrentCalls<Answer, Failure: Error>: Sendable {
  // The functions have no typed throws: before macOS 15 and iOS 18, an array cannot have such elements.
  private var calls: [@Sendable () async -> Result<Answer, Failure>] = []

  /// Makes a round without calls.
  public init() {}

  /// Adds `call` after the others.
  ///
  /// - Lifetime: keeps what `call` captures alive as long as this value.
  /// - Complexity: O(1), amortized.
  public mutating func add(_ call: @escaping @Sendable () async throws(Failure) -> Answer) {
    calls.append {
      do throws(Failure) {
        return .success(try await call())
      } catch {
        return .failure(error)
      }
    }
  }
}

// The type itself has no such condition, so that the compiler reports only one error for answers that
// are not `Sendable`.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension ConcurrentCalls where Answer: Sendable {
  /// Runs all calls at the same time, each in a child task, and waits until all have ended.
  ///
  /// If the caller is cancelled, so are they.
  ///
  /// - Parameter cancelsOnError: whether the first error cancels the calls that have not ended.
  /// - Ordering: calls begin and end in any order. Their answers come in the order in which the
  ///   calls were added.
  /// - Returns: the answers.
  /// - Throws: the first error in the order in which the calls were added, after all have ended.
  ///   If errors cancel calls, it is the first one in time.
  /// - Complexity: O(*n*) in the number of calls, and a task for each.
  @discardableResult
  public nonisolated(nonsending) func run(
    cancellingOnError cancelsOnError: Bool = false
  ) async throws(Failure) -> [Answer] {
    let results = await withTaskGroup(of: (Int, Result<Answer, Failure>).self) {
      group -> [Result<Answer, Failure>?] in
      for (index, call) in calls.enumerated() {
        group.addTask { (index, await call()) }
      }
      var results: [Result<Answer, Failure>?] = Array(repeating: nil, count: calls.count)
      for await (index, result) in group {
        results[index] = result
        if cancelsOnError, case .failure = result {
          group.cancelAll()
          // Those that are cancelled may throw what is no reason.
          return [result]
        }
      }
      return results
    }
    var answers: [Answer] = []
    answers.reserveCapacity(results.count)
    for case let result? in results { answers.append(try result.get()) }
    return answers
  }
}
