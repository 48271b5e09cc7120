// The part of Apple's Foundation that only the tests use, beside the stub that Fixtures/AppleStubs has: names, types
// and availability. Nothing here is ever run.
// swift-format-ignore-file

@_exported import Foundation
import Dispatch

// MARK: Threads and locks

open class Thread: NSObject, @unchecked Sendable {
  public convenience init(block: @escaping @Sendable () -> Void) { self.init() }
  open var stackSize: Int {
    get { stub() }
    set {}
  }
  open func start() {}
}

open class NSCondition: NSObject, NSLocking, @unchecked Sendable {
  open func lock() {}
  open func unlock() {}
  open func wait() {}
  open func signal() {}
  open func broadcast() {}
}

open class OperationQueue: NSObject, @unchecked Sendable {}

// MARK: Values

public struct UUID: Hashable, Sendable {
  public init() {}
  public var uuidString: String { stub() }
}

public struct CharacterSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Unicode.Scalar...) {}
  public static var whitespaces: CharacterSet { stub() }
  public static var newlines: CharacterSet { stub() }
  public static var whitespacesAndNewlines: CharacterSet { stub() }
}

extension StringProtocol {
  public func components(separatedBy separator: some StringProtocol) -> [String] { stub() }
  public func components(separatedBy separator: CharacterSet) -> [String] { stub() }
  public func trimmingCharacters(in set: CharacterSet) -> String { stub() }
  public func range(of string: some StringProtocol) -> Range<Index>? { stub() }
}

extension String {
  public init(contentsOfFile path: String, encoding: Encoding) throws { self = stub() }
}

extension NSString: ExpressibleByStringLiteral {
  public convenience init(string: String) { self.init() }
  public required convenience init(stringLiteral value: StaticString) { self.init() }
}

extension Data {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public init(repeating repeatedValue: UInt8, count: Int) {}
  public func write(to url: URL, options: WritingOptions = []) throws {}
}

extension URL {
  public init(fileURLWithPath path: String) { self = stub() }
  public var standardized: URL { stub() }
  public func appendingPathExtension(_ pathExtension: String) -> URL { stub() }
}

open class JSONEncoder {
  public init() {}
  open func encode<T: Encodable>(_ value: T) throws -> Data { stub() }
}

// MARK: Files and programs

public struct FileAttributeType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let typeRegular = FileAttributeType(rawValue: "regular")
}

extension FileAttributeKey {
  public static var type: FileAttributeKey { stub() }
  public static var size: FileAttributeKey { stub() }
  public static var systemFileNumber: FileAttributeKey { stub() }
}

extension NSEnumerator {
  @objc open func nextObject() -> Any? { stub() }
}

extension FileManager.DirectoryEnumerator {
  @objc open var fileAttributes: [FileAttributeKey: Any]? { stub() }
}

public struct ObjCBool: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) {}
  public var boolValue: Bool { stub() }
}

extension FileManager {
  public func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool { stub() }
  public var temporaryDirectory: URL { stub() }
  public func enumerator(atPath path: String) -> FileManager.DirectoryEnumerator? { stub() }
  public func contentsOfDirectory(atPath path: String) throws -> [String] { stub() }
  public func subpathsOfDirectory(atPath path: String) throws -> [String] { stub() }
  public func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { stub() }
  public func createDirectory(
    atPath path: String, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  public func createFile(atPath path: String, contents data: Data?, attributes: [FileAttributeKey: Any]? = nil) -> Bool { stub() }
  public func createSymbolicLink(atPath path: String, withDestinationPath destPath: String) throws {}
  public func destinationOfSymbolicLink(atPath path: String) throws -> String { stub() }
  public func copyItem(atPath srcPath: String, toPath dstPath: String) throws {}
  public func copyItem(at srcURL: URL, to dstURL: URL) throws {}
  public func moveItem(atPath srcPath: String, toPath dstPath: String) throws {}
  public func linkItem(atPath srcPath: String, toPath dstPath: String) throws {}
  public func removeItem(atPath path: String) throws {}
}

extension FileHandle {
  public class var standardOutput: FileHandle { stub() }
  public var availableData: Data { stub() }
  public convenience init(fileDescriptor fd: Int32, closeOnDealloc closeopt: Bool) { self.init() }
  public convenience init(forWritingTo url: URL) throws { self.init() }
  public convenience init(forUpdating url: URL) throws { self.init() }
  @available(macOS 10.15, iOS 13.0, *)
  public func seek(toOffset offset: UInt64) throws {}
  @available(macOS 10.15, iOS 13.0, *)
  public func close() throws {}
  @available(macOS 10.15.4, iOS 13.4, *)
  public func write(contentsOf data: some Sequence<UInt8>) throws {}
}

extension Bundle {
  public class var allBundles: [Bundle] { stub() }
}

#if os(macOS)
extension Process {
  public var currentDirectoryURL: URL? {
    get { stub() }
    set {}
  }
  public var environment: [String: String]? {
    get { stub() }
    set {}
  }
  public var processIdentifier: Int32 { stub() }
}
#endif

// MARK: Archives, caches, streams

@objc public protocol NSCoding {}
extension NSString: NSCoding {}

extension NSKeyedArchiver {
  public convenience init(requiringSecureCoding requiresSecureCoding: Bool) { self.init() }
  public func encode(_ object: Any?, forKey key: String) {}
  public func finishEncoding() {}
  public var encodedData: Data { stub() }
}

open class NSKeyedUnarchiver: NSCoder {
  public convenience init(forReadingFrom data: Data) throws { self.init() }
  public func decodeObject<Object: NSObject & NSCoding>(of cls: Object.Type, forKey key: String) -> Object? { stub() }
}

extension NSCache {
  @objc public var countLimit: Int {
    get { stub() }
    set {}
  }
  @objc public func setObject(_ obj: ObjectType, forKey key: KeyType) {}
}

extension InputStream {
  public convenience init(data: Data) { self.init() }
}

// MARK: Sessions

open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  open class var ephemeral: URLSessionConfiguration { stub() }
}

open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

extension URLSession {
  public convenience init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue queue: OperationQueue?
  ) { self.init() }
  public func dataTask(with request: URLRequest) -> URLSessionDataTask { stub() }
  public func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask { stub() }
  public func finishTasksAndInvalidate() {}
}

extension URLSessionTask {
  public func resume() {}
}

extension URLRequest {
  public init(url: URL) { self = stub() }
  public var url: URL? { stub() }
  public var httpMethod: String? {
    get { stub() }
    set {}
  }
}

extension HTTPURLResponse {
  public convenience init?(url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?) { self.init() }
}

extension URLCredential {
  public enum Persistence: UInt, Sendable { case none, forSession, permanent, synchronizable }
  public convenience init(user: String, password: String, persistence: Persistence) { self.init() }
}

private func stub<Result>() -> Result { fatalError("a stub is never run") }
