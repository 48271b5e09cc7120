// The part of the Swift overlay of Apple's Foundation that turns its classes into Swift's types: names and
// types only. Nothing here is ever run.
// swift-format-ignore-file

@_exported import Foundation
@_exported import ObjectiveC

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
extension Double: StubBridged, _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }

public struct Data: StubBridged, Hashable, Sendable {
  public typealias _ObjectiveCType = NSData
  public init() {}
}
public struct Date: StubBridged, Hashable, Sendable { public typealias _ObjectiveCType = NSDate }
public struct URL: StubBridged, Hashable, Sendable { public typealias _ObjectiveCType = NSURL }

public struct IndexPath: StubBridged, Hashable, Sendable {
  public typealias _ObjectiveCType = NSIndexPath
  public var row: Int { stub() }
  public var section: Int { stub() }
}

public typealias CGFloat = Double

extension NSError: Error {}

// The compiler calls these where a member of Objective-C throws.
public func _convertErrorToNSError(_ error: any Error) -> NSError { stub() }
public func _convertNSErrorToError(_ error: NSError?) -> any Error { stub() }

extension NSLocking {
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

private func stub<Result>() -> Result { fatalError("a stub is never run") }
