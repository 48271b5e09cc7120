// swift-format-ignore-file
// A file as wild as real ones: what follows looks like declarations, brackets, comments and
// directives in places where it is none. protocol Nowhere { func inAComment() }
import Foundation
@_exported import struct Foundation.Date
public import Dispatch
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
#if canImport(FoundationXML) && !os(Windows)
  import FoundationXML
#elseif os(Android)
import FoundationEssentials
#else
#endif

/* A block comment /* with another */ one: protocol Nowhere { } */

// MARK: - Literals

let quotation = "protocol Quoted { func quoted() } \" } { // no comment"
let raw = #"a " b \( } "# + ##"#"}"##
let escaped = #"\#(["{"].joined()) } \n"#
let oneLiner = #"""#
let several = """
  protocol Several {
    "quoted" \("interpolated \(["}": "{"]["}"] ?? "{ \(1 + (2 * 3)) }") }")
  }
  \
  // not a comment
  """
let rawSeveral = #"""
  """ protocol { \#(quotation)
  """#
nonisolated(unsafe) let short = /"[^"\/]+"{2}/
nonisolated(unsafe) let long = #/protocol Expressed { "/#
nonisolated(unsafe) let spread = #/
  (?<name> [{"] )  # a comment in it: }
  \/
/#
let quotients = [4 / 2, (8) / 2, several.count/2]
let character: Character = "}"
nonisolated(unsafe) let nested = ["a": { (x: Int) -> String in "\(x)}" }, "b": { _ in "{" }]

// MARK: - Operators

prefix operator /^
infix operator +/ : AdditionPrecedence
infix operator <=>
prefix func /^ (x: Int) -> Int { x }
func +/ (l: Int, r: Int) -> Int { l + r }
func <=> (l: Int, r: Int) -> Bool { l<r && (r>l) }
let operated = (/^1) +/ 2

// MARK: - Protocols

/// Hears about the life of a download.
///
/// - Note: `protocol Nowhere { }` is quoted here, and so are "}" and `{`.
@MainActor
public protocol DownloadDelegate: AnyObject, // the bases on lines of their own
  Sendable /* and a comment { */
{
  /// Said first.
  func downloadDidStart(_ download: Download)

  // A remark that is no documentation.
  func download(
    _ download: Download, // the download itself
    didAdvanceTo fraction: Double /* 0...1 */,
    of total: Int64,
  )

  /** Whether it may be tried again. */
  @discardableResult
  func download(_ download: Download, shouldRetryAfter error: any Error) -> Bool
  func download(_ download: Download, didAdvanceTo step: Int, of total: Int64); func bare()

  /**
   * The name, or nothing.
   *
   * Stars are no part of it.
   */
  var name: String? { get }
  nonisolated var priority: Int {
    get
  }
  #if DEBUG || INTERNAL
    /// Only for those who build it.
    func downloadDidDebug(_ text: String)
    #if os(Linux)
      func downloadDidDebugOnLinux()
    #else
      func downloadDidDebugElsewhere()
    #endif
  #endif
  @available(
    *, deprecated, message: "use 'bare' } {",
    renamed: "bare"
  )
  func old()
  typealias Answer = (Result<Data, any Error>) -> Void
  func download(_ download: Download, answer: @escaping @Sendable (Int) -> Void)
}

extension DownloadDelegate {
  public func downloadDidStart(_ download: Download) {}
  public func download(
    _ d: Download,
    didAdvanceTo fraction: Double,
    of total: Int64 = [1, 2].reduce(0, { $0 + $1 })
  ) {
    let closure = { (x: Int) in "}\(x)" }
    _ = closure(1)
  }
  public var name: String? { "}" }
  func bareSomethingElse() { func bare() {} }
}

extension DownloadDelegate where Self: NSObject {
  public func bare() {}
}

#if DEBUG
  extension DownloadDelegate { public func old() {} }
#endif

public final class Download: @unchecked Sendable {
  /// Nested, in a type with everything around it.
  nonisolated public protocol Observer: AnyObject {
    var `default`: String { get set }
    func observe(`in` download: Download, `protocol`: String) async throws -> [String: [Int]]
    subscript(index: Int) -> String? { get }
  }

  enum State: String { case actor, `protocol`, idle = "}" }
  struct Inner {
    @frozen @usableFromInline enum Deep {}
    weak var observer: (any Observer)? { didSet { if true { print("{") } } }
  }

  var state: State {
    switch quotation { case "}": .idle
    default: { .actor }()
    }
  }
  let actor = State.actor
  subscript(protocol name: String) -> String { name }
  func load(protocol name: String, class: Int, extension: Int) -> Int {
    struct Local { var x: Int { 1 } }
    let keyPath = \Inner.observer
    _ = keyPath
    #if DEBUG
      return Local().x
    #else
      return `class`
    #endif
  }
}

extension Download.Inner.Deep {
  fileprivate typealias Nothing = Void
  nonisolated package protocol Delegate { func deep() }
}

extension Download.Observer {
  public var `default`: String { get { "" } set { _ = newValue } }
  public subscript(index: Int) -> String? { nil }
}

extension Array where Element == Int { func protocolOfInts() -> [Int] { self } }

actor Worker { nonisolated func work() {} }

@resultBuilder struct TextBuilder {
  static func buildBlock(_ parts: String...) -> String { parts.joined() }
}

@dynamicMemberLookup struct Anything {
  subscript(dynamicMember name: String) -> String { name }
}

#if os(Linux)
  /// On Linux.
  protocol PlatformDelegate: AnyObject { func here() }
#elseif os(macOS)
  protocol PlatformDelegate: AnyObject { func there(); func everywhere() }
#else
  protocol PlatformDelegate: AnyObject { func elsewhere() }
#endif

nonisolated protocol Base {
  func base()
  var count: Int { get }
}
nonisolated protocol ClassBase: AnyObject, Base { func both(_ x: Int) }
/// Inherits.
@MainActor protocol DerivedDelegate: ClassBase { func derived() -> Int }
extension DerivedDelegate { func base() {} }

protocol ListDelegate<Item>: AnyObject where Item: Sendable {
  associatedtype Item: Hashable = Int
  func list(_ items: [Self.Item]) -> Self.Item?
}

protocol Factory: AnyObject { init(x: Int); func make() }
protocol Maker: AnyObject { static func shared(); func make() }
extension Maker { static func shared() {} }
protocol Printer: AnyObject { func print(_ items: Any...); func flush() }
extension Printer { func print(_ items: Any...) {} }
private protocol Hidden: AnyObject { func hide() }

let text = { () -> String in if 4 / 2 > 1 { "}" } else { "{" } }()
public func dispatched(on queue: DispatchQueue) {}
#if false
  @_exported import Nowhere
#endif
// The last line has no newline: protocol Last { }