import Testing

@testable import ForwarderGen

@Suite("Keys of a spec")
struct SpecKeyTests {
  /// What DESIGN.md's table gives to each kind of object.
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
        == ["declaration", "dispatch", "default", "optional", "errors", "name", "doc", "if"]
    )
  }

  @Test(
    arguments: [
      (#"{ "version": 1, "composites": [{ "forwarder": "F", "accepts": ["P"], ①"queues": true }], "protocols": [{ "protocol": "protocol P: AnyObject", "requirements": [] }] }"#)
    ]
  )
  func `a key of a later version is refused, never ignored`(text: String) {
    expectDiagnostics(text, .unsupportedKey)
  }
}
