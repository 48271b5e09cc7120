extension RealLife {
  /// Networking, downloads, storage, payments, analytics.
  static let services = """
    public protocol HTTPClientDelegate: AnyObject, Sendable {
      func client(_ client: HTTPClient, willSend request: inout URLRequestStub) async throws
      func client(_ client: HTTPClient, validate response: HTTPResponse, data: Data, task: HTTPTask) throws
      func client(_ client: HTTPClient, shouldRetry task: HTTPTask, error: any Error, attempts: Int) async throws -> Bool
      func client<T>(_ client: HTTPClient, makeURLForRequest request: APIRequest<T>) throws -> URL?
      func client<T: Decodable>(_ client: HTTPClient, decoderFor request: APIRequest<T>) -> DecoderStub?
    }
    public protocol RequestInterceptor: Sendable {
      func adapt(_ request: URLRequestStub, for session: Session, completion: @escaping @Sendable (Result<URLRequestStub, any Error>) -> Void)
      func retry(_ request: HTTPRequest, for session: Session, dueTo error: any Error, completion: @escaping (RetryResult) -> Void)
    }
    public protocol EventMonitor {
      func requestDidResume(_ request: HTTPRequest)
      func request(_ request: HTTPRequest, didParseResponse response: DataResponse<Data?, NetworkError>)
      func request<Value>(_ request: HTTPRequest, didParseResponse response: DataResponse<Value, NetworkError>)
      func request(_ request: HTTPRequest, didCompleteTask task: HTTPTask, with error: NetworkError?)
      var queue: DispatchQueueStub { get }
    }
    public protocol DownloadManagerDelegate: AnyObject {
      func downloadManager(_ manager: DownloadManager, task: DownloadTask, didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
      func downloadManager(_ manager: DownloadManager, task: DownloadTask, didFinishDownloadingTo location: URL)
      func downloadManager(_ manager: DownloadManager, task: DownloadTask, didCompleteWithError error: Error?)
      func downloadManager(_ manager: DownloadManager, didReceive challenge: Challenge, completionHandler: @escaping (Challenge.Disposition, Credential?) -> Void)
    }
    protocol WebSocketDelegate: AnyObject {
      func didReceive(event: WebSocketEvent, client: any WebSocketClient)
      func websocketDidConnect(socket: any WebSocketClient)
      func websocketDidDisconnect(socket: any WebSocketClient, error: (any Error)?)
      func websocketDidReceiveMessage(socket: any WebSocketClient, text: String)
      func websocketDidReceiveData(socket: any WebSocketClient, data: Data)
    }
    protocol ReachabilityObserver: AnyObject { func reachability(_ r: Reachability, didChangeFrom old: Reachability.Status?, to new: Reachability.Status) }
    public protocol TokenRefresherDelegate: AnyObject {
      func tokenRefresher(_ refresher: TokenRefresher, refresh token: String, then: @escaping (Swift.Result<Token, Swift.Error>) -> ())
      var currentToken: Token? { get set }
    }
    public protocol PurchaseManagerDelegate: AnyObject {
      func purchaseManager(_ manager: PurchaseManager, received products: Set<String>)
      func purchaseManager(_ manager: PurchaseManager, shouldAddStorePayment payment: Payment, for product: Product) -> Bool
      func purchases(_ purchases: PurchaseManager, readyForPromotedProduct product: Product, purchase startPurchase: @escaping StartPurchase)
    }
    protocol AnalyticsProvider {
      func track(event: String, properties: [String: Any]?)
      func track(event name: String, properties: [AnyHashable: Any], timestamp: Date)
      func identify(userId: String?, traits: [String: any Sendable])
      func setUserProperty(_ value: Any?, forKey key: String)
      func flush()
      var isEnabled: Bool { get set }
    }
    protocol LoggerDelegate: AnyObject {
      func log(_ level: LogLevel, _ message: @autoclosure () -> String, file: StaticString, function: StaticString, line: UInt)
      func shouldLog(_ message: @autoclosure () throws -> Any, level: LogLevel) rethrows -> Bool
    }
    protocol FeatureFlagProvider: AnyObject {
      func isEnabled(_ flag: FeatureFlag) -> Bool
      func value<T>(for flag: FeatureFlag, defaultValue: T) -> T
      func observe(_ flag: FeatureFlag, handler: @escaping (Bool) -> Void) -> ObservationToken
      subscript(flag: FeatureFlag) -> Bool { get }
      subscript(key key: String) -> Any? { get set }
    }
    public protocol CacheDelegate: AnyObject {
      func cache(_ cache: Cache, willEvictObject obj: Any)
      func cache(_ cache: Cache, costOf object: AnyObject) -> UInt64
    }
    protocol DatabaseObserver: AnyObject {
      func database(_ db: Database, didInsert row: [String: Any?], into table: String)
      func database(_ db: Database, didCommit transaction: (id: Int64, changes: [(table: String, rows: Set<Int64>)]))
      func databaseWillCommit(_ db: Database) throws
      func databaseDidRollback(_ db: Database)
    }
    protocol SyncEngineDelegate: AnyObject, Sendable {
      func handleEvent(_ event: SyncEvent, syncEngine: SyncEngine) async
      func nextRecordZoneChangeBatch(_ context: SyncContext, syncEngine: SyncEngine) async -> RecordBatch?
    }
    protocol KeychainMigrationDelegate: AnyObject {
      func migrate(from oldVersion: Int, to newVersion: Int, using block: (_ key: String, _ value: Data) throws -> Data?) rethrows
    }
    public protocol SessionDelegate: AnyObject {
      func session(_ session: Session, didFailWithError error: NSError)
      func session(_ session: Session, needsCredentialFor realm: String, _ completion: @escaping ((user: String, password: String)?) -> Void)
      func sessionDidExpire(_ session: Session, retry: (() -> Void)?, cancel: (() -> Void)!)
    }
    """
}
