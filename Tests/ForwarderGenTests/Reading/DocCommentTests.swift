import Testing

@testable import ForwarderGen

@Suite("Documentation comments")
struct DocCommentTests {
  @Test(
    arguments: [
      ("\n/// a\n", "a"), ("///a\n///  b\n", "a\n b"), ("/// a\n///\n/// b\n", "a\n\nb"),
      ("// a\n", nil), ("//// a\n", nil), ("/* a */", nil), ("/**/", nil), ("/***/", nil),
      ("", nil),
      ("/// old\n\n/// new\n", "new"), ("/// a\n// remark\n", "a"), ("/// a\n/* remark */\n", "a"),
      ("/** a */", "a"), ("/**\n a\n b\n*/", "a\nb"),
      ("/**\n  * a\n  *\n  *   b\n  */", "a\n\n  b"),
      ("/**\n a\n   b\n */", "a\n  b"), ("/** a /* b */ c */", "a /* b */ c"),
      ("/// a\n/** b */", "b"), ("/** a */\n/// b\n", "b"), ("/// `}` \"\n", "`}` \""),
      (" // trailing\n  /// a\r\n  /// b\r\n", "a\nb"), ("///\n", nil), ("/* /// a\n*/", nil),
    ] as [(String, String?)]
  )
  func `the last documentation before a declaration is its own`(space: String, doc: String?) {
    #expect(DocComment.text(in: space) == doc)
  }
}
