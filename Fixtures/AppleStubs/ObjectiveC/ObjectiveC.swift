// The part of the Swift overlay of Apple's Objective-C runtime that `@objc` needs: names and types
// only. Nothing here is ever run.
// swift-format-ignore-file

@_exported import ObjectiveC

// The compiler expects one pointer in it.
@frozen public struct Selector: ExpressibleByStringLiteral, Hashable {
  var pointer: OpaquePointer
  public init(_ name: String) { pointer = stub() }
  public init(stringLiteral name: String) { pointer = stub() }
}

@frozen public struct ObjCBool: ExpressibleByBooleanLiteral {
  var value: Bool
  public var boolValue: Bool { value }
  public init(_ value: Bool) { self.value = value }
  public init(booleanLiteral value: Bool) { self.value = value }
}

// The compiler calls these where a member of Objective-C takes or returns a Boolean.
public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { stub() }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { stub() }

extension NSObject: Equatable, Hashable {
  public static func == (left: NSObject, right: NSObject) -> Bool { stub() }
  public func hash(into hasher: inout Hasher) {}
  public var hashValue: Int { stub() }
}

private func stub<Result>() -> Result { fatalError("a stub is never run") }
