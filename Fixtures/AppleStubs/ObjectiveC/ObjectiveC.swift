// The part of the Swift overlay of Apple's Objective-C runtime that `@objc` needs: names and types
// only. Nothing here is ever run.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import ObjectiveC

public struct Selector: ExpressibleByStringLiteral, Hashable {
  public init(_ name: String) {}
  public init(stringLiteral name: String) {}
}

public struct ObjCBool: ExpressibleByBooleanLiteral {
  public var boolValue: Bool { stub() }
  public init(_ value: Bool) {}
  public init(booleanLiteral value: Bool) {}
}

extension NSObject: Equatable, Hashable {
  public static func == (left: NSObject, right: NSObject) -> Bool { stub() }
  public func hash(into hasher: inout Hasher) {}
  public var hashValue: Int { stub() }
}

private func stub<Result>() -> Result { fatalError("a stub is never run") }
