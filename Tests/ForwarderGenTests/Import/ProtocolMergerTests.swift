import Testing

@testable import ForwarderGen

@Suite("Merging requirements")
struct ProtocolMergerTests {
  /// A spec whose `P` has these requirements, as they stand in the file.
  private static func spec(_ requirements: String) -> String {
    """
    {
      "version": 1,
      "protocols": [
        {
          "protocol": "protocol P: AnyObject",
          "declared": "elsewhere",
          "requirements": [
            \(requirements)
          ]
        }
      ]
    }

    """
  }

  private func expectRequirements(
    _ existing: String,
    _ imported: [ImportedRequirement],
    _ merged: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> ProtocolChanges {
    let merge = try expectMerge(
      ImportedSpec(imported),
      into: Self.spec(existing),
      gives: Self.spec(merged),
      sourceLocation: sourceLocation
    )
    return try #require(merge.protocols.first)
  }

  @Test func `a new one stands behind what it follows`() throws {
    let changes = try expectRequirements(
      """
      "func c()",
              "func a()"
      """,
      ["func x()", "func a()", "func b()", "func bb()", "func c()", "func d()"],
      """
      "func c()",
              "func d()",
              "func x()",
              "func a()",
              "func b()",
              "func bb()"
      """
    )
    #expect(changes.added == ["d()", "x()", "b()", "bb()"])
    #expect(changes.kept == 2)
  }

  @Test func `one that is gone goes, and takes what was said of it along`() throws {
    let changes = try expectRequirements(
      """
      "func a()",
              { "declaration": "func b()", "doc": "B." },

              "func c()"
      """,
      ["func a()", "func c()"],
      """
      "func a()",

              "func c()"
      """
    )
    #expect(changes.removed == ["b()"])
  }

  @Test func `what the user says is kept when a declaration changes`() throws {
    let changes = try expectRequirements(
      """
      {
                "$comment": "mine",
                "dispatch": "firstNonNil", "declaration": "func a(_ x:Int) -> Int?",
                "doc": "A.", "optional": false, "name": "mine"
              }
      """,
      [
        ImportedRequirement(
          declaration: "@discardableResult func a(_ x: Int) -> Int?",
          dispatch: "first",
          fallback: "nil",
          isOptional: true,
          name: "other",
          doc: "B."
        )
      ],
      """
      {
                "$comment": "mine",
                "dispatch": "firstNonNil", "declaration": "@discardableResult func a(_ x: Int) -> Int?",
                "doc": "A.", "optional": false, "name": "mine"
              }
      """
    )
    #expect(changes.changed == ["a(_:)"])
    #expect(changes.kept == 0)
  }

  @Test(
    arguments: [
      // Space is the user's.
      (#""func a( _ x : Int )""#, "func a(_ x: Int)", nil),
      // Everything else in a declaration is the module's.
      (#""func a(_ x: Int)""#, "func a(_ y: Int)", #""func a(_ y: Int)""#),
      (#""func a(_ x: Int)""#, "@MainActor func a(_ x: Int)", #""@MainActor func a(_ x: Int)""#),
      // Other types, effects or accessors: told by name and labels.
      (#""func a(_ x: Int)""#, "func a(_ x: Double)", #""func a(_ x: Double)""#),
      (#""func a()""#, "func a() async throws", #""func a() async throws""#),
      (
        #"{ "declaration": "var a: Int { get }", "dispatch": "first", "default": "0" }"#,
        "var a: Double { get set }",
        #"{ "declaration": "var a: Double { get set }", "dispatch": "first", "default": "0" }"#
      ),
      (#""associatedtype A""#, "associatedtype A: Sendable", #""associatedtype A: Sendable""#),
      (
        #"{ "declaration": "subscript(_ i: Int) -> Int { get }", "dispatch": "last" }"#,
        "subscript(_ i: Int) -> String { get }",
        #"{ "declaration": "subscript(_ i: Int) -> String { get }", "dispatch": "last" }"#
      ),
    ] as [(String, String, String?)]
  )
  func `a declaration is the module's`(
    existing: String,
    declaration: String,
    merged: String?
  ) throws {
    let changes = try expectRequirements(
      existing,
      [ImportedRequirement(declaration: declaration)],
      merged ?? existing
    )
    #expect(changes.changed.count == (merged == nil ? 0 : 1))
    #expect(changes.added == [] && changes.removed == [])
  }

  @Test func `overloads are told apart, and not mistaken for one another`() throws {
    let changes = try expectRequirements(
      """
      { "declaration": "func a(_ x: Int)", "doc": "An integer." },
              { "declaration": "func a(_ x: String)", "doc": "A string." }
      """,
      ["func a(_ x: Double)", "func a(_ y: String)", "func a(_ x: Bool)"],
      """
      "func a(_ x: Double)",
              { "declaration": "func a(_ y: String)", "doc": "A string." },
              "func a(_ x: Bool)"
      """
    )
    #expect(changes.added == ["a(_:)", "a(_:)"])
    #expect(changes.removed == ["a(_:)"])
    #expect(changes.changed == ["a(_:)"])
  }

  @Test func `of several overloads none becomes the one new declaration`() throws {
    let changes = try expectRequirements(
      """
      { "declaration": "func a(_ x: Int)", "doc": "An integer." },
              { "declaration": "func a(_ x: String)", "doc": "A string." }
      """,
      ["func a(_ x: Double)"],
      #""func a(_ x: Double)""#
    )
    #expect(changes.added == ["a(_:)"])
    #expect(changes.removed == ["a(_:)", "a(_:)"])
    #expect(changes.changed == [])
  }

  @Test func `one requirement becomes none of several new overloads`() throws {
    let changes = try expectRequirements(
      #"{ "declaration": "func a(_ x: Int)", "doc": "An integer." }"#,
      ["func a(_ x: Double)", "func a(_ x: Bool)"],
      """
      "func a(_ x: Double)",
              "func a(_ x: Bool)"
      """
    )
    #expect(changes.added == ["a(_:)", "a(_:)"])
    #expect(changes.removed == ["a(_:)"])
  }

  @Test func `a value that is new states its dispatch`() throws {
    let value = ImportedRequirement(
      declaration: "func a() -> Int",
      dispatch: "first",
      fallback: "preconditionFailure(\"nobody\")"
    )
    _ = try expectRequirements(
      #""func a()""#,
      [value],
      """
      {
                "declaration": "func a() -> Int",
                "dispatch": "first",
                "default": "preconditionFailure(\\"nobody\\")"
              }
      """
    )
    _ = try expectRequirements(
      #"{ "doc": "A.", "declaration": "func a()", "default": "1" }"#,
      [value],
      #"{ "doc": "A.", "declaration": "func a() -> Int", "dispatch": "first", "default": "1" }"#
    )
    let decided = #"{ "declaration": "func a() -> Int", "dispatch": "last" }"#
    _ = try expectRequirements(decided, [value], decided)
  }

  @Test(
    arguments: [
      (#""func a()""#, #"{ "declaration": "func a()", "optional": true }"#),
      (
        #"{ "declaration": "func a()", "doc": "A." }"#,
        #"{ "declaration": "func a()", "optional": true, "doc": "A." }"#
      ),
      (
        #"{ "declaration": "func a()", "optional": false }"#,
        #"{ "declaration": "func a()", "optional": false }"#
      ),
    ]
  )
  func `one that may now be left out says so, unless the file does not want it`(
    existing: String,
    merged: String
  ) throws {
    let requirement = ImportedRequirement(declaration: "func a()", isOptional: true)
    _ = try expectRequirements(existing, [requirement], merged)
  }

  @Test func `one that may no longer be left out stays optional`() throws {
    let existing = #"{ "declaration": "func a()", "optional": true }"#
    _ = try expectRequirements(existing, ["func a()"], existing)
  }

  @Test func `what stands under a condition is neither removed nor mistaken`() throws {
    let existing = """
      { "declaration": "func a(_ x: UIImage)", "if": "canImport(UIKit)" },
              { "declaration": "func a(_ x: NSImage)", "if": "canImport(AppKit)" },
              { "declaration": "func b()", "if": "DEBUG" }
      """
    let changes = try expectRequirements(existing, ["func a(_ x: NSImage)"], existing)
    #expect(changes.conditional == ["a(_:)", "b()"])
    #expect(changes.kept == 3)
  }

  @Test func `two under different conditions have one counterpart`() throws {
    let existing = """
      { "declaration": "func a()", "if": "DEBUG" },
              { "declaration": "func a()", "if": "!DEBUG" }
      """
    _ = try expectRequirements(
      existing,
      ["@MainActor func a()"],
      existing.replacing("func", with: "@MainActor func")
    )
  }

  @Test func `a case name is added where two would be the same`() throws {
    let imported: [ImportedRequirement] = [
      "func a(_ x: Int)", ImportedRequirement(declaration: "func a(_ x: String)", name: "aText"),
    ]
    _ = try expectRequirements(
      #""func a(_ x: String)""#,
      imported,
      """
      "func a(_ x: Int)",
              { "declaration": "func a(_ x: String)", "name": "aText" }
      """
    )
    let named = """
      { "declaration": "func a(_ x: Int)", "name": "aNumber" },
              "func a(_ x: String)"
      """
    _ = try expectRequirements(named, imported, named)
  }

  @Test func `a case name that the user has given stays, even if another one has it too`() throws {
    let existing = """
      "func a(_ x: Int)",
              { "declaration": "func a(_ x: String)", "name": "b" },
              "func b()"
      """
    let imported: [ImportedRequirement] = [
      "func a(_ x: Int)", ImportedRequirement(declaration: "func a(_ x: String)", name: "aText"),
      "func b()",
    ]
    _ = try expectRequirements(existing, imported, existing)
  }
}
