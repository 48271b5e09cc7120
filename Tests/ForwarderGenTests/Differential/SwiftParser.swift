import Foundation
import Testing

/// The compiler's own parser, and its messages about declarations.
enum SwiftParser {
  /// An error, or a warning.
  struct Complaint: Equatable {
    let isError: Bool
    let text: String
  }

  /// Its messages about each of `texts`, which are files of their own in one process.
  static func complaints(in texts: [String]) throws -> [[Complaint]] {
    let folder = try Folder()
    let names = texts.indices.map { "\($0).swift" }
    for (name, text) in zip(names, texts) { try folder.write(text, to: name) }
    let primary = names.flatMap { ["-primary-file", $0] }
    let arguments = ["-frontend", "-dump-parse", "-swift-version", "6"] + primary
    let result = try SwiftCompiler.run(arguments, in: folder)
    var complaints: [[Complaint]] = texts.map { _ in [] }
    for line in result.complaints.split(separator: "\n") {
      let pattern = /([0-9]+)\.swift:[0-9]+:[0-9]+: (error|warning): (.*)/
      guard let match = line.wholeMatch(of: pattern), let index = Int(match.1) else { continue }
      complaints[index].append(Complaint(isError: match.2 == "error", text: String(match.3)))
    }
    let hasErrors = complaints.joined().contains(where: \.isError)
    try #require(result.succeeded != hasErrors, "\(result.complaints)")
    return complaints
  }
}
