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
      ("func finish(_ a: A, error: E)", ".finish(_:error:)"),
      ("func a(_ a: A, didReach part: Double)", ".aDidReach(_:part:)"),
      ("func a(_ a: A, didLose _: Int)", ".aDidLose(_:_:)"),
      ("func a(_ a: A, didAdvanceTo time: Double)", ".aDidAdvance(_:to:)"),
      ("func a(_ a: A, didMoveFrom x: Int, to y: Int)", ".aDidMove(_:from:to:)"),
      ("func fade(to volume: Double)", ".fade(to:)"),
      ("func fade(to to: Double)", ".fade(to:)"), ("func fade(to _: Double)", ".fade(to:)"),
      ("func a(didEnd: Int)", ".a(didEnd:)"), ("func a(finished url: URL)", ".aFinished(url:)"),
      ("func a(in in: Int, in other: Int)", ".a(in:_:)"),
      ("func play(`default` `in`: Int)", ".playDefault(in:)"),
    ]
  )
  func `a case reads like the call`(declaration: String, name: String) throws {
    #expect(try cases([declaration]) == [name])
  }

  @Test func `the first of several has the short name, and keeps it`() throws {
    let finish = ["func finish(_ a: A, error: E)", "func finish(_ a: A, track: String)"]
    #expect(try cases(finish) == [".finish(_:error:)", ".finishTrack(_:track:)"])
    #expect(try cases(finish.reversed()) == [".finish(_:track:)", ".finishError(_:error:)"])
  }

  @Test func `no short name is that of another requirement's case`() throws {
    #expect(
      try cases(["func fade(to volume: Double)", "func fade()", "func fade(_ a: A, in b: B)"])
        == [".fadeTo(volume:)", ".fade", ".fadeIn(_:b:)"]
    )
  }

  @Test func `a stated name names the event, too`() throws {
    let entry = #"{ "declaration": "func a(_ a: A, didFailWith error: E)", "name": "failure" }"#
    #expect(try cases([entry]) == [".failure(_:error:)"])
  }

  @Test func `requirements under different conditions share a name`() throws {
    let forms = ["os(Linux)", "!os(Linux)"]
      .map { #"{ "declaration": "func a(_ a: A, to b: B)", "if": "\#($0)" }"# }
    #expect(try cases(forms) == [".a(_:to:)", ".a(_:to:)"])
  }

  @Test(arguments: [#"["a"]"#, #"["a", "didReach"]"#, #"["part", "a"]"#])
  func `names and labels leave arguments out, and the case keeps its name`(list: String) throws {
    let requirements = ["func a(_ a: A, didReach part: Double)", "func b(with a: A)", "func c()"]
    let isWhole = list == #"["a"]"#
    #expect(
      try cases(requirements, events: "{ \"without\": \(list) }")
        == [isWhole ? ".aDidReach(part:)" : ".aDidReach", ".b", ".c"]
    )
  }
}
