import Foundation
import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

/// Holds the JSON Schema against the decoder and against every fixture.
///
/// `.ci/schema` does the same with an implementation that is not ours.
@Suite("JSON Schema")
struct SpecSchemaTests {
  /// Mistakes in the keys and values of a spec, but not in its Swift.
  ///
  /// That a key is given twice is no such thing: to a schema an object has every key once.
  private static let structural: Set<DiagnosticMessage.Kind> = [
    .wrongType, .unknownKey, .missingKey, .unknownValue, .unknownVersion,
    .withoutFunction, .unknownPlace, .misplacedSubject, .keyOfSwift, .misplacedKey,
  ]

  private let text: String
  private let rule: SchemaRule

  init() throws {
    text = try String(contentsOf: Repository.schema, encoding: .utf8)
    rule = try SchemaRule(schema: #require(SourceText(path: "schema", text: text).json))
  }

  @Test func `the schema is that of this version`() {
    #expect(rule.description?.contains("forwarder-gen \(Version.current) ") == true)
    #expect(rule.description?.contains("\"version\": \(SpecDecoder.formatVersion)") == true)
  }

  @Test func `every definition is used, and none is written twice`() throws {
    let schema = try #require(SourceText(path: "schema", text: text).json)
    guard case .object(let definitions)? = schema["$defs"]?.value else {
      Issue.record("the schema has no definitions")
      return
    }
    #expect(definitions.count > 10)
    for definition in definitions {
      #expect(text.contains("\"#/$defs/\(definition.key.text)\""), "\(definition.key.text)")
    }
    let lines = text.split(separator: "\n").filter { $0.contains("\"description\": ") }
    #expect(Set(lines.map { $0.drop { $0 == " " } }).count == lines.count)
  }

  @Test func `every node has a description of a sentence or two`() {
    #expect(!rule.all.isEmpty)
    for node in rule.all {
      let description = node.description ?? ""
      #expect((20...260).contains(description.count), "'\(description)'")
      #expect(!description.contains("\n"))
    }
  }

  @Test func `every object and list that a description shows is accepted in its place`() throws {
    let examples = SchemaExample.all(in: rule)
    #expect(examples.count > 10)
    for example in examples {
      #expect(example.complaints == [], "\(example.text)")
    }
    let noSpec = SchemaExample(text: "{ \"version\": 1 }", members: [])
    #expect(noSpec.complaints != [])
  }

  @Test func `an object has the keys that the decoder takes`() throws {
    let objects = rule.all.filter { $0.type == "object" }
    let ignored = ["$schema", "$comment"]
    func without(_ omitted: String..., from keys: [String]) -> [String] {
      keys.filter { !omitted.contains($0) } + ignored
    }
    #expect(
      try objects.map { $0.properties.map(\.key) } == [
        keysTaken(.spec) + ignored, keysTaken(.import) + ignored,
        // A protocol in a Swift file, and an entry about one of its requirements.
        without("doc", "if", from: keysTaken(.protocol)),
        keysTaken(.events) + ignored,
        without("declaration", "doc", from: keysTaken(.requirement)),
        keysTaken(.protocol) + ignored, keysTaken(.events) + ignored,
        without("requirement", from: keysTaken(.requirement)),
        keysTaken(.composite) + ignored, keysTaken(.events) + ignored,
      ]
    )
    #expect(objects.allSatisfy { !$0.isOpen })
  }

  @Test func `every dispatch that messages list is in the schema, in their order`() throws {
    let dispatches = rule.all.flatMap(\.properties).filter { $0.key == "dispatch" }
    #expect(dispatches.count == 2)
    let forms = DispatchName.allCases.flatMap { name -> [String] in
      let (word, form) = ("\"\(name.rawValue)\"", "\"\(name.rawValue)(f)\"")
      return switch name.facts.argument {
      case nil: [word]
      case .combiner: [form]
      case .parameter: [word, form]
      }
    }
    for dispatch in dispatches {
      let alternatives = try #require(dispatch.rule.alternatives)
      try #require(alternatives.count == forms.count)
      for (place, form) in forms.enumerated() {
        let node = try #require(SourceText(path: "p", text: form).json)
        let fitting = alternatives.indices.filter { alternatives[$0].violations(in: node).isEmpty }
        #expect(fitting == [place], "\(form)")
      }
    }
  }

  @Test func `the words of a key are those of the decoder`() throws {
    let words = Dictionary(
      rule.all.flatMap(\.properties)
        .compactMap { key, rule in
          rule.choices.map { (key, $0.compactMap(\.text)) }
        }
    ) { first, second in
      #expect(first == second)
      return first
    }
    #expect(
      words == [
        "declared": ["here", "elsewhere"],
        "order": RequirementDecision.Order.allCases.map(\.rawValue),
        "errors": RequirementDecision.ErrorPolicy.allCases.map(\.rawValue),
      ]
    )
  }

  @Test(arguments: try Repository.specPaths(below: ".").filter { !$0.hasPrefix("./Invalid/") })
  func `a spec that generates satisfies the schema`(path: String) throws {
    let violations = rule.violations(in: try #require(Repository.spec(at: path).json))
    #expect(violations.map(\.line) == [])
  }

  @Test func `a spec that a page shows satisfies the schema`() throws {
    let shown = try Page.all().map { (name: $0, specs: try Page($0).specs) }
    #expect(shown.count { !$0.specs.isEmpty } > 10)
    for (name, specs) in shown {
      for text in specs {
        let spec = SourceText(path: name, text: text)
        #expect(rule.violations(in: try #require(spec.json)).map(\.line) == [], "\(name)")
      }
    }
  }

  @Test(arguments: try Repository.specPaths(below: "Invalid"))
  func `the schema finds what is wrong with keys and values, and nothing else`(path: String) throws
  {
    let source = try Repository.spec(at: path)
    guard let node = source.json else {
      #expect(path.hasPrefix("Invalid/JSON-"))
      return
    }
    let violations = rule.violations(in: node)
    let found = Set(violations.map { source.location(of: $0.position) })
    let diagnostics = Generator.generate([source], locatesSource: false).diagnostics
    let structural = diagnostics.filter { Self.structural.contains($0.message.kind) }
    for diagnostic in structural {
      #expect(found.contains(diagnostic.location), "\(diagnostic.lines)")
    }
    #expect(violations.isEmpty == structural.isEmpty, "\(violations.map(\.line))")
  }

  @Test func `what the schema finds is recorded, for another validator to agree`() throws {
    var lines: [String] = []
    for path in try Repository.specPaths(below: "Invalid") {
      guard let node = try Repository.spec(at: path).json else { continue }
      for violation in rule.violations(in: node) {
        let line = "\(path): \(violation.line)"
        if !lines.contains(line) { lines.append(line) }
      }
    }
    #expect(!lines.isEmpty)
    let expected = Repository.fixtures.appending(path: "Schema/violations.txt")
    try Recording.expect(lines.map { "\($0)\n" }.joined(), matches: expected)
  }

  /// The keys of `kind` at which the decoder finds nothing to refuse, in order.
  private func keysTaken(_ kind: SpecObjectKind) throws -> [String] {
    try kind.keys.map(\.rawValue)
      .filter { key in
        let source = SourceText(path: "p", text: "{ \"\(key)\": 1 }")
        var diagnostics = Diagnostics(of: source)
        _ = SpecObject(try #require(source.json), kind, &diagnostics)
        let refusals: [DiagnosticMessage.Kind] = [.unknownKey]
        return !diagnostics.all.contains { refusals.contains($0.message.kind) }
      }
  }
}
