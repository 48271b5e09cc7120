import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

@Suite("Values")
struct ValueTests {
  @Test func `a value is kept in a box, and an object is not boxed`() {
    struct Value: TintDelegate {
      func tint() -> Int { 7 }
    }
    final class Object: TintDelegate {
      func tint() -> Int { 8 }
    }
    let multi = MultiTintDelegate()
    let object = Object()
    multi.delegates.add(retaining: object)
    #expect(multi.delegates.contains(object))
    multi.delegates.add(retaining: Value())
    #expect(multi.tint() == 8)
    multi.delegates.remove(object)
    #expect(multi.tint() == 7)
    #expect(multi.delegates.removeAll() == 1)
    #expect(multi.tint() == 0)
  }

  @Test func `an object behind 'any P' is retained itself, and only once`() {
    final class Object: TintDelegate {
      func tint() -> Int { 8 }
    }
    let multi = MultiTintDelegate()
    let object = Object()
    for delegate in [object, object] as [any TintDelegate] {
      let registered = multi.delegates.add(retaining: delegate)
      #expect(registered === object)
    }
    #expect(multi.delegates.count == 1)
    #expect(multi.delegates.contains(object))
    #expect(multi.delegates.remove(object))
    #expect(multi.delegates.isEmpty)
  }
}
