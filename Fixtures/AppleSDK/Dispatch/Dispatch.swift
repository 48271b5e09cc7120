// The part of the Swift overlay of Apple's Dispatch that the runtime, the fixtures and the tests use: names and types
// only. Nothing here is ever run.
// swift-format-ignore-file

@_exported import Dispatch

public final class DispatchSpecificKey<T> {
  public init() {}
}

extension DispatchSpecificKey: @unchecked Sendable where T: Sendable {}

public struct DispatchWorkItemFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let barrier = DispatchWorkItemFlags(rawValue: 1)
}

public final class DispatchGroup: Sendable {
  public init() {}
  public func enter() {}
  public func leave() {}
  public func wait() {}
}

public final class DispatchSemaphore: Sendable {
  public init(value: Int) {}
  public func wait() {}
  @discardableResult public func signal() -> Int { stub() }
}

public struct DispatchQoS: Sendable {
  public static let unspecified = DispatchQoS()
}

extension DispatchQueue {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let concurrent = Attributes(rawValue: 1 << 1)
  }

  public convenience init(label: String, attributes: Attributes = [], target: DispatchQueue? = nil) { self.init() }
  public class var main: DispatchQueue { stub() }
  public class func global() -> DispatchQueue { stub() }
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
  public func suspend() {}
  public func resume() {}
  public var label: String { stub() }

  public func async(
    group: DispatchGroup? = nil,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
  public func sync<T>(execute work: () throws -> T) rethrows -> T { stub() }
  public func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T { stub() }

  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { stub() }
  public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { stub() }
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {}
}

public enum DispatchPredicate {
  case onQueue(DispatchQueue)
  case onQueueAsBarrier(DispatchQueue)
  case notOnQueue(DispatchQueue)
}

public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}

private func stub<Result>() -> Result { fatalError("a stub is never run") }
