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
          "protocol", "declared", "forwarder", "delegatesProperty", "queues", "events",
          "unchecked", "requirements", "doc", "if",
        ]
    )
    #expect(
      CompositeKey.allCases.map(\.rawValue)
        == [
          "forwarder", "requires", "accepts", "delegatesProperty", "queues", "events", "unchecked",
          "doc", "if",
        ]
    )
    #expect(EventsKey.allCases.map(\.rawValue) == ["without"])
    #expect(
      RequirementKey.allCases.map(\.rawValue)
        == [
          "declaration", "requirement", "dispatch", "through", "order", "default", "optional",
          "forwarded", "errors", "concurrently", "event", "unchecked", "name", "doc", "if",
        ]
    )
  }
}
