/// A task that goes on while the test says so, on the test's thread, with all of its child tasks.
///
/// So a test knows when nothing goes on any more. A task that has not ended then waits for something
/// that never happens.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class TaskRun: TaskExecutor {
  private let jobs = Guarded<[UnownedJob]>([])
  private let task = Guarded<Task<Void, Never>?>(nil)
  private let result = Guarded<Result<Void, any Error>?>(nil)

  init(_ body: @escaping @Sendable () async throws -> Void) {
    let task = Task(executorPreference: self) {
      do {
        try await body()
        self.result.withLock { $0 = .success(()) }
      } catch {
        self.result.withLock { $0 = .failure(error) }
      }
    }
    self.task.withLock { $0 = task }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  func cancel() {
    task.withLock { $0 }?.cancel()
  }

  /// Lets the task go on until it waits or has ended, and gives the result if it has ended.
  @discardableResult
  func proceed() -> Result<Void, any Error>? {
    while let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
      unsafe job.runSynchronously(on: asUnownedTaskExecutor())
    }
    return result.withLock { $0 }
  }

  /// Makes a run of `body` and lets it go on; throws what it throws, or ``Stuck`` if it never ends.
  static func end(_ body: @escaping @Sendable () async throws -> Void) throws {
    guard let result = TaskRun(body).proceed() else { throw Stuck() }
    try result.get()
  }

  /// A task waits for something that never happens.
  struct Stuck: Error {}
}
