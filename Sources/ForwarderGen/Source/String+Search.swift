/// The standard library's own need macOS 13, and a package that is built with this tool may support older systems.
extension StringProtocol {
  package func contains(_ text: String) -> Bool { firstRange(of: text) != nil }

  package func firstRange(of text: String) -> Range<Index>? {
    var rest = utf8[...]
    while let first = text.utf8.first, let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: text.utf8) {
        return start..<rest.index(start, offsetBy: text.utf8.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}
