import Foundation
import Testing

@testable import ForwarderGen

/// Records every message with a mistake that causes it, in `Fixtures/Diagnostics.md`.
@Suite("Recorded diagnostics")
struct RecordedDiagnosticsTests {
  @Test func `every message is recorded with an example`() throws {
    let record = Repository.fixtures.appending(path: "Diagnostics.md")
    try Recording.expect(try Self.text(), matches: record)
  }

  @Test func `the kinds are the cases of the messages, in their order`() throws {
    let file = "Sources/ForwarderGen/Diagnostics/DiagnosticMessage.swift"
    let source = try String(contentsOf: Repository.root.appending(path: file), encoding: .utf8)
    let cases = source.matches(of: /\n  case (\w+)/).map { String($0.1) }
    #expect(cases == DiagnosticMessage.Kind.allCases.map(\.rawValue))
  }

  private static let head = """
    # Diagnostics

    What `forwarder-gen` can say about a spec, and about what it imports one from, each with a line, or a
    file, that causes it. A test writes this file, and fails if an error or a note is missing.

    | message | caused by |
    |---|---|

    """

  /// A row for each message, with the first mistake that causes it.
  private static func text() throws -> String {
    var rows: [DiagnosticMessage.Kind: String] = [:]
    for mistake in try Mistake.specs() + Mistake.imports() + Mistake.others() {
      for (message, location) in mistake.said where rows[message.kind] == nil {
        let cause = try mistake.words ?? code(#require(lineText(at: location, in: mistake.sources)))
        rows[message.kind] = "| \(cell(message.text)) | \(cause) |\n"
      }
    }
    let kinds = DiagnosticMessage.Kind.allCases
    #expect(kinds.filter { rows[$0] == nil }.map(\.rawValue) == [], "no mistake causes these")
    return head + kinds.compactMap { rows[$0] }.joined()
  }

  /// The line at `location`, in one of `texts`.
  private static func lineText(
    at location: ForwarderGen.SourceLocation,
    in texts: [SourceText]
  ) -> String? {
    let text = texts.first { $0.path == location.path }
    // By bytes: a carriage return and a line feed are one character.
    let lines = text?.bytes
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.map { String(decoding: $0[location.line - 1], as: UTF8.self) }
  }

  /// `text` as it is, and no markup.
  private static func cell(_ text: String) -> String {
    text.replacing(/[\\|`*_]/) { "\\\($0.0)" }.replacing("<", with: "&lt;")
  }

  private static func code(_ line: String) -> String {
    let visible = line.unicodeScalars.map {
      $0.properties.generalCategory == .control ? "␀" : "\($0)"
    }
    let trimmed = visible.joined().trimmingCharacters(in: .whitespaces)
      .replacing(/([^ ])\1{11,}/) { "\($0.0.prefix(8))…" }
    let short = trimmed.count > 100 ? "\(trimmed.prefix(99))…" : trimmed
    let ticks = short.contains("`") ? "``" : "`"
    return short.isEmpty ? "an empty line" : ticks + short.replacing("|", with: "\\|") + ticks
  }
}
