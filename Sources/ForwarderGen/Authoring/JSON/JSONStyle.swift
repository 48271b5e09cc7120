/// How the text of a JSON file is laid out.
struct JSONStyle: Equatable, Sendable {
  /// How many columns a line may have, unless a single string takes more.
  static let width = 100

  /// The indentation of one level of nesting.
  var indentation = "  "
  var newline = "\n"

  /// The keys whose arrays have a line for each element, however short.
  var listKeys: Set<String> = []
}

extension JSONStyle {
  /// The style that the author of `source` has; of a file on one line, the usual one.
  init(of source: SourceText, listKeys: Set<String> = []) {
    self.init(listKeys: listKeys)
    let text = source.bytes
    guard let end = text.firstIndex(of: UInt8(ascii: "\n")) else { return }
    if text[..<end].last == UInt8(ascii: "\r") { newline = "\r\n" }
    let space = text[(end + 1)...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    if !space.isEmpty { indentation = String(decoding: space, as: UTF8.self) }
  }
}
