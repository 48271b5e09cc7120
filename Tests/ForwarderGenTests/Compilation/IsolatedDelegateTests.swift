import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// The compiler's messages about delegates that two threads could use.
  @Suite("Delegates on an actor")
  struct IsolatedDelegateTests {
    /// A program that uses the forwarder of `protocol P`.
    struct Program: Sendable, CustomTestStringConvertible {
      let fact: String
      var head = "@MainActor protocol P: AnyObject"
      var requirements = [#""func a()""#]
      let text: String
      var arguments: [String] = []
      let error: String?

      var testDescription: String { fact }
    }

    /// A class on no actor, which adopts the protocol by members that are on it.
    private static let counter = """
      nonisolated final class Counter: P {
        var n = 0
        @MainActor func a() { n += 1 }
      }
      """

    private static let counterAnywhere = """
      nonisolated final class Counter: P {
        var n = 0
        @MainActor func a() { n += 1 }
        func b() { n += 1 }
      }
      """

    private static let isolated =
      "main actor-isolated property 'delegates' cannot be accessed from outside of the actor"
    private static let mixed = [#""func a()""#, #""nonisolated func b()""#]
    private static let defaultActor = ["-default-isolation", "MainActor"]

    private static let programs = [
      Program(
        fact: "a delegate cannot be added off the actor",
        text: """
          \(counter)
          @MainActor func f(_ multi: MultiP) {
            Task.detached {
              let counter = Counter()
              multi.delegates.add(counter)
              counter.n += 1
            }
          }
          """,
        error: isolated
      ),
      Program(
        fact: "nor where the actor is the module's default",
        head: "protocol P: AnyObject",
        requirements: mixed,
        text: """
          \(counterAnywhere)
          func f(_ multi: MultiP) {
            Task.detached {
              let counter = Counter()
              multi.delegates.add(counter)
              counter.n += 1
            }
          }
          """,
        arguments: defaultActor,
        error: isolated
      ),
      Program(
        fact: "a delegate that is not Sendable can be added on the actor",
        text: """
          \(counter)
          @MainActor func f(_ multi: MultiP) {
            let counter = Counter()
            multi.delegates.add(counter)
            counter.n += 1
          }
          """,
        error: nil
      ),
      Program(
        fact: "a delegate that is called off the actor as well has to be Sendable",
        requirements: mixed,
        text: """
          \(counterAnywhere)
          @MainActor func f(_ multi: MultiP) {
            multi.delegates.add(Counter())
          }
          """,
        error: "type 'Counter' does not conform to the 'Sendable' protocol"
      ),
      Program(
        fact: "so has one that another actor calls",
        requirements: [#""func a()""#, #""@Other func b()""#],
        text: """
          @globalActor actor Other { static let shared = Other() }
          \(counterAnywhere)
          @MainActor func f(_ multi: MultiP) {
            multi.delegates.add(Counter())
          }
          """,
        error: "type 'Counter' does not conform to the 'Sendable' protocol"
      ),
      Program(
        fact: "so has a value",
        head: "@MainActor protocol P",
        requirements: mixed,
        text: """
          nonisolated struct Value: P {
            final class Shared { var n = 0 }
            let shared = Shared()
            @MainActor func a() { shared.n += 1 }
            func b() { shared.n += 1 }
          }
          @MainActor func f(_ multi: MultiP) {
            multi.delegates.add(retaining: Value())
          }
          """,
        error: "type 'Value' does not conform to the 'Sendable' protocol"
      ),
      Program(
        fact: "also where the actor is the module's default",
        head: "protocol P",
        requirements: mixed,
        text: """
          nonisolated struct Value: P {
            final class Shared { var n = 0 }
            let shared = Shared()
            @MainActor func a() { shared.n += 1 }
            func b() { shared.n += 1 }
          }
          func f(_ multi: MultiP) {
            multi.delegates.add(retaining: Value())
          }
          """,
        arguments: defaultActor,
        error: "type 'Value' does not conform to the 'Sendable' protocol"
      ),
      Program(
        fact: "a class on the actor can be added although it is called off the actor",
        requirements: mixed,
        text: """
          @MainActor final class Screen: P {
            let multi: MultiP
            init(_ multi: MultiP) { self.multi = multi }
            deinit { multi.delegates.remove(self) }
            func a() { multi.delegates.add(self) }
            nonisolated func b() {}
          }
          nonisolated func f(_ screen: Screen) { screen.multi.delegates.add(screen) }
          """,
        error: nil
      ),
      Program(
        fact: "a delegate removes itself, and asks who responds, in a deinit off the actor",
        text: """
          @MainActor final class Screen: P {
            let multi: MultiP
            init(_ multi: MultiP) { self.multi = multi }
            deinit {
              multi.nonisolatedDelegates.remove(self)
              _ = multi.responds(to: .a)
            }
            func a() { multi.delegates.add(self) }
          }
          """,
        error: nil
      ),
      Program(
        fact: "without an actor nothing is asked of delegates",
        head: "protocol P: AnyObject",
        requirements: mixed,
        text: """
          final class Plain: P {
            var n = 0
            func a() { n += 1 }
            func b() { n += 1 }
          }
          func f(_ multi: MultiP) {
            multi.delegates.add(Plain())
            multi.b()
          }
          """,
        error: nil
      ),
    ]

    @Test(arguments: programs)
    func `the compiler rejects a delegate that two threads could use, and no other`(
      program: Program
    ) throws {
      let spec = """
        {
          "version": 1,
          "protocols": [
            {
              "protocol": "\(program.head)",
              "requirements": [\(program.requirements.joined(separator: ", "))]
            }
          ]
        }
        """
      let source = SourceText(path: "P.delegates.json", text: spec)
      let generation = Generator.generate([source], locatesSource: false)
      try #require(generation.diagnostics.flatMap(\.lines) == [])
      let module = try #require(RuntimeModule.current)
      let errors = try module.errors(
        in: [
          "P.delegates.swift": try #require(generation.texts.first),
          "Program.swift": "import MultiDelegateRuntime\n\(program.text)\n",
        ],
        program.arguments
      )
      if let error = program.error {
        #expect(errors.contains { $0.message.hasPrefix(error) }, "\(errors)")
      } else {
        #expect(errors == [])
      }
    }

    // The spec does not say whether the module has a default actor, so the forwarder finds out.
    @Test(arguments: [("", "true, asked 0 times"), (", Sendable", "false, asked 1 times")])
    func `a provider is asked on the module's default actor only, unless delegates are Sendable`(
      marker: String,
      answer: String
    ) throws {
      let module = try #require(RuntimeModule.current)
      let spec = declared("protocol P: AnyObject\(marker)", #""func a()""#)
      let output = try module.output(
        of: [
          "P.swift": try generatedTexts(of: [SourceText("P", spec)])[0],
          "Program.swift": """
          import MultiDelegateRuntime
          nonisolated final class Provider: DelegateProvider, @unchecked Sendable {
            var questions = 0
            func delegates() -> [any P] { questions += 1; return [] }
          }
          @main struct Program {
            nonisolated static func ask(_ multi: MultiP) async -> Bool { multi.responds(to: .a) }
            static func main() async {
              let (multi, provider) = (MultiP(), Provider())
              multi.delegates.add(provider: provider)
              let answer = await Task.detached { await ask(multi) }.value
              print("\\(answer), asked \\(provider.questions) times")
            }
          }
          """,
        ],
        ["-swift-version", "6", "-default-isolation", "MainActor"]
      )
      #expect(output == "\(answer)\n")
    }
  }
}
