/// A place in a source text: the number of bytes before it.
struct SourcePosition: Hashable, Comparable, Sendable {
  let offset: Int

  static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    left.offset < right.offset
  }
}
