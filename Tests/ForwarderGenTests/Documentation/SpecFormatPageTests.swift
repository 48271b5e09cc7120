import Foundation
import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

/// Holds `Documentation/SpecFormat.md` against the JSON Schema, and its examples against the tool.
@Suite("The page of the spec format")
struct SpecFormatPageTests {
  /// A section about a key.
  private struct Section {
    let key: String

    /// The kinds of objects whose keys the heading above it announces: `protocol`.
    let kinds: [String]

    /// Members of such an object.
    let examples: [String]
  }

  /// The headings above the sections of keys, each with the kinds of objects that it is about.
  private static let headings: KeyValuePairs = [
    "Keys of the spec": ["spec"],
    "Keys of an import": ["import"],
    "Keys of a protocol": ["protocol"],
    "Keys of `events`": ["events"],
    "Keys of a requirement": ["requirement"],
    "Keys of a composite": ["composite"],
    "Keys of any object": needs.map(\.key),
  ]

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
    "NewsDelegate.swift": "protocol NewsDelegate: AnyObject { func mayClose() -> Bool }"
  ]

  private let sections: [Section]

  /// The keys that a kind of object shares with another one, which has the sections about them.
  private let shared: [String: [String]]

  init() throws {
    let text = try Page("SpecFormat.md").text
    var sections: [Section] = []
    var shared: [String: [String]] = [:]
    for (heading, kinds) in Self.headings {
      let part = try #require(text.components(separatedBy: "\n## \(heading)\n").dropFirst().first)
      let pieces = part.components(separatedBy: "\n## ")[0].components(separatedBy: "\n### ")
      // An introduction names keys, and nothing else in code.
      for kind in kinds {
        shared[kind, default: []] += Self.code(in: pieces[0])
      }
      for piece in pieces.dropFirst() {
        let title = try #require(piece.components(separatedBy: "\n").first)
        let key = try #require(Self.code(in: title).first)
        let examples = Self.code(in: String(piece.dropFirst(title.count)))
          .filter { $0.contains(#/^"[$\w]+": /#) }
        sections.append(Section(key: key, kinds: kinds, examples: examples))
      }
    }
    self.sections = sections
    self.shared = shared
  }

  /// What stands in code in `text`, in blocks of JSON and inside of sentences.
  private static func code(in text: String) -> [String] {
    let blocks = text.matches(of: /```json\n([^`]*)\n```/).map { String($0.1) }
    let spans = text.replacing(/```[^`]*```/, with: "").matches(of: /`([^`]+)`/)
      .map { String($0.1).replacing("\n", with: " ") }
    return blocks + spans
  }

  @Test func `every key of the schema has a section, and no other`() throws {
    let text = try String(contentsOf: Repository.schema, encoding: .utf8)
    let schema = try #require(SourceText(path: "schema", text: text).json)
    let objects = try SchemaRule(schema: schema).all.filter { $0.type == "object" }
    // Those of a protocol in a Swift file come before those of one that is declared or repeated.
    let kinds = [
      "spec", "import", "protocol", "events", "requirement", "protocol", "events", "requirement",
      "composite", "events",
    ]
    try #require(objects.count == kinds.count)
    for kind in Self.needs.map(\.key) {
      let own = sections.filter { $0.kinds.contains(kind) }.map(\.key)
      let documented = own + (shared[kind] ?? [])
      let keys = zip(kinds, objects).filter { $0.0 == kind }.flatMap(\.1.properties).map(\.key)
      #expect(Set(documented) == Set(keys), "of \(kind)")
      #expect(documented.count == Set(documented).count, "of \(kind)")
    }
  }

  @Test func `every key has an example, and every example is accepted`() throws {
    try #require(sections.count > 20)
    for section in sections {
      #expect(section.examples.contains { $0.contains("\"\(section.key)\": ") }, "\(section.key)")
      for kind in section.kinds {
        for example in section.examples {
          #expect(Self.complaints(about: example, in: kind) == [], "\(section.key) of \(kind)")
        }
      }
    }
  }

  @Test func `a key that another kind of object shares means the same there`() throws {
    let all = shared.flatMap { kind, keys in keys.map { (kind: kind, key: $0) } }
    try #require(all.count > 5)
    for (kind, key) in all {
      let section = try #require(sections.first { $0.key == key }, "\(key)")
      let example = try #require(section.examples.first, "\(key)")
      #expect(Self.complaints(about: example, in: kind) == [], "\(key) of \(kind)")
    }
  }

  @Test func `what is no example of a key is not accepted`() {
    #expect(Self.complaints(about: "\"optional\": 1", in: "requirement") != [])
    let unknown = "\"requirement\": \"mayOpen()\", \"dispatch\": \"first\""
    #expect(Self.complaints(about: unknown, in: "requirement") != [])
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
    // Generated code would declare again what the files have beside examples of all kinds.
    return Generator.resolve(DecodedSpecs([source]), beside: files).diagnostics.flatMap(\.lines)
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
