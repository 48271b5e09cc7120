/// A file's text, and where its lines begin.
package struct SourceText: Equatable, Sendable {
  /// A file whose positions have a place after those of others.
  struct Placed: Equatable, Sendable {
    /// Where they begin.
    let start: Int
    let source: SourceText
  }

  package let path: String
  package let bytes: [UInt8]
  private let lineStarts: [Int]

  /// Other files whose positions are after its own, in their order.
  private var others: [Placed] = []

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var lineStarts = [0]
    for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") {
      lineStarts.append(offset + 1)
    }
    self.lineStarts = lineStarts
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The names of the folders that it is in, as far as its path says.
  var folder: [Substring] { path.split(separator: "/").dropLast() }

  /// The same text, whose positions may be in the files `others` as well, in the order of their places.
  func beside(_ others: [Placed]) -> SourceText {
    var source = self
    source.others = others
    return source
  }

  /// The line and column of `position`, in the file that it is in.
  package func location(of position: SourcePosition) -> SourceLocation {
    if let index = others.lastIndexInOrder(where: { $0.start <= position.offset }) {
      let offset = position.offset - others[index].start
      return others[index].source.location(of: SourcePosition(offset: offset))
    }
    let low = lineStarts.lastIndexInOrder { $0 <= position.offset } ?? 0
    return SourceLocation(path: path, line: low + 1, column: position.offset - lineStarts[low] + 1)
  }

  /// The text between two places.
  package func text(from start: SourcePosition, to end: SourcePosition) -> String {
    String(decoding: bytes[start.offset..<end.offset], as: UTF8.self)
  }
}

/// A place as people and editors name it.
package struct SourceLocation: Hashable, Comparable, Sendable {
  /// The path as it was given to the tool.
  package let path: String

  /// Counted from one.
  package let line: Int

  /// Counted from one, in UTF-8 bytes, as the Swift compiler does.
  package let column: Int

  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}

/// A place in a source text: the number of bytes before it.
package struct SourcePosition: Hashable, Comparable, Sendable {
  let offset: Int

  package init(offset: Int) {
    self.offset = offset
  }

  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    left.offset < right.offset
  }
}

/// The value of a JSON string, and the place of each of its bytes in the file: the `b` of `"a\tb"` is
/// its third byte, and the fifth one of the file.
package struct EmbeddedText: Equatable, Sendable {
  /// A stretch of the value whose bytes stand side by side in the file.
  struct Run: Equatable, Sendable {
    let textOffset: Int
    let sourceOffset: Int
  }

  package let text: String

  /// In order; none if the file contains the value unchanged, right after the quotation mark.
  let runs: [Run]

  /// Where the opening quotation mark stands.
  package let quotePosition: SourcePosition

  /// The place in the file of the byte at `textOffset`, or of the closing quotation mark.
  func position(of textOffset: Int) -> SourcePosition {
    guard let index = runs.lastIndexInOrder(where: { $0.textOffset <= textOffset }) else {
      return SourcePosition(offset: quotePosition.offset + 1 + textOffset)
    }
    let run = runs[index]
    return SourcePosition(offset: run.sourceOffset + textOffset - run.textOffset)
  }

  /// Whether a line of Swift ends at `byte`.
  static func isNewline(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Where the value begins.
  var start: SourcePosition { position(of: 0) }

  /// Where the first line of the value ends; nil when there is only one.
  var firstNewline: SourcePosition? {
    text.utf8.enumerated().first { Self.isNewline($0.element) }
      .map { position(of: $0.offset) }
  }
}

extension EmbeddedText {
  /// A text that the file contains unchanged, from `offset` on.
  package init(_ text: String, at offset: Int) {
    self.init(
      text: text,
      runs: [Run(textOffset: 0, sourceOffset: offset)],
      quotePosition: SourcePosition(offset: offset)
    )
  }
}

extension Array {
  /// Where the last element is for which `isBefore` holds, as it does for all that come before it.
  fileprivate func lastIndexInOrder(where isBefore: (Element) -> Bool) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}

extension SourceText {
  /// `path`, which begins at the folder of this file, as the tool opens it.
  package func opening(_ path: String) -> String {
    let isFromRoot = path.hasPrefix("/")
    let isAbsolute = isFromRoot || self.path.hasPrefix("/")
    var names = isFromRoot ? [] : folder.map { String($0) }
    for name in path.split(separator: "/") where name != "." {
      if name == "..", isAbsolute || names.last.map({ $0 != ".." }) == true {
        _ = names.popLast()
      } else {
        names.append(String(name))
      }
    }
    return (isAbsolute ? "/" : "") + names.joined(separator: "/")
  }

  /// How this file calls the one at `path`; the reverse of ``opening(_:)`` if both are absolute.
  package func naming(_ path: String) -> String {
    let names = path.split(separator: "/")
    let shared = zip(names, folder).prefix { $0 == $1 }.count
    let steps = folder.dropFirst(shared).map { _ in ".." as Substring } + names.dropFirst(shared)
    return steps.joined(separator: "/")
  }
}
