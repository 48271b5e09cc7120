import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// The real compiler's messages about generated files.
  @Suite("Source locations")
  struct SourceLocationTests {
    /// A spec in which `①` marks the user's mistake, and what the compiler calls it.
    struct Mistake: CustomTestStringConvertible {
      let testDescription: String
      let spec: String
      let message: String
    }

    private static let path = "News.delegates.json"

    /// The generated file of `spec`.
    private func generatedText(_ spec: String) throws -> String {
      let source = SourceText(path: Self.path, text: spec)
      let generation = Generator.generate([source], locatesSource: true)
      try #require(generation.diagnostics.flatMap(\.lines) == [])
      return try #require(generation.texts.first)
    }

    @Test func `a spec without mistakes compiles`() throws {
      let module = try #require(RuntimeModule.current)
      let text = try generatedText(newsSpec())
      #expect(try module.errors(in: ["News.delegates.swift": text]) == [])
    }

    @Test(
      arguments: [
        Mistake(
          testDescription: "a parameter's type",
          spec: newsSpec(requirement: #""①func news(_ id: Itn, isNew: Bool)""#),
          message: "cannot find type 'Itn' in scope"
        ),
        Mistake(
          testDescription: "a modifier for values",
          spec: newsSpec(requirement: #""①mutating func news(_ id: Int)""#),
          message: "'mutating' is not valid on instance methods in class-bound protocols"
        ),
        Mistake(
          testDescription: "an opaque result",
          spec: newsSpec(
            requirement:
              #"{ "①declaration": "func id() -> some Equatable", "dispatch": "first", "default": "0" }"#
          ),
          message:
            "'some' type cannot be the return type of a protocol requirement; did you mean to add "
            + "an associated type?"
        ),
        Mistake(
          testDescription: "a result's type, documented",
          spec: newsSpec(
            requirement: #"""
              {
                "doc": "One.\nTwo.\n\nThree.",
                "①declaration": "func count() -> [Itn]",
                "dispatch": "first",
                "default": "[]"
              }
              """#
          ),
          message: "cannot find type 'Itn' in scope"
        ),
        Mistake(
          testDescription: "a property's type",
          spec: newsSpec(
            requirement:
              #"{ "①declaration": "var id: Itn? { get set }", "dispatch": "firstNonNil" }"#
          ),
          message: "cannot find type 'Itn' in scope"
        ),
        Mistake(
          testDescription: "a default's type",
          spec: newsSpec(
            requirement: #"""
              {
                "declaration": "func count() -> Int",
                "dispatch": "first",
                "default": "①\"none\""
              }
              """#
          ),
          message: "cannot convert return expression of type 'String' to return type 'Int'"
        ),
        Mistake(
          testDescription: "a default's name",
          spec: newsSpec(
            requirement: #"""
              {
                "dispatch": "broadcast",
                "default":
                  "①nothing",
                "declaration": "func count() -> Int"
              }
              """#
          ),
          message: "cannot find 'nothing' in scope"
        ),
        Mistake(
          testDescription: "a function of reduce",
          spec: newsSpec(
            requirement: #"""
              {
                "declaration": "func count() -> Int",
                "dispatch":
                  "reduce(①nothing)",
                "default": "0"
              }
              """#
          ),
          message: "cannot find 'nothing' in scope"
        ),
        Mistake(
          testDescription: "a function of reduce that takes other values",
          spec: newsSpec(
            requirement:
              #"{ "①dispatch": "reduce(&&)", "declaration": "func count() -> Int", "default": "0" }"#
          ),
          message: "type 'Int' cannot be used as a boolean; test for '!= 0' instead"
        ),
        Mistake(
          testDescription: "a function of by",
          spec: newsSpec(
            requirement: #"""
              {
                "declaration": "func count() -> Int",
                "dispatch":
                  "by(①nothing)"
              }
              """#
          ),
          message: "cannot find 'nothing' in scope"
        ),
        Mistake(
          testDescription: "a function of by that takes no delegates",
          spec: newsSpec(
            requirement: #"{ "①dispatch": "by(abs)", "declaration": "func count() -> Int" }"#
          ),
          message: "cannot convert value of type 'some Swift.Sequence<any NewsDelegate>' "
            + "to expected argument type 'Int'"
        ),
        Mistake(
          testDescription: "an import",
          spec: newsSpec(imports: #""Swift", "①Fundation""#),
          message: "no such module 'Fundation'"
        ),
        Mistake(
          testDescription: "a condition",
          spec: newsSpec(imports: #"{ "import": "Swift", "if": "①swift(Linux)" }"#),
          message:
            "'swift' requires a single unlabeled argument for the version comparison (>= or <= a version)"
        ),
        Mistake(
          testDescription: "a requirement's condition",
          spec: newsSpec(
            requirement: #"{ "declaration": "func news()", "if": "①os(3)" }"#
          ),
          message: "'os' requires a single unlabeled argument for the operating system"
        ),
        Mistake(
          testDescription: "a type under a condition",
          spec: newsSpec(
            requirement: #"{ "if": "!os(Nothing)", "①declaration": "func news(_ id: Itn)" }"#
          ),
          message: "cannot find type 'Itn' in scope"
        ),
        Mistake(
          testDescription: "a marker",
          spec: newsSpec(head: "①protocol NewsDelegate: AnyObject, Marker"),
          message: "cannot find type 'Marker' in scope"
        ),
      ]
    )
    func `a mistake in the user's text is reported at its line of the spec`(mistake: Mistake) throws
    {
      let marked = MarkedText(mistake.spec)
      let position = SourcePosition(offset: try #require(marked.offsets.first))
      let line = SourceText(path: "", text: marked.text).location(of: position).line
      let module = try #require(RuntimeModule.current)
      let errors = try module.errors(in: ["News.delegates.swift": try generatedText(marked.text)])
      let first = SwiftCompiler.ErrorLine(path: Self.path, line: line, message: mistake.message)
      #expect(errors.first == first)
      // A condition that is broken takes what is round it with it, beginning with its `#endif`.
      if mistake.message.contains("requires a single") { return }
      #expect(Set(errors.map(\.path)) == [Self.path])
    }

    @Test func `a mistake in a body is reported in the generated file`() throws {
      let text = try generatedText(
        newsSpec(
          head: "protocol Outside: AnyObject",
          place: "elsewhere",
          requirement: #""func a()""#
        )
      )
      let module = try #require(RuntimeModule.current)
      let errors = try module.errors(in: [
        "News.delegates.swift": text, "Outside.swift": "protocol Outside: AnyObject {}\n",
      ])
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(errors.map(\.path) == ["News.delegates.swift"])
      #expect(errors.map { lines[$0.line - 1] } == ["      delegate.a()"])
    }

    @Test func `a runtime of another version is the first error`() throws {
      let text = try generatedText(newsSpec())
      let contract = try #require(text.firstMatch(of: /GeneratedCode\.(Contract[0-9]+)/))
      // The rest is broken, too, as it would be.
      let other = text.replacing(contract.1, with: "Contract99")
        .replacing("responders(to:", with: "newResponders(to:")
      let module = try #require(RuntimeModule.current)
      let errors = try module.errors(in: ["News.delegates.swift": other])
      let lines = other.split(separator: "\n", omittingEmptySubsequences: false)
      let first = try #require(errors.first)
      #expect(first.path == "News.delegates.swift")
      #expect(lines[first.line - 1].contains("Contract99"))
      #expect(lines[first.line - 4].hasPrefix("// An error here means that"))
      #expect(errors.count > 1)
    }
  }
}

/// A spec of one protocol with one requirement.
private func newsSpec(
  imports: String = "",
  head: String = "protocol NewsDelegate: AnyObject",
  place: String = "here",
  requirement: String = #""func news(_ id: Int)""#
) -> String {
  """
  {
    "version": 1,
    "markers": ["Marker"],
    "imports": [
      \(imports)
    ],
    "protocols": [
      {
        "protocol": "\(head)",
        "doc": "Hears news.",
        "declared": "\(place)",
        "requirements": [
          \(requirement)
        ]
      }
    ]
  }
  """
}
