/// A text in which `①`, `②` … mark places.
struct MarkedText {
  private static let marks: [Character] = ["①", "②", "③", "④", "⑤", "⑥"]

  /// The text without its marks.
  let text: String

  /// How many bytes of `text` come before each mark, in order.
  let offsets: [Int]

  init(_ marked: String) {
    var text = ""
    var offsets: [Int] = []
    for character in marked {
      if Self.marks.contains(character) {
        offsets.append(text.utf8.count)
      } else {
        text.append(character)
      }
    }
    self.text = text
    self.offsets = offsets
  }
}
