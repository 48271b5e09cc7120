import Testing

@testable import ForwarderGen

@Suite("Case names", .runtimeModule)
struct CaseNameTests {
  @Test(
    arguments: [
      ("func a()", "a"), ("func a(_ b: Int)", "a"), ("func a(b: Int)", "aB"),
      ("func a(b c: Int)", "aB"), ("func a(_ b: Int, didEnd: Int, with c: Int)", "aDidEndWith"),
      ("func a(URL: Int)", "aURL"), ("func a(in: Int)", "aIn"), ("func `default`()", "default"),
      ("func a(`for` b: Int)", "aFor"), ("func A()", "A"), ("var a: Int { get }", "a"),
      ("func a(äther: Int)", "aÄther"), ("func a(_1: Int)", "a_1"),
      ("func download(_ d: D, didAdvanceTo f: Double)", "downloadDidAdvanceTo"),
    ]
  )
  func `a case is named after base name and labels`(text: String, name: String) throws {
    let (declaration, _) = try expectParsed(text, by: parseRequirement)
    #expect(CaseNames.derived(from: declaration) == name)
  }

  @Test func `a name that is taken is the later requirement's to change`() {
    expectDiagnostics(
      spec(
        #""func a(b: Int)""#,
        #""①func aB()""#,
        #"{ "declaration": "func c()", "name": ②"aB" }"#
      ),
      .caseNameTaken,
      .caseNameTaken
    )
  }

  /// Requirements, and the names that are proposed for them.
  private static let proposals: [([String], [String])] = [
    // Another one has that name, a later one, too.
    (
      [
        #""func a(_ b: Int)""#, #""func a(_ b: String)""#,
        #"{ "declaration": "func c()", "name": "aString" }"#, #""func a2()""#,
      ],
      ["a3"]
    ),
    // One entry is about both.
    (
      ["A", "B"]
        .flatMap { condition in
          ["Int", "String"]
            .map { #"{ "declaration": "func a(_ b: \#($0))", "if": "\#(condition)" }"# }
        },
      ["aString", "aString"]
    ),
    ([#""func all(_ b: Int)""#, #""func all(_ b: Cases)""#], ["all2"]),
    ([#""func allCases()""#, #""func notifications()""#], ["allCases2", "notifications2"]),
    ([#""func `a b`(_ b: Int)""#, #""func `a b`(_ b: String)""#], ["abString"]),
  ]

  @Test(arguments: proposals)
  func `a name is proposed that nothing else has`(requirements: [String], names: [String]) {
    let text = spec(requirements.joined(separator: ", "))
    let source = SourceText(path: "Test.delegates.json", text: text)
    let messages = Generator.generate([source], locatesSource: false).diagnostics.map(\.message)
    let proposed = messages.compactMap { message in
      switch message {
      case .caseNameTaken(_, let name), .reservedCaseName(_, let name): name
      default: nil
      }
    }
    #expect(proposed == names)
    #expect(messages.count == names.count)
  }

  @Test func `a name is taken under every condition under which some requirement has it`() {
    func named(_ declaration: String, _ condition: String) -> String {
      #"{ "declaration": "\#(declaration)", "name": ①"same", "if": "\#(condition)" }"#
    }
    let first = named("func a()", "X").replacing("①", with: "")
    let second = named("func b()", "Y").replacing("①", with: "")
    expectDiagnostics(spec(first, second, named("func c()", "Y")), .caseNameTaken)
    expectDiagnostics(spec(first, second, named("func c()", "X")), .caseNameTaken)
    expectDiagnostics(spec(first, second, named("func c()", "Z").replacing("①", with: "")))
  }

  @Test func `a given name makes room`() throws {
    let text = try generatedText(
      spec(#""func a(b: Int)""#, #"{ "declaration": "func aB()", "name": "other" }"#)
    )
    #expect(text.contains("  case aB\n") && text.contains("  case other\n"))
  }

  @Test(arguments: ["", "a b", "1", "a-b", "`a`", "a\\n"])
  func `a given name is an identifier`(name: String) {
    expectDiagnostics(spec(#"{ "declaration": "func a()", "name": ①"\#(name)" }"#), .invalidName)
  }

  @Test func `a given name may be a word of the language`() throws {
    let text = try generatedText(spec(#"{ "declaration": "func a()", "name": "default" }"#))
    #expect(text.contains("  case `default`\n"))
    #expect(text.contains("responders(to: .`default`)"))
  }
}
