import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

@Suite("Accepted protocols")
struct AcceptingTests {
  private typealias Registry = DelegateRegistry<AcceptingReference>

  private let registry = Registry()
  private let even = Even()
  private let odd = Odd()
  private let both = EvenAndOdd()

  /// The requirements that somebody responds to.
  private var answered: [Int] {
    WideRequirement.allCases.filter { registry.hasResponder(to: $0) }.map(\.rawValue)
  }

  private func requirement(_ number: Int) throws -> WideRequirement {
    try #require(WideRequirement(rawValue: number))
  }

  @Test func `conformance decides in every word of the requirements`() throws {
    try registry.add(even)
    #expect(answered == Array(stride(from: 0, to: 130, by: 2)))
    try registry.add(odd)
    #expect(answered == Array(0..<130))
    registry.remove(even)
    #expect(answered == Array(stride(from: 1, to: 130, by: 2)))
    #expect(registry.violatedInvariant() == nil)
  }

  @Test func `a provider responds to what the delegates conform to that it names`() throws {
    final class Objects: DelegateProvider {
      var named: [AnyObject] = []
      func delegates() -> [AnyObject] { named }
    }
    let objects = Objects()
    registry.add(provider: objects)
    #expect(answered == [])
    objects.named = [even]
    #expect(answered == Array(stride(from: 0, to: 130, by: 2)))
    objects.named = [odd, even]
    #expect(answered == Array(0..<130))
  }

  @Test func `new handling is held against the conformance in every word`() throws {
    try registry.add(even, handling: [requirement(1), requirement(2), requirement(129)])
    #expect(answered == [2])
    #expect(
      try !registry.add(even, handling: [requirement(64), requirement(128), requirement(63)])
    )
    #expect(answered == [64, 128])
    try registry.add(even, handling: [])
    #expect(answered == [])
    #expect(registry.contains(even))
    try registry.add(even)
    #expect(answered.count == 65)
  }

  @Test func `a registration answers only what its delegate conforms to`() throws {
    try registry.add(even, handling: [requirement(1), requirement(129)])
    let registration = try #require(registry.entries.first)
    #expect(!registration.isResponder)
    try registry.add(even, handling: [requirement(1), requirement(128)])
    #expect(registration.handles(RequirementBit(try requirement(128))))
    #expect(!registration.handles(RequirementBit(try requirement(1))))
    try registry.add(even, handling: [requirement(129)])
    #expect(!registration.isResponder)
    #expect(registration.handles(.isRegistered))
  }

  @Test func `a round gives typed delegates of those that conform`() throws {
    try registry.add(contentsOf: [even, odd, both])
    let evens: [any EvenDelegate] = try Array(
      registry.responders(to: requirement(128), as: EvenRole.self)
    )
    #expect(evens.map { ObjectIdentifier($0) } == [ObjectIdentifier(even), ObjectIdentifier(both)])
    let odds = try registry.responders(to: requirement(3), as: OddRole.self)
    let first: (any OddDelegate)? = odds.first
    #expect(first === odd)
    registry.stopsAtFirstResponder = true
    #expect(try Array(registry.responders(to: requirement(1), as: OddRole.self)).count == 1)
  }

  @Test func `the dead that an accepted round comes upon are dropped`() throws {
    registry.onRespondersChange = {}
    try registry.add(Even())
    #expect(registry.entries.count == 1)
    for _ in try registry.responders(to: requirement(0), as: EvenRole.self) {
      Issue.record("nobody is alive")
    }
    #expect(registry.entries.isEmpty)
  }

  @Test func `what a provider names is called as far as it conforms`() throws {
    final class Objects: DelegateProvider {
      let objects: [AnyObject]
      init(_ objects: [AnyObject]) { self.objects = objects }
      func delegates() -> [AnyObject] { objects }
    }
    let provider = Objects([Registry(), odd, even, both])
    registry.add(provider: provider)
    try registry.add(even)
    let called = try registry.responders(to: requirement(0), as: EvenRole.self)
      .map { ObjectIdentifier($0) }
    let expected: [AnyObject] = [even, both, even]
    #expect(called == expected.map { ObjectIdentifier($0) })
    #expect(answered == Array(0..<130))
  }

  @Test func `a refused object is named with the protocols`() throws {
    let error = DelegateConformanceError(Registry(), protocols: ["A", "B"])
    #expect("\(error)" == "'DelegateRegistry<AcceptingReference>' conforms to none of 'A', 'B'")
    #expect(
      throws: DelegateConformanceError(Registry(), protocols: ["EvenDelegate", "OddDelegate"])
    ) {
      try registry.add(contentsOf: [even, Registry()])
    }
    #expect(registry.isEmpty)
  }

  @Test func `a delegate that is being deinitialised is neither refused nor added`() throws {
    final class Dying: EvenDelegate {
      let registry: Registry
      init(_ registry: Registry) { self.registry = registry }
      deinit {
        let isNew = try? registry.add(self)
        #expect(isNew == false)
      }
    }
    do { _ = Dying(registry) }
    #expect(registry.entries.isEmpty)
  }
}
