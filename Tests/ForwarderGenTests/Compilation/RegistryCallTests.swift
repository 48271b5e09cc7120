import Foundation
import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Programs that must compile, and programs that must not.
  @Suite("Calls of a registry")
  struct RegistryCallTests {
    /// A program over the forwarders of the runtime's tests; `error` is nil if it compiles.
    struct Program: Sendable {
      let fact: String
      let text: String
      let error: String?

      init(_ fact: String, _ text: String, error: String?) {
        (self.fact, self.text, self.error) = (fact, text, error)
      }
    }

    /// The calls that add delegates without `handling:`, where a default implementation could answer.
    private static let unstated =
      [
        ("add(D())", "add(_:at:)"), ("add(D(), at: .first)", "add(_:at:)"),
        ("add(retaining: D())", "add(retaining:at:)"),
        ("add(retaining: D(), at: .last)", "add(retaining:at:)"),
        ("add(contentsOf: [D()])", "add(contentsOf:at:)"),
        ("add(contentsOf: [D()], at: .index(0))", "add(contentsOf:at:)"),
        ("replaceAll(with: [D()])", "replaceAll(with:)"),
      ]
      .map { call, name in
        Program(
          "\(call) says what to write where a default implementation could answer",
          "final class D: PolicyDelegate {}\nMultiPolicyDelegate().delegates.\(call)",
          error: "'\(name)' is unavailable: pass 'handling:' with the requirements it implements; "
            + "'.all' only if it has them all"
        )
      }

    private static let programs = [
      Program(
        "a forwarder takes no delegates where a default implementation could answer",
        "final class D: PolicyDelegate {}\n_ = MultiPolicyDelegate(weakly: D())",
        error: "'init(weakly:)' is unavailable: make it without delegates, then add each with "
          + "'add(_:handling:)', because a default implementation could answer for it"
      ),
      Program(
        "nor does it retain them",
        "final class D: PolicyDelegate {}\n_ = MultiPolicyDelegate(retaining: [D()])",
        error: "'init(retaining:)' is unavailable: make it without delegates, then add each with "
          + "'add(retaining:handling:)', because a default implementation could answer for it"
      ),
      Program(
        "a value type cannot be added",
        "struct V: TintDelegate { func tint() -> Int { 1 } }\nMultiTintDelegate().delegates.add(V())",
        error: "argument type 'V' expected to be an instance of a class or class-constrained type"
      ),
      Program(
        "a value type can be retained where the protocol is not class-bound",
        """
        struct V: TintDelegate { func tint() -> Int { 1 } }
        MultiTintDelegate().delegates.add(retaining: V())
        """,
        error: nil
      ),
      Program(
        "a value type cannot be a delegate of a class-bound protocol at all",
        "struct V: PolicyDelegate {}",
        error: "non-class type 'V' cannot conform to class protocol 'PolicyDelegate'"
      ),
      Program(
        "nobody is added on a queue where the protocol has none",
        "final class D: PolicyDelegate {}\n"
          + "MultiPolicyDelegate().delegates.add(D(), on: .main, handling: .all)",
        error: "'add(_:at:on:handling:)' is unavailable: write '\"queues\": true' for the protocol"
      ),
      Program(
        "nobody is removed from a queue where the protocol has none",
        "final class D: PolicyDelegate {}\nMultiPolicyDelegate().delegates.remove(D(), on: .main)",
        error: "requires that 'MultiPolicyDelegateReference' conform to 'QueuedDelegateReference'"
      ),
      Program(
        "what is enqueued takes along what is Sendable only",
        """
        final class Clapper { var strokes = 0 }
        let clapper = Clapper()
        for responder in MultiBellDelegate().delegates.responders(to: .ring).onQueues {
          responder.enqueue { $0.ring(clapper.strokes) }
        }
        """,
        error: "capture of 'clapper' with non-Sendable type 'Clapper' in a '@Sendable' closure"
      ),
      Program(
        "a delegate that is not Sendable can be added on a queue",
        """
        final class Bell: BellDelegate {
          var strokes = 0
          func ring(_ number: Int) { strokes += 1 }
          func ringOne(_ number: Int) {}
          func tone(_ number: Int) -> Int { 0 }
          func strength(_ number: Int) -> Int { 0 }
          func check(_ number: Int) throws(BellError) {}
          func chime(into tones: inout [Int]) {}
        }
        MultiBellDelegate().delegates.add(Bell(), on: DispatchQueue(label: "queue"))
        """,
        error: nil
      ),
      Program(
        "a registry is not Sendable unless its delegates are",
        "func f<T: Sendable>(_: T.Type) {}\nf(MultiPolicyDelegateRegistry.self)",
        error: "does not conform to the 'Sendable' protocol"
      ),
      Program(
        "a registry is Sendable where its delegates are",
        "func f<T: Sendable>(_: T.Type) {}\nf(MultiSignalDelegateRegistry.self)",
        error: nil
      ),
      Program(
        "a registry on an actor does not leave it, so no delegate is used on two threads",
        """
        nonisolated final class Counter: ScreenDelegate {
          var n = 0
          @MainActor func screenDidAppear() { n += 1 }
        }
        @MainActor func f(_ multi: MultiScreenDelegate) {
          Task.detached {
            let counter = Counter()
            multi.delegates.add(counter)
            counter.n += 1
          }
        }
        """,
        error:
          "main actor-isolated property 'delegates' cannot be accessed from outside of the actor"
      ),
      Program(
        "the part of it that any thread may use does leave it",
        """
        @MainActor final class Panel: ScreenDelegate {
          let multi: MultiScreenDelegate
          init(_ multi: MultiScreenDelegate) { self.multi = multi }
          deinit {
            multi.nonisolatedDelegates.remove(self)
            _ = multi.responds(to: .screenDidAppear)
          }
          func screenDidAppear() {}
        }
        """,
        error: nil
      ),
    ]

    /// The files of the forwarders, texts by their names.
    private static func forwarders() throws -> [String: String] {
      let folder = Repository.root.appending(path: "Tests/MultiDelegateRuntimeTests/Support")
      let name = "Delegates.delegates.json"
      let spec = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let swift = try String(contentsOf: folder.appending(path: "Delegates.swift"), encoding: .utf8)
      let files = SwiftFiles([SourceText(path: "Delegates.swift", text: swift)])
      let generation = Generator.generate(
        [SourceText(path: name, text: spec)],
        beside: files,
        locatesSource: false
      )
      try #require(generation.lines == [])
      return ["Delegates.swift": swift, "Delegates.delegates.swift": generation.texts[0]]
    }

    // The compiler follows what is sent from task to task only in code without other errors.
    @Test func `a registry on an actor is not sent off it either`() throws {
      let program = """
        import MultiDelegateRuntime
        @MainActor func send(_ multi: MultiScreenDelegate) {
          let registry = multi.delegates
          Task.detached { registry.removeAll() }
        }
        """
      let module = try #require(RuntimeModule.current)
      let result = try module.result(
        of: Self.forwarders().merging(["Program.swift": program]) { $1 },
        ["-emit-sil", "-o", "/dev/null", "-swift-version", "6"]
      )
      #expect(result.complaints.contains("risks causing data races"), "\(result.complaints)")
    }

    @Test func `what compiles and what does not`() throws {
      let programs = Self.programs + Self.unstated
      var files = try Self.forwarders()
      for (number, program) in programs.enumerated() {
        files["\(number).swift"] = """
          import Dispatch
          @_spi(GeneratedCode) import MultiDelegateRuntime
          func program\(number)() {
          \(program.text)
          }
          """
      }
      let module = try #require(RuntimeModule.current)
      let errors = try module.errors(in: files)
      for (number, program) in programs.enumerated() {
        let own = errors.filter { $0.path == "\(number).swift" }.map(\.message)
        if let error = program.error {
          #expect(own.contains { $0.contains(error) }, "\(program.fact): \(own)")
        } else {
          #expect(own == [], "\(program.fact)")
        }
      }
    }
  }
}
