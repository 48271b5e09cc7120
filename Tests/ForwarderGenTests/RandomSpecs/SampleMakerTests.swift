import Testing

@testable import ForwarderGen

/// Holds the maker of random specs against the spec format.
@Suite("The maker of random specs")
struct SampleMakerTests {
  private static let texts = (0..<200).flatMap { SampleMaker.sample(seed: 1, index: $0).texts }

  private static func keys<Key: SpecKey>(of type: Key.Type) -> [String] {
    type.allCases.map(\.rawValue)
  }

  @Test func `the usual specs use every key`() {
    let keys =
      Self.keys(of: SpecFileKey.self) + Self.keys(of: ImportKey.self)
      + Self.keys(of: ProtocolKey.self) + Self.keys(of: CompositeKey.self)
      + Self.keys(of: RequirementKey.self)
    let all = Self.texts.joined()
    #expect(Set(keys).filter { !all.contains("\"\($0)\":") } == [])
  }

  @Test(arguments: DispatchName.allCases)
  func `the usual specs use every dispatch`(name: DispatchName) {
    #expect(Self.texts.contains { $0.contains("\"dispatch\": \"\(name.rawValue)") })
  }
}
