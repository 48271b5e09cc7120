import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Delegates whose conformance an actor isolates: refused on queues, apart from the main one.
  @Suite("Isolated conformances")
  struct IsolatedConformanceTests {
    private static let spec = """
      {
        "version": 1,
        "protocols": [
          { "protocol": "protocol Tick: AnyObject", "queues": true, "requirements": ["func tick()"] },
          {
            "protocol": "protocol Policy: AnyObject",
            "queues": true,
            "requirements": [
              { "declaration": "func limit() -> Int", "dispatch": "first", "default": "0", "optional": true }
            ]
          },
          { "protocol": "public protocol Gauge", "queues": true, "requirements": ["func gauge()"] },
          {
            "protocol": "protocol Feed<Item>: AnyObject",
            "queues": true,
            "requirements": ["associatedtype Item: Sendable", "func bring(_ item: Item)"]
          },
          { "protocol": "nonisolated protocol Sink: AnyObject", "requirements": ["func sink()"] }
        ],
        "composites": [
          { "forwarder": "MultiBoth", "requires": ["Tick", "Sink"], "queues": true },
          { "forwarder": "MultiOpen", "requires": ["Tick"], "accepts": ["Sink"], "queues": true },
          { "forwarder": "MultiAny", "accepts": ["Tick", "Sink"], "queues": true }
        ]
      }
      """

    private static func delegate(_ name: String, _ head: String, on actor: String) -> String {
      let protocols = ["Tick", "Policy", "Gauge", "Feed", "Sink"].map { actor + $0 }
      return """
        \(head) \(name): \(protocols.joined(separator: ", ")) {
          typealias Item = Int
          func tick() {}
          func limit() -> Int { 1 }
          func gauge() {}
          func bring(_ item: Int) {}
          func sink() {}
        }

        """
    }

    /// The registrants: on no actor, on the main actor, and on another one.
    private static let delegates =
      delegate("Plain", "nonisolated final class", on: "")
      + delegate("Label", "@MainActor final class", on: "@MainActor ")
      + delegate("Record", "@Database final class", on: "@Database ")
        + """
        @globalActor actor Database { static let shared = Database() }
        nonisolated struct Value: Gauge { func gauge() {} }
        @MainActor struct Dial: @MainActor Gauge { func gauge() {} }

        """

    /// Calls that add the delegate `d`, or `value`, on the queue `q`.
    private static let calls = [
      "MultiTick().delegates.add(d, on: q)",
      "MultiTick().delegates.add(d, on: q, handling: [.tick])",
      "MultiTick().delegates.add(d, at: .first, on: q)",
      "MultiTick().delegates.add(d, at: .before(Plain()), on: q, handling: .all)",
      "MultiTick().delegates.add(retaining: d, on: q)",
      "MultiTick().delegates.registrar.add(d, on: q)",
      "MultiTick().delegates.registrar.add(retaining: d, on: q, handling: .all)",
      "MultiPolicy().delegates.add(d, on: q, handling: .all)",
      "MultiGauge().delegates.add(d, on: q)",
      "MultiGauge().delegates.add(retaining: d, on: q)",
      "MultiGauge().delegates.add(retaining: value, on: q)",
      "MultiGauge().delegates.registrar.add(retaining: value, on: q, handling: .all)",
      "MultiFeed<Int>().delegates.add(d, on: q)",
      "MultiBoth().delegates.add(d, on: q)",
      "MultiOpen().delegates.add(d, on: q)",
    ]

    /// A program in which each head makes all calls on its queue, the first one from line 4 on.
    private static func program(
      _ uses: (head: String, queue: String)...
    ) throws -> [String: String] {
      let functions = uses.map { head, queue in
        let lines = calls.map { "  _ = \($0.replacing("on: q", with: "on: \(queue)"))\n" }
        return "\(head) {\n\(lines.joined())}\n"
      }
      return [
        "Test.delegates.swift": try generatedText(spec),
        "Delegates.swift": delegates,
        "Use.swift": "import Dispatch\nimport MultiDelegateRuntime\n\(functions.joined())",
      ]
    }

    static let modes = [
      ["-swift-version", "6"], ["-swift-version", "5"],
      ["-swift-version", "6", "-default-isolation", "MainActor"],
      ["-swift-version", "5", "-default-isolation", "MainActor"],
    ]

    @Test(arguments: modes)
    func `a conformance of the main actor is refused on a queue`(mode: [String]) throws {
      let head = "@MainActor func use(_ d: Label, _ value: Dial, _ q: DispatchQueue)"
      try expectRefusals(of: "main actor", head, mode)
    }

    @Test func `a conformance of another actor is refused on a queue`() throws {
      let head = "@Database func use(_ d: Record, _ value: Record, _ q: DispatchQueue)"
      try expectRefusals(of: "global actor 'Database'", head, Self.modes[0])
    }

    private func expectRefusals(of actor: String, _ head: String, _ mode: [String]) throws {
      let module = try #require(RuntimeModule.current)
      let errors = try module.errors(in: Self.program((head, "q")), mode)
      let refused = "\(actor)-isolated conformance of "
      let reason = "cannot satisfy conformance requirement for a 'Sendable' type parameter"
      #expect(
        errors.allSatisfy { $0.message.contains(refused) && $0.message.contains(reason) },
        "\(errors)"
      )
      let lines = Set(errors.map(\.line))
      #expect(lines == Set(Self.calls.indices.map { $0 + 4 }), "\(errors)")
    }

    @Test(arguments: modes)
    func `a delegate on no actor is added on any queue, one on the main actor on the main queue`(
      mode: [String]
    ) throws {
      let module = try #require(RuntimeModule.current)
      let head = "nonisolated func use(_ d: Plain, _ value: Value"
      let program = try Self.program(
        ("\(head), _ q: DispatchQueue)", "q"),
        ("\(head))", ".main"),
        ("@MainActor func use(_ d: Label, _ value: Dial)", ".main")
      )
      try module.compile(program, mode + ["-typecheck"])
    }

    @Test func `what else is refused`() throws {
      let module = try #require(RuntimeModule.current)
      let errors = try module.errors(in: [
        "Test.delegates.swift": generatedText(Self.spec),
        "Delegates.swift": Self.delegates,
        "Use.swift": """
        import Dispatch
        import MultiDelegateRuntime
        nonisolated func use(_ label: Label, _ plain: Plain, _ any: any Tick, _ q: DispatchQueue) {
          // Off the main actor, nobody may use its conformances.
          MultiTick().delegates.add(label, on: .main)
          // The compiler does not know which queue this is.
          MultiTick().delegates.add(any, on: q)
          MultiTick().delegates.add(Value(), on: q)
          MultiTick().delegates.registrar.add(plain, at: .first, on: q)
        }
        """,
      ])
      let messages = [
        5: "cannot be used in nonisolated context",
        7: "does not conform to the 'SendableMetatype' protocol",
        8: "requires that 'Value' conform to 'Tick'",
        9: "has no member 'first'",
      ]
      #expect(Set(errors.map(\.line)) == Set(messages.keys), "\(errors)")
      for (line, message) in messages {
        #expect(errors.contains { $0.line == line && $0.message.contains(message) }, "\(errors)")
      }
    }

    @Test func `delegates in one list are added on a queue`() throws {
      let module = try #require(RuntimeModule.current)
      let files = [
        "Test.delegates.swift": try generatedText(Self.spec),
        "Delegates.swift": Self.delegates,
        "Use.swift": """
        import Dispatch
        import MultiDelegateRuntime
        func use(_ list: [any Tick & SendableMetatype], _ q: DispatchQueue) {
          for delegate in list { MultiTick().delegates.add(delegate, on: q) }
        }
        func use(_ delegate: some Tick & SendableMetatype, _ q: DispatchQueue) {
          MultiTick().delegates.add(delegate, on: q)
        }
        func use(_ list: [any Tick]) {
          for delegate in list { MultiTick().delegates.add(delegate, on: .main) }
        }
        func use(_ object: Plain, _ q: DispatchQueue) throws {
          try MultiAny().delegates.add(object, on: q)
          try MultiAny().delegates.add(object, at: .last, on: .main)
        }
        func use(_ value: Value, _ q: DispatchQueue) {
          let object = MultiGauge().delegates.add(retaining: value, on: q)
          MultiGauge().delegates.add(object, on: q)
        }
        """,
      ]
      try module.compile(files, ["-typecheck", "-swift-version", "6"])
    }

    /// The page's program, with a delegate whose calls assert that they are on its actor.
    @Test(arguments: [false, true])
    func `what the page of queues shows runs on the main actor`(isDefault: Bool) throws {
      let module = try #require(RuntimeModule.current)
      let page = try Page("Queues.md")
      let shown = try #require(
        page.blocks(marked: "swift").first { $0.contains("@MainActor PlayerDelegate") }
      )
      let files = [
        "Queues.delegates.swift": try generatedText(
          #"{ "version": 1, "protocols": [\#(page.blocks(marked: "json")[0])] }"#,
          beside: "struct Player: Sendable {}"
        ),
        "Shown.swift":
          shown
          .replacing("@MainActor ", with: isDefault ? "" : "@MainActor ")
          .replacing("{\n    starts", with: "{\n    MainActor.assertIsolated()\n    starts"),
        "Main.swift": """
        import Dispatch
        nonisolated struct Player: Sendable {}
        @main enum Main {
          @MainActor static func main() async {
            let (multi, screen) = (MultiPlayerDelegate(), ScreenController())
            show(screen, in: multi)
            multi.playerDidStart(Player())
            nonisolated(unsafe) let elsewhere = multi
            let volume = await withCheckedContinuation { continuation in
              DispatchQueue(label: "elsewhere").async {
                elsewhere.playerDidStart(Player())
                continuation.resume(returning: elsewhere.volume(for: Player()))
              }
            }
            print(volume, multi.delegates.remove(screen, on: .main))
          }
        }
        """,
      ]
      let mode = ["-swift-version", "6"] + (isDefault ? ["-default-isolation", "MainActor"] : [])
      let output = try module.output(of: files, mode)
      #expect(output == "start 1\nstart 2\n0.5 true\n")
      let refused = try module.errors(
        in: files.merging([
          "Refused.swift": """
          import Dispatch
          @MainActor func refuse(_ screen: ScreenController, _ multi: MultiPlayerDelegate) {
            multi.delegates.add(screen, on: DispatchQueue(label: "q"))
          }
          """
        ]) { $1 },
        mode
      )
      let message = try #require(page.text.firstMatch(of: /error: (main actor-isolated .*)/)?.1)
      #expect(refused.map(\.line) == [3])
      #expect(refused.allSatisfy { $0.message.hasPrefix(message) }, "\(refused)")
    }
  }
}
