import Testing

@testable import ForwarderGen

@Suite("Keywords")
struct KeywordTests {
  @Test(
    arguments: [
      ("a", "a"), ("default", "`default`"), ("self", "`self`"), ("two words", "`two words`"),
      ("get", "get"), ("async", "async"), ("größe", "größe"), ("1a", "`1a`"),
      ("👍", "👍"), ("_", "`_`"), ("__", "__"), ("$", "`$`"),
    ]
  )
  func `a name stands in back-ticks where it needs them`(word: String, escaped: String) {
    #expect(Keyword.escaped(word) == escaped)
  }

  @Test(arguments: [
    ("in", "in"), ("default", "default"), ("inout", "`inout`"), ("a b", "`a b`"), ("👍", "👍"),
  ])
  func `a label needs back-ticks less often`(word: String, escaped: String) {
    #expect(Keyword.escapedLabel(word) == escaped)
  }

  @Test(
    arguments: [
      ("a", true), ("_", true), ("_1", true), ("ä", true), ("日本", true), ("", false), ("1", false),
      ("a-b", false), ("a b", false), ("$0", false), ("a\n", false),
    ]
  )
  func `an identifier begins with a letter or an underscore`(word: String, isIdentifier: Bool) {
    #expect(Keyword.isIdentifier(word) == isIdentifier)
  }
}
