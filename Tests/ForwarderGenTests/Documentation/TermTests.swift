import Testing

@testable import ForwarderGen

/// Holds terms that pages define against the code.
@Suite("Terms")
struct TermTests {
  /// Where a term is defined: it is in italics there, and on no other page.
  private static let places = [
    "base": "SpecFormat.md",
    "handling": "OptionalRequirements.md",
    "host": "Registry.md",
    "neutral": "OptionalRequirements.md",
    "notification": "OptionalRequirements.md",
    "reference": "SpecFormat.md",
    "refinement": "SpecFormat.md",
    "responder": "Dispatch.md",
    "round": "Registry.md",
    "trap": "ExistingProtocols.md",
  ]

  @Test func `one page defines a term`() throws {
    let pages = try Page.all().map { (name: $0, text: try Page($0).text) }
    for (term, place) in Self.places {
      let italics = try Regex("[^*]\\*\(term)\\*[^*]")
      let defining = pages.filter { $0.text.contains(italics) }
      #expect(defining.map(\.name) == [place], "\(term)")
    }
  }

  @Test func `no page has a second name for a term`() throws {
    let second = ["heir": "the protocol that inherits", "generator": "the tool"]
    for name in try Page.all() {
      let words = try Page(name).text.split { !$0.isLetter }
      for (word, first) in second {
        #expect(
          !words.contains { $0 == word || $0 == "\(word)s" },
          "\(name): '\(word)' is \(first)"
        )
      }
    }
  }

  @Test func `a notification is a broadcast without a value, and its page says so`() throws {
    let definition = "every *notification*: a `broadcast` without a value, even if it throws"
    let page = try Page("OptionalRequirements.md").text
    #expect(page.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(definition))

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
