import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

@Suite("Handling")
struct DelegateHandlingTests {
  private typealias Narrow = DelegateHandling<MultiTransferDelegateRequirement>
  private typealias WideHandling = DelegateHandling<WideRequirement>

  @Test func `all is every requirement`() {
    #expect(Narrow.all == Narrow(MultiTransferDelegateRequirement.allCases))
    #expect(WideHandling.all == WideHandling(WideRequirement.allCases))
  }

  @Test func `notifications are what the generated enum says`() {
    #expect(Narrow.notifications == [.transferDidStart, .transferDidFinish])
    #expect(WideHandling.notifications == WideHandling(WideRequirement.notifications))
  }

  @Test func `a protocol of up to 63 requirements needs no allocation`() {
    #expect(Narrow.all.further.isEmpty)
    #expect(WideHandling.all.further.count == 2)
  }

  @Test(arguments: WideRequirement.allCases)
  func `each of many requirements is told from every other`(_ requirement: WideRequirement) {
    let delegate = Wide()
    let registry = DelegateRegistry<WideReference>()
    registry.add(delegate, handling: [requirement])
    for other in WideRequirement.allCases {
      #expect(registry.hasResponder(to: other) == (other == requirement))
    }
    #expect(registry.count == 1)
    registry.add(delegate, handling: .all.subtracting([requirement]))
    for other in WideRequirement.allCases {
      #expect(registry.hasResponder(to: other) == (other != requirement))
    }
    var round = registry.responders(to: requirement)
    registry.add(delegate)
    let isReached = round.next() != nil
    #expect(isReached)
    #expect(registry.hasResponder(to: requirement))
    registry.remove(delegate)
    #expect(WideRequirement.allCases.allSatisfy { !registry.hasResponder(to: $0) })
  }

  @Test func `set algebra agrees with a plain set`() {
    var generator = SplitMix(seed: 3)
    for _ in 0..<200 {
      let all = WideRequirement.allCases
      let left = Set(all.filter { _ in Bool.random(using: &generator) })
      let right = Set(all.filter { _ in Bool.random(using: &generator) })
      let (one, other) = (WideHandling(left), WideHandling(right))
      #expect(one.union(other) == WideHandling(left.union(right)))
      #expect(one.intersection(other) == WideHandling(left.intersection(right)))
      #expect(one.symmetricDifference(other) == WideHandling(left.symmetricDifference(right)))
      #expect(one.subtracting(other) == WideHandling(left.subtracting(right)))
      #expect(one.isSubset(of: other) == left.isSubset(of: right))
      #expect(all.filter { one.contains($0) } == all.filter { left.contains($0) })
    }
  }

  @Test func `single requirements come and go`() {
    var handling: Narrow = []
    #expect(handling.insert(.rankOf).inserted)
    #expect(!handling.insert(.rankOf).inserted)
    #expect(handling == [.rankOf])
    #expect(handling.remove(.rankOf) == .rankOf)
    #expect(handling.remove(.rankOf) == nil)
    #expect(handling.isEmpty)
    handling.formUnion([.sizeOf, .rankOf])
    handling.formIntersection([.sizeOf, .weightOf])
    handling.formSymmetricDifference([.weightOf])
    #expect(handling == [.sizeOf, .weightOf])
  }
}
