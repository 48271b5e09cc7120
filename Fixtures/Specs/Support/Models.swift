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

@_spi(Inside) public struct InsideItem: Sendable {
  public init() {}
}

@_spi(Inside) nonisolated public protocol InsideElsewhereDelegate: AnyObject {
  func insideElsewhere(_ item: InsideItem)
  func insideCount() -> Int
}

@_spi(Inside) nonisolated public protocol InsideOtherDelegate {
  func insideOther(_ item: InsideItem)
  func insideClaim() -> Int
}

public struct `raw value: type`: Sendable {}

enum `raw: outer type` {
  struct Inner: Sendable {}
}

enum `default` {}

nonisolated package protocol ObjectMarker: AnyObject {}

nonisolated protocol ValueMarker {}

@MainActor protocol WindowDelegate: AnyObject {
  func windowDidOpen()
}

// They state no isolation. In the Swift 5 language mode they are on no actor.

protocol PaneDelegate: WindowDelegate {
  func paneDidOpen()
  var paneWidth: Int { get }
  func paneTitle() -> String
}

@MainActor protocol ShapeDelegate {
  func shapeDidChange()
}

protocol CircleDelegate: ShapeDelegate {
  func circleDidChange()
  func circleTitle() -> String
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

protocol OutsideClaimDelegate: AnyObject {
  func outsideClaim() -> Int
}

typealias ProgressHandler = (Int) -> Void

public struct Theme: Equatable, Sendable {
  public var names: [String]

  public init(_ names: String...) {
    self.names = names
  }

  init(_ first: Theme, _ second: Theme) {
    names = second.names + first.names
  }

  public static func merged(_ first: Theme, _ second: Theme) -> Theme {
    first.merging(second)
  }

  static func merge(_ first: Theme, with second: Theme) -> Theme {
    first.merging(second)
  }

  private func merging(_ other: Theme) -> Theme {
    var theme = self
    theme.names += other.names
    return theme
  }
}

/// A value that only its actor may use.
@MainActor
final class Canvas {
  var strokes: Int

  init(strokes: Int) {
    self.strokes = strokes
  }

  static func layered(_ bottom: Canvas, _ top: Canvas) -> Canvas {
    Canvas(strokes: bottom.strokes + top.strokes)
  }
}

infix operator <+> : AdditionPrecedence

func <+> (first: Log, second: Log) -> Log {
  for entry in second.entries { first.note(entry) }
  return first
}

nonisolated func larger(_ first: Int?, _ second: Int?) -> Int? {
  guard let first, let second else { return first ?? second }
  return Swift.max(first, second)
}

nonisolated func combine(_ first: Int, _ second: Int) -> Int { first * second }

enum Exporting {
  static func lower(_ first: Int?, _ second: Int?) -> Int? {
    guard let first, let second else { return first ?? second }
    return min(first, second)
  }
}

/// Belongs to one actor.
final class ExportProgress {
  let text: String

  init(_ text: String) { self.text = text }
}

/// A sender as most delegates get it: an object that not every thread may use.
nonisolated public final class Playback {
  public private(set) var rewinds = 0

  public init() {}

  public func rewind() { rewinds += 1 }
}
