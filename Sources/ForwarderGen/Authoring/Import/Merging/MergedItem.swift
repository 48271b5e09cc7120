/// An item of a merged list: what the file has, what the import has, or both.
struct MergedItem: Equatable, Sendable {
  /// The number of the file's item.
  let existing: Int?

  /// The number of the import's item.
  let imported: Int?

  /// The order of a merged list.
  ///
  /// Known elements keep the order of the file. A new element follows the element that it follows
  /// in the import. A first element goes before the next one that the file has.
  ///
  /// - Parameters:
  ///   - existing: the items of the file that stay, each with its counterpart in the import.
  ///   - importedCount: how many items the import has.
  /// - Returns: all items of both.
  static func sequence(_ existing: [MergedItem], importedCount: Int) -> [MergedItem] {
    var items = existing
    let known = Set(existing.compactMap(\.imported))
    for imported in 0..<importedCount where !known.contains(imported) {
      let place =
        if imported > 0 {
          items.lastIndex { $0.imported == imported - 1 }.map { $0 + 1 }
        } else {
          known.min().flatMap { first in items.firstIndex { $0.imported == first } }
        }
      items.insert(MergedItem(existing: nil, imported: imported), at: place ?? items.count)
    }
    return items
  }
}
