import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Values")
struct ValueTests {
  private struct Tint: TintDelegate {
    let number: Int
    let shades: Shades
    var name: String?

    func tint(of value: Int) throws -> Int {
      if value < 0 { throw CheckError.failed }
      return value * number
    }
    func tintDidChange(to tint: inout Int) { tint = tint * 10 + number }
    var shade: Int {
      get { shades.last }
      nonmutating set { shades.last = newValue }
    }
    subscript(index: Int) -> Int { get async { index + number } }
  }

  /// The storage that copies share.
  private final class Shades {
    var last = 0
  }

  @Test func `a value is kept until the object that represents it is removed`() async throws {
    let shades = Shades()
    let multi = MultiTintDelegate()
    let first = multi.delegates.add(retaining: Tint(number: 2, shades: shades))
    multi.delegates.add(retaining: Tint(number: 3, shades: shades, name: "three"))
    #expect(multi.delegates.count == 2)
    #expect(try multi.tint(of: 5) == 10)
    #expect(throws: CheckError.failed) { try multi.tint(of: -1) }
    var tint = 1
    multi.tintDidChange(to: &tint)
    #expect(tint == 123)
    #expect(multi.name == "three")
    multi.shade = 7
    #expect(shades.last == 7)
    #expect(multi.shade == 7)
    #expect(await multi[1] == 3)
    #expect(multi.delegates.remove(first))
    #expect(try multi.tint(of: 5) == 15)
    #expect(!multi.delegates.contains(first))
  }

  @Test func `a value handles what it is told to`() {
    let multi = MultiTintDelegate()
    multi.delegates.add(retaining: Tint(number: 2, shades: Shades(), name: "a"), handling: [.name])
    #expect(multi.name == "a")
    #expect(!multi.responds(to: .tintOf))
  }

  @Test func `an object behind 'any P' is retained itself, and only once`() throws {
    final class Object: TintDelegate {
      func tint(of value: Int) throws -> Int { value }
      func tintDidChange(to tint: inout Int) {}
      var name: String? { nil }
      var shade = 0
      subscript(index: Int) -> Int { get async { 0 } }
    }
    let multi = MultiTintDelegate()
    let object = Object()
    for delegate in [object, object] as [any TintDelegate] {
      #expect(multi.delegates.add(retaining: delegate) === object)
    }
    #expect(multi.delegates.count == 1)
    #expect(multi.delegates.contains(object))
    #expect(multi.delegates.remove(object))
    #expect(multi.delegates.isEmpty)
  }

  @Test func `an object is a delegate of it without being kept`() throws {
    final class Object: TintDelegate {
      func tint(of value: Int) throws -> Int { value }
      func tintDidChange(to tint: inout Int) {}
      var name: String? { "object" }
      var shade = 1
      subscript(index: Int) -> Int { get async { index } }
    }
    let multi = MultiTintDelegate()
    do {
      let object = Object()
      multi.delegates.add(object)
      #expect(multi.name == "object")
      multi.shade = 5
      #expect(object.shade == 5)
    }
    #expect(multi.name == nil)
    #expect(multi.delegates.isEmpty)
  }

  @MainActor @Test func `a value on an actor is added there`() {
    struct Paint: PaintDelegate {
      let color: Int
      func paint() -> Int { color }
    }
    struct Water: PaintDelegate {}
    let multi = MultiPaintDelegate()
    let water = multi.delegates.add(retaining: Water(), handling: [])
    let paint = multi.delegates.add(retaining: Paint(color: 5), handling: .all)
    #expect(multi.paint() == 5)
    multi.delegates.add(water, handling: .all)
    #expect(multi.paint() == 0)
    multi.delegates.remove(water)
    multi.delegates.remove(paint)
    #expect(multi.delegates.isEmpty)
  }

  private final class Counter: CounterDelegate {
    let step: Int
    var counter = 0
    var total = 0

    init(step: Int) { self.step = step }

    func bump() -> Int {
      counter += step
      return counter
    }
    func bumpAll() { counter += step }
    func bumpFirst() { counter += step }
    func plain() { total += step }
  }

  /// A value that calls change.
  private struct Steps: CounterDelegate {
    var counter = 0
    var total = 0

    mutating func bump() -> Int {
      counter += 1
      return counter
    }
    mutating func bumpAll() { counter += 1 }
    mutating func bumpFirst() { counter += 1 }
    func plain() {}
  }

  /// Keeps such a value, as the page of the registry shows.
  private final class Retained: CounterDelegate, Sendable {
    private let steps = Guarded(Steps())

    func bump() -> Int { steps.withLock { $0.bump() } }
    func bumpAll() { steps.withLock { $0.bumpAll() } }
    func bumpFirst() { steps.withLock { $0.bumpFirst() } }
    func plain() { steps.withLock { $0.plain() } }

    var counter: Int {
      get { steps.withLock { $0.counter } }
      set { steps.withLock { $0.counter = newValue } }
    }

    var total: Int {
      get { steps.withLock { $0.total } }
      set { steps.withLock { $0.total = newValue } }
    }
  }

  @Test func `an object that keeps a value can be retained`() {
    let multi = MultiCounterDelegate()
    multi.delegates.add(retaining: Retained())
    multi.bumpAll()
    #expect(multi.bump() == 2)
    #expect(multi.counter == 2)
  }

  @Test func `what would change a value is called on objects`() {
    let (first, second) = (Counter(step: 1), Counter(step: 10))
    let multi = MultiCounterDelegate(weakly: first, second)
    #expect(multi.bump() == 1)
    multi.bumpAll()
    multi.bumpFirst()
    #expect([first.counter, second.counter] == [3, 20])
    #expect(multi.counter == 3)
    multi.counter = 5
    multi.total += 2
    multi.plain()
    #expect([first.counter, second.counter] == [5, 5])
    #expect([first.total, second.total] == [3, 12])
    #expect(MultiCounterDelegate().bump() == 0)
    MultiCounterDelegate().bumpFirst()
  }
}
