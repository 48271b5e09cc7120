import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

@Suite("Availability in symbol graphs")
struct GraphAvailabilityTests {
  /// The attributes for what a graph says, which is an array in JSON.
  private func attributes(_ json: String) throws -> [String] {
    let nodes = try #require(SourceText(path: "p", text: json).json?.elements)
    return GraphAvailability.attributes(of: nodes.map { GraphAvailability($0) })
  }

  @Test(
    arguments: [
      (#"[]"#, []),
      (
        #"[{ "domain": "macOS", "introduced": { "major": 14 } }]"#,
        ["@available(macOS 14, *)"]
      ),
      (
        #"""
        [{ "domain": "macOS", "introduced": { "major": 14, "minor": 0 } },
         { "domain": "iOS", "introduced": { "major": 17, "minor": 1, "patch": 2 } }]
        """#,
        ["@available(macOS 14.0, iOS 17.1.2, *)"]
      ),
      (
        #"""
        [{ "domain": "iOS", "introduced": { "major": 2 }, "deprecated": { "major": 13, "minor": 1 },
           "obsoleted": { "major": 15 }, "message": "m", "renamed": "r" },
         { "domain": "macOS", "introduced": { "major": 12 } }]
        """#,
        [
          "@available(macOS 12, *)",
          "@available(iOS, introduced: 2, deprecated: 13.1, obsoleted: 15)",
        ]
      ),
      (
        #"[{ "isUnconditionallyDeprecated": true }, { "domain": "tvOS", "isUnconditionallyUnavailable": true }]"#,
        ["@available(*, deprecated)", "@available(tvOS, unavailable)"]
      ),
      (
        #"[{ "domain": "iOS", "isUnconditionallyDeprecated": false, "introduced": { "minor": 1 } }]"#,
        []
      ),
      (
        #"[{ "domain": "swift", "introduced": { "major": 6 } }, { "domain": "*" }]"#,
        ["@available(swift, introduced: 6)"]
      ),
    ] as [(String, [String])]
  )
  func `what is plain has the short form, and every other platform its own attribute`(
    json: String,
    attributes: [String]
  ) throws {
    #expect(try self.attributes(json) == attributes)
    try expectReadable(attributes)
  }

  /// Expects `attributes` to be Swift.
  private func expectReadable(_ attributes: [String]) throws {
    let text = (attributes + ["func a()"]).joined(separator: " ")
    let (declaration, _) = try expectParsed(text, by: parseRequirement)
    #expect(declaration.attributes.count == attributes.count)
  }
}
