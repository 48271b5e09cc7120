import Testing

@testable import ForwarderGen

@Suite("Nearest word")
struct NearestWordTests {
  private static let words = ["declaration", "dispatch", "default", "doc", "if", "name"]

  @Test(
    arguments: [
      ("dispatch", "dispatch"), ("dispach", "dispatch"), ("dispatchh", "dispatch"),
      ("dipsatch", "dispatch"), ("DISPATCH", "dispatch"), ("decleration", "declaration"),
      ("docs", "doc"), ("fi", "if"), ("nmae", "name"), ("defualt", "default"),
    ]
  )
  func `a slip finds its word`(slip: String, word: String) {
    #expect(NearestWord.nearest(to: slip, among: Self.words) == word)
  }

  @Test(arguments: ["", "colour", "optional", "xyz", "declarationdeclaration", "äöü"])
  func `another word finds none`(word: String) {
    #expect(NearestWord.nearest(to: word, among: Self.words) == nil)
  }

  @Test func `of two equally near words the first is named`() {
    #expect(NearestWord.nearest(to: "bat", among: ["cat", "hat"]) == "cat")
  }

  @Test func `there is nothing near when there is nothing`() {
    #expect(NearestWord.nearest(to: "bat", among: []) == nil)
  }
}
