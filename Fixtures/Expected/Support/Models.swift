// What the specs' declarations mention.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public final class Download: Sendable {
  public init() {}
}

public struct Request: Equatable, Sendable {
  public var path: String

  public init(path: String) {
    self.path = path
  }
}

/// Remembers what it was told, in order.
public final class Log {
  public private(set) var entries: [String] = []

  public init() {}

  public func note(_ entry: String) {
    entries.append(entry)
  }
}

public enum CheckError: Error {
  case nobody
  case failed
}

enum Fetching {
  static func fallback(for name: String) async -> Int { name.count }
}

@globalActor
actor PressActor {
  static let shared = PressActor()
}

package protocol Marked {}

nonisolated public protocol OutsideDelegate: AnyObject, Sendable {
  func outside(_ url: URL)
  var temperature: Double { get }
}

// Names that the runtime and generated code use in places where these must not be found instead.

struct Value: Equatable {}

struct Requirement: Equatable {}

struct DelegateRegistry {}

struct DelegateReference {}

struct DelegateRequirement {}

protocol OutsideHintDelegate: AnyObject {
  func outsideHint() -> Int
}

extension OutsideHintDelegate {
  func outsideHint() -> Int { 0 }
}

typealias Completion = (Int) -> Void

@MainActor
public final class Gallery {
  public var delegate: (any Delegate)?
}
