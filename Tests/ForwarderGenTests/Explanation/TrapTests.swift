import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

@Suite("Traps")
struct TrapTests {
  private static func spec(_ requirements: String) -> MarkedText {
    MarkedText(
      #"""
      { "version": 1, "protocols": [
        { "protocol": "protocol P: AnyObject", "requirements": [\#(requirements)] },
        { "protocol": "Q", "declared": "Q.swift", "requirements": [
          { "requirement": "over(_: Int)", "dispatch": "first", "default": "0" }
        ] }
      ] }
      """#
    )
  }

  private func source(_ text: MarkedText) -> SourceText {
    SourceText(path: "A.delegates.json", text: text.text)
  }

  private func value(_ name: String, _ fallback: String, _ more: String = "") -> String {
    #"{ "declaration": "func \#(name) -> Int", "dispatch": "first", "default": "\#(fallback)"\#(more) }"#
  }

  @Test func `calls that end the program are found where they begin`() {
    let requirements = [
      value("a()", #"  ①preconditionFailure(\"no\")"#), value("b()", "②fatalError()"),
      value("c()", "stop()"), value("d()", "fatalErrors()"), value("e()", "0"),
      value("f()", "Int(0)"), #""func g()""#,
    ]
    let text = Self.spec(requirements.joined(separator: ", "))
    let source = source(text)
    let places = text.offsets.map { source.location(of: SourcePosition(offset: $0)) }
    #expect(Trap.all(in: DecodedSpecs([source])).map(\.location) == places)
  }

  @Test func `an entry about a Swift file is named as it is written`() throws {
    let text = Self.spec("").text.replacing(#""0""#, with: #""fatalError()""#)
    let traps = Trap.all(in: DecodedSpecs([SourceText(path: "A.delegates.json", text: text)]))
    #expect(
      traps.map { $0.line("warning") } == [
        "A.delegates.json:4:71: warning: 'over(_: Int)' stops the program if no delegate responds: "
          + "replace this 'default' with an answer, or choose another 'dispatch'\n"
      ]
    )
  }

  @Test func `a job finds them in all specs, and says where`() throws {
    let folder = try Folder()
    let text = #"{ "version": 1, "protocols": [{ "protocol": "protocol P: AnyObject", "#
    func write(_ name: String, _ requirement: String) throws -> String {
      let spec = text.replacing("P:", with: "\(name):") + #""requirements": [\#(requirement)] }] }"#
      try folder.write(spec, to: "\(name).delegates.json")
      return folder.path("\(name).delegates.json")
    }
    let fine = try write("Fine", value("a()", "0"))
    let (one, two) = (
      try write("One", value("a()", "fatalError()")), try write("Two", value("b()", "fatalError()"))
    )
    let tool = CommandLineTool.full
    #expect(tool.run(["explain", fine, "--traps", "--reference", one]) == Outcome())
    let outcome = tool.run(["explain", "--traps", one, fine, two])
    #expect(outcome.code == .failure)
    #expect(outcome.output == "")
    let lines = outcome.errors.split(separator: "\n")
    try #require(lines.count == 2)
    #expect(lines[0].hasPrefix("\(one):1:"))
    #expect(lines[0].contains(": error: 'a()' stops the program if no delegate responds: "))
    #expect(lines[1].hasPrefix("\(two):1:"))
    // A spec with a mistake is no spec without traps.
    let broken = try write("Broken", value("a()", "fatalError("))
    #expect(tool.run(["explain", "--traps", one, broken]).errors.hasPrefix("\(broken):1:"))
  }
}
