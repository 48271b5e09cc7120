import Testing

@testable import ForwarderGen

@Suite("A new spec")
struct ImportedSpecTests {
  @Test func `it is laid out as a person would`() {
    let spec = ImportedSpec(
      imports: [
        ImportedModule(text: "Foundation", condition: nil),
        ImportedModule(text: "FoundationXML", condition: "canImport(FoundationXML)"),
      ],
      protocols: [
        ImportedProtocol(
          head: "public protocol Reader: AnyObject",
          doc: "Reads.",
          condition: "os(Linux)",
          delegatesProperty: "readers",
          requirements: [
            "func readerDidStart(_ reader: Book)",
            ImportedRequirement(
              declaration: "func reader(_ reader: Book, at page: Int) -> Bool",
              dispatch: "first"
            ),
            ImportedRequirement(
              declaration: "func page(of reader: Book, \"quoted\": Int) -> Int",
              dispatch: "first",
              fallback: "preconditionFailure(\"nobody knows\")",
              isOptional: true,
              name: "pages",
              doc: "A page."
            ),
          ]
        ),
        ImportedProtocol(head: "protocol Empty: AnyObject"),
      ]
    )
    #expect(
      spec.text == #"""
        {
          "version": 1,
          "imports": ["Foundation", { "import": "FoundationXML", "if": "canImport(FoundationXML)" }],
          "protocols": [
            {
              "protocol": "public protocol Reader: AnyObject",
              "declared": "elsewhere",
              "delegatesProperty": "readers",
              "doc": "Reads.",
              "if": "os(Linux)",
              "requirements": [
                "func readerDidStart(_ reader: Book)",
                { "declaration": "func reader(_ reader: Book, at page: Int) -> Bool", "dispatch": "first" },
                {
                  "declaration": "func page(of reader: Book, \"quoted\": Int) -> Int",
                  "dispatch": "first",
                  "default": "preconditionFailure(\"nobody knows\")",
                  "optional": true,
                  "name": "pages",
                  "doc": "A page."
                }
              ]
            },
            { "protocol": "protocol Empty: AnyObject", "declared": "elsewhere", "requirements": [] }
          ]
        }

        """#
    )
  }

  @Test func `it generates, and importing again leaves it as it is`() throws {
    let spec = ImportedSpec([
      "func a()",
      ImportedRequirement(declaration: "var b: Int { get }", dispatch: "first", fallback: "0"),
    ])
    let source = SourceText(path: "p", text: spec.text)
    #expect(Generator.generate([source], locatesSource: false).diagnostics == [])
    try expectMerge(spec, into: spec.text, gives: spec.text)
    #expect(
      SpecMerger.newSpec(of: spec).protocols == [
        ProtocolChanges(name: "P", isNew: true, added: ["a()", "b"])
      ]
    )
  }

  @Test(arguments: [(98, true), (99, true), (100, false)])
  func `a line has a hundred columns at most, the comma included`(width: Int, fits: Bool) {
    // Eight columns of indentation, and what stands round the name.
    let frame = #"        { "declaration": "func ()", "dispatch": "first" }"#
    let name = String(repeating: "a", count: width - frame.count)
    let requirement = ImportedRequirement(declaration: "func \(name)()", dispatch: "first")
    let lines = ImportedSpec([requirement, requirement]).text.split(separator: "\n")
    #expect(lines.contains { $0.contains("{ \"declaration\"") } == fits)
    #expect(lines.map(\.count).max() ?? 0 <= 100)
  }
}
