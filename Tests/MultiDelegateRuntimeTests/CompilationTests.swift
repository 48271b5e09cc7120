import Foundation
import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

/// Programs that must compile, and programs that must not.
@Suite("Compile time", .slow)
struct CompilationTests {
  /// A program over the forwarders in the support folder; `error` is nil if it compiles.
  struct Program: Sendable {
    let fact: String
    let text: String
    let error: String?

    init(_ fact: String, _ text: String, error: String?) {
      self.fact = fact
      self.text = text
      self.error = error
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
      MultiBellDelegate().delegates.add(Bell("A", Log()), on: DispatchQueue(label: "queue"))
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
      error: "main actor-isolated property 'delegates' cannot be accessed from outside of the actor"
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

  private static let allPrograms = programs + unstated

  /// A toolchain that can import the runtime.
  private func toolchain() throws -> Toolchain {
    let toolchain = try Toolchain()
    let module = try toolchain.swiftc(
      [
        "-emit-module", "-module-name", "MultiDelegateRuntime", "-parse-as-library",
        "-emit-module-path",
        toolchain.folder.appendingPathComponent("MultiDelegateRuntime.swiftmodule").path,
      ] + toolchain.runtimeSources()
    )
    try #require(module.succeeded, "\(module.output)")
    return toolchain
  }

  // The compiler follows what is sent from task to task only in code without other errors.
  @Test func `a registry on an actor is not sent off it either`() throws {
    let toolchain = try toolchain()
    defer { toolchain.remove() }
    let program = try toolchain.write(
      """
      import MultiDelegateRuntime
      @MainActor func send(_ multi: MultiScreenDelegate) {
        let registry = multi.delegates
        Task.detached { registry.removeAll() }
      }
      """,
      to: "program.swift"
    )
    let outcome = try toolchain.swiftc(
      ["-emit-sil", "-o", "/dev/null", "-wmo", "-swift-version", "6", "-parse-as-library"]
        + ["-I", toolchain.folder.path, program]
        + ["MultiScreenDelegate", "DelegateRequirement+Signature"]
        .map {
          toolchain.support("\($0).swift")
        }
    )
    #expect(outcome.output.contains("risks causing data races"), "\(outcome.output)")
  }

  @Test func `what compiles and what does not`() throws {
    let toolchain = try toolchain()
    defer { toolchain.remove() }
    let forwarders =
      ["Tint", "Policy", "Signal", "Screen", "Bell"]
      .map { toolchain.support("Multi\($0)Delegate.swift") }
      + ["Bell", "DelegateRequirement+Signature", "Log", "MarkedQueue"]
      .map { toolchain.support("\($0).swift") }
    let files = try Self.allPrograms.enumerated()
      .map { number, program in
        let text =
          "import Dispatch\n@_spi(GeneratedCode) import MultiDelegateRuntime\nfunc program\(number)() {\n\(program.text)\n}\n"
        return try toolchain.write(text, to: "program\(number).swift")
      }
    let outcome = try toolchain.swiftc(
      ["-typecheck", "-wmo", "-swift-version", "6", "-parse-as-library"]
        + ["-I", toolchain.folder.path] + files + forwarders
    )
    for (file, program) in zip(files, Self.allPrograms) {
      let errors = outcome.output.split(separator: "\n")
        .filter {
          $0.hasPrefix(file) && $0.contains("error:")
        }
      if let error = program.error {
        #expect(errors.contains { $0.contains(error) }, "\(program.fact): \(outcome.output)")
      } else {
        #expect(errors.isEmpty, "\(program.fact): \(outcome.output)")
      }
    }
  }

  @Test func `a value is kept in a box, and an object is not boxed`() {
    struct Value: TintDelegate {
      func tint() -> Int { 7 }
    }
    final class Object: TintDelegate {
      func tint() -> Int { 8 }
    }
    let multi = MultiTintDelegate()
    let object = Object()
    multi.delegates.add(retaining: object)
    #expect(multi.delegates.contains(object))
    multi.delegates.add(retaining: Value())
    #expect(multi.tint() == 8)
    multi.delegates.remove(object)
    #expect(multi.tint() == 7)
    #expect(multi.delegates.removeAll() == 1)
    #expect(multi.tint() == 0)
  }

  @Test func `an object behind 'any P' is retained itself, and only once`() {
    final class Object: TintDelegate {
      func tint() -> Int { 8 }
    }
    let multi = MultiTintDelegate()
    let object = Object()
    for delegate in [object, object] as [any TintDelegate] {
      let registered = multi.delegates.add(retaining: delegate)
      #expect(registered === object)
    }
    #expect(multi.delegates.count == 1)
    #expect(multi.delegates.contains(object))
    #expect(multi.delegates.remove(object))
    #expect(multi.delegates.isEmpty)
  }
}
