extension RealLife {
  /// Actors, `Sendable`, `async`, typed errors, ownership.
  static let concurrency = """
    public protocol UploadDelegate: AnyObject, Sendable {
      func upload(_ upload: Upload, progress: Double) async
      func upload(_ upload: Upload, chunkAt offset: Int, size: Int) async throws -> Data
      func uploadDidFinish(_ upload: Upload) async throws(UploadError)
      var maximumConcurrency: Int { get async }
    }
    @MainActor public protocol ToastPresenting: AnyObject {
      func showToast(_ message: String, duration: TimeInterval, action: (@MainActor () -> Void)?)
      func hideToast() async
      nonisolated var identifier: String { get }
    }
    @MainActor protocol SelectionHandling: AnyObject, Sendable {
      func didSelect(_ ids: Set<UUID>)
      func confirm(_ title: String) async -> Bool
      func run(_ job: @escaping @MainActor @Sendable () async throws -> Void) async rethrows
    }
    @Background protocol IndexerDelegate: AnyObject {
      func indexer(didIndex count: Int)
      func indexer(skip path: String) -> Bool
      nonisolated func indexerWillStart()
    }
    nonisolated protocol MetricsSink: AnyObject, Sendable {
      func record(_ name: String, value: Double, tags: [String: String])
      func measure<T: Sendable, E: Error>(_ name: String, _ body: () throws(E) -> T) throws(E) -> T
      func measure<T: Sendable>(_ name: String, _ body: @Sendable () async throws -> T) async rethrows -> T
    }
    protocol TransactionObserver: AnyObject {
      func observe(_ tx: borrowing Transaction)
      func take(_ tx: consuming Transaction)
      func amend(_ tx: inout Transaction)
    }
    protocol StreamDelegate_: AnyObject, Sendable {
      func stream(_ s: ByteStream, handle event: ByteStream.Event)
      func bytes(for s: ByteStream) -> AsyncStream<UInt8>
      func updates() -> AsyncThrowingStream<Int, any Error>
    }
    protocol IsolationAware: AnyObject, Sendable {
      func perform(on actor: isolated any Actor, _ work: @Sendable () -> Void)
      func perform(isolation: isolated (any Actor)?) async throws
      nonisolated(nonsending) func stay() async
      @concurrent func go() async
    }
    protocol JobQueueDelegate: AnyObject, Sendable {
      @MainActor func jobQueueDidDrain(_ queue: JobQueue)
      @MainActor var title: String { get set }
      func jobQueue(_ queue: JobQueue, didFinish job: Job, with result: Result<Void, any Error>)
      func jobQueue(_ queue: JobQueue, priorityOf job: Job) -> TaskPriority?
    }
    protocol LifecycleObserver: AnyObject {
      func willResignActive() async
      func didEnterBackground(expiration: ContinuousClock.Instant) async throws
      func handle<each Event: Sendable>(_ events: repeat each Event)
    }
    @preconcurrency @MainActor public protocol LegacyPanelDelegate: AnyObject {
      func panelDidClose(_ sender: Any?)
      func panel(_ sender: Any, validate url: URL) throws
      func panel(_ sender: Any, userEnteredFilename filename: String, confirmed okFlag: Bool) -> String?
    }
    protocol ConnectionPoolDelegate: AnyObject, Sendable {
      func pool(_ pool: ConnectionPool, makeConnection eventLoop: any EventLoop) -> EventLoopFuture<Connection>
      func pool(_ pool: ConnectionPool, isHealthy connection: Connection) async throws -> Bool
    }
    @available(macOS 13, iOS 16, *)
    protocol ClockDelegate: AnyObject {
      func clock(_ clock: any Clock<Duration>, ticked instant: ContinuousClock.Instant)
      func tolerance(for duration: Duration) -> Duration?
    }
    protocol Cancellation: Sendable {
      func cancel(reason: (any Error & Sendable)?)
      var isCancelled: Bool { get }
    }
    protocol ClockReader {
      func now() -> Double
      nonisolated func ticked(_ count: Int)
      @concurrent func calibrate() async
    }
    """
}
