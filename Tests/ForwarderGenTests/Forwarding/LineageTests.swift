import Testing

@testable import ForwarderGen

@Suite("Inheritance across specs", .runtimeModule)
struct LineageTests {
  private let top = declared("protocol Top: AnyObject", #""func top()""#)
  private let left = declared("protocol Left: Top", #""func left()""#)
  private let right = declared("protocol Right: Top", #""func right()""#)
  private let bottom = declared("protocol Bottom: Left, Right", #""func bottom()""#)

  private func resolve(_ sources: SourceText..., references: [SourceText] = []) -> Resolution {
    Resolution(of: sources, references: references)
  }

  @Test func `the order of protocols and of specs means nothing`() {
    let protocols = [top, left, right, bottom]
    for first in protocols.indices {
      let order = Array(protocols[first...] + protocols[..<first])
      let inOne = resolve(SourceText("a", order[0], order[1], order[2], order[3]))
      let inTwo = resolve(SourceText("a", order[0], order[1]), SourceText("b", order[2], order[3]))
      for resolution in [inOne, inTwo] {
        #expect(resolution.lines == [])
        #expect(resolution.cases(of: "MultiBottom") == ["top", "left", "right", "bottom"])
        #expect(resolution.cases(of: "MultiRight") == ["top", "right"])
      }
    }
  }

  @Test func `a reference is known and not emitted`() {
    let resolution = resolve(
      SourceText("a", bottom),
      references: [SourceText("r", right, left), SourceText("s", top)]
    )
    #expect(resolution.lines == [])
    #expect(resolution.cases(of: "MultiBottom") == ["top", "left", "right", "bottom"])
    #expect(resolution.cases(of: "MultiTop") == nil)
  }

  @Test func `a target's own protocol hides one of a reference`() {
    let other = SourceText("Sources/M/r", declared("protocol Top: AnyObject", #""func other()""#))
    let resolution = resolve(SourceText("a", left, top), references: [other])
    #expect(resolution.cases(of: "MultiLeft") == ["top", "left"])
  }

  @Test(arguments: [("One.Top", ["one", "own"]), ("Two.Top", ["two", "own"])])
  func `a module's name tells two protocols of one name apart`(base: String, cases: [String]) {
    let references = ["One", "Two"]
      .map { module in
        SourceText(
          "Sources/\(module)/Top.delegates.json",
          declared("protocol Top: AnyObject", "\"func \(module.lowercased())()\"")
        )
      }
    let own = SourceText("a", declared("protocol Own: \(base)", #""func own()""#))
    let resolution = resolve(own, references: references)
    #expect(resolution.lines == [])
    #expect(resolution.cases(of: "MultiOwn") == cases)
  }

  @Test func `a module that no path names does not hide the protocol`() {
    let own = SourceText("a", declared("protocol Own: Three.Top", #""func own()""#))
    let resolution = resolve(own, references: [SourceText("r", top)])
    #expect(resolution.lines == [])
    #expect(resolution.cases(of: "MultiOwn") == ["top", "own"])
  }

  @Test func `a name that two references have is ambiguous, and both are named`() {
    let references = ["Sources/One/r", "Sources/Two/r"].map { SourceText($0, top) }
    let resolution = resolve(SourceText("a", left), references: references)
    #expect(
      resolution.lines == [
        "a:2:31: error: 'Top' could be one of several protocols: write 'Module.Top'",
        "Sources/One/r:2:25: note: 'Top' is here", "Sources/Two/r:2:25: note: 'Top' is here",
      ]
    )
  }

  @Test func `a circle is reported wherever it could be broken`() {
    let resolution = resolve(
      SourceText("a", declared("protocol A: B")),
      SourceText("b", declared("protocol B: AnyObject, C"), declared("protocol C: A"))
    )
    #expect(
      resolution.kinds == [
        .inheritanceCycle, .inheritanceCycle, .inheritanceCycle,
      ]
    )
    #expect(resolution.diagnostics.map(\.location.path) == ["a", "b", "b"])
  }

  @Test func `an unknown name is not reported while a spec cannot be read`() {
    let resolution = resolve(SourceText("a", left), SourceText(path: "b", text: "{"))
    #expect(resolution.diagnostics.map(\.location.path) == ["b"])
  }

  @Test func `a requirement that is declared again counts where it is declared last`() throws {
    let again = #"{ "declaration": "func top()", "dispatch": "first" }"#
    let source = SourceText("a", top, declared("protocol Own: Top", again))
    #expect(resolve(source).cases(of: "MultiOwn") == ["top"])
    let text = try generatedTexts(of: [source])[0]
    #expect(text.contains("delegates.responders(to: .top).first?.top()"))
  }

  @Test(arguments: ["A, B", "B, A"])
  func `an heir is what one of its bases is, whichever comes first`(bases: String) throws {
    func heir(_ first: String, _ second: String) throws -> Forwarder {
      let protocols = [declared(first), declared(second), declared("protocol C: \(bases)")]
      let source = SourceText(
        "a",
        protocols.joined(separator: ", "),
        imports: #""Foundation""#
      )
      return try #require(resolve(source).forwarder("MultiC")?.forwarder)
    }
    #expect(try heir("protocol A: AnyObject, Sendable", "protocol B: AnyObject").isSendable)
    #expect(try heir("protocol A: AnyObject", "protocol B").isClassBound)
    #expect(try heir("protocol A: NSObjectProtocol", "protocol B: AnyObject").inheritsNSObject)
  }

  @Test(
    arguments: [
      ("protocol A", "protocol B: A, AnyObject", "var delegate"),
      ("protocol A", "protocol B: A", "var delegate"),
      ("protocol A: AnyObject", "protocol B: A", "delegate"),
    ]
  )
  func `setting what values have takes a variable`(base: String, heir: String, loop: String) throws
  {
    let property = #"{ "declaration": "var a: Int? { get set }", "dispatch": "firstNonNil" }"#
    let reference = SourceText("r", declared(base, property))
    let text = try generatedTexts(
      of: [SourceText("a", declared(heir))],
      references: [reference]
    )[0]
    #expect(text.contains("    set {\n      for \(loop) in delegates.responders(to: .a) {\n"))
  }

  @Test func `a marker behind a base may be for objects only`() throws {
    let property = #"{ "declaration": "var a: Int? { get set }", "dispatch": "firstNonNil" }"#
    let protocols = [declared("protocol A: M"), declared("protocol B: A", property)]
    let source = SourceText("a", protocols.joined(separator: ", "), markers: "M")
    let text = try generatedTexts(of: [source], beside: "protocol M: AnyObject {}")[0]
    #expect(text.contains("({ $0.a = newValue })(&delegate)"))
  }

  @Test(
    arguments: [
      ("@MainActor protocol A: AnyObject", "protocol B: A", "@MainActor final class MultiB:"),
      (
        "protocol A: AnyObject, Sendable", "protocol B: A",
        "CompleteDelegateReference, Swift.Sendable"
      ),
      ("protocol A: NSObjectProtocol", "protocol B: A", "class MultiB:\n  NSObject,\n  B,\n"),
      ("protocol A: AnyObject", "protocol B: A", "init(_ delegate: (any B)?)"),
      ("protocol A", "protocol B: A", "init(_ delegate: (any B & AnyObject)?)"),
      ("nonisolated protocol A: AnyObject", "@MainActor protocol B: A", "  nonisolated func a() {"),
      ("@Other protocol A: AnyObject", "@MainActor protocol B: A", "  @Other func a() {"),
      ("@MainActor protocol A: AnyObject", "nonisolated protocol B: A", "  @MainActor func a() {"),
    ]
  )
  func `what a base is like its heirs are like`(base: String, heir: String, line: String) throws {
    let text = try generatedTexts(
      of: [SourceText("a", declared(heir), imports: #""Foundation""#)],
      references: [SourceText("r", declared(base, #""func a()""#), imports: #""Foundation""#)],
      beside: "@globalActor actor Other { static let shared = Other() }"
    )[0]
    #expect(text.contains(line))
  }
}
