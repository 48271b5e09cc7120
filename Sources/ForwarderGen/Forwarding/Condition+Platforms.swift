extension Condition {
  /// Whether it holds on Apple's platforms only, as far as its text tells.
  ///
  /// Where that is not seen, what is for other platforms is written as well, and never compiled.
  var isApples: Bool {
    let text = text.filter { $0 != " " }
    // Of what is negated as a whole, or a choice, no part has to hold.
    if text.contains("||") || text.contains("!(") { return false }
    return text.split(separator: "&&").contains { Self.apples.contains(String($0)) }
  }

  private static let apples = Set(
    ["iOS", "macOS", "tvOS", "visionOS", "watchOS"].map { "os(\($0))" }
      + ["AppKit", "ObjectiveC", "UIKit", "WatchKit"].map { "canImport(\($0))" }
  )
}
