import Testing

@testable import ForwarderGen

/// Holds terms that pages define against the code.
@Suite("Terms")
struct TermTests {
  @Test func `a notification is a broadcast without a value, and one page says so`() throws {
    let pages = try Repository.names(in: Page.folder, suffix: ".md").map { "\($0).md" }
    let defining = try pages.filter { try Page($0).text.contains("*notification*") }
    #expect(defining == ["Registry.md"])
    let definition = "every *notification*: a `broadcast` without a value, even if it throws"
    #expect(try Page("Registry.md").text.contains(definition))

    let spec = """
      { "version": 1, "protocols": [{ "protocol": "protocol P", "queues": true, "requirements": [
        "func told()", "func failing() throws", "func changing(_ report: inout [String])",
        { "declaration": "func asked() -> Bool", "dispatch": "broadcast", "default": "true" },
        { "declaration": "func chosen()", "dispatch": "first" }
      ] }] }
      """
    let specs = Generator.resolve([SourceText(path: "p", text: spec)], references: []).specs
    let requirements = try #require(specs.first?.protocols.first).forwarded
    #expect(
      requirements.map(\.declared).filter(\.isNotification).map(\.caseName)
        == ["told", "failing", "changing"]
    )
  }
}
