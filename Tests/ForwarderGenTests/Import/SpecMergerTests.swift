import Testing

@testable import ForwarderGen

@Suite("Merging specs")
struct SpecMergerTests {
  /// This has an unusual layout.
  private static let untidy = #"""
    {   "$schema" : "../s.json",
      "markers":["M"],
        "version": 1,
      "$comment": "a \u0041 comment",

      "imports":[ "Foundation" ],
      "protocols": [
    { "protocol":"protocol Other: AnyObject, M", "requirements":["func o()"] },

    {
       "declared":"elsewhere", "forwarder": "Many",
       "protocol": "protocol P :AnyObject",
       "requirements":[
          "func a( )", { "declaration" : "func b()" , "doc":"B \u00e4 \/" } ]
    }]   }


    """#

  @Test func `what is not touched keeps every byte`() throws {
    try expectMerge(ImportedSpec(["func a()", "func b()"]), into: Self.untidy, gives: Self.untidy)
    try expectMerge(ImportedSpec(), into: Self.untidy, gives: Self.untidy)
    let imported = ImportedSpec(["func a()", "func c()", "func b() async"])
    try expectMerge(
      imported,
      into: Self.untidy,
      gives: Self.untidy.replacing("\"func a( )\",", with: "\"func a( )\",\n      \"func c()\",")
        .replacing("func b()", with: "func b() async")
    )
  }

  @Test func `line breaks and tabs are those of the file`() throws {
    let tabs = ImportedSpec(["func a()"]).text.replacing("  ", with: "\t")
      .replacing("\n", with: "\r\n")
    let value = ImportedRequirement(
      declaration: "func b() -> \(String(repeating: "X", count: 80))",
      dispatch: "first"
    )
    try expectMerge(
      ImportedSpec(["func a()", value]),
      into: tabs,
      gives: ImportedSpec(["func a()", value]).text.replacing("  ", with: "\t")
        .replacing("\n", with: "\r\n")
    )
  }

  @Test func `a head is the module's, and the rest of a protocol the user's`() throws {
    let text = """
      { "version": 1, "protocols": [
        { "protocol": "protocol P:  AnyObject", "declared": "elsewhere", "doc": "Mine.",
          "$comment": "c", "forwarder": false, "requirements": [] }
      ] }
      """
    let imported = ImportedProtocol(
      head: "@MainActor public protocol P: AnyObject",
      doc: "Theirs.",
      condition: "DEBUG",
      delegatesProperty: "others"
    )
    let merge = try expectMerge(
      ImportedSpec(protocols: [imported]),
      into: text,
      gives: text.replacing("protocol P:  AnyObject", with: imported.head)
        .replacing(
          #""forwarder": false, "#,
          with: "\"forwarder\": false,\n    \"delegatesProperty\": \"others\", "
        )
    )
    #expect(merge.protocols.map(\.isHeadChanged) == [true])
  }

  @Test func `a new protocol stands behind what it follows`() throws {
    func spec(_ names: [String]) -> ImportedSpec {
      ImportedSpec(protocols: names.map { ImportedProtocol(head: "protocol \($0): AnyObject") })
    }
    try expectMerge(
      spec(["X", "B", "Y", "Z"]),
      into: spec(["A", "B", "C"]).text,
      gives: spec(["A", "X", "B", "Y", "Z", "C"]).text
    )
    try expectMerge(spec(["X", "Y"]), into: spec(["A"]).text, gives: spec(["A", "X", "Y"]).text)
  }

  @Test(
    arguments: [
      (#"{ "version": 1 }"#, #"{ "version": 1, "imports": ["A"], "protocols": [] }"#),
      (#"{"version":1,"protocols":[]}"#, #"{"version":1,"imports": ["A"],"protocols":[]}"#),
      (
        "{\n  \"version\": 1,\n  \"protocols\": []\n}\n",
        "{\n  \"version\": 1,\n  \"imports\": [\"A\"],\n  \"protocols\": []\n}\n"
      ),
      (
        #"{ "version": 1, "imports": [], "protocols": [] }"#,
        #"{ "version": 1, "imports": ["A"], "protocols": [] }"#
      ),
      (
        #"{ "version": 1, "imports": ["B"], "protocols": [] }"#,
        #"{ "version": 1, "imports": ["B", "A"], "protocols": [] }"#
      ),
    ]
  )
  func `a module is added to the imports`(text: String, merged: String) throws {
    let imported = ImportedSpec(imports: [ImportedModule(text: "A", condition: nil)])
    let expected = merged.replacing(
      ", \"protocols\": [] }",
      with: text.contains("protocols") ? ", \"protocols\": [] }" : " }"
    )
    let merge = try expectMerge(imported, into: text, gives: expected)
    #expect(merge.addedModules == ["A"])
  }

  @Test(
    arguments: [
      #""A""#, #""public import A""#, #""@preconcurrency import A""#,
      #"{ "import": "A", "if": "os(Linux)" }"#,
    ]
  )
  func `how a module is imported is the user's business`(item: String) throws {
    let text = #"{ "version": 1, "imports": ["Z", \#(item)] }"#
    let modules = [ImportedModule(text: "A", condition: "canImport(A)")]
    try expectMerge(ImportedSpec(imports: modules), into: text, gives: text)
  }

  @Test func `a protocol that the spec reads from a Swift file is not repeated`() throws {
    let text = #"""
      {
        "version": 1,
        "protocols": [
          { "protocol": "P", "declared": "P.swift" },
          { "protocol": "protocol Q: AnyObject", "declared": "elsewhere", "requirements": [] }
        ]
      }

      """#
    let refusal = #expect(throws: Merge.Refusal.self) {
      try SpecMerger.merge(ImportedSpec(["func p()"]), into: SourceText(path: "p", text: text))
    }
    #expect(refusal?.diagnostics.map(\.message.kind) == [.importedOfSwiftFile])
    // The other protocols can be imported.
    let other = ImportedProtocol(head: "protocol Q: AnyObject", requirements: ["func q()"])
    try expectMerge(
      ImportedSpec(protocols: [other]),
      into: text,
      gives: text.replacing(
        #"{ "protocol": "protocol Q: AnyObject", "declared": "elsewhere", "requirements": [] }"#,
        with: #"""
          {
                "protocol": "protocol Q: AnyObject",
                "declared": "elsewhere",
                "requirements": [
                  "func q()"
                ]
              }
          """#
      )
    )
  }

  @Test func `a nested protocol is known by its path`() throws {
    func spec(_ requirements: [ImportedRequirement]) -> ImportedSpec {
      ImportedSpec(protocols: [
        ImportedProtocol(head: "protocol Outer.P: AnyObject", requirements: requirements)
      ])
    }
    try expectMerge(
      spec(["func a()"]),
      into: ImportedSpec(["func p()"]).text,
      gives: ImportedSpec(protocols: [
        ImportedProtocol(head: "protocol P: AnyObject", requirements: ["func p()"]),
        ImportedProtocol(head: "protocol Outer.P: AnyObject", requirements: ["func a()"]),
      ])
      .text
    )
    try expectMerge(
      spec(["func a()", "func b()"]),
      into: spec(["func b()"]).text,
      gives: spec(["func a()", "func b()"]).text
    )
  }

  @Test(
    arguments: [
      ("{", "p:1:2: error: expected a key in quotation marks, found the end of the file"),
      (#"{ "version": 1, "protocls": [] }"#, "p:1:17: error: unknown key 'protocls'"),
      (
        #"{ "version": 1, "protocols": [{ "protocol": "protocol P", "requirements": ["func"] }] }"#,
        "p:1:81: error: expected"
      ),
      (
        #"{ "version": 1, "protocols": [{ "protocol": "protocol P", "requirements": [] }] }"#,
        "p:1:46: error: this spec declares 'P' itself: add '\"declared\": \"elsewhere\"' "
          + "if it exists without the spec"
      ),
    ]
  )
  func `nothing is merged into a spec with mistakes`(text: String, line: String) {
    let refusal = #expect(throws: Merge.Refusal.self) {
      try SpecMerger.merge(ImportedSpec(["func a()"]), into: SourceText(path: "p", text: text))
    }
    #expect(refusal?.diagnostics.count == 1)
    let lines = refusal?.diagnostics.flatMap(\.lines) ?? []
    #expect(lines.first?.hasPrefix(line) == true, "\(lines)")
  }

  @Test func `a protocol under several conditions is several protocols`() throws {
    func spec(_ conditions: [String?], _ requirement: ImportedRequirement) -> ImportedSpec {
      ImportedSpec(
        imports: conditions.map { ImportedModule(text: "M", condition: $0) },
        protocols: conditions.map {
          ImportedProtocol(
            head: "protocol P: AnyObject",
            condition: $0,
            requirements: [requirement]
          )
        }
      )
    }
    let both = spec(["A", "B"], "func a()")
    try expectMerge(both, into: both.text, gives: both.text)
    let turned = spec(["B", "A"], "func a()")
    try expectMerge(both, into: turned.text, gives: turned.text)
    try expectMerge(
      ImportedSpec(protocols: spec(["B"], "func b()").protocols),
      into: both.text,
      gives: both.text.replacing(
        "\"if\": \"B\",\n      \"requirements\": [\n        \"func a()\"",
        with: "\"if\": \"B\",\n      \"requirements\": [\n        \"func b()\""
      )
    )
    // One that the user made conditional is the one that was imported.
    try expectMerge(spec([nil], "func a()"), into: both.text, gives: both.text)
  }

  @Test func `whatever is removed comes back to its place`() throws {
    let source = try Repository.spec(at: "Newsroom/XMLParser.delegates.json")
    let all = try Self.imported(from: source)
    let protocols = try #require(all.protocols.first)
    let declarations = protocols.requirements.map(\.declaration)
    for modulus in 2...7 {
      for rest in 0..<modulus {
        var some = all
        some.protocols[0].requirements = protocols.requirements.enumerated()
          .filter { $0.offset % modulus != rest }.map(\.element)
        let less = try SpecMerger.merge(some, into: source)
        let fewer = try Self.imported(from: SourceText(path: "p", text: less.text))
        #expect(fewer == some)
        let more = try SpecMerger.merge(all, into: SourceText(path: "p", text: less.text))
        let again = try Self.imported(from: SourceText(path: "p", text: more.text))
        #expect(again.protocols.first?.requirements.map(\.declaration) == declarations)
        #expect(more.protocols.first?.added.count == less.protocols.first?.removed.count)
        try expectMerge(all, into: more.text, gives: more.text)
      }
    }
  }

  @Test(arguments: try Repository.specNames(in: "Specs"))
  func `a golden spec imported into itself stays as it is`(name: String) throws {
    let source = try Repository.spec(name, in: "Specs")
    let imported = try Self.imported(from: source)
    let text = String(decoding: source.bytes, as: UTF8.self)
    try expectMerge(imported, into: text, gives: text)
  }

  /// The result of an import from a module with the protocols that `source` declares as
  /// `elsewhere`.
  private static func imported(from source: SourceText) throws -> ImportedSpec {
    var diagnostics = Diagnostics(of: source)
    let spec = try #require(source.json.flatMap { SpecDecoder.decode($0, &diagnostics) })
    let protocols = spec.protocols.filter { $0.place == .elsewhere }
      .compactMap { item in
        item.head.map { head in
          ImportedProtocol(
            head: head.text,
            requirements: item.requirements.filter { $0.condition == nil }
              .map { ImportedRequirement(declaration: $0.declaration.text) }
          )
        }
      }
    return ImportedSpec(protocols: protocols)
  }
}
