import Foundation
import Testing

@testable import ForwarderGen

/// Writes `Documentation/Diagnostics.md` from the fixtures, so that it has every message.
@Suite("The page of diagnostics")
struct DiagnosticsPageTests {
  @Test func `the page shows every message with an example`() throws {
    let page = Repository.root.appending(path: "Documentation/Diagnostics.md")
    try Recording.expect(try Self.text(), matches: page)
  }

  private static let head = """
    # Diagnostics

    Everything that `forwarder-gen` can say about a spec, and about what it imports one from, as it
    says it, with a line that it was said of.

    The examples are the fixtures of `Fixtures/Invalid` and `Fixtures/Import/Invalid`: a test writes
    this page.

    Messages go to standard error as `PATH:LINE:COLUMN: error: MESSAGE`, sorted, all in one run;
    columns count UTF-8 bytes from one. On a terminal they have colours, unless `NO_COLOR` is set.

    | message | said of |
    |---|---|

    """

  private static func text() throws -> String {
    let examples = try examples().merging(importExamples()) { spec, _ in spec }
    let rows = DiagnosticMessage.Kind.allCases.compactMap { examples[$0] }
    return head + rows.joined()
  }

  /// The row of each message, for the first fixture that provokes it.
  private static func examples() throws -> [DiagnosticMessage.Kind: String] {
    var rows: [DiagnosticMessage.Kind: String] = [:]
    for name in try Repository.specNames(in: "Invalid") {
      let file = Repository.fixtures.appending(path: "Invalid/\(name).delegates.json")
      let source = SourceText(path: name, bytes: Array(try Data(contentsOf: file)))
      let files = try Repository.swiftFiles(namedIn: [source], in: "Invalid")
      let generation = Generator.generate([source], beside: files, locatesSource: false)
      let texts = [source] + files.sources.map(\.source)
      let said = generation.diagnostics.flatMap { diagnostic in
        [(diagnostic.message, diagnostic.location)]
          + diagnostic.notes.map { ($0.message, $0.location) }
      }
      for (message, location) in said where rows[message.kind] == nil {
        let line = try #require(Self.lineText(at: location, in: texts))
        rows[message.kind] = "| \(cell(message.text)) | \(code(line)) |\n"
      }
    }
    return rows
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

  /// The row of each message about what is imported, or left out.
  private static func importExamples() throws -> [DiagnosticMessage.Kind: String] {
    var rows: [DiagnosticMessage.Kind: String] = [:]
    for name in try ImportFixtures.invalidNames() {
      let bytes = try ImportFixtures.source("Invalid/\(name).input").bytes
      let lines = String(decoding: bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      let result = try ImportFixtures.invalid(name)
      let said =
        result.diagnostics.map { ($0.message, String(lines[$0.location.line - 1])) }
        + result.omissions.map { ($0.reason, $0.requirement ?? "its head") }
      for (message, line) in said where rows[message.kind] == nil {
        rows[message.kind] = "| \(cell(message.text)) | \(code(line)) |\n"
      }
    }
    return rows
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
