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

  /// Its elements, and all that others of them are related to; only `limit` of them if there are more.
  func closure(
    upTo limit: Int = .max,
    _ related: (Element) -> some Sequence<Element>
  ) -> Set<Element> {
    var closure: Set<Element> = []
    var open = Array(self)
    while closure.count < limit, let next = open.popLast() {
      if closure.insert(next).inserted { open += related(next) }
    }
    return closure
  }
}
