import Foundation
import Testing

@testable import ForwarderGen

/// Keys and dispatches are taken, and known wherever a new one has to be.
@Suite("Keys and dispatches")
struct VocabularyTests {
  /// An object of a spec.
  private struct SpecObjectForm: Sendable {
    /// The text around its members.
    let opening: String
    let closing: String

    /// The members that it has to have.
    let required: [String: String]
  }

  private static let objects = [
    SpecObjectForm(
      opening: "{ ",
      closing: " }",
      required: ["version": "1", "protocols": "[]"]
    ),
    SpecObjectForm(
      opening: #"{ "version": 1, "imports": [{ "#,
      closing: #" }], "protocols": [] }"#,
      required: ["import": #""Foundation""#]
    ),
    SpecObjectForm(
      opening: #"{ "version": 1, "protocols": [{ "#,
      closing: " }] }",
      required: ["protocol": #""protocol P: AnyObject""#, "requirements": "[]"]
    ),
    SpecObjectForm(
      opening:
        #"{ "version": 1, "protocols": [{ "protocol": "protocol P: AnyObject", "requirements": [{ "#,
      closing: " }] }] }",
      required: ["declaration": #""func f()""#]
    ),
    SpecObjectForm(
      opening: #"{ "version": 1, "protocols": [], "composites": [{ "#,
      closing: " }] }",
      required: ["forwarder": #""MultiP""#, "requires": #"["P"]"#]
    ),
    SpecObjectForm(
      opening:
        #"{ "version": 1, "protocols": [{ "protocol": "protocol P: AnyObject", "events": { "#,
      closing: #" }, "requirements": ["func f(_ a: Int)"] }] }"#,
      required: ["without": #"["a"]"#]
    ),
  ]

  private static let kinds: [SpecObjectKind] = [
    .spec, .import, .protocol, .requirement, .composite, .events,
  ]
  private static let keys = kinds.map { $0.keys.map(\.rawValue) }

  @Test(arguments: zip(keys, objects.indices))
  func `no key is passed over`(keys: [String], object: Int) throws {
    let form = Self.objects[object]
    for key in keys {
      var members = form.required
      members[key] = "null"
      let list = members.map { "\"\($0)\": \($1)" }.sorted().joined(separator: ", ")
      let text = form.opening + list + form.closing
      let source = SourceText(path: "P.delegates.json", text: text)
      let diagnostics = Generator.generate([source], locatesSource: false).diagnostics
      // A key that does not go with the others is at fault, whatever stands there.
      let place = key == "requirement" ? "\"requirement\"" : "null"
      let offset = try #require(text.utf8.firstRange(of: place.utf8)).lowerBound
      let column = text.utf8.distance(from: text.startIndex, to: offset) + 1
      #expect(
        diagnostics.contains { $0.location.column == column },
        "\(key): \(diagnostics.flatMap(\.lines))"
      )
    }
  }

  @Test(arguments: DispatchName.allCases)
  func `what is generated for a dispatch is run`(dispatch: DispatchName) throws {
    func isThere(
      in name: String,
      folder: String = "Specs",
      where condition: (ResolvedRequirement) -> Bool = { _ in true }
    ) throws -> Bool {
      let source = try Repository.spec(name, in: folder)
      return Generator.resolve([source], references: []).specs
        .flatMap(\.protocols).flatMap(\.forwarded)
        .contains { $0.dispatch.name == dispatch && condition($0) }
    }
    #expect(try isThere(in: "Model"), "by random programs")
    // No function calls on queues, or for the delegates of an Objective-C protocol.
    if dispatch != .by {
      #expect(try isThere(in: "Branch", folder: "Registrants"), "with every kind of registrant")
      #expect(
        try isThere(in: "ObjectiveC", where: \.declaration.isOptionalInObjectiveC),
        "if it may be missing"
      )
    }
    let table = Repository.root
      .appending(path: "Tests/GeneratedForwarderTests/Dispatch/TableCall+All.swift")
    let text = try String(contentsOf: table, encoding: .utf8)
    #expect(text.contains("TableCall(\"\(dispatch)."), "by the table of calls")
  }
}
