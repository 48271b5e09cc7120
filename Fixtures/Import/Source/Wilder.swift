// swift-format-ignore-file
/* The second file: what is newer, and what belongs to the first one. */ import Foundation; import Observation
#if swift(<5) // The compiler does not even look at it.
  protocol Ancient: class, Delegates { func ancient(sender: AnyObject!) -> (Bool, NSError?) }
  import Ancient
#endif

@Observable
final class Model {
  var text = "}" { didSet { if text.isEmpty { text = #"{"# } } }
  @ObservationIgnored lazy var load: () -> String = { [weak self] in self?.text ?? "{" }
  static let places = ["🎏": "}", "ä": #line.description, "\u{7D}": "\("\u{7B}")"]
}

@propertyWrapper struct Clamped<Value: Comparable> {
  var wrappedValue: Value { didSet { wrappedValue = min(max(wrappedValue, range.lowerBound), range.upperBound) } }
  let range: ClosedRange<Value>
  init(wrappedValue: Value, _ range: ClosedRange<Value>) { self.wrappedValue = wrappedValue; self.range = range }
}

struct Token: ~Copyable {
  @Clamped(0...10) var level = 3
  consuming func finish() { discard self }
  deinit { print("}") }
}

enum Problem: Error, Equatable { case failed(code: Int, protocol: String), `class`
  static func == (l: Self, r: Self) -> Bool { switch (l, r) {
    case (.class, .class): true
    case let (.failed(a, b), .failed(c, d)) where a == c && b == d: true
    default: false }
  }
  static prefix func ! (problem: Self) -> Bool { !(problem == .class) }
  subscript(extension index: Int) -> Int? { get { index < 0 ? nil : index } set { _ = newValue } }
}

func packed<each T: Sendable>(_ values: repeat each T, default: (Int) -> Int = { $0 > 1 ? $0 : { 1 }() }) -> (repeat each T)
where repeat each T: Hashable { (repeat each values) }

func deferred(class: Int) throws(Problem) -> [[String: [Int]]] {
  defer { print("{") }
  outer: for value in 0..<`class` {
    inner: while true { if value>1 { break outer } else { continue outer } }
  }
  let text = if `class` < 3 { "protocol" } else { throw Problem.class }
  return [[text: [1].map { ($0 << 1) >> 1 }]]
}

// The delegate of a renderer
/// Is asked by a renderer.
/* a remark that is no documentation */
@available(
  macOS 10.15,
  iOS 13, *
) @preconcurrency
public
protocol
RendererDelegate
:
AnyObject
{
  // MARK: Shapes
  var scale
    : Double { get }
  func renderer<Value: Sendable, each Part>(
    _ renderer: any Collection<Set<Array<Value>>>, parts: repeat each Part,
    map transform: (inout Value) throws -> [Value: Value] // > }
  )
    rethrows
    -> [Value]
  where
    Value: Hashable,
    Value: Comparable
  func
    open(
    `class`: Int, for: String) async throws(CancellationError)
    -> (any Error)?
  @discardableResult func `repeat`() -> Int; func mutating(_ public: Bool)
  nonisolated(nonsending) func `static`(`func`: (_ var: Int) -> Void) async
  @MainActor
  var
  optional: Bool? { get set }
  subscript<Key>(key: Key, default value: @autoclosure () -> Int) -> Int
  where Key: Hashable { get }
  #if os(Linux) /* where else */
    #if DEBUG && (!TESTING || compiler(>=6.0))
      func deep()
    #elseif false
    #endif
  #endif
  #if !os(Windows)
  func open(_ x: Int)
  #else
  func open(_ x: Int, on drive: Character)
  #endif
}

extension RendererDelegate {
  #if os(Linux)
    func `open`(_ y: Int) {
      let closure: (Int) -> Void = { _ in func open(_ x: Int) {} }
      closure(y)
    }
  #endif
  public var scale: Double { get { 1 } }
  @discardableResult public func `repeat`() -> Int { 1 }
  func mutating(_ public: Bool = [true].contains { $0 }) {}
}

extension Download {
  /// Refines a protocol of the other file.
  @MainActor protocol DetailDelegate: DownloadDelegate, Download.Observer, Inner.Deep.Delegate {
    func detail()
  }
  protocol Listener: Delegates.Nested { func own() }
}
extension Download.DetailDelegate { func deep() {} }

enum Delegates { protocol Nested: Sendable { func nested() throws(Problem) -> Int } }
