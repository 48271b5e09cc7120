import Testing

@testable import ForwarderGen

/// The names of events, and of their values.
@Suite("Cases of events")
struct EventCaseTests {
  /// The cases of a protocol with `requirements` and the value of `events`.
  private func cases(_ requirements: [String], events: String = "true") throws -> [String] {
    let list = requirements.map { $0.hasPrefix("{") ? $0 : "\"\($0)\"" }.joined(separator: ",\n")
    let text = """
      { "version": 1, "protocols": [
        { "protocol": "protocol P: AnyObject", "events": \(events), "requirements": [\(list)] }
      ] }
      """
    let source = SourceText(path: "P.delegates.json", text: text)
    let (specs, diagnostics) = Generator.resolve([source], references: [])
    try #require(diagnostics.flatMap(\.lines) == [])
    return specs.flatMap(\.protocols).flatMap(\.forwarded).compactMap(\.eventCase).map(\.signature)
  }

  @Test(
    arguments: [
      ("func start()", ".start"), ("func start(_ a: A)", ".start(_:)"),
      ("func finish(_ a: A, error: E)", ".finishError(_:error:)"),
      ("func a(_ a: A, didReach part: Double)", ".aDidReach(_:part:)"),
      ("func a(_ a: A, didLose _: Int)", ".aDidLose(_:_:)"),
      ("func a(_ a: A, didMoveFrom x: Int, to y: Int)", ".aDidMoveFromTo(_:x:y:)"),
      ("func fade(to volume: Double)", ".fadeTo(volume:)"),
      ("func fade(to _: Double)", ".fadeTo(_:)"),
      ("func a(didEnd: Int)", ".aDidEnd(didEnd:)"),
      ("func a(in in: Int, in other: Int, and `in`: Int)", ".aInInAnd(in:other:_:)"),
      ("func play(`default` `in`: Int)", ".playDefault(in:)"),
    ]
  )
  func `a case is called like that of the requirement`(declaration: String, name: String) throws {
    #expect(try cases([declaration]) == [name])
  }

  @Test func `a stated name names the event, too`() throws {
    let entry = #"{ "declaration": "func a(_ a: A, didFailWith error: E)", "name": "failure" }"#
    #expect(try cases([entry]) == [".failure(_:error:)"])
  }

  @Test func `requirements under different conditions share a name`() throws {
    let forms = ["os(Linux)", "!os(Linux)"]
      .map { #"{ "declaration": "func a(_ a: A, to b: B)", "if": "\#($0)" }"# }
    #expect(try cases(forms) == [".aTo(_:b:)", ".aTo(_:b:)"])
  }

  @Test(arguments: [#"["a"]"#, #"["a", "didReach"]"#, #"["part", "a"]"#])
  func `names and labels leave arguments out, and the case keeps its name`(list: String) throws {
    let requirements = ["func a(_ a: A, didReach part: Double)", "func b(with a: A)", "func c()"]
    let isWhole = list == #"["a"]"#
    #expect(
      try cases(requirements, events: "{ \"without\": \(list) }")
        == [isWhole ? ".aDidReach(part:)" : ".aDidReach", ".bWith", ".c"]
    )
  }
}
