import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Types and accessors")
struct ShapeTests {
  private final class Typist: TypeDelegate {
    let number: Int?
    init(_ number: Int?) { self.number = number }

    var calls: [String] = []
    func pair(
      _ pair: (Int, name: String),
      _ nested: ((Int, Int), [String: Any])
    ) -> (Int, String) {
      (pair.0 + nested.0.1, pair.name + nested.1.keys.joined())
    }
    func type(of value: Int, like other: Int.Type, as any: Any.Type) -> any Equatable.Type {
      any is String.Type ? String.self : other
    }
    func forced() -> String! { number.map { "\($0)" } }
    func forcedParameter(_ value: String!) -> String! { value }
    func both() -> any Equatable & Sendable { "both" }
    func lookup() -> [String: [Int?]]? { number.map { ["a": [$0, nil]] } }
    func nothing() { calls.append("nothing") }
    func void() { calls.append("void") }
    func maker() -> () -> Int { { self.number ?? -1 } }
  }

  @Test func `types of every form arrive and come back`() throws {
    let (first, second) = (Typist(nil), Typist(5))
    let multi = MultiTypeDelegate(weakly: first, second)
    #expect(multi.pair((1, name: "a"), ((2, 3), ["b": 4])) == (4, "ab"))
    #expect("\(multi.type(of: 1, like: Int.self, as: String.self))" == "String")
    #expect("\(multi.type(of: 1, like: Int.self, as: Any.self))" == "Int")
    #expect(multi.forced() == "5")
    #expect(multi.forcedParameter("c") == "c")
    #expect(multi.forcedParameter(nil) == nil)
    #expect(multi.both() as? String == "both")
    #expect(multi.lookup() == ["a": [5, nil]])
    multi.nothing()
    multi.void()
    #expect(first.calls == ["nothing", "void"])
    #expect(second.calls == ["nothing"])
    #expect(multi.maker()() == -1)
  }

  @Test func `types of every form have a default`() {
    let nobody = MultiTypeDelegate()
    #expect(nobody.pair((1, name: "a"), ((2, 3), [:])) == (0, ""))
    #expect("\(nobody.type(of: 1, like: Int.self, as: String.self))" == "Int")
    #expect(nobody.forced() == nil)
    #expect(nobody.both() as? Int == 0)
    #expect(nobody.lookup() == nil)
    #expect(nobody.maker()() == 0)
  }

  private final class Shelf: AccessorDelegate {
    var items: [AnyHashable: Int] = [:]
    var sum = 0
    var setFirst = 1
    var error: CheckError?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var forced: String!

    subscript(index: Int) -> String { "item \(index)" }
    subscript(at index: Int, default value: @autoclosure () -> String) -> String {
      index < 3 ? "at \(index)" : value()
    }
    subscript<T: Hashable>(key: T) -> Int? {
      get { items[key] }
      set { items[key] = newValue }
    }
    subscript(delegate: Int, delegates: Int) -> Int {
      get { delegate * delegates + sum }
      set { sum = newValue }
    }
    var thrown: Int {
      get throws {
        if let error { throw error }
        return 5
      }
    }
  }

  @Test func `subscripts get by the dispatch and set all`() {
    let (first, second) = (Shelf(), Shelf())
    let multi = MultiAccessorDelegate(weakly: first, second)
    #expect(multi[3] == "item 3")
    #expect(multi[at: 2, default: String(describing: Issue.record("evaluated"))] == "at 2")
    #expect(multi[at: 3, default: "default"] == "default")
    second.items["b"] = 2
    #expect(multi["b"] == 2)
    #expect(multi[false] == nil)
    multi["c"] = 3
    #expect([first.items["c"], second.items["c"]] == [3, 3])
    #expect(multi[2, 3] == 6)
    multi[2, 3] += 1
    #expect([first.sum, second.sum] == [7, 7])
  }

  @Test func `a default sees what a subscript is given`() {
    let nobody = MultiAccessorDelegate()
    #expect(nobody[3] == "3")
    #expect(nobody[at: 2, default: "default"] == "default")
    #expect(nobody["b"] == nil)
    nobody["b"] = 1
    #expect(nobody[2, 3] == 5)
  }

  @Test func `properties are set before they are got, throw, and are forced`() throws {
    let (first, second) = (Shelf(), Shelf())
    let multi = MultiAccessorDelegate(weakly: first, second)
    multi.setFirst += 2
    #expect([first.setFirst, second.setFirst] == [3, 3])
    #expect(try multi.thrown == 5)
    second.error = .failed
    #expect(throws: CheckError.failed) { try multi.thrown }
    #expect(multi.forced == nil)
    multi.forced = "a"
    #expect([first.forced, second.forced] == ["a", "a"])
    #expect(try MultiAccessorDelegate().thrown == 0)
  }
}
