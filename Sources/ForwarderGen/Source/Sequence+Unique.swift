extension Sequence {
  /// Of the elements with the same `key`, the first one, in their order.
  package func unique<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var known: Set<Key> = []
    return filter { known.insert(key($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// Each of them once, in their order.
  package var unique: [Element] { unique { $0 } }
}
