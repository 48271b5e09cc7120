import Testing

@testable import ForwarderGen

@Suite("References")
struct ReferenceTests {
  private let heir = SourceText("a", declared("protocol Heir: Base", #""func heir()""#))

  private func generate(
    _ sources: SourceText...,
    references: SourceText...
  ) -> Generator.Generation {
    Generator.generate(sources, references: references, locatesSource: false)
  }

  private static let mistakes: [(marked: String, kind: DiagnosticMessage.Kind)] = [
    ("{①", .unexpectedToken),
    (inOne(declared("①protocl Base")), .unexpectedToken),
    (inOne(declared("protocol Base", keys: #"①"forwardr": false, "#)), .unknownKey),
    (inOne(declared("protocol Base", #""func base(①""#)), .unexpectedToken),
    (inOne(declared("protocol Base", #""①func base() -> Int""#)), .valueWithoutDispatch),
    (inOne(declared("protocol Base: ①Unknown")), .unknownBase),
    (inOne(declared("protocol Base: ①Base")), .inheritanceCycle),
  ]

  private static func inOne(_ declared: String) -> String {
    #"{ "version": 1, "protocols": [\#(declared)] }"#
  }

  @Test(arguments: mistakes)
  func `a mistake in a reference is reported at its place, and nothing is generated`(
    marked: String,
    kind: DiagnosticMessage.Kind
  ) {
    let marked = MarkedText(marked)
    let reference = SourceText(path: "r", text: marked.text)
    let generation = generate(heir, references: reference)
    #expect(generation.diagnostics.map(\.message.kind) == [kind])
    let places = marked.offsets.map { reference.location(of: SourcePosition(offset: $0)) }
    #expect(generation.diagnostics.map(\.location) == places)
    #expect(generation.texts == [])
  }

  @Test func `mistakes in specs and in references are reported together`() {
    let broken = SourceText("r", declared("protocol Base", #""func base() -> Int""#))
    let own = SourceText("s", declared("protocol Own", #""func own() -> Int""#))
    let generation = generate(own, heir, references: broken)
    #expect(generation.diagnostics.map(\.location.path) == ["r", "s"])
  }

  @Test func `a base is looked for only as far as it is forwarded`() {
    let unused = SourceText("r", declared("protocol Unused: Unknown", #""func unused()""#))
    let own = SourceText("a", declared("protocol Own", #""func own()""#))
    #expect(generate(own, references: unused).lines == [])
    for key in ["requires", "accepts"] {
      let composite = SourceText(
        path: "c",
        text: """
          { "version": 1, "protocols": [],
            "composites": [{ "forwarder": "MultiAll", "\(key)": ["Unused"] }] }
          """
      )
      let composed = generate(composite, references: unused)
      #expect(composed.diagnostics.map(\.message.kind) == [.unknownBase])
      #expect(composed.diagnostics.map(\.location.path) == ["r"])
    }
  }

  @Test func `what bases in a reference decide differently about is asked where it is composed`() {
    func deciding(_ name: String, _ dispatch: String) -> String {
      declared(
        "protocol \(name)",
        #"{ "declaration": "func a() -> Bool", "dispatch": "\#(dispatch)" }"#
      )
    }
    let both = declared("protocol Both: A, B", keys: #""forwarder": false, "#)
    let reference = SourceText("r", deciding("A", "anyTrue"), deciding("B", "allTrue"), both)
    let composite = SourceText(
      path: "c",
      text: #"""
        { "version": 1, "protocols": [],
          "composites": [{ "forwarder": "MultiBoth", "requires": ["Both"] }] }
        """#
    )
    let generation = generate(composite, references: reference)
    #expect(generation.diagnostics.map(\.message.kind) == [.sharedDispatch])
    #expect(generation.diagnostics.map(\.location.path) == ["c"])
  }

  @Test func `a reference does not inherit a protocol of the target that depends on it`() {
    let own = SourceText(
      "a",
      declared("protocol Top", #""func own()""#),
      declared("protocol Heir: Base")
    )
    let base = SourceText("r", declared("protocol Base: Top", #""func base()""#))
    let top = SourceText("s", declared("protocol Top", #""func top()""#))
    let resolution = Resolution(of: [own], references: [base, top])
    #expect(resolution.lines == [])
    #expect(resolution.cases(of: "MultiHeir") == ["top", "base"])
  }

  @Test(arguments: ["Sources/One/r", "Sources/One/s"])
  func `a reference inherits the protocol that is in its own folder`(path: String) {
    let top = declared("protocol Top", #""func top()""#)
    let base = declared("protocol Base: Top", #""func base()""#)
    let other = SourceText("Sources/Two/r", declared("protocol Top", #""func other()""#))
    let references =
      path == "Sources/One/r"
      ? [SourceText(path, base, top)]
      : [SourceText(path, base), SourceText("Sources/One/r", top)]
    let resolution = Resolution(of: [heir], references: [other] + references)
    #expect(resolution.lines == [])
    #expect(resolution.cases(of: "MultiHeir") == ["top", "base", "heir"])
  }

  @Test func `a file that is given twice is read once`() {
    let base = SourceText("r", declared("protocol Base", #""func base()""#))
    #expect(generate(heir, references: base, base).lines == [])
    let broken = SourceText("b", declared("protocol Other", #""func other() -> Int""#))
    #expect(generate(broken, references: broken).lines.count == 1)
  }

  @Test func `a protocol of a file may have an item in each target`() {
    SwiftRun(
      specs: ["A.delegates.json": specText([item("P")])],
      references: ["R.delegates.json": specText([item("P")])],
      beside: ["X.swift": "protocol P: AnyObject { func a() }"]
    )
    .expect()
  }
}
