import Foundation
import Testing

@testable import ForwarderGen

/// Holds `Documentation/SpecFormat.md` against the JSON Schema, and its examples against the tool.
@Suite("The page of the spec format")
struct SpecFormatPageTests {
  /// A row of the table of keys.
  private struct Row {
    let key: String

    /// The kinds of objects that have the key: `protocol` and `composite`.
    let kinds: [String]

    /// Members of such an object.
    let example: String
  }

  /// The kinds of objects, in the order in which the schema has them, each with the members that it
  /// needs to begin with.
  private static let needs: KeyValuePairs = [
    "spec": ["version": "1", "protocols": "[\(tables)]"],
    "import": ["import": "\"Foundation\""],
    "protocol": ["protocol": "\"protocol NewsDelegate: AnyObject\"", "requirements": "[]"],
    "requirement": ["declaration": "\"func newsDidArrive()\""],
    "composite": ["forwarder": "\"MultiTable\"", "requires": "[\"TableData\"]"],
  ]

  private static let tables = ["TableData", "TableSelection", "TableEditing"]
    .map { "nonisolated public protocol \($0): AnyObject" }
    .map { "{ \"protocol\": \"\($0)\", \"requirements\": [] }" }.joined(separator: ", ")

  private let page: Page
  private let rows: [Row]

  init() throws {
    page = try Page("SpecFormat.md")
    let section = page.text.split(separator: "## Keys\n").last?.split(separator: "\n## ").first
    rows = try #require(section).split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map {
        let cells = $0.split(separator: " | ").map { $0.trimmingCharacters(in: ["|", " ", "`"]) }
        let kinds = cells[1].split(separator: ", ").map { String($0) }
        return Row(
          key: cells[0],
          kinds: kinds == ["any"] ? Self.needs.map(\.key) : kinds,
          example: cells[2]
        )
      }
  }

  @Test func `every key of the schema has a row, and no other`() throws {
    let schema = try #require(SourceText(path: "schema", text: SpecSchema.text).json)
    let objects = try SchemaRule(schema: schema).all.filter { $0.type == "object" }
    try #require(objects.count == Self.needs.count)
    for (kind, object) in zip(Self.needs.map(\.key), objects) {
      let documented = rows.filter { $0.kinds.contains(kind) }.map(\.key)
      #expect(documented.sorted() == object.properties.map(\.key).sorted(), "of \(kind)")
    }
  }

  @Test func `every example has its key, and is accepted`() throws {
    try #require(rows.count > 20)
    for row in rows {
      #expect(row.example.contains("\"\(row.key)\": "), "\(row.key)")
      for kind in row.kinds {
        #expect(Self.complaints(about: row.example, in: kind) == [], "\(row.key) of \(kind)")
      }
    }
  }

  @Test func `what is no example of a key is not accepted`() {
    #expect(Self.complaints(about: "\"optional\": 1", in: "requirement") != [])
  }

  @Test func `the composite that it shows is accepted`() throws {
    let blocks = page.blocks(marked: "json").filter { $0.hasPrefix("\"") }
    #expect(blocks.count == 1)
    for block in blocks { #expect(Self.complaints(about: block, in: "spec") == []) }
  }

  /// What the tool says of a spec in which an object of `kind` has `members`, and what it needs.
  private static func complaints(about members: String, in kind: String) -> [String] {
    let others = (needs.first { $0.key == kind }?.value ?? [:])
      .filter { !members.contains("\"\($0.key)\": ") }.map { "\"\($0.key)\": \($0.value)" }
    let object = "{ \(([members] + others.sorted()).joined(separator: ", ")) }"
    let text =
      switch kind {
      case "spec": object
      case "import": "{ \"version\": 1, \"imports\": [\(object)] }"
      case "protocol": "{ \"version\": 1, \"protocols\": [\(object)] }"
      case "requirement": spec(object)
      default: "{ \"version\": 1, \"protocols\": [\(tables)], \"composites\": [\(object)] }"
      }
    let source = SourceText(path: "Test.delegates.json", text: text)
    return Generator.generate([source], locatesSource: false).diagnostics.flatMap(\.lines)
  }
}
