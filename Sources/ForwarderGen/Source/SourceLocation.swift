/// A place as people and editors name it.
struct SourceLocation: Hashable, Comparable, Sendable {
  /// The path as it was given to the tool.
  let path: String

  /// Counted from one.
  let line: Int

  /// Counted from one, in UTF-8 bytes, as the Swift compiler does.
  let column: Int

  /// The last part of its path.
  var fileName: String { path.split(separator: "/").last.map { String($0) } ?? path }

  static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}

/// A place in a source text: the number of bytes before it.
struct SourcePosition: Hashable, Comparable, Sendable {
  let offset: Int

  static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    left.offset < right.offset
  }
}
