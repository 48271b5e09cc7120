import Foundation

/// A page of the documentation.
struct Page {
  let text: String

  /// Reads the page at `path` below `Documentation`.
  init(_ path: String) throws {
    let file = Repository.root.appending(path: "Documentation/\(path)")
    text = try String(contentsOf: file, encoding: .utf8)
  }

  /// The blocks of code in the language `mark`.
  func blocks(marked mark: String) -> [String] {
    text.components(separatedBy: "\n```\(mark)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
  }
}
