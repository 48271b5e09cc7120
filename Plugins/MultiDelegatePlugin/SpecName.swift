import Foundation

/// The names of files that are probably meant to be specs.
enum SpecName {
  /// The name that the file called `name` should have in the target `target`; nil for a file that
  /// does not look like a spec.
  ///
  /// A name counts if it ends in a word like "delegates" and in `.json`, `.jsonc` or `.json5`:
  /// `Feed.delegate.json`, `Feed.Delegates.json`, `FeedDelegates.json`, `delegates.json`.
  static func meant(by name: String, in target: String) -> String? {
    guard !OutputName.isSpec(name) else { return nil }
    let file = URL(filePath: "/\(name)")
    guard ["json", "jsonc", "json5"].contains(file.pathExtension.lowercased()) else { return nil }
    var stem = name.dropLast(file.pathExtension.count + 1)
    let start = stem.lastIndex { !$0.isLetter }.map { stem.index(after: $0) } ?? stem.startIndex
    var word = stem[start...]
    // `FeedDelegates` ends in a word of its own.
    if let capital = word.dropFirst().lastIndex(where: \.isUppercase),
      word[..<capital].contains(where: \.isLowercase)
    {
      word = word[capital...]
    }
    // A file about a delegation is not a spec.
    guard word.lowercased() == "delegate" || word.hasSuffix("s"),
      NearestWord.nearest(to: String(word), among: ["delegates"]) != nil
    else { return nil }
    stem = stem.dropLast(word.count)
    while let last = stem.last, !last.isLetter, !last.isNumber { stem.removeLast() }
    return (stem.isEmpty ? target : String(stem)) + OutputName.specSuffix
  }
}
