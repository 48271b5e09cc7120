extension [UInt8] {
  /// Whether a line begins at `offset` that a merge has left: `<<<<<<< HEAD`, `=======`, or the like.
  func hasConflictMarker(at offset: Int) -> Bool {
    guard offset == 0 || EmbeddedText.isNewline(self[offset - 1]) else { return false }
    let mark = self[offset]
    guard "<|=>".utf8.contains(mark) else { return false }
    let line = self[offset...].prefix { $0 != 0x0A && $0 != 0x0D }
    guard line.prefix(while: { $0 == mark }).count == 7 else { return false }
    // The names of both sides follow the other markers.
    return line.count == 7 || mark != UInt8(ascii: "=") && line[offset + 7] == 0x20
  }
}

extension Collection<UInt8> {
  /// Where the block comment ends that begins at `start`, with those inside it; nil if it does not.
  func endOfBlockComment(at start: Index) -> Index? {
    var depth = 0
    var previous: UInt8?
    for index in self[start...].indices {
      switch (previous, self[index]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        previous = nil
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        if depth == 0 { return self.index(after: index) }
        previous = nil
      case (_, let byte): previous = byte
      }
    }
    return nil
  }
}
