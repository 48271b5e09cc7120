import Foundation
import Testing

@testable import ForwarderGen

/// Writes `Documentation/Diagnostics.md` from mistakes, so that it has every message.
@Suite("The page of diagnostics")
struct DiagnosticsPageTests {
  @Test func `the page shows every message with an example`() throws {
    let page = Repository.root.appending(path: "Documentation/Diagnostics.md")
    try Recording.expect(try Self.text(), matches: page)
  }

  @Test func `the kinds are the cases of the messages, in their order`() throws {
    let file = "Sources/ForwarderGen/Diagnostics/DiagnosticMessage.swift"
    let source = try String(contentsOf: Repository.root.appending(path: file), encoding: .utf8)
    let cases = source.matches(of: /\n  case (\w+)/).map { String($0.1) }
    #expect(cases == DiagnosticMessage.Kind.allCases.map(\.rawValue))
  }

  private static let head = """
    # Diagnostics

    If a build reports an error in a spec, or in a Swift file that a spec names, search for its words
    here. Beside each message is a line, or a file, that causes it.

    A test writes this page, and fails if an error or a note is missing. The page leaves out what the
    plugins say about the set-up of a package, what `forwarder-gen` says about its command line, the
    warnings of `import`, and the remarks of `explain`.

    Messages go to standard error as `PATH:LINE:COLUMN: error: MESSAGE`, sorted, all in one run;
    columns count UTF-8 bytes from one. On a terminal they have colours, unless `NO_COLOR` is set.

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
