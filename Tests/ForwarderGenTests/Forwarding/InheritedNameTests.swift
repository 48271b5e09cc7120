import Testing

@testable import ForwarderGen

@Suite("Names of what is inherited", .runtimeModule)
struct InheritedNameTests {
  private func source(_ protocols: [String]) -> SourceText {
    let text = "{ \"version\": 1, \"protocols\": [\n\(protocols.joined(separator: ",\n"))\n] }"
    return SourceText(path: "a", text: text)
  }

  private func resolve(_ protocols: String...) -> Resolution {
    Resolution(of: [source(protocols)])
  }

  @Test func `case names that meet in an heir are its to report, with both places`() {
    let resolution = resolve(
      declared("protocol A: AnyObject", #""func x(y: Int)""#),
      declared("protocol B: AnyObject", #""func xY()""#),
      declared("protocol C: A, B")
    )
    #expect(
      resolution.lines == [
        "a:4:25: error: two requirements of this forwarder have the case name 'xY': "
          + #"give one of them a 'name', for example '"name": "xY2"'"#,
        "a:2:58: note: 'xY' names the case of this requirement",
        "a:3:58: note: 'xY' names the case of this requirement",
      ]
    )
  }

  @Test func `case names that meet in one protocol are not reported again in its heirs`() {
    let resolution = resolve(
      declared("protocol A: AnyObject", #""func x(y: Int)""#, #""func xY()""#),
      declared("protocol B: A")
    )
    #expect(resolution.kinds == [.caseNameTaken])
  }

  @Test func `a name of its own lets both be inherited`() {
    let resolution = resolve(
      declared("protocol A: AnyObject", #""func x(y: Int)""#),
      declared("protocol B: AnyObject", #"{ "declaration": "func xY()", "name": "other" }"#),
      declared("protocol C: A, B")
    )
    #expect(resolution.cases(of: "MultiC") == ["xY", "other"])
  }

  @Test func `the registry needs another name than what is inherited`() {
    let base = declared(
      "protocol A: AnyObject",
      #"{ "declaration": "var delegates: Int { get }", "dispatch": "first", "default": "0" }"#,
      keys: #""delegatesProperty": "others", "#
    )
    let refused = resolve(base, declared("protocol B: A"))
    #expect(refused.kinds == [.namedLikeRegistry])
    #expect(refused.diagnostics.map(\.location.line) == [3])
    let named = declared("protocol B: A", keys: #""delegatesProperty": "others", "#)
    #expect(resolve(base, named).lines == [])
    #expect(resolve(base, declared("protocol B: A", keys: #""forwarder": false, "#)).lines == [])
  }

  /// A requirement called `a`, under `condition`.
  private static func a(if condition: String?) -> String {
    let key = condition.map { #", "if": "\#($0)""# } ?? ""
    return #"{ "declaration": "func a()"\#(key) }"#
  }

  @Test(
    arguments: [
      ("X", "Y", nil), ("X", "!X", nil), ("X", "X", .duplicateRequirement),
      (nil, "X", .duplicateRequirement), ("X", nil, .duplicateRequirement),
    ] as [(String?, String?, DiagnosticMessage.Kind?)]
  )
  func `conditions tell requirements of one name apart`(
    first: String?,
    second: String?,
    kind: DiagnosticMessage.Kind?
  ) {
    let resolution = resolve(
      declared("protocol A: AnyObject", Self.a(if: first), Self.a(if: second))
    )
    #expect(resolution.kinds == (kind.map { [$0] } ?? []))
    if kind == nil { #expect(resolution.cases(of: "MultiA") == ["a", "a"]) }
  }

  @Test(
    arguments: [
      ("X", "Y", 2, nil), ("X", "X", 1, nil), ("X", nil, 1, nil),
      (nil, "X", 0, .inheritedCaseNameTaken),
    ] as [(String?, String?, Int, DiagnosticMessage.Kind?)]
  )
  func `an heir's requirement counts wherever it is there`(
    base: String?,
    heir: String?,
    count: Int,
    kind: DiagnosticMessage.Kind?
  ) {
    let resolution = resolve(
      declared("protocol A: AnyObject", Self.a(if: base)),
      declared("protocol B: A", Self.a(if: heir))
    )
    #expect(resolution.kinds == (kind.map { [$0] } ?? []))
    if kind == nil { #expect(resolution.cases(of: "MultiB")?.count == count) }
  }

  @Test func `functions of 'reduce' under different conditions may share a name`() {
    let reduced = #""declaration": "func a() -> Int", "dispatch": "reduce(max)", "default": "0""#
    let requirements = ["X", "Y"].map { #"{ \#(reduced), "if": "\#($0)" }"# }
    let resolution = resolve(declared("protocol A: AnyObject", requirements[0], requirements[1]))
    #expect(resolution.lines == [])
    #expect(resolution.cases(of: "MultiA") == ["a", "a"])
  }

  @Test func `protocols under different conditions may share a name`() {
    func head(_ condition: String) -> String {
      declared("protocol A: AnyObject", keys: #""if": "\#(condition)", "#)
    }
    #expect(resolve(head("X"), head("!X")).lines == [])
    #expect(resolve(head("X"), head("X")).kinds == [.nameTaken])
  }

  @Test(
    arguments: [
      ("A", "listeners", nil), ("A", "two words", .unexpectedToken), ("A", "", .unexpectedToken),
      ("A", "class", .invalidPropertyName), ("A", "`class`", .invalidPropertyName),
      ("A", "🎏", .invalidPropertyName), ("A", "1", .unexpectedToken), ("A", "größen", nil),
    ] as [(String, String, DiagnosticMessage.Kind?)]
  )
  func `the registry's name is an identifier`(
    name: String,
    property: String,
    kind: DiagnosticMessage.Kind?
  ) throws {
    let keys = "\"delegatesProperty\": \"\(property)\", "
    let declaration = declared("protocol \(name): AnyObject", keys: keys)
    let resolution = resolve(declaration)
    #expect(resolution.kinds == (kind.map { [$0] } ?? []))
    if kind == nil {
      let text = try generatedTexts(of: [source([declaration])])[0]
      #expect(text.contains("  let \(property) = MultiARegistry()\n"))
    }
  }
}
