/// The calls of a round that run at the same time.
///
/// Generated code adds one call for each delegate, and then runs all of them.
@_spi(GeneratedCode)
public struct ConcurrentCalls<Answer, Failure: Error>: Sendable {
  // The functions have no typed throws: before macOS 15 and iOS 18, an array cannot have such elements.
  private var calls: [@Sendable () async -> Result<Answer, Failure>] = []

  /// Makes a round without calls.
  ///
  /// - Complexity: O(1).
  public init() {}

  /// Adds `call` behind the others.
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
extension ConcurrentCalls where Answer: Sendable {
  /// Runs all calls at the same time, each in a child task, and waits until all have ended.
  ///
  /// Child tasks have the priority and the task-local values of the caller. If the caller is
  /// cancelled, so are they.
  ///
  /// - Ordering: calls begin and end in any order. Their answers come in the order in which the
  ///   calls were added.
  /// - Returns: the answers.
  /// - Throws: the first error in the order in which the calls were added, after all have ended.
  ///   An error does not cancel the other calls.
  /// - Complexity: O(*n*) in the number of calls, and a task for each.
  @discardableResult
  public nonisolated(nonsending) func run() async throws(Failure) -> [Answer] {
    let results = await withTaskGroup(of: (Int, Result<Answer, Failure>).self) { group in
      for (index, call) in calls.enumerated() {
        group.addTask { (index, await call()) }
      }
      var results: [Result<Answer, Failure>?] = Array(repeating: nil, count: calls.count)
      for await (index, result) in group { results[index] = result }
      return results
    }
    var answers: [Answer] = []
    answers.reserveCapacity(results.count)
    for case let result? in results { answers.append(try result.get()) }
    return answers
  }
}
