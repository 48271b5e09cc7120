import Testing

@testable import ForwarderGen

/// Holds the maker of random specs against the spec format.
@Suite("The maker of random specs")
struct SampleMakerTests {
  private static let texts = (0..<200).flatMap { SampleMaker.sample(seed: 1, index: $0).texts }

  @Test func `the usual specs use every key`() {
    let keys = SpecObjectKind.all.flatMap(\.keys).map(\.rawValue)
    let all = Self.texts.joined()
    // What is not forwarded has nothing that a sample could hold.
    let forwarded = SpecKey.forwarded.rawValue
    #expect(Set(keys).filter { !all.contains("\"\($0)\":") } == [forwarded])
  }

  @Test func `the usual specs have associated types that are not primary`() {
    let protocols = (0..<200).flatMap { SampleMaker.sample(seed: 1, index: $0).protocols }
    let partly = protocols.filter { made in
      let types = made.inheritedTypes + made.associatedTypes
      return !made.nonprimaryTypes.isEmpty && made.nonprimaryTypes.count < types.count
    }
    let forwarded = protocols.filter { !$0.nonprimaryTypes.isEmpty && $0.forwarderAccess != nil }
    #expect(partly.count > 5)
    #expect(forwarded.count > 10)
  }

  @Test(arguments: DispatchName.allCases)
  func `the usual specs use every dispatch`(name: DispatchName) {
    #expect(Self.texts.contains { $0.contains("\"dispatch\": \"\(name.rawValue)") })
  }
}
