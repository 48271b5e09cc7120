// Protocols that `Fixtures/Specs/SwiftFile.delegates.json` reads from here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

#if canImport(Dispatch)
import Dispatch
#endif

public typealias SyncDone = @Sendable (Int) -> Void
public typealias SyncReply = (Int) -> Void
public typealias SyncAnswer = Bool

@globalActor
public actor Synchronizing {
  public static let shared = Synchronizing()
}

/// Is told how syncing goes.
public protocol SyncDelegate: SyncBase {
  /// Whether to try again.
  func sync(
    _ url: URL,
    shouldRetryAfter error: any Error,
  ) -> SyncAnswer

  var syncPriority: Int? { get }
}

public enum Syncing {
  public protocol Observer: AnyObject {
    func observe(_ count: Int)
    func observe(_ name: String)
    subscript(_ index: Int) -> String { get }
  }
}

extension Syncing {
  package protocol Inspector: Observer {
    func inspect() async throws -> [String]
  }
}

@MainActor
protocol SyncScreenDelegate: AnyObject {
  func show(_ message: String)
  nonisolated func log(_ message: String)
}

@Synchronizing
protocol SyncPlaceDelegate: AnyObject {
  func place() -> Int
}

protocol SyncStore<Item>: AnyObject {
  associatedtype Item: Hashable & Sendable = Int
  func items(like item: Self.Item) -> [Self.Item]
}

protocol SyncHintDelegate: AnyObject {
  init(hint: String)
  static func make() -> Self
  func hint() -> String?
  func hintDidShow()
  func hintDidHide()
}

extension SyncHintDelegate {
  init(hint: String) { fatalError("not made by hints") }
  static func make() -> Self { fatalError("not made") }
  func hint() -> String? { nil }
  func hintDidShow() {}
}

protocol SyncPlatformDelegate: AnyObject {
  #if os(Linux)
  func platform() -> String
  #else
  func platform() -> Int
  #endif
  func `in`(`default`: Int)
}

protocol SyncCompletionDelegate: AnyObject {
  func load(_ done: @escaping SyncDone)
  func save(then done: SyncDone?)
  func weigh(_ reply: @escaping SyncReply)
}

protocol SyncCounter {
  mutating func count(by step: Int)
  var total: Int { get }
}

nonisolated public protocol SyncQueuedDelegate: AnyObject, Sendable {
  func queued(_ item: String)
}

protocol SyncUploadDelegate: AnyObject, Sendable {
  func upload(_ name: String) async throws -> [String]
}

#if canImport(ObjectiveC)
@objc protocol SyncObjectDelegate {
  @objc optional func synced(_ count: Int)
}
#endif
