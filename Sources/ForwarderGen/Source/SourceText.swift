/// A file's text, and where its lines begin.
struct SourceText: Equatable, Sendable {
  /// A file whose positions have a place behind those of others.
  struct Placed: Equatable, Sendable {
    /// Where they begin.
    let start: Int
    let source: SourceText
  }

  let path: String
  let bytes: [UInt8]
  private let lineStarts: [Int]

  /// Other files whose positions are behind its own, in their order.
  private var others: [Placed] = []

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var lineStarts = [0]
    for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") {
      lineStarts.append(offset + 1)
    }
    self.lineStarts = lineStarts
  }

  init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The last part of its path.
  var fileName: String { path.split(separator: "/").last.map { String($0) } ?? path }

  /// The names of the folders that it is in, as far as its path says.
  var folder: [Substring] { path.split(separator: "/").dropLast() }

  /// The same text, whose positions may be in the files `others` as well.
  ///
  /// These are in the order of their places, so that a position alone tells its file.
  func beside(_ others: [Placed]) -> SourceText {
    var source = self
    source.others = others
    return source
  }

  /// The line and column of `position`, in the file that it is in.
  func location(of position: SourcePosition) -> SourceLocation {
    if let other = others.last(where: { $0.start <= position.offset }) {
      return other.source.location(of: SourcePosition(offset: position.offset - other.start))
    }
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= position.offset { low = middle } else { high = middle }
    }
    return SourceLocation(path: path, line: low + 1, column: position.offset - lineStarts[low] + 1)
  }

  /// The text between two places.
  func text(from start: SourcePosition, to end: SourcePosition) -> String {
    String(decoding: bytes[start.offset..<end.offset], as: UTF8.self)
  }
}
