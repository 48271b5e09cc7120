import Foundation
import Testing

/// Compares text with a recorded file, or records it.
///
/// `MULTIDELEGATE_RECORD=1 swift test` writes the files anew. A recording test fails, so that a run
/// without a comparison does not look like a pass.
enum Recording {
  static let isOn = ProcessInfo.processInfo.environment["MULTIDELEGATE_RECORD"] == "1"

  static func expect(
    _ text: String,
    matches file: URL,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    if recorded == text { return }
    let name = file.lastPathComponent
    if isOn {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name): run the tests again", sourceLocation: sourceLocation)
      return
    }
    Issue.record(
      """
      \(name) differs; if it should, run 'MULTIDELEGATE_RECORD=1 swift test' and look at the diff:
      \(difference(from: recorded ?? "", to: text))
      """,
      sourceLocation: sourceLocation
    )
  }

  /// The lines that only one of two texts has, each with its number.
  private static func difference(from recorded: String, to text: String) -> String {
    let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = new.difference(from: old)
    let lines = changes.map { change in
      switch change {
      case .insert(let offset, let line, _): (offset, "+\(offset + 1): \(line)")
      case .remove(let offset, let line, _): (offset, "-\(offset + 1): \(line)")
      }
    }
    return lines.sorted { $0.0 < $1.0 }.map(\.1).prefix(40).joined(separator: "\n")
  }
}
