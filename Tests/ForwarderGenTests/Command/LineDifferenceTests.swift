import Testing

@testable import ForwarderGen

@Suite("Differences between texts")
struct LineDifferenceTests {
  private func difference(_ old: String, _ new: String) -> String {
    LineDifference.text(from: old, named: "o", to: new, named: "n")
  }

  @Test(arguments: ["", "a\n", "a\nb", "\n\n"])
  func `no difference is no text`(text: String) {
    #expect(difference(text, text) == "")
  }

  @Test(
    arguments: [
      ("a\nb\nc\n", "a\nB\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n"),
      ("", "a\nb\n", "@@ -0,0 +1,2 @@\n+a\n+b\n"), ("a\n", "", "@@ -1,1 +0,0 @@\n-a\n"),
      ("a\n", "a\nb\n", "@@ -1,1 +1,2 @@\n a\n+b\n"),
      ("b\n", "a\nb\n", "@@ -1,1 +1,2 @@\n+a\n b\n"),
      ("1\n2\n3\n4\n5\n", "1\n2\n3\n4\nx\n", "@@ -2,4 +2,4 @@\n 2\n 3\n 4\n-5\n+x\n"),
      (
        "x\n1\n2\n3\n4\n5\n6\n7\ny\n", "1\n2\n3\n4\n5\n6\n7\n",
        "@@ -1,4 +1,3 @@\n-x\n 1\n 2\n 3\n@@ -6,4 +5,3 @@\n 5\n 6\n 7\n-y\n"
      ),
      (
        "x\n1\n2\n3\n4\n5\n6\ny\n", "1\n2\n3\n4\n5\n6\n",
        "@@ -1,8 +1,6 @@\n-x\n 1\n 2\n 3\n 4\n 5\n 6\n-y\n"
      ),
    ]
  )
  func `lines are shown with their numbers and what is round them`(
    old: String,
    new: String,
    expected: String
  ) {
    #expect(difference(old, new) == "--- o\n+++ n\n" + expected)
  }
}
