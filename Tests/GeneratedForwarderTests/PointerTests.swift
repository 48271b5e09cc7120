import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Pointers")
struct PointerTests {
  @safe
  private final class Owner: MemoryOwner {
    var base: UnsafeMutablePointer<Int>?

    subscript(at pointer: UnsafeRawPointer) -> Int {
      get { unsafe pointer.load(as: Int.self) }
      set { unsafe base?.pointee = newValue }
    }
  }

  @Test func `pointers reach every delegate`() {
    var number = 7
    let owners = [Owner(), Owner()]
    defer { withExtendedLifetime(owners) {} }
    let multi = MultiMemoryOwner(weakly: owners[0], owners[1])
    unsafe withUnsafeMutablePointer(to: &number) { pointer in
      unsafe multi.base = pointer
      let isEverywhere = owners.allSatisfy { unsafe $0.base == pointer }
      #expect(isEverywhere)
      let answer = unsafe multi[at: pointer]
      #expect(answer == 7)
      unsafe multi[at: pointer] = 8
    }
    #expect(number == 8)
    #expect(multi.delegates.count == owners.count)
  }
}
