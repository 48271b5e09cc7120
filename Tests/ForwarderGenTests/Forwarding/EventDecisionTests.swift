import Testing

@testable import ForwarderGen

/// `event` leaves requirements out of the events of all forwarders, and has no effect elsewhere.
@Suite("Decisions about events")
struct EventDecisionTests {
  /// A spec of protocols, each with its head, its other keys and its requirements.
  private static func text(
    _ protocols: [(head: String, keys: String, requirements: String)],
    composites: String = ""
  ) -> String {
    let items = protocols.map { head, keys, requirements in
      #"{ "protocol": "\#(head)", \#(keys)"requirements": [\#(requirements)] }"#
    }
    return #"""
      { "version": 1, "protocols": [\#(items.joined(separator: ",\n"))],
        "composites": [\#(composites)] }
      """#
  }

  private static let events = #""events": true, "#
  private static let silent = #"{ "declaration": "func a(_ b: Int)", "event": false }"#

  @Test(
    arguments: [
      #""func b() -> Int?", "dispatch": "firstNonNil""#, #""func b()", "dispatch": "first""#,
      #""var b: Int? { get }", "dispatch": "firstNonNil""#, #""func b(_ c: inout Int)""#,
      #""func b(_ c: () -> Void)""#, #""func b<C>(_ c: C)""#, #""func b(_ c: some Equatable)""#,
      #""func b(_ c: @escaping () -> Void)", "dispatch": "broadcast", "through": "none""#,
      #""@available(macOS 26, *) func b(_ c: Int)""#,
    ],
    [true, false]
  )
  func `what is no event in any case stays none`(requirement: String, value: Bool) {
    let item = #"{ "declaration": \#(requirement), "event": \#(value) }"#
    let text = Self.text([("protocol P: AnyObject", Self.events, #""func a()", \#(item)"#)])
    let source = SourceText(path: "P.delegates.json", text: text)
    let specs = Generator.resolve([source], references: []).specs
    let forwarded = specs.flatMap(\.protocols).flatMap(\.forwarded)
    #expect(forwarded.map(\.isEvent) == [true, false])
  }

  @Test func `a decision counts for the events of the protocol, its heirs and its composites`() {
    let heir = "protocol H: P"
    let object = "protocol P: AnyObject"
    for text in [
      Self.text([(object, Self.events, #"\#(Self.silent), "func b()""#)]),
      Self.text([(object, "", Self.silent), (heir, Self.events, #""func b()""#)]),
      Self.text(
        [(object, "", Self.silent), (heir, "", #""func b()""#)],
        composites: #"{ "forwarder": "MultiAll", "requires": ["H"], "events": true }"#
      ),
      // Forwarders of other targets are not known.
      Self.text([("public \(object)", "", Self.silent)]),
      Self.text([("package \(object)", "", Self.silent)]),
    ] { expectDiagnostics(text) }
  }

  @Test func `a mistake in events is the only one`() {
    let item = #"{ "declaration": "func a()", "event": true }"#
    expectDiagnostics(
      Self.text([("protocol P: AnyObject", #""events": ①"yes", "#, item)]),
      .wrongType
    )
  }

  @Test func `a closure that is lent behind an alias is no event`() {
    let run = SwiftRun(
      #"{ "protocol": "P", "declared": "X.swift", "events": true }"#,
      beside: """
        typealias Body = (Int) -> Void
        protocol P: AnyObject {
          func a()
          func each(_ body: Body)
        }
        """
    )
    let forwarded = run.resolution.specs.flatMap(\.protocols).flatMap(\.forwarded)
    #expect(forwarded.map(\.obstacleToEvent) == [nil, .closure])
  }
}
