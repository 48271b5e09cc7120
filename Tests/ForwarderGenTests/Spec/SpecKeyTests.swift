import Testing

@testable import ForwarderGen

@Suite("Keys of a spec")
struct SpecKeyTests {
  @Test func `every object has the keys of the format`() {
    #expect(
      SpecFileKey.allCases.map(\.rawValue)
        == ["version", "imports", "markers", "protocols", "composites"]
    )
    #expect(ImportKey.allCases.map(\.rawValue) == ["import", "if"])
    #expect(
      ProtocolKey.allCases.map(\.rawValue)
        == [
          "protocol", "declared", "forwarder", "delegatesProperty", "queues", "requirements", "doc",
          "if",
        ]
    )
    #expect(
      CompositeKey.allCases.map(\.rawValue)
        == ["forwarder", "requires", "accepts", "delegatesProperty", "queues", "doc", "if"]
    )
    #expect(
      RequirementKey.allCases.map(\.rawValue)
        == [
          "declaration", "requirement", "dispatch", "default", "optional", "errors",
          "concurrently", "name", "doc", "if",
        ]
    )
  }
}
