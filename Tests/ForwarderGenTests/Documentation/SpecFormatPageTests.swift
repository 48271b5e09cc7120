import Foundation
import Testing

@testable import ForwarderAuthoring
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
    "protocol": ["protocol": "\"protocol NewsDelegate: AnyObject\"", "requirements": "[\(call)]"],
    "events": ["without": "[\"download\"]"],
    "requirement": ["declaration": "\"func newsDidArrive()\""],
    "composite": ["forwarder": "\"MultiTable\"", "requires": "[\"TableData\"]"],
  ]

  /// A requirement with a sender.
  private static let call = "\"func downloadDidStart(_ download: Download)\""

  private static let tables = ["TableData", "TableSelection", "TableEditing"]
    .map { name in
      let head = "nonisolated public protocol \(name): AnyObject"
      let requirement = "func did\(name)(_ download: Download)"
      return "{ \"protocol\": \"\(head)\", \"requirements\": [\"\(requirement)\"] }"
    }
    .joined(separator: ", ")

  /// The Swift files that examples name, by their names.
  private static let swift = [
    "NewsDelegate.swift": "protocol NewsDelegate: AnyObject { func mayClose() -> Bool }",
    "SyncDelegate.swift": """
    protocol SyncDelegate: AnyObject {
      func sync(_ sync: Sync, shouldRetryAfter error: any Error) -> Bool
    }
    """,
  ]

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
    // Those of a protocol in a Swift file come before those of one that is declared or repeated.
    let kinds = [
      "spec", "import", "protocol", "events", "requirement", "protocol", "events", "requirement",
      "composite", "events",
    ]
    try #require(objects.count == kinds.count)
    for kind in Self.needs.map(\.key) {
      let documented = rows.filter { $0.kinds.contains(kind) }.map(\.key)
      let keys = zip(kinds, objects).filter { $0.0 == kind }.flatMap(\.1.properties).map(\.key)
      #expect(Set(documented) == Set(keys), "of \(kind)")
      #expect(documented.count == Set(documented).count)
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
    let unknown = "\"requirement\": \"mayOpen()\", \"dispatch\": \"first\""
    #expect(Self.complaints(about: unknown, in: "requirement") != [])
  }

  @Test func `the pieces of specs that it shows are accepted`() throws {
    let blocks = page.blocks(marked: "json").filter { $0.hasPrefix("\"") }
    #expect(blocks.count == 2)
    for block in blocks { #expect(Self.complaints(about: block, in: "spec") == []) }
  }

  /// The tool's messages about a spec in which an object of `kind` has `members` and the required
  /// keys.
  private static func complaints(about members: String, in kind: String) -> [String] {
    var needs = needs.first { $0.key == kind }?.value ?? [:]
    // A protocol of a Swift file needs no requirements, and its entries have no declarations.
    let isOfSwiftFile = members.contains(".swift\"") || members.contains("\"requirement\"")
    if isOfSwiftFile {
      needs["declaration"] = nil
      if kind == "protocol" { needs["requirements"] = "[\(decision)]" }
    }
    let others =
      needs
      .filter { !members.contains("\"\($0.key)\": ") }.map { "\"\($0.key)\": \($0.value)" }
    let object = "{ \(([members] + others.sorted()).joined(separator: ", ")) }"
    let text =
      switch kind {
      case "spec": object
      case "import": "{ \"version\": 1, \"imports\": [\(object)], \"protocols\": [\(tables)] }"
      case "protocol": "{ \"version\": 1, \"protocols\": [\(object)] }"
      case "requirement" where isOfSwiftFile:
        "{ \"version\": 1, \"protocols\": [{ \(named), \"requirements\": [\(object)] }] }"
      case "events": events(object)
      // Forwarders of other targets may have the events of a public protocol.
      case "requirement": spec(object).replacing("\"protocol ", with: "\"public protocol ")
      default: "{ \"version\": 1, \"protocols\": [\(tables)], \"composites\": [\(object)] }"
      }
    let source = SourceText(path: "Test.delegates.json", text: text)
    let sources = swift.map { SourceText(path: $0.key, text: $0.value) }
    let files = SwiftFiles(
      sources,
      of: [.of(sources)],
      about: DecodedSpecs([source]).swiftProtocols
    )
    return Generator.generate([source], beside: files, locatesSource: false)
      .diagnostics.flatMap(\.lines)
  }

  /// A spec of a protocol that has `object` at `events`.
  private static func events(_ object: String) -> String {
    """
    { "version": 1, "protocols": [
      { "protocol": "protocol P: AnyObject", "requirements": [\(call)], "events": \(object) }
    ] }
    """
  }

  private static let named =
    "\"protocol\": \"NewsDelegate\", \"declared\": \"NewsDelegate.swift\""

  private static let decision =
    "{ \"requirement\": \"mayClose()\", \"dispatch\": \"allTrue\" }"
}
