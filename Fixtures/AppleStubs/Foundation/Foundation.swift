// The part of the Swift overlay of Apple's Foundation that turns its classes into Swift's types: names and
// types only. Nothing here is ever run.
// swift-format-ignore-file

@_exported import Foundation
@_exported import ObjectiveC
#if canImport(Darwin)
@_exported import Darwin
@_exported import Dispatch
#endif

/// What the overlay says of every type that Objective-C knows as a class.
public protocol StubBridged: _ObjectiveCBridgeable {}

extension StubBridged {
  public func _bridgeToObjectiveC() -> _ObjectiveCType { stub() }
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) -> Bool { stub() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self { stub() }
}

extension String: StubBridged { public typealias _ObjectiveCType = NSString }
extension Array: StubBridged, _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSArray }
extension Set: StubBridged, _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSSet }
extension Dictionary: StubBridged, _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSDictionary }

extension Bool: StubBridged, _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Int: StubBridged, _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension AnyHashable: StubBridged, _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSObject }
extension Double: StubBridged, _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }

public struct Data: StubBridged, Hashable, Sendable, RandomAccessCollection {
  public typealias _ObjectiveCType = NSData
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public init() {}
  public init(_ elements: some Sequence<UInt8>) {}
  public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
  public var startIndex: Int { stub() }
  public var endIndex: Int { stub() }
  public subscript(position: Int) -> UInt8 { stub() }
}
public struct Date: StubBridged, Hashable, Sendable { public typealias _ObjectiveCType = NSDate }
public struct URL: StubBridged, Hashable, Sendable {
  public typealias _ObjectiveCType = NSURL
  public enum DirectoryHint: Sendable { case isDirectory, notDirectory, checkFileSystem, inferFromPath }
  public init?(string: String) { self = stub() }
  @available(macOS 14.0, iOS 17.0, *)
  public init?(string: String, encodingInvalidCharacters: Bool) { self = stub() }
  @available(macOS 13.0, iOS 16.0, *)
  public init(filePath path: String, directoryHint: DirectoryHint = .inferFromPath, relativeTo base: URL? = nil) { self = stub() }
  public var scheme: String? { stub() }
  @available(macOS 13.0, iOS 16.0, *)
  public func host(percentEncoded: Bool = true) -> String? { stub() }
  public var path: String { stub() }
  @available(macOS 13.0, iOS 16.0, *)
  public func path(percentEncoded: Bool = true) -> String { stub() }
  public var pathComponents: [String] { stub() }
  public var pathExtension: String { stub() }
  public var lastPathComponent: String { stub() }
  public var absoluteURL: URL { stub() }
  public var standardizedFileURL: URL { stub() }
  public func deletingPathExtension() -> URL { stub() }
  public func deletingLastPathComponent() -> URL { stub() }
  public func resolvingSymlinksInPath() -> URL { stub() }
  public func appendingPathComponent(_ pathComponent: String) -> URL { stub() }
  @available(macOS 13.0, iOS 16.0, *)
  public func appending(path: some StringProtocol, directoryHint: DirectoryHint = .inferFromPath) -> URL { stub() }
}
public struct URLRequest: StubBridged, Hashable, Sendable { public typealias _ObjectiveCType = NSURLRequest }

public struct IndexPath: StubBridged, Hashable, Sendable {
  public typealias _ObjectiveCType = NSIndexPath
  public var row: Int { stub() }
  public var section: Int { stub() }
}

public typealias CGFloat = Double

extension NSError: Error {}

public struct CocoaError: Error {
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var fileReadCorruptFile: Code { stub() }
  }
  public init(_ code: Code, userInfo: [String: Any] = [:]) {}
}

extension String {
  public struct Encoding: Sendable { public static let utf8 = Encoding() }
  public init(contentsOf url: URL, encoding: Encoding) throws { self = stub() }
}

extension StringProtocol {
  public func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding: String.Encoding) throws {}
  public var capitalized: String { stub() }
  public func replacingOccurrences(of target: some StringProtocol, with replacement: some StringProtocol) -> String { stub() }
}

// The compiler calls these where a member of Objective-C throws.
public func _convertErrorToNSError(_ error: any Error) -> NSError { stub() }
public func _convertNSErrorToError(_ error: NSError?) -> any Error { stub() }

extension NSEnumerator: Sequence {
  public struct Iterator: IteratorProtocol { public mutating func next() -> Any? { stub() } }
  public func makeIterator() -> Iterator { stub() }
}

extension FileHandle {
  @available(macOS 10.15.4, iOS 13.4, *)
  public func readToEnd() throws -> Data? { stub() }
}

open class JSONDecoder {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { stub() }
}

extension NSLocking {
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

private func stub<Result>() -> Result { fatalError("a stub is never run") }
