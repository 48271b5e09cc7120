import Testing

@testable import ForwarderGen

@Suite("Spec decoder")
struct SpecDecoderTests {
  /// Decodes a spec that has no mistake.
  private func decode(
    _ text: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> Spec {
    let source = SourceText(path: "p", text: text)
    var diagnostics = Diagnostics(of: source)
    let node = try #require(
      JSONParser.parse(source, &diagnostics),
      sourceLocation: sourceLocation
    )
    let spec = try #require(
      SpecDecoder.decode(node, &diagnostics),
      sourceLocation: sourceLocation
    )
    #expect(diagnostics.all.flatMap(\.lines) == [], sourceLocation: sourceLocation)
    return spec
  }

  @Test func `a spec needs its version only`() throws {
    let spec = try decode(#"{ "version": 1 }"#)
    #expect(spec.imports == [])
    #expect(spec.markers == .absent)
    #expect(spec.protocols == [])
  }

  @Test func `an import is a string, or an object that may have a condition`() throws {
    let spec = try decode(
      #"""
      {
        "version": 1,
        "imports": ["A", { "import": "public import B" }, { "import": "C", "if": "os(Linux)" }]
      }
      """#
    )
    #expect(spec.imports.map(\.text) == ["import A", "public import B", "import C"])
    #expect(spec.imports.map(\.condition?.text) == [nil, nil, "os(Linux)"])
  }

  @Test func `markers are names`() throws {
    let spec = try decode(#"{ "version": 1, "markers": ["A", "B.C"] }"#)
    #expect(spec.markers.known == ["A", "B.C"])
  }

  @Test func `a protocol that says little is here and has a derived forwarder`() throws {
    let spec = try decode(
      #"{ "version": 1, "protocols": [{ "protocol": "protocol P", "requirements": [] }] }"#
    )
    let declaration = try #require(spec.protocols.first)
    #expect(declaration.head?.text == "protocol P")
    #expect(declaration.place == .here)
    #expect(declaration.forwarder == .derived)
    #expect(declaration.requirements == [])
    #expect(declaration.options == ForwarderOptions())
  }

  @Test func `a protocol says where it is, what forwards it, and what it is for`() throws {
    let spec = try decode(
      #"""
      {
        "version": 1,
        "protocols": [
          {
            "protocol": "protocol P", "declared": "elsewhere", "forwarder": false,
            "doc": "D\n\nE", "requirements": []
          },
          {
            "protocol": "protocol Q", "declared": "here", "forwarder": "MultiX", "requirements": []
          }
        ]
      }
      """#
    )
    #expect(spec.protocols.map(\.place) == [.elsewhere, .here])
    #expect(spec.protocols.first?.forwarder == ProtocolSpec.ForwarderChoice.none)
    #expect(spec.protocols.first?.options.doc == "D\n\nE")
    guard case .head(let head) = spec.protocols.last?.forwarder else {
      Issue.record("the forwarder's head is not kept")
      return
    }
    #expect(head.name == "MultiX")
  }

  @Test func `a string for a requirement is short for its declaration`() throws {
    let spec = try decode(
      #"""
      {
        "version": 1,
        "protocols": [
          { "protocol": "protocol P", "requirements": ["func a()", { "declaration": "func a()" }] }
        ]
      }
      """#
    )
    let requirements = try #require(spec.protocols.first?.requirements)
    #expect(requirements.map(\.declaration.text) == ["func a()", "func a()"])
    for requirement in requirements {
      #expect(requirement.decision == .none)
    }
  }

  @Test func `a requirement has all that is said of it`() throws {
    let spec = try decode(
      #"""
      {
        "version": 1,
        "protocols": [
          {
            "protocol": "protocol P",
            "requirements": [
              { "doc": "D", "name": "N", "default": "0", "dispatch": "first", "declaration": "x" }
            ]
          }
        ]
      }
      """#
    )
    let requirement = try #require(spec.protocols.first?.requirements.first)
    #expect(requirement.declaration.text == "x")
    #expect(requirement.decision.dispatch.known?.text == "first")
    #expect(requirement.decision.fallback.known?.text == "0")
    #expect(requirement.decision.name.known?.text == "N")
    #expect(requirement.decision.doc == "D")
  }

  @Test func `the schema and comments are ignored in any object`() throws {
    let spec = try decode(
      #"""
      {
        "$schema": 1, "version": 1, "$comment": [],
        "imports": [{ "$comment": null, "import": "A" }],
        "protocols": [
          {
            "$comment": "a", "protocol": "protocol P",
            "requirements": [{ "$comment": {}, "declaration": "func a()", "$schema": "x" }]
          }
        ]
      }
      """#
    )
    #expect(spec.protocols.first?.requirements.count == 1)
  }
}
